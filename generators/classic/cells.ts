import type { Cell } from '../../spec/model/names.ts';
import type { Table } from '../table.ts';

export const COLUMNS = 6;

/** The squares of one player, those next to the middle first; the middle row belongs to nobody. */
const homeOf = (owner: 'A' | 'B'): Cell[] =>
  (owner === 'A' ? [2, 1] : [4, 5]).flatMap((row) =>
    Array.from({ length: COLUMNS }, (_, i) => ({ row, column: i + 1 })),
  );

/** Gives every creature in play a square of its owner's, each another one. */
export function placeAll({ cards }: Table): void {
  const free = { A: homeOf('A'), B: homeOf('B') };
  for (const card of cards) {
    const cell = card.type === 'creature' && card.zone === 'play' ? free[card.owner].shift() : undefined;
    if (cell !== undefined) card.cell = cell;
  }
}
