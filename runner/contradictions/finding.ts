import type { Settlement } from '../../spec/clauses/settlement.ts';
import type { Case } from '../../spec/play/case.ts';
import type { Breakdown } from './bench.ts';
import type { Kind } from './claims.ts';
import type { Fix } from './fixes.ts';
import type { Origin } from './survey.ts';
import type { Witness } from './witness.ts';

/** A reading that a finding leans on, with what it says and the Russian words that allow it. */
export interface NamedReading {
  readonly clause: string;
  readonly name: string;
  readonly says: string;
  readonly leansOn: string;
}

/** What the search has to say of one thing between clauses. */
export interface Finding {
  readonly id: string;
  readonly kind: Kind;
  readonly clauses: readonly string[];
  /** The id of the question, and of others on which the same shows. */
  readonly question: string;
  readonly also: readonly string[];
  /** The smallest situation, and one more for each other set of readings. */
  readonly witnesses: readonly Witness[];
  /** The case whose play leads to the first witness; null where none is known. */
  readonly reachable: Case | null;
  /** Sets of readings under each of which it holds; the readings of the clause where it is an ambiguity. */
  readonly readings: readonly (readonly NamedReading[])[];
  readonly fixes: readonly Fix[];
  /** Of an impossible procedure, the smallest sets of other clauses without which it can be carried out. */
  readonly blockers: readonly (readonly string[])[];
  readonly times: number;
  /** The number in a later edition that settles it. */
  readonly later: string | null;
  readonly settlement: Settlement | null;
  /** A number, a chapter, a promise: what a finding without a situation is about. */
  readonly about: string | null;
}

/** In how many situations two clauses both ruled on a question. */
export interface Pair {
  readonly question: string;
  readonly clauses: readonly [string, string];
  readonly situations: number;
}

/** What a search did not do or could not tell, most of it for want of time. */
export interface Limits {
  /** The origins of which not all situations were laid out. */
  readonly unlaid: readonly Origin[];
  /** Of which questions not every situation was heard, and how many were. */
  readonly unfinished: Readonly<Record<string, { heard: number; of: number }>>;
  /** Kinds that need a search of their own, which was not finished. */
  readonly unsearched: readonly Kind[];
  /** Findings whose situation may not be the smallest. */
  readonly unshrunk: readonly string[];
  /** Findings for which not all changes were tried. */
  readonly untried: readonly string[];
  /** Questions of which some situations have more answers than the domain holds: nothing is said of those. */
  readonly tooSmall: Readonly<Record<string, number>>;
  /** Rules that threw instead of ruling. */
  readonly broken: readonly Breakdown[];
}

/** How far a search went. */
export interface Bound extends Limits {
  /** Whether all that was wanted was laid out, heard and searched: else what was not found may still be there. */
  readonly isFinished: boolean;
  readonly figures: number;
  /** Where that is above them: the highest figure of effects with a term, of steps, and of questions but these. */
  readonly lower: { readonly figures: number; readonly except: readonly string[] } | null;
  readonly seed: number;
  /** Situations heard, by question: all within the bound, drawn on random boards, raised in play. */
  readonly situations: Readonly<Record<string, { enumerated: number; drawn: number; played: number }>>;
  readonly cases: number;
  readonly engine: string | null;
}

/** All that a search for contradictions has to say. */
export interface Findings {
  readonly editions: readonly string[];
  readonly findings: readonly Finding[];
  readonly pairs: readonly Pair[];
  readonly bound: Bound;
}
