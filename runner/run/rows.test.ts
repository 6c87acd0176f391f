import { expect, it } from 'vitest';
import { reference } from '../../engines/reference/index.ts';
import { EDITIONS } from '../../spec/editions/index.ts';
import { clauses } from '../testing/judged.ts';
import { rowsOf } from './rows.ts';
import { Tally } from './tally.ts';

it('a clause that is blamed and was never asked itself says by what it is broken', () => {
  const rows = rowsOf({
    edition: EDITIONS.heroes,
    clauses,
    tally: new Tally(),
    blamed: ['heroes/501.4'],
    denied: ['heroes/501.4'],
    world: null,
    capabilities: reference().greeting.capabilities,
    required: 1,
  });
  const written = rows.filter(({ verdict }) => verdict === 'fail' || verdict === 'vacuous');
  expect(written.length).toBeGreaterThan(20);
  expect(written.filter(({ reason }) => reason !== null)).toMatchObject([
    {
      clause: 'heroes/501.4',
      verdict: 'fail',
      nontrivial: 0,
      reason: 'by what other clauses rule on the ground of it',
    },
  ]);
});
