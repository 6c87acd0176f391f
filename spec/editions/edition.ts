import type { Clause } from '../clauses/clause.ts';

/**
 * A clause of the document before anything is said of what it means. `items` are the entries of a list, each
 * addressed by itself and counted within its clause. `definition` is the reason why no engine's behaviour
 * alone can break it.
 */
export interface Numbered {
  readonly slug: string;
  /** Over a paragraph to which the document gives no number, the heading in its place. */
  readonly heading?: string;
  readonly items?: readonly string[];
  readonly definition?: string;
  /** The same reason for single items of a list. */
  readonly definedItems?: Readonly<Record<string, string>>;
}

/** The numbers of one fixed text, in its order. */
export interface Edition<N extends string = string> {
  readonly name: string;
  readonly clauses: Readonly<Record<N, Numbered>>;
}

type Within<N extends string, Section extends string> = N extends `${Section}.${string}` ? N : never;
type Addressed<N extends string> = N | `${N}/${string}`;

/** The maker of clauses for one section: a number outside it is a type error. */
export const sectionOf =
  <N extends string>(edition: Edition<N>) =>
  <Section extends string>(_section: Section) =>
  (
    number: Addressed<Within<N, Section>>,
    clause: Omit<Clause, 'address' | 'readings'> & Partial<Pick<Clause, 'readings'>>,
  ): Clause => ({ readings: [], ...clause, address: `${edition.name}/${number}` });

/** The headings of an edition that stand in the place of numbers, by the address of the clause. */
export const headingsOf = ({ name, clauses }: Edition): (readonly [string, string])[] =>
  Object.entries<Numbered>(clauses).flatMap(([number, { heading }]) =>
    heading === undefined ? [] : [[`${name}/${number}`, heading] as const],
  );

/** The number that a written clause belongs to: `503.1` for `heroes/503.1/loss`. */
export const numberOf = (address: string): string => address.split('/')[1] ?? '';
