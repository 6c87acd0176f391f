import type { Clause } from '../../spec/clauses/clause.ts';
import { blameOf, blameWithin, combinations } from '../judge/blame.ts';
import type { Nogood, World } from '../judge/worlds.ts';
import { readingsLeft } from '../judge/worlds.ts';
import type { Fault, Hunt, Seen } from './hunt.ts';
import type { Judging } from './judging.ts';
import type { Shrinker } from './shrink.ts';
import type { Witness } from './witnesses.ts';
import { knownOf, refutingWitness, shrunkDenials } from './witnesses.ts';

/** A fault: the clauses that it is blamed on, all that denied, and the smallest cases that show it. */
export interface Finding {
  readonly fingerprint: string;
  readonly blamed: readonly string[];
  readonly denied: readonly string[];
  /** In how many cases of the run; 0 where it was met in none of them, but while another finding was shrunk. */
  readonly times: number;
  readonly index: number;
  readonly witnesses: readonly Witness[];
}

/** What a run says of readings: those that the engine follows as far as they are told, or the cases that leave none. */
export interface Readings {
  readonly world: World | null;
  readonly contradicting: readonly Seen<readonly Nogood[]>[];
  readonly clauses: readonly string[];
}

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
    readingsLeft(
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

const contradiction = async (
  judging: Judging,
  { contradicting, clauses }: Readings,
  shrink: Shrinker,
): Promise<Finding[]> => {
  if (contradicting.length === 0) return [];
  const witnesses: Witness[] = [];
  for (const seen of contradicting) witnesses.push(await refutingWitness(judging, shrink, seen));
  const index = Math.min(...contradicting.map((seen) => seen.index));
  const fingerprint = `readings | ${clauses.join('+')}`;
  return [{ fingerprint, blamed: clauses, denied: clauses, times: 1, index, witnesses }];
};

/** Everything that a run shows once it is shrunk. */
export interface Unravelled {
  readonly findings: readonly Finding[];
  /** Those of the run, and those that were met on the way. */
  readonly faults: ReadonlyMap<Fault, Seen<string>>;
  readonly blamed: readonly string[];
}

/**
 * Shrinks everything that a run denied, in the order in which it was met. Other faults that show on the way are findings
 * of their own and are shrunk too.
 */
export async function unravel(
  judging: Judging,
  hunt: Hunt,
  readings: Readings,
  shrink: Shrinker,
): Promise<Unravelled> {
  const met = knownOf(hunt);
  const shrunk = await shrunkDenials(judging, shrink, met);
  const denied = shrunk.map(({ seen }) => seen.what.denied);
  const blamed = blameOf([...denied, readings.clauses]);
  const findings = shrunk.map(({ fingerprint, seen: { what, times, index }, witness }): Finding => {
    const own = blameWithin(what.denied, denied, blamed);
    return { fingerprint, blamed: own, denied: what.denied, times, index, witnesses: [witness] };
  });
  findings.sort((a, b) => a.index - b.index);
  return {
    findings: [...findings, ...(await contradiction(judging, readings, shrink))],
    faults: met.faults,
    blamed,
  };
}

/** The shrunk findings of a run. */
export const findingsOf = async (
  judging: Judging,
  hunt: Hunt,
  readings: Readings,
  shrink: Shrinker,
): Promise<readonly Finding[]> => (await unravel(judging, hunt, readings, shrink)).findings;
