import { setImmediate } from 'node:timers/promises';
import type { Case } from '../../spec/play/case.ts';
import type { Breakdown } from '../../spec/protocol/adapter.ts';
import type { Dispute } from '../judge/disputes.ts';
import { disputeKey } from '../judge/disputes.ts';
import type { Denial } from '../judge/verdict.ts';
import type { Nogood } from '../judge/worlds.ts';
import { worldKey } from '../judge/worlds.ts';
import { fingerprintOf } from './fingerprint.ts';
import type { Judged, Judging } from './judging.ts';
import { judgeCases } from './judging.ts';
import { Tally } from './tally.ts';

const BLOCK = 64;
/** An engine that breaks this often is not worth the rest of the run. */
const MOST_FAULTS = 200;

/** How an engine can fail apart from any clause; `inconsistent`: its state is not what its events say. */
export type Fault = Breakdown | 'inconsistent';

/** The first case that showed something, the smallest few that did, and how many there were. */
export interface Seen<T> {
  readonly what: T;
  readonly case: Case;
  readonly index: number;
  readonly smallest: Case[];
  times: number;
}

const KEPT = 3;
const sizeIn = ({ board, acts }: Case): number => board.cards.length + acts.length;

/** Keeps a case among the smallest few, those met earlier first where they are equal. */
function keep(smallest: Case[], one: Case): void {
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
  readonly faults: Map<Fault, Seen<string>>;
  cases: number;
}

/** Where cases come from: case number `index` of a run. */
export type Source = (index: number) => Case;

/** How a run goes on; `isStopped` is looked at between blocks. What is found does not depend on their size. */
export interface Course {
  readonly cases: number;
  readonly block?: number;
  readonly progress?: (done: number) => void;
  readonly isStopped?: () => boolean;
}

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

const note = (hunt: Hunt, judged: Judged, one: Case, index: number): void => {
  hunt.cases += 1;
  if ('broken' in judged) {
    see(hunt.faults, judged.broken, judged.detail, one, index);
    return;
  }
  if (judged.mismatch !== null) see(hunt.faults, 'inconsistent', judged.mismatch.differs, one, index);
  for (const denial of judged.denials) see(hunt.denials, fingerprintOf(denial), denial, one, index);
  for (const denial of judged.shown) see(hunt.shown, fingerprintOf(denial), denial, one, index);
  for (const dispute of judged.disputes) see(hunt.disputes, disputeKey(dispute), dispute, one, index);
  for (const nogoods of judged.refutations)
    see(hunt.refutations, refutationKey(nogoods), nogoods, one, index);
};

const isHopeless = ({ faults }: Hunt): boolean =>
  [...faults.values()].reduce((sum, { times }) => sum + times, 0) >= MOST_FAULTS;

/** Puts the cases of a source to an engine, block by block; ends early when it is stopped or the engine breaks too often. */
export async function hunt(judging: Judging, source: Source, course: Course): Promise<Hunt> {
  const result: Hunt = {
    tally: new Tally(),
    denials: new Map(),
    shown: new Map(),
    refutations: new Map(),
    disputes: new Map(),
    faults: new Map(),
    cases: 0,
  };
  const block = course.block ?? BLOCK;
  for (let from = 0; from < course.cases && !course.isStopped?.() && !isHopeless(result); from += block) {
    const size = Math.min(block, course.cases - from);
    const cases = Array.from({ length: size }, (_, i) => source(from + i));
    const judged = await judgeCases(judging, cases, result.tally);
    for (const [i, one] of judged.entries()) note(result, one, cases[i] as Case, from + i);
    course.progress?.(from + size);
    // Lets signals in: all else in an in-process run happens without a turn of the event loop.
    await setImmediate();
  }
  return result;
}
