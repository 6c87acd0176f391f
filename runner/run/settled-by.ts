import type { Settlement } from '../../spec/clauses/settlement.ts';
import type { Court } from '../judge/court.ts';
import type { Finding } from './findings.ts';
import type { Judging } from './judging.ts';
import { judgePlayed, playCases } from './judging.ts';

/** What editors have settled, and the court as it would be without one of those settlements. */
export interface Settled {
  readonly settlements: readonly Settlement[];
  readonly courtWithout: (settlement: Settlement) => Court;
}

/** The settlements without which the answer of a finding would be no fault, each by itself. */
export async function settledBy(
  judging: Judging,
  { witnesses: [witness] }: Pick<Finding, 'witnesses'>,
  { settlements, courtWithout }: Settled,
): Promise<readonly Settlement[]> {
  const question = witness?.denial?.asked.question.id;
  if (witness === undefined || question === undefined || settlements.length === 0) return [];
  const [played] = await playCases(judging, [witness.case]);
  return settlements.filter((settlement) => {
    const court = courtWithout(settlement);
    const judged = played && judgePlayed({ ...judging, court }, witness.case, played);
    return (
      judged !== undefined &&
      'denials' in judged &&
      !judged.denials.some(({ asked }) => asked.question.id === question)
    );
  });
}
