import { setImmediate } from 'node:timers/promises';
import type { Case } from '../../spec/play/case.ts';
import { sameData } from '../../spec/play/same-data.ts';
import type { Played } from '../../spec/protocol/adapter.ts';
import type { Hunt, Source } from './hunt.ts';
import { emptyHunt, note, playTwice } from './hunt.ts';
import type { Judged, Judging } from './judging.ts';
import { judgePlayed, playCases } from './judging.ts';

const BLOCK = 32;

/** A hunt for one of several engines; `milliseconds` is what it would have taken alone, measured. */
export interface Together {
  readonly judging: Judging;
  readonly hunt: Hunt;
  milliseconds: number;
  isOver: boolean;
}

/** What the engine that all are compared with did with a block, and how long a case of it took. */
interface Known {
  readonly cases: readonly Case[];
  readonly played: readonly Played[];
  readonly judged: readonly Judged[];
  readonly drawing: number;
  readonly judgingEach: readonly number[];
}

const knownOf = async (reference: Judging, source: Source, from: number, size: number): Promise<Known> => {
  const start = performance.now();
  const cases = Array.from({ length: size }, (_, i) => source(from + i));
  const drawing = (performance.now() - start) / size;
  const played = await playCases(reference, cases);
  const judgingEach: number[] = [];
  const judged = cases.map((one, i) => {
    const before = performance.now();
    const result = judgePlayed(reference, one, played[i] as Played);
    judgingEach.push(performance.now() - before);
    return result;
  });
  return { cases, played, judged, drawing, judgingEach };
};

const advance = async (
  one: Together,
  known: Known,
  from: number,
  isEnough: (hunt: Hunt) => boolean,
): Promise<void> => {
  const start = performance.now();
  const played = await playCases(one.judging, known.cases);
  const each = (performance.now() - start) / known.cases.length;
  for (const [i, made] of known.cases.entries()) {
    const own = played[i] as Played;
    const isSame = sameData(own, known.played[i]);
    const before = performance.now();
    const judged = isSame ? (known.judged[i] as Judged) : judgePlayed(one.judging, made, own);
    const took = isSame ? (known.judgingEach[i] as number) : performance.now() - before;
    one.milliseconds += known.drawing + each + took;
    note(one.hunt, judged, made, from + i);
    one.isOver = isEnough(one.hunt);
    if (one.isOver) return;
  }
  if (one.judging.capabilities.determinism) await playTwice(one.judging, one.hunt, known.cases, played, from);
};

/**
 * Puts the same cases to several engines that mostly do what a reference engine does: a record that is the same
 * as the reference's is judged once for all. Each hunt ends when there is enough of it.
 */
export async function huntTogether(
  reference: Judging,
  engines: readonly Judging[],
  source: Source,
  cases: number,
  isEnough: (hunt: Hunt) => boolean = () => false,
): Promise<Together[]> {
  const all = engines.map((judging) => ({ judging, hunt: emptyHunt(), milliseconds: 0, isOver: false }));
  for (let from = 0; from < cases && all.some(({ isOver }) => !isOver); from += BLOCK) {
    const known = await knownOf(reference, source, from, Math.min(BLOCK, cases - from));
    for (const one of all) if (!one.isOver) await advance(one, known, from, isEnough);
    // Lets timers and signals in, as in `hunt`.
    await setImmediate();
  }
  return all;
}
