import type { Case } from '../../spec/play/case.ts';
import type { Shrinker } from '../run/shrink.ts';
import { analyse } from './analyse.ts';
import type { Player } from './bank.ts';
import { raisedBy } from './bank.ts';
import type { Bench } from './bench.ts';
import { claimKey } from './claims.ts';
import type { Deadline } from './deadline.ts';
import type { Entry, Exhibit, Found } from './survey.ts';
import { leansKey } from './survey.ts';

/** Plays the case and gives the situations that it raised. */
async function situationsOf(made: Case, { adapter, capabilities }: Player): Promise<Entry[]> {
  const { board, acts, picks } = made;
  const [record] = await adapter.play([{ board, acts, picks }]);
  return record === undefined || 'broken' in record ? [] : [...raisedBy(made, record, capabilities)];
}

/**
 * The smallest case found whose play raises a situation that shows the finding, with that situation; null where the
 * engine never came to one.
 */
export async function reached(
  bench: Bench,
  found: Found,
  exhibit: Exhibit,
  player: Player,
  shrink: Shrinker,
  isSpent: Deadline,
): Promise<Exhibit | null> {
  const { case: start } = exhibit.entry;
  if (start === null) return null;
  const wanted = claimKey({
    kind: found.kind,
    clauses: found.clauses,
    alternatives: [],
    ...(found.about === null ? {} : { about: found.about }),
  });
  const showing = async (made: Case): Promise<Entry | undefined> =>
    (await situationsOf(made, player)).find(
      ({ question, situation }) =>
        question.id === found.question.id &&
        analyse(bench, question, situation)?.claims.some(
          (claim) =>
            claimKey(claim) === wanted && leansKey(claim.alternatives) === leansKey(exhibit.alternatives),
        ),
    );
  const { case: smallest } = await shrink([start], async (cases) => {
    const shown: boolean[] = [];
    for (const made of cases) shown.push(!isSpent() && (await showing(made)) !== undefined);
    return shown;
  });
  const entry = await showing(smallest);
  return entry === undefined ? null : { ...exhibit, entry };
}
