import type { Clause, Condition, Procedure } from '../../spec/clauses/clause.ts';
import type { World } from '../judge/worlds.ts';
import { nogoodsOf, worldKey, worldsOf } from '../judge/worlds.ts';
import { leftBy } from './analyse.ts';
import type { Bench } from './bench.ts';
import { defaultsIn, listen, seatsFor } from './bench.ts';
import type { Claim } from './claims.ts';
import { addressesOf } from './claims.ts';
import type { AnyQuestion, Seat } from './seats.ts';
import { isRuling } from './seats.ts';
import { smallestSets } from './sets.ts';

/** What the clauses leave of a question's answers in a world, remembered by situation. */
export type Leads = (question: AnyQuestion, situation: unknown, world: World) => readonly unknown[];

/**
 * What is left of answers once some rules are left out, remembered for all sets of rules. Where one is that would have
 * spoken, what stays as it is by default is no way on: nothing brings it about any more.
 */
export function leadsIn(bench: Bench): (without: ReadonlySet<Seat>) => Leads {
  const known = new Map<string, readonly unknown[]>();
  const numbers = new Map([...bench.seats.values()].flat().map((seat, i) => [seat, i]));
  return (without) => (question, situation, world) => {
    const all = seatsFor(bench, question, situation).filter(({ supposition }) => supposition === null);
    const silenced = all.filter((seat) => without.has(seat));
    const missing = silenced.map((seat) => numbers.get(seat)).join();
    const key = `${worldKey(world)} ${question.id} ${missing} ${JSON.stringify(situation)}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const domain = question.answers(situation);
    const seats = all.filter((seat) => !without.has(seat));
    const hearing = listen(bench, question, situation, seats, world, new Set());
    const byDefault = silenced.length === 0 ? [] : defaultsIn(bench, question, situation);
    const isIdle = (answer: unknown) =>
      byDefault.length > 0 && byDefault.every(({ allows }) => allows(answer));
    const left = leftBy(hearing, domain)
      .map((i) => domain[i])
      .filter((answer) => !isIdle(answer));
    known.set(key, left);
    return left;
  };
}

const NONE: ReadonlySet<Seat> = new Set();

/** A procedure in one situation and world, with what may break it off. */
export interface Course {
  readonly procedure: Procedure;
  readonly situation: unknown;
  readonly world: World;
  readonly bound: number;
  /** Whether it may go on after this step. */
  goesOn(before: unknown, after: unknown): boolean;
}

/** Whether some sequence of the steps that the clause allows ends in what it promises. */
export function canBeKept({ procedure, situation, world, bound, goesOn }: Course, leads: Leads): boolean {
  const { question } = procedure;
  let reached: { answer: unknown; before: readonly unknown[] }[] = [
    { answer: procedure.starts(situation), before: [] },
  ];
  const seen = new Set<string>();
  while (reached.length > 0) {
    if (reached.some(({ answer }) => procedure.promises(situation, answer))) return true;
    reached = reached.flatMap(({ answer, before }) =>
      procedure.steps(situation, answer, before, bound).flatMap((step) =>
        leads(question, step, world)
          .filter((next) => procedure.promises(situation, next) || goesOn(answer, next))
          .map((next) => ({ answer: next, before: [...before, step] })),
      ),
    );
    reached = reached.filter(({ answer, before }) => {
      const key = `${question.key(answer)} ${JSON.stringify(before.at(-1))}`;
      return seen.has(key) ? false : Boolean(seen.add(key));
    });
  }
  return false;
}

/** The clauses that keep a procedure from going on after a step, once some rules are left out. */
export function hinderingIn(
  bench: Bench,
  { question, situation, answer }: Condition,
  world: World,
  [before, after]: readonly [unknown, unknown],
  without: ReadonlySet<Seat> = NONE,
): readonly string[] {
  const here = situation(before, after);
  const seats = seatsFor(bench, question, here).filter(
    (seat) => seat.supposition === null && !without.has(seat),
  );
  const { strong } = listen(bench, question, here, seats, world, new Set());
  return addressesOf(strong.filter((voice) => isRuling(voice) && !voice.ruling.allows(answer)));
}

/** More clauses than that are not looked for together. */
export const MOST_TOGETHER = 3;

type IsKept = (world: World, goesOn: Course['goesOn']) => boolean;

/** The smallest sets of clauses each of which breaks a procedure off, whatever the others say, with the worlds in which. */
function hindrancesIn(bench: Bench, condition: Condition, worlds: readonly World[], isKept: IsKept) {
  const found = new Map<string, { readonly clauses: readonly string[]; readonly worlds: World[] }>();
  for (const world of worlds) {
    const hinderers = new Set<string>();
    const isBrokenOff = (isMeant: (address: string) => boolean): boolean =>
      !isKept(world, (before, after) => {
        const all = hinderingIn(bench, condition, world, [before, after]);
        for (const address of all) hinderers.add(address);
        return !all.some(isMeant);
      });
    if (!isBrokenOff(() => true)) continue;
    const sets = smallestSets([...hinderers].sort(), MOST_TOGETHER, (set) =>
      isBrokenOff((address) => set.includes(address)),
    );
    for (const clauses of sets) {
      const known = found.get(clauses.join()) ?? { clauses, worlds: [] };
      known.worlds.push(world);
      found.set(clauses.join(), known);
    }
  }
  return [...found.values()];
}

/**
 * Asks of a procedure in one situation whether it can be carried out, under every reading: it leads nowhere, or only
 * where other clauses break it off. Nothing if it always can.
 */
export const procedureCheck = (bench: Bench, bound: number) => {
  const leads = leadsIn(bench)(NONE);
  return (clause: Clause, procedure: Procedure, situation: unknown): Claim[] => {
    if (!procedure.applies(situation)) return [];
    const speaking = new Set((bench.seats.get(procedure.question.id) ?? []).map(({ address }) => address));
    const ambiguous = bench.clauses.filter(
      ({ address, readings }) => readings.length > 1 && speaking.has(address),
    );
    const worlds = worldsOf(ambiguous);
    const { goesOnIf } = procedure;
    const isKept: IsKept = (world, goesOn) =>
      canBeKept({ procedure, situation, world, bound, goesOn }, leads);
    const nowhere = worlds.filter((world) => !isKept(world, () => true));
    const others = worlds.filter((world) => !nowhere.includes(world));
    const brokenOff = goesOnIf === undefined ? [] : hindrancesIn(bench, goesOnIf, others, isKept);
    const claimed = (failing: readonly World[], besides: readonly string[]): Claim[] => {
      if (failing.length === 0) return [];
      const parts = nogoodsOf(worlds, failing);
      const read = parts.flatMap((part) => Object.keys(part));
      return [
        {
          kind: 'impossible procedure',
          clauses: [...new Set([clause.address, ...read, ...besides])].sort(),
          alternatives: parts.map((part) =>
            Object.entries(part).map(([address, name]) => ({ clause: address, name })),
          ),
        },
      ];
    };
    return [...claimed(nowhere, []), ...brokenOff.flatMap((one) => claimed(one.worlds, one.clauses))];
  };
};
