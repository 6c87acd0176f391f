import fc from 'fast-check';
import { inProcess } from '../adapters/in-process.ts';
import { playCase } from '../adapters/play-case.ts';
import type { Mutant } from '../engines/mutants/mutant.ts';
import { reference } from '../engines/reference/index.ts';
import { caseAt, uniformAt } from '../generators/cases.ts';
import type { Settings } from '../generators/settings.ts';
import { oracles } from '../oracles/index.ts';
import { courtOf } from '../runner/judge/court.ts';
import type { Judging } from '../runner/run/judging.ts';
import type { Case } from '../spec/play/case.ts';
import type { CaseRecord } from '../spec/play/record.ts';
import { MOST_EVENTS } from '../spec/play/record.ts';
import type { Engine } from '../spec/protocol/adapter.ts';
import { chained, flat } from './naive.ts';

/** Mean cards as in the portfolio's boards; the bench prints both. */
const NAIVE_CARDS = 16;

export const court = courtOf(oracles.heroes ?? []);
const { capabilities } = reference().greeting;
export const settings: Settings = { claims: capabilities, preset: 'both' };

export const judgingOf = (engine: Engine): Judging => ({
  court,
  adapter: inProcess(engine, { isTrusted: true }),
  capabilities,
});

/** Plays a case without an adapter; null where the engine throws, or answers with more events than it may. */
export const playedOn = (engine: Engine, one: Case): CaseRecord | null => {
  try {
    const record = playCase(engine, one);
    return record.steps.some(({ reply }) => reply.events.length > MOST_EVENTS) ? null : record;
  } catch {
    return null;
  }
};

export type Way = 'portfolio' | 'uniform' | 'naive flat' | 'naive chain';

/** Hands cases of a seed to `take`, as that way makes them, until it says that this was enough. */
export type Supply = (seed: number, most: number, take: (one: Case, index: number) => boolean) => void;

const loop =
  (at: (seed: number, index: number) => Case): Supply =>
  (seed, most, take) => {
    for (let index = 0; index < most; index += 1) if (!take(at(seed, index), index)) return;
  };

/** As a user of fast-check would: a property that fails where enough has been seen. */
const property =
  (arbitrary: fc.Arbitrary<Case>): Supply =>
  (seed, most, take) => {
    let index = 0;
    fc.check(
      fc.property(arbitrary, (one) => {
        index += 1;
        return take(one, index - 1);
      }),
      { seed, numRuns: most, endOnFailure: true },
    );
  };

export const SUPPLIES: Readonly<Record<Way, Supply>> = {
  portfolio: loop((seed, index) => caseAt(seed, index, settings).case),
  uniform: loop((seed, index) => uniformAt(seed, index, settings)),
  'naive flat': property(flat(NAIVE_CARDS)),
  'naive chain': property(chained(NAIVE_CARDS)),
};

/** A mutant's name with an engine that has played nothing. */
export const fresh = ({ name, engine }: Mutant): { name: string; engine: Engine } => ({
  name,
  engine: engine(),
});
