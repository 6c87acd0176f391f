import { createColors } from 'picocolors';
import { describe, expect, it } from 'vitest';
import { qualificationReport } from '../report/qualification.ts';
import { halfOf } from './halves.ts';
import { qualificationOf, taskLines } from './qualification.ts';
import type { Kill, Trial } from './qualify.ts';
import { standingsOf } from './standing.ts';

const trial = (name: string, denied: readonly (readonly string[])[], rest: Partial<Trial> = {}): Trial => ({
  name,
  part: halfOf(name),
  breaks: ['a'],
  also: [],
  differs: true,
  crashed: false,
  killed: denied.length > 0,
  blamed: ['a'],
  denied,
  faults: [],
  cases: 3,
  cards: 1,
  acts: 2,
  ...rest,
});
const kill = (name: string, seed: number, cases: number | null, milliseconds = 5): Kill => ({
  name,
  seed,
  cases,
  discards: 0,
  milliseconds,
});

describe('the standing of a clause', () => {
  it('is needed where it is in every smallest set to blame, and implied where it never is', () => {
    const trials = [trial('one', [['a'], ['a', 'b']]), trial('two', [['b', 'a', 'c']]), trial('three', [])];
    expect(standingsOf(['a', 'b', 'c', 'd'], trials)).toEqual([
      { clause: 'a', kills: ['one', 'two'], needed: ['one'], impliedBy: null },
      { clause: 'b', kills: ['one', 'two'], needed: [], impliedBy: ['a'] },
      { clause: 'c', kills: ['two'], needed: [], impliedBy: ['b', 'a'] },
      { clause: 'd', kills: [], needed: [], impliedBy: null },
    ]);
  });
  it('names no single other where none is always denied with it', () => {
    const [, b] = standingsOf(['a', 'b'], [trial('one', [['b', 'a']]), trial('two', [['b', 'c']])]);
    expect(b).toMatchObject({ needed: [], impliedBy: [] });
  });
});

describe('a qualification', () => {
  const trials = [trial('quick', [['a']]), trial('slow', [['a']]), trial('lives', [], { blamed: [] })];
  const kills = [
    ...[4, 9, 12].map((cases, i) => kill('quick', i, cases, cases)),
    ...[90, null, 200].map((cases, i) => kill('slow', i, cases)),
    ...[0, 1, 2].map((seed) => kill('lives', seed, null)),
  ];
  const made = qualificationOf({ seed: 0, seeds: 3, cases: 500 }, ['a'], trials, kills);
  it('takes the median and the 95th percentile of cases, a survivor being slower than all', () => {
    expect(made.mutants.map(({ toKill }) => toKill)).toEqual([
      { runs: 3, killed: 3, median: 9, p95: 12 },
      { runs: 3, killed: 2, median: 200, p95: null },
      { runs: 3, killed: 0, median: null, p95: null },
    ]);
  });
  it('keeps what is measured under one key', () => {
    expect(made.mutants[0]?.measured).toEqual({ median: 9, p95: 12 });
    const timeless = (speed: number) =>
      JSON.stringify(
        qualificationOf(
          { seed: 0, seeds: 3, cases: 500 },
          ['a'],
          trials,
          kills.map((one) => ({ ...one, milliseconds: one.milliseconds * speed })),
        ),
        (key, value) => (key === 'measured' ? null : value),
      );
    expect(timeless(7)).toBe(timeless(1));
  });
  it('counts mutants by how soon they die, and each half apart', () => {
    expect(made.all).toMatchObject({
      mutants: 3,
      qualified: 2,
      survivors: ['lives'],
      misblamed: [],
      within: { '10': 1, '100': 1, '1000': 2, '10000': 2 },
    });
    expect(made.halves.open.mutants + made.halves.frozen.mutants).toBe(3);
  });
  it('counts what was written blind in neither half, and tells it only where there is any', () => {
    const blind = [
      { ...trial('unseen', [['a']]), part: 'blind' as const },
      { ...trial('missed', []), part: 'blind' as const },
    ];
    const withBlind = qualificationOf(
      { seed: 0, seeds: 3, cases: 500 },
      ['a'],
      [...trials, ...blind],
      [...kills, kill('unseen', 0, 70)],
    );
    expect(withBlind.all.mutants).toBe(5);
    expect(withBlind.halves).toEqual(made.halves);
    expect(withBlind.blind).toMatchObject({
      mutants: 2,
      qualified: 1,
      survivors: ['missed'],
      within: { '10': 0, '100': 1, '1000': 1, '10000': 1 },
    });
    const told = (of: typeof made) => qualificationReport(of, createColors(false)).split('\n');
    expect(told(withBlind)).toContain(
      'blind   1 of 2 killed and blamed as declared; killed within cases: 0 in 10, 1 in 100, 1 in 1000, 1 in 10000; median 70 cases, 1 card, 2 acts',
    );
    expect(told(withBlind).at(-1)).toBe('        survived: missed');
    expect(told(made).filter((line) => line.startsWith('blind'))).toEqual([]);
  });
  it('writes one line a mutant and seed', () => {
    const lines = taskLines(trials, kills, 500).map((line) => JSON.parse(line));
    expect(lines).toHaveLength(9);
    expect(lines[0]).toEqual({
      workload: 'heroes',
      strategy: 'portfolio',
      mutant: 'quick',
      property: 'a',
      seed: 0,
      discards: 0,
      foundbug: true,
      passed: 3,
      tests: 4,
      time: 0.004,
    });
    expect(lines[4]).toMatchObject({ mutant: 'slow', foundbug: false, passed: 500, tests: 500 });
  });
});

it('halves are by the hash of the name alone, and about equal', () => {
  const halves = Array.from({ length: 400 }, (_, i) => halfOf(`mutant-${i}`));
  expect(halfOf('dies-at-one')).toBe('frozen');
  expect(halfOf('remembers-the-dead')).toBe('open');
  expect(Math.abs(halves.filter((half) => half === 'open').length - 200)).toBeLessThan(60);
});
