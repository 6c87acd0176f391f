import type { Settlement } from '../../spec/clauses/settlement.ts';

/**
 * Findings of `arbiter contradictions` that editors have settled, by edition. An entry changes what certification
 * expects, so that it needs somebody who may decide and a place where the decision can be read.
 */
export const settlements: Readonly<Partial<Record<string, readonly Settlement[]>>> = { heroes: [] };
