import { reference } from '../engines/reference/index.ts';
import { caseAt } from '../generators/cases.ts';
import type { Hunt } from '../runner/run/hunt.ts';
import { hunt } from '../runner/run/hunt.ts';
import { judgePlayed } from '../runner/run/judging.ts';
import { Tally } from '../runner/run/tally.ts';
import type { Card } from '../spec/model/card.ts';
import type { Case } from '../spec/play/case.ts';
import { logSlope } from './statistics.ts';
import type { Way } from './subject.ts';
import { judgingOf, playedOn, SUPPLIES, settings } from './subject.ts';
import { milliseconds } from './timing.ts';

/** The suite's own run on the reference engine. */
const run = (seed: number, cases: number) =>
  hunt(judgingOf(reference()), (index) => caseAt(seed, index, settings).case, { cases });

/** The same run, long; `tell` is called at each eighth of the way. */
export const soak = (seed: number, cases: number, tell: () => unknown): Promise<Hunt> => {
  let next = cases / 8;
  const progress = (done: number): void => {
    if (done < next) return;
    next += cases / 8;
    tell();
  };
  return hunt(judgingOf(reference()), (index) => caseAt(seed, index, settings).case, { cases, progress });
};

/** Draw, play and judge, and nothing else; cases come in the way named. */
const bare = (seed: number, cases: number, way: Way = 'portfolio'): void => {
  const engine = reference();
  const judging = judgingOf(engine);
  const tally = new Tally();
  SUPPLIES[way](seed, cases, (one) => {
    const record = playedOn(engine, one);
    if (record !== null) judgePlayed(judging, one, record, tally);
    return true;
  });
};

/** P1: the run's cases in a second, by those of the bare loop. */
export const runByBare = async (seed: number, cases: number): Promise<number> => {
  const loop = await milliseconds(() => bare(seed, cases));
  return loop / (await milliseconds(() => run(seed, cases)));
};

/** P2: the run's cases in a second, by those of fast-check with composed arbitraries. */
export const runByNaive = async (seed: number, cases: number, way: Way = 'naive flat'): Promise<number> => {
  const naive = await milliseconds(() => bare(seed, cases, way));
  return naive / (await milliseconds(() => run(seed, cases)));
};

/** How many acts of a case an engine accepts, on average: what there is to judge in it. */
export const actsAccepted = (seed: number, cases: number, way: Way): number => {
  const engine = reference();
  let accepted = 0;
  SUPPLIES[way](seed, cases, (one) => {
    const steps = playedOn(engine, one)?.steps ?? [];
    accepted += steps.filter(({ reply }) => reply.outcome === 'accepted').length;
    return true;
  });
  return accepted / cases;
};

/** P3: drawing, playing and judging, by playing alone. */
export const allByEngine = async (seed: number, cases: number): Promise<number> => {
  const drawn = Array.from({ length: cases }, (_, index) => caseAt(seed, index, settings).case);
  const engine = reference();
  const playing = await milliseconds(() => {
    for (const one of drawn) playedOn(engine, one);
  });
  return (await milliseconds(() => bare(seed, cases))) / playing;
};

const bystander = (i: number): Card => ({
  id: `bystander-${i}`,
  name: `Bystander ${i}`,
  owner: i % 2 === 0 ? 'A' : 'B',
  controller: i % 2 === 0 ? 'A' : 'B',
  zone: 'play',
  whose: null,
  type: 'creature',
  cost: i % 7,
  element: null,
  exhausted: false,
  poisoned: false,
  printed: [],
  abilities: [],
  effects: [],
  life: { starting: 1 + (i % 5), wounds: 0, effects: [], level: null },
});

/** The case with bystanders up to this number of cards. */
const crowded = (one: Case, cards: number): Case => {
  const own = one.board.cards;
  const added = Array.from({ length: Math.max(0, cards - own.length) }, (_, i) => bystander(i));
  return { ...one, board: { ...one.board, cards: [...own, ...added] } };
};

const SIZES = [12, 24, 48, 96];

/** Whether an engine may answer this on the largest board; where each creature is given a text about each, it may not. */
const isTold = (one: Case): boolean => playedOn(reference(), crowded(one, Math.max(...SIZES))) !== null;

/** P11: how the time of a case grows with the cards on the board: the slope of its logarithm by theirs. */
export const growth = async (seed: number, cases: number): Promise<number> => {
  const drawn = Array.from({ length: cases }, (_, index) => caseAt(seed, index, settings).case).filter(
    isTold,
  );
  const points: [number, number][] = [];
  for (const size of SIZES) {
    const made = drawn.map((one) => crowded(one, size));
    const judging = judgingOf(reference());
    points.push([
      size,
      await milliseconds(() => hunt(judging, (index) => made[index] as Case, { cases: made.length })),
    ]);
  }
  return logSlope(points);
};
