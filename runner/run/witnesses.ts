import { isSimpler } from '../../generators/reduce.ts';
import type { Case } from '../../spec/play/case.ts';
import type { Denial } from '../judge/verdict.ts';
import type { Nogood, World } from '../judge/worlds.ts';
import { worldKey } from '../judge/worlds.ts';
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

/** What shrinking brings to light beside what it shrinks; `index` is that of the finding it was met behind. */
export interface Met {
  readonly denials: Map<string, Seen<Denial>>;
  readonly faults: Map<Fault, Seen<string>>;
  left: number;
}

const MOST_MET = 20;

/** What a run knows before anything is shrunk. */
export const knownOf = ({ denials, faults }: Hunt): Met => ({
  denials: new Map(denials),
  faults: new Map(faults),
  left: MOST_MET,
});

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

/** What was denied under one fingerprint, with the smallest case that shows it. */
export interface ShrunkDenial {
  readonly fingerprint: string;
  readonly seen: Seen<Denial>;
  readonly witness: Witness;
}

const witnessOf = async (
  judging: Judging,
  shrink: Shrinker,
  { fingerprint, seen }: Omit<ShrunkDenial, 'witness'>,
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

/** Shrinks every denial, in the order in which they were met; those that show on the way come last. */
export async function shrunkDenials(judging: Judging, shrink: Shrinker, met: Met): Promise<ShrunkDenial[]> {
  const shrunk: ShrunkDenial[] = [];
  // A map that grows while it is gone through.
  for (const [fingerprint, seen] of met.denials) {
    const witness = await witnessOf(judging, shrink, { fingerprint, seen }, met);
    shrunk.push({ fingerprint, seen, witness });
  }
  return afterOneAnother(judging, shrink, shrunk, { ...met, left: 0 });
}

/** Starts once more from the simplest case of another denial, where that shows this one too and is simpler than its own. */
async function afterOneAnother(
  judging: Judging,
  shrink: Shrinker,
  shrunk: readonly ShrunkDenial[],
  met: Met,
): Promise<ShrunkDenial[]> {
  const cases = shrunk.map(({ witness }) => witness.case);
  const judged = await judgeCases(judging, cases);
  const better: ShrunkDenial[] = [];
  for (const { fingerprint, seen, witness } of shrunk) {
    const simplest = cases.reduce(
      (best, one, i) => (isSimpler(one, best) && denialIn(judged[i], fingerprint) ? one : best),
      witness.case,
    );
    const start = { ...seen, smallest: [simplest] };
    const isOwn = simplest === witness.case;
    const again = isOwn ? witness : await witnessOf(judging, shrink, { fingerprint, seen: start }, met);
    better.push({ fingerprint, seen, witness: again });
  }
  return better;
}

const refuted = (judged: Judged | undefined): Set<string> =>
  new Set(
    judged === undefined || 'broken' in judged
      ? []
      : judged.refutations.flat().map(({ readings }) => worldKey(readings)),
  );

/** The smallest case that rules out the readings that another one ruled out. */
export const refutingWitness = async (
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
