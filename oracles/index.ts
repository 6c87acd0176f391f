import type { Clause } from '../spec/clauses/clause.ts';
import { heroes } from './heroes/index.ts';

/** The clauses of each edition. */
export const oracles: Readonly<Record<'heroes', readonly Clause[]>> = { heroes };
