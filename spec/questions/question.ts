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
  /**
   * Where `answers` leaves some out: others, with which one is there that all these rulings allow, if there is any such
   * answer at all. Null where that cannot be told.
   */
  beyond?(situation: S, rulings: readonly Demand[]): readonly A[] | null;
}

/** What a ruling asks of an answer. */
export interface Demand {
  // biome-ignore lint/suspicious/noExplicitAny: of the question that it is put with
  allows(answer: any): boolean;
  /** The one answer that is allowed, where there is but one. */
  readonly only?: unknown;
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

const MOST_MEMBERS = 8;

/**
 * The subsets beside those of `subsets` that settle whether one is allowed by all: what rulings name as the only one, or
 * just the members that some ruling cannot do without, and all but those that some ruling does not bear. A ruling that
 * allows neither all members nor none is of another kind.
 */
export function subsetsBeyond<T>(members: readonly T[], rulings: readonly Demand[]): readonly T[][] | null {
  if (members.length <= MOST_MEMBERS) return [];
  const named = rulings.flatMap(({ only }) => (only === undefined ? [] : [only as T[]]));
  if (named.length > 0) return named;
  const [asking, barring] = [
    rulings.filter((ruling) => ruling.allows(members)),
    rulings.filter((ruling) => ruling.allows([])),
  ];
  if (rulings.some((ruling) => !asking.includes(ruling) && !barring.includes(ruling))) return null;
  const without = (member: T) => members.filter((one) => one !== member);
  const needed = members.filter((member) => asking.some((ruling) => !ruling.allows(without(member))));
  const borne = members.filter((member) => barring.every((ruling) => ruling.allows([member])));
  return [needed, borne];
}

/** All subsets of a small list, the empty one first; over 8 members only those of up to two and the whole. */
export function subsets<T>(members: readonly T[]): T[][] {
  if (members.length <= MOST_MEMBERS) {
    return Array.from({ length: 2 ** members.length }, (_, mask) =>
      members.filter((_, i) => (mask >> i) & 1),
    );
  }
  const pairs = members.flatMap((a, i) => members.slice(i + 1).map((b) => [a, b]));
  return [[], ...members.map((member) => [member]), ...pairs, [...members]];
}

/** The key of a set of names, whatever their order. */
export const setKey = (set: readonly string[]): string => [...set].sort().join(' ');
