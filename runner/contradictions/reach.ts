import { sizeOf } from '../../generators/situations/size.ts';
import type { Case } from '../../spec/play/case.ts';
import type { Shrinker } from '../run/shrink.ts';
import { analyse } from './analyse.ts';
import type { Player } from './bank.ts';
import { raisedBy } from './bank.ts';
import type { Bench } from './bench.ts';
import { claimKey } from './claims.ts';
import type { Deadline } from './deadline.ts';
import { withImplied } from './implied.ts';
import type { Entry, Exhibit, Found } from './survey.ts';

/** Plays the case and gives the situations that it raised. */
async function situationsOf(bench: Bench, made: Case, { adapter, capabilities }: Player): Promise<Entry[]> {
  const { board, acts, picks } = made;
  const [record] = await adapter.play([{ board, acts, picks }]);
  if (record === undefined || 'broken' in record) return [];
  return withImplied(bench, [...raisedBy(made, record, capabilities)]);
}

/**
 * The smallest case found whose play raises a situation that shows the finding, with the smallest such situation; null
 * where the engine never came to one.
 */
export async function reached(
  bench: Bench,
  { kind, clauses, about, question, played }: Found,
  player: Player,
  shrink: Shrinker,
  isSpent: Deadline,
): Promise<Exhibit | null> {
  const starts = played.flatMap(({ entry }) => (entry.case === null ? [] : [entry.case]));
  if (starts.length === 0) return null;
  const wanted = claimKey({ kind, clauses, alternatives: [], ...(about === null ? {} : { about }) });
  const shownIn = (entry: Entry): Exhibit[] => {
    if (entry.question.id !== question.id) return [];
    const claim = analyse(bench, question, entry.situation)?.claims.find((one) => claimKey(one) === wanted);
    if (claim === undefined) return [];
    return [{ entry, alternatives: claim.alternatives, size: sizeOf(entry.situation) }];
  };
  const showing = async (made: Case): Promise<Exhibit[]> =>
    (await situationsOf(bench, made, player)).flatMap(shownIn).sort((a, b) => a.size - b.size);
  const { case: smallest } = await shrink(starts, async (cases) => {
    const shown: boolean[] = [];
    for (const made of cases) shown.push(!isSpent() && (await showing(made)).length > 0);
    return shown;
  });
  const [exhibit = null] = await showing(smallest);
  return exhibit;
}
