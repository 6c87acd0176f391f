import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { runCertify } from './certify.ts';
import { runReplay } from './replay.ts';

const folder = mkdtempSync(join(tmpdir(), 'arbiter again-'));
afterAll(() => rmSync(folder, { recursive: true }));
const printed: string[] = [];
beforeEach(() => {
  printed.length = 0;
  vi.spyOn(console, 'log').mockImplementation((text) => {
    printed.push(String(text));
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

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
