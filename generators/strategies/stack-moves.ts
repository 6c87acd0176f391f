import { change, resolve, resolveAll } from '../acts.ts';
import { addCreature } from '../cards.ts';
import { COLUMNS } from '../classic/cells.ts';
import { otherPlayer } from '../table.ts';
import { befall } from './stack-sources.ts';
import type { Strategy } from './strategy.ts';
import { addTrigger } from './strategy.ts';

/** Creatures move to free squares and to such as another stands on; something may come over them on the way. */
export const stackMoves: Strategy = (table) => {
  const { draw } = table;
  const movers = draw.many(1, 2, () => addCreature(table, table.turn, { exhausted: false }));
  const watcher = addCreature(table, otherPlayer(table.turn));
  if (draw.flag(0.6)) addTrigger(table, draw.oneOf([watcher, ...movers]), 'targeted', { kind: 'itself' });
  for (const { id } of movers) {
    // The farthest square tells how far the battlefield goes.
    const column = draw.flag(0.2) ? COLUMNS : draw.between(1, COLUMNS);
    const cell = { row: draw.flag(0.7) ? 3 : 4, column };
    table.acts.push({ act: 'step', player: table.turn, card: id, cell });
  }
  if (draw.flag(0.5)) befall(table, draw.oneOf(movers));
  if (draw.flag(0.2)) change(table, watcher, { verb: 'destroy' });
  resolve(table);
  resolveAll(table);
};
