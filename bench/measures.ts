import { halfOf } from '../runner/run/halves.ts';
import type { Kills } from './kills.ts';
import { killsBy } from './kills.ts';
import { pairsReached, rulesReached } from './reach.ts';
import type { Shrunk } from './shrinks.ts';
import { shrinkOf } from './shrinks.ts';
import { allByEngine, growth, runByBare, runByNaive } from './speed.ts';
import { geometricMean, median, quantile } from './statistics.ts';
import type { Way } from './subject.ts';

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
  /** Cases on the reference engine that must raise no alarm. */
  readonly soak: number;
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

const SEED = 20260101;
const seeds = (count: number): number[] => Array.from({ length: count }, (_, i) => SEED + i);

const repeated = async (count: number, measure: (seed: number) => Promise<number>): Promise<number[]> => {
  const values: number[] = [];
  // Unmeasured, so that the first repeat does not pay for compiling.
  if (count > 1) await measure(SEED - 1);
  for (const seed of seeds(count)) values.push(await measure(seed));
  return values;
};

type AllKills = ReadonlyMap<Way, readonly Kills[]>;

/** Runs all ways of making cases on the same seeds. */
export function killsOfAll({ repeats, most, names }: Effort, ways: readonly Way[]): AllKills {
  return new Map(ways.map((way) => [way, seeds(repeats).map((seed) => killsBy(way, seed, most, names))]));
}

const casesOf = (all: AllKills, way: Way, name: string): number[] =>
  (all.get(way) ?? []).map((kills) => kills[name] ?? Number.NaN);

/** The third of the mutants that takes most cases over both ways together, so that neither way chose it. */
const hardThird = (all: AllKills, names: readonly string[], way: Way): string[] => {
  const hardness = (name: string) =>
    geometricMean([...casesOf(all, 'portfolio', name), ...casesOf(all, way, name)]);
  return [...names].sort((a, b) => hardness(b) - hardness(a)).slice(0, Math.ceil(names.length / 3));
};

const ratios = (all: AllKills, names: readonly string[], way: Way): number[] =>
  (all.get(way) ?? []).map((kills, i) =>
    geometricMean(
      names.map((name) => (kills[name] ?? Number.NaN) / (all.get('portfolio')?.[i]?.[name] ?? Number.NaN)),
    ),
  );

const survivorsNote = (all: AllKills, way: Way, most: number): string => {
  const runs = (all.get(way) ?? []).flatMap((kills) => Object.values(kills));
  const lived = runs.filter((cases) => cases > most).length;
  return `${lived} of ${runs.length} hunts outlived ${most} cases and count as ${most + 1}`;
};

/** P4 to P6, by mutants of both halves and of each. */
export function killMeasures(all: AllKills, { names, most }: Effort): Measure[] {
  const against = (id: string, way: Way, target: number, hardTarget: number): Measure[] => {
    const hard = hardThird(all, names, way);
    const halves = (['open', 'frozen'] as const).map((half) => {
      const of = names.filter((name) => halfOf(name) === half);
      return of.length === 0 ? '' : `${half} half ${median(ratios(all, of, way)).toFixed(2)}`;
    });
    const note = [...halves, survivorsNote(all, way, most)].filter((part) => part !== '').join('; ');
    const what = `cases to kill, ${way} ÷ ours`;
    return [
      { id, what: `${what}, all`, values: ratios(all, names, way), target, isLeast: true, note },
      { id, what: `${what}, hard third`, values: ratios(all, hard, way), target: hardTarget, isLeast: true },
    ];
  };
  const within = (kills: Kills) =>
    names.filter((name) => (kills[name] ?? Number.POSITIVE_INFINITY) <= 100).length / names.length;
  return [
    ...against('P4', 'naive flat', 4, 8),
    ...against('P4', 'naive chain', 4, 8),
    ...against('P5', 'uniform', 2, 3),
    {
      id: 'P6',
      what: 'mutants killed within 100 cases',
      values: (all.get('portfolio') ?? []).map(within),
      target: 0.85,
      isLeast: true,
    },
  ];
}

/** P1 to P3 and P11. */
export const SPEED: Readonly<Record<string, (effort: Effort) => Promise<Measure>>> = {
  P1: async ({ repeats, timed }) => ({
    id: 'P1',
    what: 'run ÷ bare loop, cases a second',
    values: await repeated(repeats, (seed) => runByBare(seed, timed)),
    target: 0.9,
    isLeast: true,
  }),
  P2: async ({ repeats, timed }) => ({
    id: 'P2',
    what: 'run ÷ naive fast-check, cases a second',
    values: await repeated(repeats, (seed) => runByNaive(seed, timed)),
    target: 8,
    isLeast: true,
  }),
  P3: async ({ repeats, timed }) => ({
    id: 'P3',
    what: 'draw, play and judge ÷ play',
    values: await repeated(repeats, (seed) => allByEngine(seed, timed)),
    target: 3.5,
    isLeast: false,
  }),
  P11: async ({ repeats, timed }) => ({
    id: 'P11',
    what: 'slope of time by cards, 12 to 96',
    values: await repeated(repeats, (seed) => growth(seed, Math.ceil(timed / 8))),
    target: 1.05,
    isLeast: false,
  }),
};

