import { implications } from '../../spec/clauses/implications.ts';
import type { Bench } from './bench.ts';
import { seatsFor } from './bench.ts';
import { areAcross } from './seats.ts';
import type { Entry } from './survey.ts';

/** The situations in which clauses speak on both sides of an implication. */
function* impliedBy(bench: Bench, { question, situation, ...entry }: Entry): Generator<Entry> {
  for (const { from, joint, situations } of implications) {
    if (from.id !== question.id || !bench.seats.has(joint.id)) continue;
    for (const one of situations(situation))
      if (areAcross(seatsFor(bench, joint, one))) yield { ...entry, question: joint, situation: one };
  }
}

/** The situations, and behind them those of two questions at once that follow from them. */
export const withImplied = (bench: Bench, entries: readonly Entry[]): Entry[] => [
  ...entries,
  ...entries.flatMap((entry) => [...impliedBy(bench, entry)]),
];
