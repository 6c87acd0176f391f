import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { printing } from '../testing/trying-commands.ts';
import { runCertify } from './certify.ts';
import { runReplay } from './replay.ts';

const folder = mkdtempSync(join(tmpdir(), 'arbiter again-'));
afterAll(() => rmSync(folder, { recursive: true }));
const printed = printing();

const settlements = join(folder, 'settled.json');
const engine = 'reference';
const agains = (): string[] => printed.join('\n').match(/(?<=Again +).*/g) ?? [];

it('what shows a finding again names the settlements that it was judged by, in the shell’s own words', async () => {
  writeFileSync(
    settlements,
    JSON.stringify([
      {
        finding: 'fe80091730',
        decision: { clause: 'heroes/504.5', reading: 'the newcomer removes all and stays' },
        by: 'an editor',
        since: '2026-01-31',
        source: 'a letter',
      },
    ]),
  );
  const random = { seed: 20260101, cases: 100, relations: 0, workers: 1 } as const;
  expect(await runCertify({ ...random, edition: 'heroes', engine, settlements, findings: folder })).toBe(1);
  const again = agains();
  expect(again.length).toBeGreaterThan(0);
  const [, file = ''] =
    again[0]?.match(/replay "(.*?)" --engine reference --settlements ".*settled\.json"$/) ?? [];

  printed.length = 0;
  expect(await runReplay([file], { engine, settlements })).toBe(1);
  expect(agains()).toEqual(again.slice(0, 1));
  expect(await runReplay([file], { engine })).toBe(0);
});

it('the file of a crash says what the engine said of it, and is replayed', async () => {
  const made = new URL('../../engines/reference/module.ts', import.meta.url);
  writeFileSync(
    join(folder, 'clumsy.mjs'),
    `import { engine as whole } from ${JSON.stringify(made.href)};
     const act = (one) => {
       if (one.act === 'end turn') throw new Error('the cat sat on it');
       return whole.act(one);
     };
     export const engine = { ...whole, act };`,
  );
  const clumsy = `inproc:${join(folder, 'clumsy.mjs')}`;
  const random = { seed: 1, cases: 40, relations: 0, workers: 1 } as const;
  expect(await runCertify({ ...random, edition: 'heroes', engine: clumsy, findings: folder })).toBe(1);
  const file = join(folder, 'crash.json');
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
    fault: 'crash',
    detail: expect.stringContaining('the cat sat on it'),
    case: { acts: [{ act: 'end turn' }] },
  });
  expect(agains()).toEqual([expect.stringContaining(`replay "${file}" --engine "${clumsy}"`)]);

  printed.length = 0;
  expect(await runReplay([file], { engine: clumsy })).toBe(1);
  expect(printed.join()).toMatch(/^crash {2}in 1 case\n[\s\S]*the cat sat on it/);
  expect(await runReplay([file], { engine })).toBe(0);
});
