import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { complaintsAbout } from '../generators/complaints.ts';
import { EVERYTHING } from '../generators/settings.ts';
import { Case } from '../spec/play/case.ts';
import { chained, flat } from './naive.ts';
import { geometricMean, logSlope, quantile } from './statistics.ts';
import type { Supply } from './subject.ts';
import { SUPPLIES } from './subject.ts';

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

/** What the texts and boards of some cases speak of. */
const wordsOf = (cases: readonly Case[]): Set<string> => {
  const words = new Set<string>();
  const collect = (value: unknown, key: string): void => {
    if (typeof value !== 'object' || value === null) words.add(`${key} ${value}`);
    else if (Array.isArray(value)) for (const member of value) collect(member, key);
    else for (const [field, member] of Object.entries(value)) collect(member, field);
  };
  for (const { board } of cases) {
    collect(board.texts, '');
    for (const part of ['coins', 'dice', 'failedDraws'] as const) if (board[part]) words.add(part);
  }
  return words;
};

const { terms } = EVERYTHING.claims;
const LANGUAGE = [
  ...terms.verbs.map((verb) => `verb ${verb}`),
  ...terms.triggers.map((trigger) => `trigger ${trigger}`),
  ...[...(terms.statics ?? []), 'cannot be', 'cannot be target'].map((text) => `text ${text}`),
  ...(terms.prices ?? []).map((price) => `kind ${price}`),
  ...terms.objects.map((kind) => `kind ${kind}`),
  ...['hand', 'deck', 'graveyard', 'play'].map((zone) => `into ${zone}`),
  ...['per X', 'x true', 'equals X', 'equals rolled', 'as shot', 'different true'],
  ...['divide whole', 'divide up to', 'coins', 'dice', 'failedDraws'],
];

const sampled = (supply: Supply): Case[] => {
  const cases: Case[] = [];
  supply(3, 6000, (one) => cases.push(one) > 0);
  return cases;
};

it.each(['portfolio', 'uniform', 'naive flat', 'naive chain'] as const)(
  '%s speaks the whole language',
  (way) => {
    const words = wordsOf(sampled(SUPPLIES[way]));
    expect(LANGUAGE.filter((word) => !words.has(word))).toEqual([]);
  },
);

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
