import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Witness } from '../../spec/play/witness.ts';
import type { Ran } from '../testing/command.ts';
import { arbiter } from '../testing/command.ts';

const COMMANDS = {
  certify: 'certify --engine mutant:dies-at-one --cases 40 --json --report runs/one.jsonl'.split(' '),
  nope: 'certify --engine nope --report one.jsonl'.split(' '),
} as const;
type Command = keyof typeof COMMANDS;

const root = mkdtempSync(join(tmpdir(), 'arbiter-'));
const folderOf = (name: Command) => join(root, name);
const ran = new Map<string, Ran>();
const of = (name: Command): Ran => ran.get(name) ?? { code: null, stdout: '', stderr: '' };

beforeAll(async () => {
  const names = Object.keys(COMMANDS) as Command[];
  for (const name of names) mkdirSync(folderOf(name));
  const all = await Promise.all(names.map((name) => arbiter(folderOf(name), ...COMMANDS[name])));
  for (const [i, name] of names.entries()) ran.set(name, all[i] as Ran);
}, 60_000);
afterAll(() => rmSync(root, { recursive: true }));

describe('an engine of no known name', () => {
  it('ends the program with 64 and one line on standard error', () => {
    const { code, stdout, stderr } = of('nope');
    expect([code, stdout]).toEqual([64, '']);
    expect(stderr).toMatch(/^No engine «nope»\. Expected reference, .*\n$/);
  });
  it('leaves no file behind', () => {
    expect(readdirSync(folderOf('nope'))).toEqual([]);
  });
});

describe('certify --json', () => {
  const printed = () => JSON.parse(of('certify').stdout);
  it('prints exactly one object, in one line, says where the run went, and ends with 1 for a violation', () => {
    expect(of('certify').code).toBe(1);
    expect(of('certify').stdout.trimEnd().split('\n')).toHaveLength(1);
    // A busy machine may take so long that it says how it stands.
    expect(of('certify').stderr.replace(/^.+, after \d+ s\n/gm, '')).toBe(
      'The run is written to runs/one.jsonl.\n',
    );
    expect(printed()).toMatchObject({
      engine: 'mutant:dies-at-one',
      edition: 'heroes',
      seed: expect.any(Number),
      cases: 40,
      judged: expect.any(Number),
      of: 34,
      complete: true,
      outcomes: { crash: 0, timeout: 0, protocol: 0, inconsistent: 0 },
    });
  });
  it('says of each clause its verdict, how often it was asked, and the files of its findings', () => {
    const { clauses, defaults } = printed();
    for (const row of [...clauses, ...defaults]) {
      expect(row).toMatchObject({
        clause: expect.any(String),
        verdict: expect.stringMatching(/^(pass|fail|vacuous|unobserved|untestable|not written)$/),
        applied: expect.any(Number),
        nontrivial: expect.any(Number),
        findings: expect.any(Array),
      });
    }
    const failing = defaults.find(({ verdict }: { verdict: string }) => verdict === 'fail');
    expect(failing).toMatchObject({
      clause: 'default/unchanged',
      findings: [{ id: 'default-unchanged-1', witnesses: ['findings/default-unchanged-1.json'] }],
    });
  });
  it('stores each witness where it says', () => {
    const text = readFileSync(join(folderOf('certify'), 'findings/default-unchanged-1.json'), 'utf8');
    expect(Witness.parse(JSON.parse(text))).toMatchObject({
      finding: 'default-unchanged-1',
      clauses: ['default/unchanged'],
    });
    expect(readdirSync(folderOf('certify')).sort()).toEqual(['findings', 'runs']);
  });
});

describe('certify --report', () => {
  const lines = () =>
    readFileSync(join(folderOf('certify'), 'runs/one.jsonl'), 'utf8')
      .trimEnd()
      .split('\n');
  it('writes a header, a line for each clause and finding, and a footer', () => {
    const kinds: string[] = lines().map((line) => JSON.parse(line).line);
    expect([kinds[0], kinds.at(-1)]).toEqual(['header', 'footer']);
    expect(new Set(kinds.slice(1, -1))).toEqual(
      new Set(['clause', 'finding', 'advice', 'side'].filter((kind) => kinds.includes(kind))),
    );
    expect(kinds).toContain('finding');
    expect(kinds).toContain('side');
  });
  it('counts and digests the lines before its footer', () => {
    const before = lines().slice(0, -1);
    const digest = createHash('sha256').update(before.join('\n')).digest('hex');
    expect(JSON.parse(lines().at(-1) ?? '{}')).toMatchObject({
      lines: before.length,
      digest,
      isComplete: true,
    });
  });
});
