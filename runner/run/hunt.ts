import { setImmediate } from 'node:timers/promises';
import type { Case } from '../../spec/play/case.ts';
import type { Breakdown, Played } from '../../spec/protocol/adapter.ts';
import type { Dispute } from '../judge/disputes.ts';
import { disputeKey } from '../judge/disputes.ts';
import type { Side } from '../judge/sides.ts';
import { sideKey } from '../judge/sides.ts';
import type { Denial } from '../judge/verdict.ts';
import type { Nogood } from '../judge/worlds.ts';
import { worldKey } from '../judge/worlds.ts';
import { fingerprintOf } from './fingerprint.ts';
import type { Judged, Judging } from './judging.ts';
import { judgePlayed, playCases } from './judging.ts';
import { wayward } from './steady.ts';
import { Tally } from './tally.ts';

const BLOCK = 64;
/** An engine that breaks this often is not worth the rest of the run; one that hangs costs more. */
const MOST_FAULTS = 200;
const MOST_TIMEOUTS = 10;
/** Nor is one that broke on every case, once there were so many: with them a run begins, for each costs such an engine a start. */
const FEWEST_CASES = 16;
/** One case in so many is played a second time. */
const TWICE = 8;
/** So are all at the beginning of a run: what an engine keeps of other boards shows while it has not filled up. */
const ALL_TWICE = BLOCK;

/**
 * How an engine can fail apart from any clause. `inconsistent`: its state is not what its events say;
 * `nondeterministic`: it claims determinism, and a case went another way the second time.
 */
export type Fault = Breakdown | 'inconsistent' | 'nondeterministic';

/**
 * The first case that showed something, the smallest few that did, and how many there were. `before`: cases played
 * between its two plays.
 */
export interface Seen<T> {
  readonly what: T;
  readonly case: Case;
  readonly index: number;
  readonly smallest: Case[];
  readonly before?: readonly Case[];
  times: number;
}

const KEPT = 3;
const sizeIn = ({ board, acts }: Case): number => board.cards.length + acts.length;

/** Keeps a case among the smallest few, those met earlier first where they are equal. */
export function keep(smallest: Case[], one: Case): void {
  const size = sizeIn(one);
  const place = smallest.findIndex((kept) => sizeIn(kept) > size);
  if (place >= 0) smallest.splice(place, 0, one);
  else smallest.push(one);
  smallest.splice(KEPT);
}

/** The cases that shrinking starts from: small ones, for there is less to take away. */
export const startsOf = <T>({ smallest }: Seen<T>): readonly Case[] => smallest;

/** All that a run brought to light, before anything is shrunk or blamed. */
export interface Hunt {
  readonly tally: Tally;
  readonly denials: Map<string, Seen<Denial>>;
  readonly shown: Map<string, Seen<Denial>>;
  readonly refutations: Map<string, Seen<readonly Nogood[]>>;
  readonly disputes: Map<string, Seen<Dispute>>;
  readonly sides: Map<string, Seen<Side>>;
  readonly faults: Map<Fault, Seen<string>>;
  cases: number;
}

/** Where cases come from: case number `index` of a run. */
export type Source = (index: number) => Case;

/** How a run goes on; `isStopped` is looked at between blocks. */
export interface Course {
  /** The number of the first case, 0 if left out. */
  readonly from?: number;
  readonly cases: number;
  readonly block?: number;
  /** Is told how many cases are done, and how many kinds of deviation were seen. */
  readonly progress?: (done: number, deviations: number) => void;
  readonly isStopped?: () => boolean;
}

/** A hunt that has not begun. */
export const emptyHunt = (): Hunt => ({
  tally: new Tally(),
  denials: new Map(),
  shown: new Map(),
  refutations: new Map(),
  disputes: new Map(),
  sides: new Map(),
  faults: new Map(),
  cases: 0,
});

/** How many kinds of deviation a hunt has seen; several may come of one fault. */
export const deviationsIn = ({ denials, faults }: Pick<Hunt, 'denials' | 'faults'>): number =>
  denials.size + faults.size;

const see = <K, T>(seen: Map<K, Seen<T>>, key: K, what: T, one: Case, index: number): void => {
  const known = seen.get(key);
  if (known === undefined) seen.set(key, { what, case: one, index, smallest: [one], times: 1 });
  else {
    known.times += 1;
    keep(known.smallest, one);
  }
};

