import { describe, expect, it } from 'vitest';
import { groupedOf } from './assemble.ts';
import { benchOf } from './bench.ts';
import { surveyOf } from './survey.ts';
import { bank, texts } from './testing/bank.ts';
import { planted, traps } from './testing/planted.ts';
import type { Planting } from './testing/planting.ts';

/** Every conflict, as the clauses that are in it and the question. */
const conflictsIn = (plant: Planting): string[] => {
  const { clauses, suppositions } = plant(texts);
  return groupedOf(surveyOf(benchOf(clauses, suppositions), bank))
    .filter(({ kind }) => kind === 'conflict')
    .map((found) => found.clauses.map((address) => address.replace('heroes/', '')).join(' × '));
};

describe('the clauses as they are', () => {
  it('hold no conflict by their plain words', () => {
    expect(conflictsIn((same) => same)).toEqual([]);
  });
});

describe('a planted contradiction', () => {
  it.each(planted)('«%s» is found between %s, and nothing else', (_, clauses, plant) => {
    const found = conflictsIn(plant);
    expect(found).toContain(clauses.join(' × '));
    const strangers = found.filter((set) => !set.split(' × ').some((number) => clauses.includes(number)));
    expect(strangers).toEqual([]);
  });
});

describe('a trap', () => {
  it.each(traps)('«%s» is no contradiction', (_, plant) => {
    expect(conflictsIn(plant)).toEqual([]);
  });
});
