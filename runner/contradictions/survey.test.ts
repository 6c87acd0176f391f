import { describe, expect, it } from 'vitest';
import { HEROES } from '../../spec/editions/heroes.ts';
import { arises } from './arising.ts';
import { clauseFindings } from './assemble.ts';
import { benchOf } from './bench.ts';
import { surveyOf, unfinishedIn } from './survey.ts';
import { bank, texts } from './testing/bank.ts';

const bench = benchOf(texts.clauses, texts.suppositions);
const countOf = (id: string) =>
  bank.filter((entry) => entry.question.id === id && arises(bench, entry)).length;
const FEW = ['isTargeted', 'hasLost', 'doesReady'];
const few = bank.filter(({ question }) => FEW.includes(question.id));
const inOrder = [...new Set(few.map(({ question }) => question.id))];
const bySize = inOrder.sort((one, other) => countOf(one) - countOf(other));

/** Stops once so many situations were heard. */
const after = (most: number) => {
  let asked = 0;
  return () => {
    asked += 1;
    return asked > most;
  };
};

describe('a search that is broken off', () => {
  const [small = '', middle = '', large = ''] = bySize;
  const survey = surveyOf(bench, few, after(countOf(small) + 2));

  it('has finished the small components first and says how far it got in the others', () => {
    expect(unfinishedIn(survey)).toEqual({
      [middle]: { heard: 2, of: countOf(middle) },
      [large]: { heard: 0, of: countOf(large) },
    });
    expect(unfinishedIn(surveyOf(bench, few))).toEqual({});
  });

  it('calls no clause untriggered that rules on an unfinished question', () => {
    const untold = clauseFindings(bench, survey, [HEROES]).flatMap(({ clauses }) => clauses);
    const onUnfinished = texts.clauses.filter(({ rules }) =>
      rules.some(({ question }) => question.id === middle || question.id === large),
    );
    expect(onUnfinished.length).toBeGreaterThan(3);
    expect(onUnfinished.filter(({ address }) => untold.includes(address))).toEqual([]);
    const whole = clauseFindings(bench, surveyOf(bench, few), [HEROES]).flatMap(({ clauses }) => clauses);
    expect(whole.length).toBeGreaterThan(untold.length);
  });
});
