import type { Player } from '../../spec/model/names.ts';
import type { Act } from '../../spec/play/act.ts';
import { otherPlayer } from '../table.ts';
import { endOf } from './acts.ts';

/** What can be done at any time; made once a board. */
export interface Doings {
  readonly changes: readonly Act[];
  readonly moves: readonly Act[];
}

/** All sequences of so many acts, with so many bare changes at most. */
export function* sequences(doings: Doings, length: number, changes: number, turn: Player): Generator<Act[]> {
  if (length === 0) {
    yield [];
    return;
  }
  const go = function* (act: Act, left: number, next: Player): Generator<Act[]> {
    for (const rest of sequences(doings, length - 1, left, next)) yield [act, ...rest];
  };
  yield* go(endOf(turn), changes, otherPlayer(turn));
  for (const act of doings.moves) yield* go(act, changes, turn);
  if (changes > 0) for (const act of doings.changes) yield* go(act, changes - 1, turn);
}
