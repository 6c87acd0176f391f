import type { Clause, Procedure } from '../../spec/clauses/clause.ts';
import type { World } from '../judge/worlds.ts';
import type { Bench } from './bench.ts';
import type { Lean } from './claims.ts';
import type { Deadline } from './deadline.ts';
import type { Course } from './procedures.ts';
import { canBeKept, hinderingIn, leadsIn, MOST_TOGETHER } from './procedures.ts';
import type { Seat } from './seats.ts';
import { isRuling } from './seats.ts';
import { smallestSets } from './sets.ts';

/** What a clause might not hold to: one of its rules, or the reading that it is taken in. */
type Waiver = { readonly address: string } & ({ readonly seat: Seat } | { readonly reading: string });

const waiversOf = (
  { seats, clauses }: Bench,
  { address: own }: Clause,
  { question, goesOnIf }: Procedure,
  leans: readonly Lean[],
): Waiver[] => [
  ...clauses
    .filter(({ address }) => address !== own && leans.some(({ clause }) => clause === address))
    .flatMap(({ address, readings }) => readings.map(({ name }) => ({ address, reading: name }))),
  ...[question.id, goesOnIf?.question.id ?? '']
    .flatMap((id) => seats.get(id) ?? [])
    .filter((seat) => seat.supposition === null && isRuling(seat) && seat.address !== own)
    .map((seat) => ({ address: seat.address, seat })),
];

const isWithin = (part: readonly string[], whole: readonly string[]): boolean =>
  part.length < whole.length && part.every((one) => whole.includes(one));

/**
 * The smallest sets of other clauses that keep a procedure from its promise in a situation, under readings in which it
 * cannot be kept: it can once a rule of each is left out, or the clause is read otherwise. None where its own steps do not
 * lead there, or more than three stand in the way together; those found so far where the time runs out.
 */
export function blockersOf(
  bench: Bench,
  clause: Clause,
  procedure: Procedure,
  situation: unknown,
  leans: readonly Lean[],
  bound: number,
  isSpent: Deadline,
): string[][] {
  const world: World = Object.fromEntries(leans.map(({ clause: address, name }) => [address, name]));
  const leads = leadsIn(bench);
  const { goesOnIf } = procedure;
  const isKept = (without: ReadonlySet<Seat>, read: World, goesOn: Course['goesOn']) =>
    canBeKept({ procedure, situation, world: read, bound, goesOn }, leads(without));
  const sets = smallestSets(waiversOf(bench, clause, procedure, leans), MOST_TOGETHER, (waived) => {
    if (isSpent()) return false;
    const without = new Set(waived.flatMap((one) => ('seat' in one ? [one.seat] : [])));
    const others = waived.flatMap((one) => ('reading' in one ? [[one.address, one.reading]] : []));
    const read: World = { ...world, ...Object.fromEntries(others) };
    return isKept(
      without,
      read,
      (before, after) =>
        goesOnIf === undefined || hinderingIn(bench, goesOnIf, read, [before, after], without).length === 0,
    );
  }).map((waived) => [...new Set(waived.map(({ address }) => address))].sort());
  const distinct = [...new Map(sets.map((set) => [set.join(), set])).values()].sort();
  return distinct.filter((set) => !distinct.some((other) => isWithin(other, set)));
}
