import type { Rule } from '../../spec/clauses/clause.ts';
import { implications } from '../../spec/clauses/implications.ts';
import type { Ruling } from '../../spec/clauses/ruling.ts';
import type { AnyQuestion, Seat } from './seats.ts';

const liftedRuling = (ruling: Ruling<unknown>, place: 0 | 1): Ruling<readonly [unknown, unknown]> => ({
  allows: (answers) => ruling.allows(answers[place]),
  says: ruling.says,
  because: ruling.because,
});

/** The rule, heard on both questions at once, where it speaks of the one that stands in this place. */
const lifted = (
  rule: Rule,
  place: 0 | 1,
  joint: AnyQuestion,
  sideOf: (situation: unknown) => unknown,
): Rule => {
  return {
    ...rule,
    question: joint,
    applies: (situation) => rule.applies(sideOf(situation)),
    ruling: (situation, reading, ask) => {
      const ruling = rule.ruling(sideOf(situation), reading, ask);
      return ruling === null ? null : liftedRuling(ruling, place);
    },
  };
};

const liftedAll = (seats: readonly Seat[] = [], lift: (rule: Rule) => Rule, place: 0 | 1): Seat[] =>
  seats
    .filter(({ rule }) => rule.force !== 'default')
    .map((seat) => ({ ...seat, place, rule: lift(seat.rule) }));

/** The rules of a question look at one situation in turn, and know it by its being the same object. */
const lastOf = (work: (situation: unknown) => unknown) => {
  let last: { readonly of: unknown; readonly side: unknown } | null = null;
  return (situation: unknown): unknown => {
    if (last?.of !== situation) last = { of: situation, side: work(situation) };
    return last?.side;
  };
};

/** The joint questions on both sides of which somebody speaks, with the seats of their rules. */
export function jointSeats(
  seats: ReadonlyMap<string, readonly Seat[]>,
): (readonly [AnyQuestion, readonly Seat[]])[] {
  return implications.flatMap(({ from, to, joint, beside }) => {
    const sideBy = lastOf(beside);
    const first = liftedAll(
      seats.get(from.id),
      (rule) => lifted(rule, 0, joint, (situation) => situation),
      0,
    );
    const second = liftedAll(seats.get(to.id), (rule) => lifted(rule, 1, joint, sideBy), 1);
    return first.length === 0 || second.length === 0 ? [] : [[joint, [...first, ...second]] as const];
  });
}
