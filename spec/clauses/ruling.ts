/**
 * The answers that a clause allows in a situation, and why, worded to follow "because". `fields` are those
 * of a record answer that the ruling speaks of; without it the ruling speaks of the whole answer.
 * `consulted` are the addresses of clauses that the ruling leans on through `ask`.
 */
export interface Ruling<A> {
  allows(answer: A): boolean;
  readonly says: string;
  readonly because: string;
  readonly fields?: readonly string[];
  readonly consulted?: readonly string[];
  /** The one answer that is allowed, where there is but one. */
  readonly only?: unknown;
  /** What these fields of a record have to be, where it is one figure each. */
  readonly parts?: Readonly<Record<string, unknown>>;
  /** Figures of these fields that would do, where each of several would. */
  readonly among?: readonly Readonly<Record<string, unknown>>[];
}

/** Only this word. */
export const must = <A extends string | number>(answer: A, because: string): Ruling<A> => ({
  allows(given) {
    return given === answer;
  },
  says: String(answer),
  because,
  only: answer,
});

/** Exactly these names, in any order and none twice. */
export const exactly = (names: readonly string[], because: string): Ruling<readonly string[]> => ({
  allows(given) {
    return given.length === names.length && names.every((name) => given.includes(name));
  },
  says: names.length === 0 ? 'none' : names.join(', '),
  because,
  only: names,
});

/** Whatever meets the condition, which `says` puts in words. */
export const such = <A>(says: string, because: string, allows: (answer: A) => boolean): Ruling<A> => ({
  allows,
  says,
  because,
});

/** A record of which only some fields are spoken of. */
export const fields = <A extends object>(
  wanted: Partial<Record<keyof A & string, number>>,
  because: string,
): Ruling<A> => {
  const names = Object.keys(wanted) as (keyof A & string)[];
  return {
    allows(given) {
      for (const name of names) if (given[name] !== wanted[name]) return false;
      return true;
    },
    get says() {
      return names.map((name) => `${name} ${wanted[name]}`).join(', ');
    },
    because,
    fields: names,
    parts: wanted,
  };
};
