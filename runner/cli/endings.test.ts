import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { reference } from '../../engines/reference/index.ts';
import { ending, tryingCommands } from '../testing/trying-commands.ts';
import type { CertifyOptions } from './certify.ts';
import { runCertify } from './certify.ts';
import { runContradictions } from './contradictions.ts';
import { runExamples } from './examples.ts';
import { writeWhole } from './files.ts';

const { folder, printed, stored } = tryingCommands();
const report = join(folder, 'run.jsonl');
const certifying = (options: Partial<CertifyOptions>) =>
  ending(() =>
    runCertify({
      engine: 'reference',
      edition: 'heroes',
      seed: 1,
      cases: 5,
      relations: 0,
      findings: join(folder, 'findings'),
      report,
      ...options,
    }),
  );

describe('certify ends before it judges anything', () => {
  it.each<[string, Partial<CertifyOptions>, number, RegExp]>([
    ['an engine of no known name', { engine: 'nope' }, 64, /No engine «nope»/],
    ['a program that is not there', { engine: 'stdio:no-such-program' }, 4, /never came up/],
    ['a program that is not named', { engine: 'stdio: ' }, 64, /no command behind «stdio:»/],
    ['a report that is a folder', { report: tmpdir() }, 65, /it is a folder/],
    ['a file that is not there', { engine: 'inproc:missing.ts' }, 4, /never came up.*missing\.ts/],
    [
      'a clause that the edition has not',
      { only: 'heroes/999.9' },
      64,
      /No clause «heroes\/999\.9» in heroes\. Expected an address such as/,
    ],
    ['an item that the clause has not', { only: 'heroes/503.1/song' }, 64, /No clause/],
    ['a number of no clause', { only: '999.9' }, 64, /No clause «heroes\/999\.9» in heroes\. Expected/],
    ['a definition, by its number', { only: '503.1/payment' }, 5, /heroes\/503\.1\/payment is a definition/],
    [
      'a clause of another edition',
      { only: 'classic/502.1' },
      64,
      /Expected heroes\/502\.1 or classic\/502\.1 with --edition classic; /,
    ],
    ['a clause of no edition', { only: 'heros/502.1' }, 64, /Expected heroes\/502\.1; /],
    [
      'an engine of another edition',
      { edition: 'classic', engine: 'mutant:rechecks-source' },
      4,
      /plays heroes, not classic/,
    ],
  ])('for %s', async (_, options, code, message) => {
    const ended = await certifying(options);
    expect(ended).toEqual({ code, message: expect.stringMatching(message) });
    expect(ended.message.split('\n')).toHaveLength(1);
    expect([existsSync(report), printed]).toEqual([false, []]);
  });
  it.each([
    ['heroes/501.5', 'it names the actions'],
    ['heroes/503.1/payment', 'it says only what kind of thing payment is'],
  ])('for %s, which is a definition', async (only, why) => {
    expect(await certifying({ only })).toEqual({
      code: 5,
      message: expect.stringMatching(`^Nothing can be judged: ${only} is a definition, .*${why}`),
    });
    expect(printed).toEqual([]);
  });
});

describe('examples', () => {
  it('end with nothing judged where the engine claims none of their terms', async () => {
    const { capabilities, ...rest } = reference().greeting;
    const greeting = {
      ...rest,
      capabilities: { ...capabilities, terms: { ...capabilities.terms, verbs: [], abilities: [] } },
    };
    const path = join(folder, 'silent.mjs');
    writeFileSync(
      path,
      `export const engine = { greeting: ${JSON.stringify(greeting)}, load() {}, act() {} };`,
    );
    expect(await runExamples({ engine: `inproc:${path}`, edition: 'heroes' })).toBe(5);
    expect(printed.join()).toMatch(/0 of (\d+) examples as the rulebook says, \1 unsupported$/);
  });
});

describe('a file', () => {
  it('is written whole, with the folders above it', () => {
    writeWhole(join(folder, 'a/b/c.json'), '{}');
    expect(readdirSync(join(folder, 'a/b'))).toEqual(['c.json']);
  });
  it('that cannot be written ends with one message', () => {
    const under = join(stored('file', '{}'), 'below.json');
    expect(() => writeWhole(under, '{}')).toThrow(/Cannot write .*Choose another place/);
  });
});

describe('contradictions', () => {
  it.each([undefined, ['heroes', 'classic']])(
    'says with 2 that no time was left to hear anything',
    async (between) => {
      const searching = () =>
        runContradictions({
          edition: 'heroes',
          ...(between === undefined ? {} : { between }),
          bound: 1,
          cases: 1,
          time: 0,
          seed: 1,
          engine: 'none',
          lang: 'en',
        });
      expect(await ending(searching)).toEqual({ code: 2, message: '' });
      expect(printed.join('\n').split('\n').at(-1)).toMatch(/^The search is unfinished: /);
    },
  );
});
