import { expect, it } from 'vitest';
import { whyNeverAsked } from '../../generators/situations/complaints.ts';
import { EDITION_NAMES } from '../../spec/editions/index.ts';
import { enumerated, ofExamples } from './bank.ts';
import { benchOf } from './bench.ts';
import { textsOf } from './testing/bank.ts';

it.each(EDITION_NAMES)('no situation of the bank for %s is one that nobody would be asked of', (edition) => {
  const { clauses, suppositions } = textsOf(edition);
  const entries = [...enumerated(1), ...ofExamples(benchOf(clauses, suppositions))];
  const strange = entries.flatMap(({ question, situation }) =>
    whyNeverAsked(situation).map((why) => `${question.id}: ${why}`),
  );
  expect([...new Set(strange)]).toEqual([]);
});
