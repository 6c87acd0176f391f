import type { Clause } from '../spec/clauses/clause.ts';
import type { Ruling } from '../spec/clauses/ruling.ts';

/** Refuses nothing: another chapter would rule. */
export const open = (because: string): Ruling<unknown> => ({
  allows() {
    return true;
  },
  says: 'anything',
  because,
});

/** A pseudo-clause for what chapters would rule that the documents do not contain. */
export const surrounding = (topic: string, clause: Pick<Clause, 'statement' | 'rules'>): Clause => ({
  address: `surrounding/${topic}`,
  readings: [],
  isUncertified: true,
  ...clause,
});
