import type { Clause } from '../spec/clauses/clause.ts';
import type { EditionName } from '../spec/editions/index.ts';
import { classic } from './classic/index.ts';
import { heroes } from './heroes/index.ts';

/** The clauses of each edition. */
export const oracles: Readonly<Record<EditionName, readonly Clause[]>> = { heroes, classic };
