import type { Clause } from '../spec/clauses/clause.ts';
import type { Supposition } from '../spec/clauses/supposition.ts';
import { heroes } from './heroes/index.ts';
import { suppositions as ofHeroes } from './heroes/suppositions.ts';

/** The clauses of each edition that has oracles. */
export const oracles: Readonly<Partial<Record<string, readonly Clause[]>>> = { heroes };

/** What the search for contradictions supposes of the words of each edition. */
export const suppositions: Readonly<Partial<Record<string, readonly Supposition[]>>> = { heroes: ofHeroes };

export { translations } from './russian/index.ts';
export { settlements } from './settlements/index.ts';
