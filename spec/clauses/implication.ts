import type { Question } from '../questions/question.ts';

/**
 * What the answer to one question says of the answer to another, beyond doubt: by the meaning of the words that are
 * asked, or by a sentence of the rulebook that nobody reads otherwise. `joint` puts both questions at once: its answers
 * are the pairs that go together.
 */
// biome-ignore lint/suspicious/noExplicitAny: of any two questions; `implying` checks the types where it is written
export interface Implication<S = any, J extends S = any> {
  /** One sentence of our own. */
  readonly says: string;
  /** The Russian words that it stands on, by clause and keyword; null where it is in the meaning of the questions. */
  readonly ground: string | null;
  // biome-ignore lint/suspicious/noExplicitAny: see above
  readonly from: Question<S, any>;
  // biome-ignore lint/suspicious/noExplicitAny: see above
  readonly to: Question<any, any>;
  readonly joint: Question<J, readonly [unknown, unknown]>;
  /** The situations of the first question in which it holds, each with what the second one needs beside. */
  situations(situation: S): readonly J[];
  /** The situation of the second question that belongs to one of the first. */
  beside(situation: J): unknown;
}

const BETWEEN = ' + ';

/** The ids of the questions that a question puts: both of a joint one, its own of any other. */
export const questionsIn = (id: string): readonly string[] => id.split(BETWEEN);

/** An implication between two questions; `holds` tells whether two answers go together. */
export const implying = <S, A, T, B, J extends S>(
  from: Question<S, A>,
  to: Question<T, B>,
  told: Pick<Implication, 'says' | 'ground'> & {
    situations(situation: NoInfer<S>): readonly J[];
    beside(situation: J): NoInfer<T>;
    holds(answer: NoInfer<A>, other: NoInfer<B>, situation: J): boolean;
  },
): Implication<S, J> => {
  const { says, ground, situations, beside, holds } = told;
  const joint: Question<J, readonly [A, B]> = {
    id: [from.id, to.id].join(BETWEEN),
    asks: `${from.asks} ${to.asks}`,
    answers: (situation) => {
      const others = to.answers(beside(situation));
      return from
        .answers(situation)
        .flatMap((answer) =>
          others.filter((other) => holds(answer, other, situation)).map((other) => [answer, other] as const),
        );
    },
    key: ([answer, other]) => `${from.key(answer)}; ${to.key(other)}`,
  };
  return {
    says,
    ground,
    from,
    to,
    joint: joint as Question<J, readonly [unknown, unknown]>,
    situations,
    beside,
  };
};