const refutationKey = (nogoods: readonly Nogood[]): string =>
  [...new Set(nogoods.map(({ readings }) => worldKey(readings)))].sort().join(' ; ');

/** Enters what came of one case. */
export const note = (hunt: Hunt, judged: Judged, one: Case, index: number): void => {
  hunt.cases += 1;
  if ('broken' in judged) {
    see(hunt.faults, judged.broken, judged.detail, one, index);
    return;
  }
  if (judged.mismatch !== null) see(hunt.faults, 'inconsistent', judged.mismatch.differs, one, index);
  for (const denial of judged.denials) see(hunt.denials, fingerprintOf(denial), denial, one, index);
  for (const denial of judged.shown) see(hunt.shown, fingerprintOf(denial), denial, one, index);
  for (const dispute of judged.disputes) see(hunt.disputes, disputeKey(dispute), dispute, one, index);
  for (const side of judged.sides) see(hunt.sides, sideKey(side), side, one, index);
  for (const nogoods of judged.refutations)
    see(hunt.refutations, refutationKey(nogoods), nogoods, one, index);
};

const BREAKDOWNS: readonly Fault[] = ['crash', 'timeout', 'protocol'] satisfies readonly Breakdown[];

/** In how many cases an engine broke instead of answering, of so many of each fault. */
export const brokenIn = (faults: Iterable<readonly [Fault, { readonly times: number }]>): number =>
  [...faults].reduce((sum, [kind, { times }]) => sum + (BREAKDOWNS.includes(kind) ? times : 0), 0);

/** Whether an engine breaks so often that the rest of the run is not worth it. */
export const isHopeless = ({ faults, cases }: Pick<Hunt, 'faults' | 'cases'>): boolean => {
  const times = (kind: Fault): number => faults.get(kind)?.times ?? 0;
  const broken = brokenIn(faults);
  return (
    broken + times('inconsistent') >= MOST_FAULTS ||
    times('timeout') >= MOST_TIMEOUTS ||
    (cases >= FEWEST_CASES && broken === cases)
  );
};

/**
 * Plays a share of a block again, backwards and after the whole block, so that what an engine keeps of earlier
 * boards shows.
 */
export async function playTwice(
  judging: Judging,
  hunt: Hunt,
  cases: readonly Case[],
  first: readonly Played[],
  from: number,
): Promise<void> {
  const chosen = [...cases.keys()].filter((i) => from + i < ALL_TWICE || (from + i) % TWICE === 0).reverse();
  const second = await playCases(
    judging,
    chosen.map((i) => cases[i] as Case),
  );
  for (const [nth, i] of [...chosen.entries()].reverse()) {
    const differs = wayward(first[i] as Played, second[nth] as Played);
    if (differs === null) continue;
    const known = hunt.faults.get('nondeterministic');
    const before = [...cases.slice(0, i), ...cases.slice(i + 1)];
    if (known !== undefined) known.times += 1;
    else
      hunt.faults.set('nondeterministic', {
        what: differs,
        case: cases[i] as Case,
        index: from + i,
        before,
        smallest: [cases[i] as Case],
        times: 1,
      });
  }
}

/** Puts the cases of a source to an engine, block by block; ends early when it is stopped or the engine breaks too often. */
export async function hunt(judging: Judging, source: Source, course: Course): Promise<Hunt> {
  const result = emptyHunt();
  const block = course.block ?? BLOCK;
  const from = course.from ?? 0;
  const end = from + course.cases;
  let at = from;
  while (at < end && !course.isStopped?.() && !isHopeless(result)) {
    const size = Math.min(at === from ? Math.min(FEWEST_CASES, block) : block, end - at);
    const cases = Array.from({ length: size }, (_, i) => source(at + i));
    const played = await playCases(judging, cases);
    for (const [i, one] of cases.entries())
      note(result, judgePlayed(judging, one, played[i] as Played, result.tally), one, at + i);
    if (judging.capabilities.determinism && !isHopeless(result))
      await playTwice(judging, result, cases, played, at);
    at += size;
    course.progress?.(result.cases, deviationsIn(result));
    // Lets signals in: all else in an in-process run happens without a turn of the event loop.
    await setImmediate();
  }
  return result;
}
