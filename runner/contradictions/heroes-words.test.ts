import { describe, expect, it } from 'vitest';
import { groupedOf } from './assemble.ts';
import { benchOf } from './bench.ts';
import { surveyOf } from './survey.ts';
import { bank, texts } from './testing/bank.ts';

const bench = benchOf(texts.clauses, texts.suppositions);
const ASKED = ['attackTargets', 'canBeDeclared', 'lifeLevel', 'whoChooses'];
const found = groupedOf(
  surveyOf(
    bench,
    bank.filter(({ question }) => ASKED.includes(question.id)),
  ),
).filter(({ kind }) => kind === 'conflict under a reading');

/** Question, clauses and readings of each, as a line. */
const told = found.map(
  ({ question, clauses, alternatives }) =>
    `${question.id}: ${clauses.join(' × ')} (${alternatives
      .map((leans) => leans.map(({ clause, name }) => `${clause} «${name}»`).join(' and '))
      .sort()
      .join(' or ')})`,
);

describe('words of Heroes taken without exception', () => {
  it('contradict these clauses and no others', () => {
    expect(told.sort()).toEqual([
      'attackTargets: heroes/502.1 × heroes/502.4 (heroes/502.4 «always those of the declaration»)',
      'attackTargets: heroes/502.1 × heroes/502.5 (heroes/502.1 «the first target is one as well»)',
      'canBeDeclared: heroes/502.6 × heroes/502.9 (heroes/502.6 «a free pick without a limit has no targets» and ' +
        'heroes/502.9 «nothing is declared without a legal card» or heroes/502.9 «no legal card, no text for all cards»)',
      'lifeLevel: heroes/503.1/static-effect × heroes/504.1 (heroes/503.1/static-effect «laid on it as it comes in»)',
      'whoChooses: heroes/118.1 × heroes/502.4 (heroes/502.4 «named by the player who declares»)',
    ]);
  });
});
