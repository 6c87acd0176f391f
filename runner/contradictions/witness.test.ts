import { expect, it } from 'vitest';
import { groupedOf } from './assemble.ts';
import { benchOf } from './bench.ts';
import { dropping } from './edits.ts';
import { surveyOf } from './survey.ts';
import { bank, texts } from './testing/bank.ts';
import { witnessOf } from './witness.ts';

it('tells which answers remain where several do, and only there', () => {
  const { clauses, suppositions } = dropping(texts, 'heroes/504.5', 'lifeAfter');
  const bench = benchOf(clauses, suppositions);
  const lives = bank.filter(({ question }) => question.id === 'lifeAfter');
  const all = groupedOf(surveyOf(bench, lives)).flatMap((found) => {
    const [exhibit] = found.exhibits.values();
    const witness = exhibit === undefined ? null : witnessOf(bench, found, exhibit);
    return witness === null ? [] : [{ kind: found.kind, ...witness }];
  });
  const several = all.filter(({ kind }) => kind === 'underdetermined');
  expect(several.length).toBeGreaterThan(0);
  for (const { remaining = [] } of several) {
    expect(remaining.length).toBeGreaterThan(1);
    expect(new Set(remaining).size).toBe(remaining.length);
  }
  const others = all.filter(({ kind }) => kind !== 'underdetermined');
  expect(others.every(({ remaining }) => remaining === undefined)).toBe(true);
});
