import { declaringSituations, executingSituations, payingSituations } from './scenes.ts';
import type { Situated } from './situated.ts';
import { smallSituations } from './small.ts';

/** Every situation within the bound: figures up to it on the questions of `SCALING`, and small tables with one text. */
export function* situationsWithin(bound: number): Generator<Situated> {
  yield* smallSituations(bound);
  yield* declaringSituations();
  yield* payingSituations();
  yield* executingSituations();
}
