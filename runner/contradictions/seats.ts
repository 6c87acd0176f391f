import type { Clause, Rule } from '../../spec/clauses/clause.ts';
import type { Supposition } from '../../spec/clauses/supposition.ts';
import type { Question } from '../../spec/questions/question.ts';

// biome-ignore lint/suspicious/noExplicitAny: a question of any situation and answer
export type AnyQuestion = Question<any, any>;

/** A rule in its place: the clause that it belongs to, and the supposition without which it is not heard. */
export interface Seat {
  readonly address: string;
  readonly clause: Clause | null;
  readonly rule: Rule;
  readonly supposition: Supposition | null;
  /** Which of two questions it speaks of, where both are asked at once. */
  readonly place?: 0 | 1;
}

/** Whether a voice is the rulebook's own: no default, nothing open, no pseudo-clause. */
export const isRuling = ({ rule, clause }: Seat): boolean =>
  rule.force === undefined && clause?.isUncertified !== true;

/** Whether rulings on both of two questions that are asked at once are among them. */
export const areAcross = (seats: readonly Seat[]): boolean =>
  ([0, 1] as const).every((place) => seats.some((seat) => seat.place === place && isRuling(seat)));
