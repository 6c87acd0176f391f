import type { Clause, Procedure } from '../../spec/clauses/clause.ts';
import type { World } from '../judge/worlds.ts';
import { nogoodsOf, worldKey, worldsOf } from '../judge/worlds.ts';
import { leftBy } from './analyse.ts';
import type { AnyQuestion, Bench, Seat } from './bench.ts';
import { defaultsIn, listen, seatsFor } from './bench.ts';
import type { Claim } from './claims.ts';

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

/** Whether some sequence of the steps that the clause allows ends in what it promises. */
export function canBeKept(
  procedure: Procedure,
  situation: unknown,
  world: World,
  bound: number,
  leads: Leads,
): boolean {
  const { question } = procedure;
  let reached: { answer: unknown; before: readonly unknown[] }[] = [
    { answer: procedure.starts(situation), before: [] },
  ];
  const seen = new Set<string>();
  while (reached.length > 0) {
    if (reached.some(({ answer }) => procedure.promises(situation, answer))) return true;
    reached = reached.flatMap(({ answer, before }) =>
      procedure
        .steps(situation, answer, before, bound)
        .flatMap((step) =>
          leads(question, step, world).map((next) => ({ answer: next, before: [...before, step] })),
        ),
    );
    reached = reached.filter(({ answer, before }) => {
      const key = `${question.key(answer)} ${JSON.stringify(before.at(-1))}`;
      return seen.has(key) ? false : Boolean(seen.add(key));
    });
  }
  return false;
}

/** Asks of a procedure in one situation whether it can be carried out, under every reading; null if always. */
export const procedureCheck = (bench: Bench, bound: number) => {
  const leads = leadsIn(bench)(new Set());
  return (clause: Clause, procedure: Procedure, situation: unknown): Claim | null => {
    if (!procedure.applies(situation)) return null;
    const speaking = new Set((bench.seats.get(procedure.question.id) ?? []).map(({ address }) => address));
    const ambiguous = bench.clauses.filter(
      ({ address, readings }) => readings.length > 1 && speaking.has(address),
    );
    const worlds = worldsOf(ambiguous);
    const failing = worlds.filter((world) => !canBeKept(procedure, situation, world, bound, leads));
    if (failing.length === 0) return null;
    const parts = nogoodsOf(worlds, failing);
    const others = parts.flatMap((part) => Object.keys(part));
    return {
      kind: 'impossible procedure',
      clauses: [...new Set([clause.address, ...others])].sort(),
      alternatives: parts.map((part) =>
        Object.entries(part).map(([address, name]) => ({ clause: address, name })),
      ),
    };
  };
};
