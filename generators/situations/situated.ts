import type { Question } from '../../spec/questions/question.ts';

/** A question with a situation in which it can be asked. */
export interface Situated {
  // biome-ignore lint/suspicious/noExplicitAny: of any question; `situated` checks the types where one is made
  readonly question: Question<any, any>;
  readonly situation: unknown;
}

/** Puts a question and a situation of its kind together. */
export const situated = <S, A>(question: Question<S, A>, situation: NoInfer<S>): Situated => ({
  question,
  situation,
});

/** The whole numbers of a range, its ends included. */
export const numbers = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i);
