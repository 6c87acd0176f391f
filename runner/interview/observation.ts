import type { Question } from '../../spec/questions/question.ts';

/**
 * How good an answer is: seen, following from what was seen, the engine's own word for it, or its word on a board on which
 * it has accepted no act.
 */
export type Evidence = 'observed' | 'consequence' | 'self-reported' | 'as loaded';

/** A question in a situation, with the answer that the engine gave. */
// biome-ignore lint/suspicious/noExplicitAny: any question; `asked` checks the types where one is put
export interface Asked<S = any, A = any> {
  readonly question: Question<S, A>;
  readonly situation: S;
  readonly answer: A;
  readonly evidence: Evidence;
}

/** One answer, or several of which at least one holds and nobody knows which. */
export type Observation = Asked | { readonly anyOf: readonly Asked[] };

/** All that was observed at one point of a record: at an event of a step, or before or after its events. */
export interface Instant {
  readonly step: number;
  readonly observations: readonly Observation[];
}

/** Puts a question. */
export const asked = <S, A>(
  question: Question<S, A>,
  situation: NoInfer<S>,
  answer: NoInfer<A>,
  evidence: Evidence = 'observed',
): Asked<S, A> => ({ question, situation, answer, evidence });
