import type { Card } from '../../spec/model/card.ts';
import { drawInstruction } from '../abilities.ts';
import { openSource, settle, use } from '../acts.ts';
import { someCreature } from '../boards.ts';
import { addCreature } from '../cards.ts';
import { printStaticOf } from '../statics.ts';
import type { Table } from '../table.ts';
import type { Strategy } from './strategy.ts';
import { addTrigger } from './strategy.ts';

/** Prints what destroys the card, or all such cards, on a creature that tells when it has killed, and declares it. */
function destroy(table: Table, card: Card): void {
  const { draw } = table;
  const self = openSource(table, table.turn, 'creatures');
  if (self === null) return;
  const aim = { self, deed: { verb: 'destroy' as const }, focus: card };
  const kind = draw.flag(0.3) ? 'each' : 'choose';
  const one = drawInstruction(table, { ...aim, kind, by: 'controller', isSingle: true });
  if (one === null) return;
  addTrigger(table, self, 'kills', {});
  use(table, self, [[one]], [card.id]);
  settle(table);
}

/** Texts destroy cards, to one of which something else is done instead; who did it tells whether it has killed. */
export const spared: Strategy = (table) => {
  const card = addCreature(table, table.draw.flag(0.5) ? 'B' : 'A');
  printStaticOf(table, card, 'instead', { verb: 'destroy' });
  destroy(table, card);
  if (table.draw.flag(0.4)) destroy(table, table.draw.flag(0.5) ? card : someCreature(table));
};
