import { sizeOf } from '../../generators/situations/size.ts';
import type { EditionName } from '../../spec/editions/index.ts';
import type { Case } from '../../spec/play/case.ts';
import type { Shrinker } from '../run/shrink.ts';
import { analyse } from './analyse.ts';
import { arises } from './arising.ts';
import type { Player } from './bank.ts';
import { raisedBy } from './bank.ts';
import type { Bench } from './bench.ts';
import { claimKey } from './claims.ts';
import type { Deadline } from './deadline.ts';
import { withImplied } from './implied.ts';
import { casesSuggestedBy } from './suggested.ts';
import type { Entry, Exhibit, Found } from './survey.ts';
import { fewFirst, sensibleFirst } from './survey.ts';

/** Plays the case and gives the situations that it raised. */
async function situationsOf(bench: Bench, made: Case, { adapter, capabilities }: Player): Promise<Entry[]> {
  const { board, acts, picks } = made;
  const [record] = await adapter.play([{ board, acts, picks }]);
  if (record === undefined || 'broken' in record) return [];
  return withImplied(bench, [...raisedBy(made, record, capabilities)]);
}

/** Parts that a situation may lack. */
const OPTIONAL: readonly string[] = ['x', 'rolled', 'earlier'];

const shapeOf = (situation: unknown): string =>
  Object.entries(situation ?? {})
    .flatMap(([part, value]) => (value === undefined || OPTIONAL.includes(part) ? [] : [part]))
    .sort()
    .join();

/** Whether whatever is declared is a text of the card that declares it, a spell's of a spell. */
const isBacked = ({ board: { cards, texts }, acts }: Case): boolean =>
  acts.every((act) => {
    if (act.act !== 'declare') return true;
    const source = cards.find(({ id }) => id === act.source);
    const isSpell = texts[act.ability]?.kind === 'spell';
    return source?.printed.includes(act.ability) === true && isSpell === (source.type === 'spell');
  });

const MOST_SUGGESTING = 6;

/**
 * The smallest case found, by acts that the engine accepts if that is known to be possible, whose play raises a situation
 * that shows the finding, with the smallest such situation; null where the engine never came to one. Random play came to
 * some; where it did not, or only by acts that were refused, the smallest situations are laid out and played.
 */
export async function reached(
  bench: Bench,
  { kind, clauses, about, question, played, exhibits }: Found,
  player: Player,
  edition: EditionName,
  shrink: Shrinker,
  isSpent: Deadline,
): Promise<Exhibit | null> {
  const wanted = claimKey({ kind, clauses, alternatives: [], ...(about === null ? {} : { about }) });
  const shownIn = (entry: Entry): Exhibit[] => {
    if (entry.question.id !== question.id || !arises(bench, entry)) return [];
    const claim = analyse(bench, question, entry.situation)?.claims.find((one) => claimKey(one) === wanted);
    if (claim === undefined) return [];
    return [{ entry, alternatives: claim.alternatives, size: sizeOf(entry.situation) }];
  };
  const shape = shapeOf([...exhibits.values()][0]?.entry.situation);
  const showing = async (made: Case): Promise<Exhibit[]> => {
    const raised = await situationsOf(bench, made, player);
    // What no record answers can be asked in the situations of other questions that have the same parts.
    const isAsked = raised.some((entry) => entry.question.id === question.id);
    const alike = isAsked ? [] : raised.filter(({ situation }) => shapeOf(situation) === shape);
    return [...raised, ...alike.map((entry) => ({ ...entry, question }))]
      .flatMap(shownIn)
      .sort(sensibleFirst);
  };
  const known = await withSuggested(played, exhibits, edition, async (made) =>
    isSpent() ? [] : showing(made),
  );
  const starts = known.flatMap(({ entry }) => (entry.case === null ? [] : [entry.case]));
  if (starts.length === 0) return null;
  const isEverAccepted = known.some(({ entry }) => entry.isRefused !== true);
  const isEverBacked = starts.some(isBacked);
  const isSensible = ([first]: readonly Exhibit[], made: Case): boolean =>
    first !== undefined &&
    (first.entry.isRefused !== true || !isEverAccepted) &&
    (isBacked(made) || !isEverBacked);
  const { case: smallest } = await shrink(starts, async (cases) => {
    const shown: boolean[] = [];
    for (const made of cases) shown.push(!isSpent() && isSensible(await showing(made), made));
    return shown;
  });
  const [exhibit = null] = await showing(smallest);
  return exhibit;
}

/** The exhibits that play came to, or those that come of laying the smallest situations out, if these are more sensible. */
async function withSuggested(
  played: readonly Exhibit[],
  exhibits: Found['exhibits'],
  edition: EditionName,
  showing: (made: Case) => Promise<readonly Exhibit[]>,
): Promise<readonly Exhibit[]> {
  if (played.some(({ entry }) => entry.isRefused !== true)) return played;
  const smallest = [...exhibits.values()].sort((a, b) => a.size - b.size).slice(0, MOST_SUGGESTING);
  const all: Exhibit[] = [...played];
  for (const made of smallest.flatMap(({ entry }) => casesSuggestedBy(entry.situation, edition))) {
    const [first] = await showing(made);
    if (first !== undefined) all.push(first);
    if (first !== undefined && first.entry.isRefused !== true) break;
  }
  return fewFirst(all);
}
