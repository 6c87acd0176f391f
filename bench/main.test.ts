import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { complaintsAbout } from '../generators/complaints.ts';
import { Case } from '../spec/play/case.ts';
import { chained, flat } from './naive.ts';
import { geometricMean, logSlope, quantile } from './statistics.ts';

const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
const main = fileURLToPath(new URL('main.ts', import.meta.url));

it('prints each measure with its figure and its target, and ends with 1 where one is missed', () => {
  const { stdout, stderr, status } = spawnSync(process.execPath, ['--import', loader, main, '--quick'], {
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
  });
  const lines = stdout.split('\n');
  const ids = new Set(lines.flatMap((line) => line.match(/^P\d+/) ?? []));
  expect([...ids]).toEqual('P1 P2 P3 P11 P4 P5 P6 P7 P8 P9 P10 P16 P17'.split(' '));
  for (const line of lines.filter((one) => one.startsWith('P')))
    expect(line).toMatch(/^P\d+ +(met|missed) .* [\d.]+ .*[≥≤] [\d.]+/);
  expect([status, stderr]).toEqual([lines.some((line) => / missed /.test(line)) ? 1 : 0, '']);
}, 120_000);

it.each([
  ['flat', flat],
  ['chained', chained],
] as const)('the naive arbitrary (%s) makes nothing but well-formed cases', (_, make) => {
  fc.assert(
    fc.property(make(8), (one) => {
      expect(complaintsAbout(one.board)).toEqual([]);
      expect(Case.safeParse(JSON.parse(JSON.stringify(one))).success).toBe(true);
    }),
    { numRuns: 60, seed: 5 },
  );
});

it('knows its statistics', () => {
  expect(quantile([4, 1, 3, 2], 0.5)).toBe(2.5);
  expect(geometricMean([1, 4, 16])).toBeCloseTo(4);
  expect(
    logSlope([
      [1, 3],
      [2, 12],
      [4, 48],
    ]),
  ).toBeCloseTo(2);
});
