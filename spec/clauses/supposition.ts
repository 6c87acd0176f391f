import type { Reading, Rule } from './clause.ts';

/**
 * Words of a clause taken without exception, or as saying more than they do at first sight: «when» as «only when»,
 * «always» as «in every case». The search for contradictions hears `rules` beside those of the clause `of` and names
 * what leans on them; certification knows nothing of them.
 */
export interface Supposition extends Reading {
  /** The address of the clause whose words these are; it may be a definition without an oracle. */
  readonly of: string;
  readonly rules: readonly Rule[];
  /** The words say so as they stand: what rests on them is no reading, though certification leaves it out. */
  readonly isPlain?: true;
  /** The number in a later edition that settles what comes of it. */
  readonly later?: string;
}
