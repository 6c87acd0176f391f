import type { Half, Part } from './halves.ts';
import type { Kill, Trial } from './qualify.ts';
import { isQualified } from './qualify.ts';
import type { Standing } from './standing.ts';
import { standingsOf } from './standing.ts';

/** How many cases it took over all seeds; a figure is null where that run did not kill. */
export interface Soon {
  readonly runs: number;
  readonly killed: number;
  readonly median: number | null;
  readonly p95: number | null;
}

/** Measured times in milliseconds, over the runs that killed; all that is not the same every time. */
export interface Measured {
  readonly median: number | null;
  readonly p95: number | null;
}

/** A mutant with how soon it is killed. */
export interface Tried extends Trial {
  readonly qualified: boolean;
  readonly toKill: Soon;
  readonly measured: Measured;
}

/** What is said of all mutants, or of one part. Buckets count mutants by their median of cases to kill. */
export interface Summary {
  readonly mutants: number;
  readonly qualified: number;
  readonly survivors: readonly string[];
  readonly misblamed: readonly string[];
  readonly within: Readonly<Record<'10' | '100' | '1000' | '10000', number>>;
  readonly cases: number | null;
  readonly cards: number | null;
  readonly acts: number | null;
}

/** All that `qualify` has to say. */
export interface Qualification {
  readonly seed: number;
  readonly seeds: number;
  readonly cases: number;
  readonly mutants: readonly Tried[];
  readonly clauses: readonly Standing[];
  readonly all: Summary;
  readonly halves: Readonly<Record<Half, Summary>>;
  readonly blind: Summary;
}

/** The smallest value that at least this share of them do not exceed; missing ones are the greatest. */
const quantile = (values: readonly (number | null)[], share: number): number | null => {
  const sorted = values.map((value) => value ?? Number.POSITIVE_INFINITY).sort((a, b) => a - b);
  const value = sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)];
  return value === undefined || value === Number.POSITIVE_INFINITY ? null : value;
};

const triedOf = (trial: Trial, kills: readonly Kill[]): Tried => {
  const cases = kills.map((kill) => kill.cases);
  const times = kills.filter((kill) => kill.cases !== null).map(({ milliseconds }) => milliseconds);
  return {
    ...trial,
    qualified: isQualified(trial),
    toKill: {
      runs: kills.length,
      killed: times.length,
      median: quantile(cases, 0.5),
      p95: quantile(cases, 0.95),
    },
    measured: { median: quantile(times, 0.5), p95: quantile(times, 0.95) },
  };
};

const LIMITS = ['10', '100', '1000', '10000'] as const;

const summaryOf = (tried: readonly Tried[]): Summary => {
  const medianOf = (of: (one: Tried) => number | null) =>
    quantile(
      tried.map(of).filter((value) => value !== null),
      0.5,
    );
  const namesOf = (some: readonly Tried[]) => some.map(({ name }) => name);
  const isWithin = ({ toKill: { median } }: Tried, limit: number) => median !== null && median <= limit;
  return {
    mutants: tried.length,
    qualified: tried.filter(({ qualified }) => qualified).length,
    survivors: namesOf(tried.filter(({ killed }) => !killed)),
    misblamed: namesOf(tried.filter(({ killed, qualified }) => killed && !qualified)),
    within: Object.fromEntries(
      LIMITS.map((limit) => [limit, tried.filter((one) => isWithin(one, Number(limit))).length]),
    ) as Summary['within'],
    cases: medianOf(({ toKill }) => toKill.median),
    cards: medianOf(({ cards }) => cards),
    acts: medianOf(({ acts }) => acts),
  };
};

/** Puts together what the tests of all mutants on all seeds have shown. */
export function qualificationOf(
  run: Pick<Qualification, 'seed' | 'seeds' | 'cases'>,
  clauses: readonly string[],
  trials: readonly Trial[],
  kills: readonly Kill[],
): Qualification {
  const tried = trials.map((trial) =>
    triedOf(
      trial,
      kills.filter(({ name }) => name === trial.name),
    ),
  );
  const partOf = (part: Part) => summaryOf(tried.filter((one) => one.part === part));
  return {
    ...run,
    mutants: tried,
    clauses: standingsOf(clauses, trials),
    all: summaryOf(tried),
    halves: { open: partOf('open'), frozen: partOf('frozen') },
    blind: partOf('blind'),
  };
}

/** A run in the form that benchmarks of property-based testing exchange; `time`, in seconds, is measured. */
export const taskLines = (trials: readonly Trial[], kills: readonly Kill[], most: number): string[] => {
  const declared = new Map(trials.map(({ name, breaks }) => [name, breaks.join('+')]));
  return kills.map(({ name, seed, cases, discards, milliseconds }) =>
    JSON.stringify({
      workload: 'heroes',
      strategy: 'portfolio',
      mutant: name,
      property: declared.get(name) ?? '',
      seed,
      discards,
      foundbug: cases !== null,
      passed: (cases === null ? most : cases - 1) - discards,
      tests: cases ?? most,
      time: milliseconds / 1000,
    }),
  );
};
