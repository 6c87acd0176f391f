import type { Clause } from '../spec/clauses/clause.ts';
import type { Supposition } from '../spec/clauses/supposition.ts';
import type { EditionName } from '../spec/editions/index.ts';
import { classic } from './classic/index.ts';
import { suppositions as ofClassic } from './classic/suppositions.ts';
import { heroes } from './heroes/index.ts';
import { suppositions as ofHeroes } from './heroes/suppositions.ts';

/** The clauses of each edition. */
export const oracles: Readonly<Record<EditionName, readonly Clause[]>> = { heroes, classic };

/** What the search for contradictions supposes of the words of each edition. */
export const suppositions: Readonly<Partial<Record<string, readonly Supposition[]>>> = {
  heroes: ofHeroes,
  classic: ofClassic,
};

export { translations } from './russian/index.ts';
export { settlements } from './settlements/index.ts';
