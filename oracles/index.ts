import type { Clause } from '../spec/clauses/clause.ts';
import { heroes } from './heroes/index.ts';

/** The clauses of each edition that has oracles. */
export const oracles: Readonly<Partial<Record<string, readonly Clause[]>>> = { heroes };
