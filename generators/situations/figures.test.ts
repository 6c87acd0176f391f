import { expect, it } from 'vitest';
import { FIXED_FIGURES, SCALING } from './figures.ts';
import { situationsWithin } from './index.ts';

const highestIn = (value: unknown): number => {
  if (typeof value === 'number') return value;
  return typeof value === 'object' && value !== null
    ? Math.max(0, ...Object.values(value).map(highestIn))
    : 0;
};

it('goes up to the bound on the questions that it names, and on no other', () => {
  const bound = FIXED_FIGURES + 1;
  const scaling = new Set<string>();
  const seen = new Map<string, number>();
  for (const { question, situation } of situationsWithin(bound)) {
    const count = (seen.get(question.id) ?? 0) + 1;
    seen.set(question.id, count);
    if ((count < 300 || count % 7 === 0) && highestIn(situation) >= bound) scaling.add(question.id);
  }
  expect([...scaling].sort()).toEqual([...SCALING].sort());
});
