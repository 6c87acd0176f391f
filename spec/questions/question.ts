/**
 * A family of things that rules rule on. `answers` is the finite domain of a situation; it serves the
 * contradiction search and disputes, and is never built while an engine's allowed answers are judged.
 * `fields` is there where the answer is a record on whose fields clauses rule apart.
 */
export interface Question<S, A> {
  readonly id: string;
  readonly asks: string;
  answers(situation: S): readonly A[];
  key(answer: A): string;
  readonly fields?: readonly (keyof A & string)[];
  /** The answers where they are the same few in every situation. */
  readonly fixed?: readonly A[];
}

/** A question whose answers are always the same few words. */
export const words =
  <S>() =>
  <const A extends string>(id: string, asks: string, answers: readonly A[]): Question<S, A> => ({
    id,
    asks,
    answers: () => answers,
    fixed: answers,
    key: (answer) => answer,
  });

/** All subsets of a small list, the empty one first; over 8 members only those of up to two and the whole. */
export function subsets<T>(members: readonly T[]): T[][] {
  if (members.length <= 8) {
    return Array.from({ length: 2 ** members.length }, (_, mask) =>
      members.filter((_, i) => (mask >> i) & 1),
    );
  }
  const pairs = members.flatMap((a, i) => members.slice(i + 1).map((b) => [a, b]));
  return [[], ...members.map((member) => [member]), ...pairs, [...members]];
}

/** The key of a set of names, whatever their order. */
export const setKey = (set: readonly string[]): string => [...set].sort().join(' ');