/** P7 from what P4 and P2 measured: the same hunts at the time that a case takes in each way. */
export const timeToKill = (kills: readonly Measure[], speed: Measure): Measure => ({
  id: 'P7',
  what: 'time to kill, naive ÷ ours',
  values: (kills.find(({ id }) => id === 'P4')?.values ?? []).map(
    (ratio, i) => ratio * (speed.values[i] ?? Number.NaN),
  ),
  target: 25,
  isLeast: true,
  note: 'P4 × P2 of the same repeat',
});

/** P8: what one seed leaves alive, and alarms on the reference engine. */
export const survivors = (effort: Effort): Measure => {
  const kills = killsBy('portfolio', SEED, effort.soak, effort.names);
  const alive = Object.keys(kills).filter((name) => (kills[name] ?? 0) > effort.soak);
  return {
    id: 'P8',
    what: `survivors at ${effort.soak} cases`,
    values: [alive.length],
    target: 0,
    isLeast: false,
    note: alive.join(', '),
  };
};

const distinct = (shrunk: readonly Shrunk[], key: (one: Shrunk) => string): number[] => {
  const answers = new Map<string, Set<string>>();
  for (const one of shrunk) answers.set(key(one), (answers.get(key(one)) ?? new Set()).add(one.answer));
  return [...answers.values()].map(({ size }) => size);
};

const smallestKnown = (shrunk: readonly Shrunk[]): Map<string, number> => {
  const least = new Map<string, number>();
  for (const { mutant, fingerprint, size } of shrunk) {
    const key = `${mutant} ${fingerprint}`;
    least.set(key, Math.min(size, least.get(key) ?? size));
  }
  return least;
};

/** P9, P10 and P16. Without a proof the smallest answer over all seeds stands for the minimum. */
export async function shrinkMeasures(effort: Effort): Promise<Measure[]> {
  const shrunk: Shrunk[] = [];
  const names = effort.names.filter((_, i) => i % effort.shrinkEvery === 0);
  for (const name of names)
    for (const seed of seeds(effort.shrinkSeeds)) {
      const one = await shrinkOf(name, seed, effort.most);
      if (one !== null) shrunk.push(one);
    }
  const least = smallestKnown(shrunk);
  const sizes = shrunk.map(
    ({ mutant, fingerprint, size }) => size / (least.get(`${mutant} ${fingerprint}`) ?? size),
  );
  const mean = sizes.reduce((sum, size) => sum + size, 0) / sizes.length;
  const exact = sizes.filter((size) => size === 1).length / sizes.length;
  const evaluations = shrunk.map((one) => one.evaluations);
  const known = `against the smallest of ${effort.shrinkSeeds} seeds for one fingerprint, not a proof; ${names.length} mutants`;
  return [
    {
      id: 'P9',
      what: 'shrunk size ÷ smallest known',
      values: [mean],
      target: 1.02,
      isLeast: false,
      note: known,
    },
    { id: 'P9', what: 'shrinks that reach it', values: [exact], target: 0.95, isLeast: true },
    {
      id: 'P10',
      what: 'evaluations of a shrink, median',
      values: [median(evaluations)],
      target: 200,
      isLeast: false,
    },
    {
      id: 'P10',
      what: 'evaluations, p95',
      values: [quantile(evaluations, 0.95)],
      target: 2500,
      isLeast: false,
    },
    {
      id: 'P10',
      what: 'seconds of a shrink, p95',
      values: [
        quantile(
          shrunk.map(({ milliseconds }) => milliseconds / 1000),
          0.95,
        ),
      ],
      target: 0.5,
      isLeast: false,
    },
    {
      id: 'P16',
      what: 'distinct answers of a mutant, median',
      values: [median(distinct(shrunk, ({ mutant }) => mutant))],
      target: 2,
      isLeast: false,
      note: `of one fingerprint: ${median(distinct(shrunk, ({ mutant, fingerprint }) => mutant + fingerprint))}`,
    },
  ];
}

/** P17: what 1,000 cases reach. */
export function reachMeasures({ repeats }: Effort, cases: number): Measure[] {
  const rules = seeds(repeats).map((seed) => rulesReached(seed, cases));
  const pairs = seeds(repeats).map((seed) => pairsReached(seed, cases));
  const missed = (all: readonly { missing: readonly string[] }[]) =>
    [...new Set(all.flatMap(({ missing }) => missing))].slice(0, 6).join(', ');
  return [
    {
      id: 'P17',
      what: `rules reached in ${cases} cases`,
      values: rules.map(({ share }) => share),
      target: 1,
      isLeast: true,
      note: missed(rules),
    },
    {
      id: 'P17',
      what: 'pairs of board factors covered',
      values: pairs.map(({ share }) => share),
      target: 0.99,
      isLeast: true,
      note: missed(pairs),
    },
  ];
}
