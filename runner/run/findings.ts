import type { Clause } from '../../spec/clauses/clause.ts';
import type { Case } from '../../spec/play/case.ts';
import { blameOf } from '../judge/blame.ts';
import type { Denial } from '../judge/verdict.ts';
import type { Nogood, World } from '../judge/worlds.ts';
import { survivingWorld, worldKey } from '../judge/worlds.ts';
import { fingerprintOf } from './fingerprint.ts';
import type { Hunt, Seen } from './hunt.ts';
import { startsOf } from './hunt.ts';
import type { Judged, Judging } from './judging.ts';
import { judgeCases } from './judging.ts';
import type { Shows, Shrinker } from './shrink.ts';

/** A case that shows a finding, with what was asked there. `refutes` are readings that it rules out. */
export interface Witness {
  readonly case: Case;
  readonly denial: Denial | null;
  readonly refutes: readonly World[];
  readonly evaluations: number;
}

/** A fault: the clauses that it is blamed on, all that denied, and the smallest cases that show it. */
export interface Finding {
  readonly fingerprint: string;
  readonly blamed: readonly string[];
  readonly denied: readonly string[];
  readonly times: number;
  readonly index: number;
  readonly witnesses: readonly Witness[];
}

/** What a run says of readings: the world that the engine follows, or the cases that leave none. */
export interface Readings {
  readonly world: World | null;
  readonly contradicting: readonly Seen<readonly Nogood[]>[];
  readonly clauses: readonly string[];
}

const combinations = <T>(items: readonly T[], size: number): T[][] =>
  size === 0
    ? [[]]
    : items.flatMap((item, i) => combinations(items.slice(i + 1), size - 1).map((rest) => [item, ...rest]));

/** The clauses that explain every plain denial of a run. */
const plainBlame = ({ denials }: Hunt): string[] =>
  blameOf([...denials.values()].map(({ what }) => what.denied));

/**
 * The readings that are left, or the fewest cases that together refute them all. What a fault that is already
 * blamed explains refutes no reading.
 */
export function readingsOf(clauses: readonly Clause[], found: Hunt): Readings {
  const blamed = plainBlame(found);
  const isOwn = ({ denied }: Nogood) => !denied.some((address) => blamed.includes(address));
  const seen = [...found.refutations.values()]
    .map((one) => ({ ...one, what: one.what.filter(isOwn) }))
    .filter(({ what }) => what.length > 0);
  const left = (some: readonly Seen<readonly Nogood[]>[]) =>
    survivingWorld(
      clauses,
      some.flatMap(({ what }) => what.map(({ readings }) => readings)),
    );
  const world = left(seen);
  if (world !== null) return { world, contradicting: [], clauses: [] };
  for (let size = 1; size <= 3; size += 1) {
    const fewest = combinations(seen, size).find((some) => left(some) === null);
    if (fewest !== undefined) return { world, contradicting: fewest, clauses: involved(fewest) };
  }
  return { world, contradicting: seen, clauses: involved(seen) };
}

const involved = (seen: readonly Seen<readonly Nogood[]>[]): string[] => [
  ...new Set(seen.flatMap(({ what }) => what.flatMap(({ readings }) => Object.keys(readings)))),
];

/** The clauses that a run blames: the smallest sets that explain every denial. */
export const blameFor = (hunt: Hunt, readings: Readings): string[] =>
  blameOf([...[...hunt.denials.values()].map(({ what }) => what.denied), readings.clauses]);

const showsDenial =
  (judging: Judging, fingerprint: string): Shows =>
  async (cases) =>
    (await judgeCases(judging, cases)).map((judged) => denialIn(judged, fingerprint) !== undefined);

const denialIn = (judged: Judged | undefined, fingerprint: string): Denial | undefined =>
  judged === undefined || 'broken' in judged
    ? undefined
    : judged.denials.find((denial) => fingerprintOf(denial) === fingerprint);

const witnessOf = async (
  judging: Judging,
  shrink: Shrinker,
  fingerprint: string,
  seen: Seen<Denial>,
): Promise<Witness> => {
  const shrunk = await shrink(startsOf(seen), showsDenial(judging, fingerprint));
  const [judged] = await judgeCases(judging, [shrunk.case]);
  const denial = denialIn(judged, fingerprint) ?? seen.what;
  return { case: shrunk.case, denial, refutes: [], evaluations: shrunk.evaluations };
};

const refuted = (judged: Judged | undefined): Set<string> =>
  new Set(
    judged === undefined || 'broken' in judged
      ? []
      : judged.refutations.flat().map(({ readings }) => worldKey(readings)),
  );

const refutingWitness = async (
  judging: Judging,
  shrink: Shrinker,
  seen: Seen<readonly Nogood[]>,
): Promise<Witness> => {
  const { what } = seen;
  const wanted = [...new Set(what.map(({ readings }) => worldKey(readings)))];
  const shows: Shows = async (cases) =>
    (await judgeCases(judging, cases)).map((judged) => wanted.every((key) => refuted(judged).has(key)));
  const shrunk = await shrink(startsOf(seen), shows);
  return {
    case: shrunk.case,
    denial: null,
    refutes: [...new Map(what.map(({ readings }) => [worldKey(readings), readings])).values()],
    evaluations: shrunk.evaluations,
  };
};

/** Shrinks everything that a run denied, in the order in which it was met. */
export async function findingsOf(
  judging: Judging,
  hunt: Hunt,
  readings: Readings,
  shrink: Shrinker,
): Promise<Finding[]> {
  const blamed = new Set(blameFor(hunt, readings));
  const findings: Finding[] = [];
  for (const [fingerprint, seen] of hunt.denials) {
    findings.push({
      fingerprint,
      blamed: seen.what.denied.filter((address) => blamed.has(address)),
      denied: seen.what.denied,
      times: seen.times,
      index: seen.index,
      witnesses: [await witnessOf(judging, shrink, fingerprint, seen)],
    });
  }
  if (readings.contradicting.length === 0) return findings;
  const witnesses: Witness[] = [];
  for (const seen of readings.contradicting) witnesses.push(await refutingWitness(judging, shrink, seen));
  const { clauses } = readings;
  const index = Math.min(...readings.contradicting.map((seen) => seen.index));
  return [
    ...findings,
    {
      fingerprint: `readings | ${clauses.join('+')}`,
      blamed: clauses,
      denied: clauses,
      times: 1,
      index,
      witnesses,
    },
  ];
}
