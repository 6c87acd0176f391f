import { mutants } from '../engines/mutants/index.ts';
import { halfOf } from '../runner/run/halves.ts';
import type { Kills } from './kills.ts';
import { killsBy } from './kills.ts';
import type { Effort, Measure } from './measure.ts';
import { SEED, seeds } from './measure.ts';
import { mebibytesKept } from './memory.ts';
import { pairsReached, rulesReached } from './reach.ts';
import { actsAccepted, allByEngine, growth, runByBare, runByNaive, soak } from './speed.ts';
import { geometricMean, median } from './statistics.ts';
import type { Way } from './subject.ts';

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

/** Mutants that were written when the generators were frozen: their share is told apart, as P13 has it. */
const BLIND = mutants.filter(({ isBlind }) => isBlind).map(({ name }) => name);

/** P4 to P6, by mutants of both halves and of each; P6 without those written blind. */
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
  const within = (some: readonly string[]) => (kills: Kills) =>
    some.filter((name) => (kills[name] ?? Number.POSITIVE_INFINITY) <= 100).length / some.length;
  const ours = all.get('portfolio') ?? [];
  const [seen, blind] = [
    names.filter((name) => !BLIND.includes(name)),
    names.filter((name) => BLIND.includes(name)),
  ];
  return [
    ...against('P4', 'naive flat', 4, 8),
    ...against('P4', 'naive chain', 4, 8),
    ...against('P5', 'uniform', 2, 3),
    {
      id: 'P6',
      what: 'mutants killed within 100 cases',
      values: ours.map(within(seen)),
      target: 0.85,
      isLeast: true,
      note:
        blind.length === 0
          ? ''
          : `of the ${blind.length} written blind ${median(ours.map(within(blind))).toFixed(2)}; of all ${median(ours.map(within(names))).toFixed(2)}`,
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
  P2: async ({ repeats, timed }) => {
    const values = await repeated(repeats, (seed) => runByNaive(seed, timed));
    const [ours, naive] = [actsAccepted(SEED, timed, 'portfolio'), actsAccepted(SEED, timed, 'naive flat')];
    const acts = `accepted acts a case: ours ${ours.toFixed(1)}, naive ${naive.toFixed(1)}`;
    const note = `${acts}; acts a second ${((median(values) * ours) / naive).toFixed(2)}`;
    return {
      id: 'P2',
      what: 'run ÷ naive fast-check, cases a second',
      values,
      target: 8,
      isLeast: true,
      note,
    };
  },
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
  const blind = alive.filter((name) => BLIND.includes(name));
  return {
    id: 'P8',
    what: `survivors at ${effort.soak} cases`,
    values: [alive.length - blind.length],
    target: 0,
    isLeast: false,
    note: [
      ...alive.filter((name) => !BLIND.includes(name)),
      ...(blind.length === 0 ? [] : [`written blind: ${blind.join(', ')} (docs/decisions/0008)`]),
    ].join(', '),
  };
};

/** P8: alarms on the reference engine, and what memory is kept at each eighth of the way. */
export const alarms = async ({ quiet }: Effort): Promise<Measure[]> => {
  const kept: number[] = [];
  const { denials, faults } = await soak(SEED, quiet, () => kept.push(mebibytesKept()));
  const [first = 1, last = first] = [kept[0], kept.at(-1)];
  return [
    {
      id: 'P8',
      what: `alarms on the reference in ${quiet} cases`,
      values: [denials.size + faults.size],
      target: 0,
      isLeast: false,
    },
    {
      id: 'P8',
      what: 'memory kept at the end, by that after an eighth',
      values: [last / first],
      target: 1.25,
      isLeast: false,
      note: `MiB at each eighth: ${kept.map((one) => one.toFixed(0)).join(', ')}`,
    },
  ];
};

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
