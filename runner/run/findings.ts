import type { Clause } from '../../spec/clauses/clause.ts';
import type { Case } from '../../spec/play/case.ts';
import { blameOf, combinations } from '../judge/blame.ts';
import type { Denial } from '../judge/verdict.ts';
import type { Nogood, World } from '../judge/worlds.ts';
import { readingsLeft, worldKey } from '../judge/worlds.ts';
import { fingerprintOf } from './fingerprint.ts';
import type { Fault, Hunt, Seen } from './hunt.ts';
import { startsOf } from './hunt.ts';
import type { Judged, Judging } from './judging.ts';
import { judgeCases } from './judging.ts';
import type { Shows, Shrinker, Shrunk } from './shrink.ts';

/** A case that shows a finding, with what was asked there. `refutes` are readings that it rules out. */
export interface Witness {
  readonly case: Case;
  readonly denial: Denial | null;
  readonly refutes: readonly World[];
  readonly evaluations: number;
  /** The limit that ended the shrinking before it was done, if one did. */
  readonly cutBy: Shrunk['cutBy'];
}

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

/** What shrinking brings to light beside what it shrinks; `index` is that of the finding it was met behind. */
interface Met {
  readonly denials: Map<string, Seen<Denial>>;
  readonly faults: Map<Fault, Seen<string>>;
  left: number;
}

const MOST_MET = 20;

const meet = <K, T>(known: Map<K, Seen<T>>, met: Met, key: K, what: T, one: Case, index: number): void => {
  if (known.has(key) || met.left === 0) return;
  met.left -= 1;
  known.set(key, { what, case: one, index, smallest: [one], times: 0 });
};

/** Judges cases, and takes note of every fault that is not known yet. */
const judgeAndMeet = async (
  judging: Judging,
  met: Met,
  index: number,
  cases: readonly Case[],
): Promise<Judged[]> => {
  const all = await judgeCases(judging, cases);
  for (const [i, judged] of all.entries()) {
    const one = cases[i] as Case;
    if ('broken' in judged) {
      meet(met.faults, met, judged.broken, judged.detail, one, index);
      continue;
    }
    if (judged.mismatch !== null) meet(met.faults, met, 'inconsistent', judged.mismatch.differs, one, index);
    for (const denial of judged.denials) meet(met.denials, met, fingerprintOf(denial), denial, one, index);
  }
  return all;
};

const denialIn = (judged: Judged | undefined, fingerprint: string): Denial | undefined =>
  judged === undefined || 'broken' in judged
    ? undefined
    : judged.denials.find((denial) => fingerprintOf(denial) === fingerprint);

const witnessOf = async (
  judging: Judging,
  shrink: Shrinker,
  fingerprint: string,
  seen: Seen<Denial>,
  met: Met,
): Promise<Witness> => {
  const shows: Shows = async (cases) =>
    (await judgeAndMeet(judging, met, seen.index, cases)).map(
      (judged) => denialIn(judged, fingerprint) !== undefined,
    );
  const { case: smallest, evaluations, cutBy } = await shrink(startsOf(seen), shows);
  const [judged] = await judgeCases(judging, [smallest]);
  const denial = denialIn(judged, fingerprint) ?? seen.what;
  return { case: smallest, denial, refutes: [], evaluations, cutBy };
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
  const { case: smallest, evaluations, cutBy } = await shrink(startsOf(seen), shows);
  return {
    case: smallest,
    denial: null,
    refutes: [...new Map(what.map(({ readings }) => [worldKey(readings), readings])).values()],
    evaluations,
    cutBy,
  };
};

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
  const met: Met = { denials: new Map(hunt.denials), faults: new Map(hunt.faults), left: MOST_MET };
  const shrunk: { fingerprint: string; seen: Seen<Denial>; witness: Witness }[] = [];
  // A map that grows while it is gone through: what is met comes last.
  for (const [fingerprint, seen] of met.denials)
    shrunk.push({ fingerprint, seen, witness: await witnessOf(judging, shrink, fingerprint, seen, met) });
  const blamed = blameOf([...shrunk.map(({ seen }) => seen.what.denied), readings.clauses]);
  const findings = shrunk.map(({ fingerprint, seen: { what, times, index }, witness }): Finding => {
    const own = what.denied.filter((address) => blamed.includes(address));
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
