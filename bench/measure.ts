/** How much the bench takes on: `quick` only shows that it works. */
export interface Effort {
  readonly repeats: number;
  /** Cases of a timed repeat. */
  readonly timed: number;
  /** Cases after which a mutant counts as a survivor of a seed. */
  readonly most: number;
  readonly shrinkSeeds: number;
  /** Every so manieth mutant is shrunk. */
  readonly shrinkEvery: number;
  readonly names: readonly string[];
  /** Cases of one seed that leave no mutant alive. */
  readonly soak: number;
  /** Cases on the reference engine that must raise no alarm and take no more memory than their first quarter. */
  readonly quiet: number;
}

/** One line of the bench: a figure for each repeat, and whether their median has to be at least or at most the target. */
export interface Measure {
  readonly id: string;
  readonly what: string;
  readonly values: readonly number[];
  readonly target: number;
  readonly isLeast: boolean;
  readonly note?: string;
}

/** The first seed of every repeat. */
export const SEED = 20260101;
/** So many seeds in a row. */
export const seeds = (count: number): number[] => Array.from({ length: count }, (_, i) => SEED + i);
