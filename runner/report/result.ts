import type { Clause } from '../../spec/clauses/clause.ts';
import type { Settlement } from '../../spec/clauses/settlement.ts';
import type { Case } from '../../spec/play/case.ts';
import type { Witness } from '../../spec/play/witness.ts';
import type { Exhausted } from '../run/exhaustive.ts';
import type { Fault } from '../run/hunt.ts';
import type { Row } from '../run/rows.ts';

/** A witness with the file that it is stored in, relative to where the suite was called. */
export interface StoredWitness extends Witness {
  readonly file: string;
  readonly because: string;
  readonly refutes: readonly string[];
  /** The limit that ended the shrinking before it was done: a smaller case may show the same. */
  readonly cutBy: 'evaluations' | 'time' | null;
}

/** One way in which an engine deviates from what is shown and not certified, on the smallest case; no fault. */
export interface ReportedDeviation extends Pick<StoredWitness, keyof Witness | 'file' | 'because'> {
  readonly times: number;
}

/** A finding as it is reported: shrunk, named, its witnesses stored. */
export interface ReportedFinding {
  readonly id: string;
  readonly blamed: readonly string[];
  readonly statement: string;
  /** 0 where no case of the run showed it, but one that was tried while another finding was shrunk. */
  readonly times: number;
  /** Settlements of editors without which the answer would be no fault. */
  readonly settledBy: readonly Settlement[];
  readonly witnesses: readonly StoredWitness[];
}

/** A case on which the engine broke or contradicted itself. */
export interface ReportedFault {
  readonly kind: Fault;
  readonly times: number;
  readonly detail: string;
  readonly file: string;
  readonly case: Case;
  /** Where the engine is not deterministic: the cases to play before, so that the case goes another way. */
  readonly before?: readonly Case[];
}

/** Where a later edition would have it otherwise: useful to an author, never a fault. */
export interface ReportedAdvice {
  readonly clause: string;
  readonly number: string;
  readonly says: string;
  readonly times: number;
}

/** A relation that the engine breaks, of its own kind: no clause need be broken by either case alone. */
export interface ReportedRelation {
  readonly relation: string;
  readonly says: string;
  readonly supportedBy: string;
  readonly times: number;
  /** Where the two records disagree. */
  readonly differs: string;
  readonly cases: readonly { readonly case: Case; readonly file: string }[];
}

/** Clauses between which no answer keeps all, and those of them that the engine kept. */
export interface ReportedDispute {
  readonly question: string;
  readonly kept: readonly string[];
  readonly broken: readonly string[];
  readonly times: number;
  readonly file: string;
  readonly case: Case;
}

/**
 * A choice that the text of a clause leaves: between its readings, or whether some words of it are taken for more than
 * they say. `told` is the number of answers that tell the options apart, `follows` the options that fit all of them.
 */
export interface ReportedSide {
  readonly clause: string;
  readonly words: string | null;
  readonly told: number;
  readonly options: readonly { readonly name: string; readonly times: number }[];
  readonly follows: readonly string[];
  readonly isMixed: boolean;
  /** A case for each way that the engine goes, where it goes several. */
  readonly cases: readonly {
    readonly agrees: readonly string[];
    readonly case: Case;
    readonly file: string;
  }[];
}

/** All that a run of `certify` has to say. `replayOptions` are what `replay` is told behind the files. */
export interface Report {
  readonly engine: string;
  readonly replayOptions: readonly string[];
  readonly edition: string;
  readonly seed: number;
  readonly cases: number;
  readonly required: number;
  readonly judged: number;
  readonly of: number;
  readonly isComplete: boolean;
  /** Whether the engine broke so often that it was asked for no more. */
  readonly isGivenUp: boolean;
  readonly only: string | null;
  /** Kinds of event by which states change that are not claimed: only what lies between acts was judged where there are any. */
  readonly untold: readonly string[];
  /** What editors have settled: the engine is judged by it. */
  readonly settlements: readonly Settlement[];
  readonly rows: readonly Row[];
  readonly defaults: readonly Row[];
  /** What is shown and not certified: how often the engine deviates from it, and the first few ways in which it does. */
  readonly shown: readonly (Row & {
    readonly deviations: number;
    readonly examples: readonly ReportedDeviation[];
  })[];
  readonly findings: readonly ReportedFinding[];
  readonly faults: readonly ReportedFault[];
  readonly advice: readonly ReportedAdvice[];
  /** Null where not every small case was asked for. */
  readonly exhausted: Exhausted | null;
  /**
   * Null where the engine was not compared with itself; `applied` says how often each relation had something to say,
   * `untold` how many more are broken, perhaps only since the same case goes another way another time.
   */
  readonly compared: {
    readonly cases: number;
    readonly applied: Readonly<Record<string, number>>;
    readonly broken: readonly ReportedRelation[];
    readonly untold: number;
  } | null;
  readonly disputes: readonly ReportedDispute[];
  readonly sides: readonly ReportedSide[];
}

/** The statement of a clause by its address. */
export const statementOf = (clauses: readonly Clause[], address: string): string =>
  clauses.find((clause) => clause.address === address)?.statement ?? address;
