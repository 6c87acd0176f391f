import type { Verb } from '../../spec/abilities/deed.ts';
import type { Card } from '../../spec/model/card.ts';
import { drawInstruction } from '../abilities.ts';
import { settle, use } from '../acts.ts';
import { someCreature, someLiving } from '../boards.ts';
import { addCreature } from '../cards.ts';
import type { Payment } from '../prices.ts';
import { drawCoins, drawPaymentOfAny } from '../prices.ts';
import { pricesOf } from '../settings.ts';
import type { Table } from '../table.ts';
import type { Strategy } from './strategy.ts';
import { bring, deedFor, useOne } from './strategy.ts';

const LEAVING: readonly Verb[] = [
  ...(['destroy', 'destroy', 'move', 'move'] as const),
  ...(['take control', 'exhaust', 'silence'] as const),
];

/** Coins more often than any other price: they leave the source ready. None is written where there is but the card itself. */
function drawPayment(table: Table, self: Card): Payment | undefined {
  const { draw, settings, turn } = table;
  const prices = pricesOf(settings);
  if (prices.every((price) => price === 'exhaust itself')) return undefined;
  if (prices.includes('coins') && draw.flag(0.5)) return { cost: drawCoins(table) };
  if (draw.flag(0.5)) someCreature(table, turn, { exhausted: false });
  return drawPaymentOfAny(table, self);
}

/** A text is paid for in any way, and its source leaves or changes before it is carried out; or the target does, or none. */
export const departures: Strategy = (table) => {
  const { draw } = table;
  const target = someLiving(table, undefined, 0.1);
  const self = addCreature(table, table.turn, { exhausted: false });
  const payment = drawPayment(table, self);
  const victim = draw.flag(0.15) ? target : self;
  const fate = deedFor(table, victim, LEAVING);
  const kind = draw.flag(0.3) ? 'each' : 'choose';
  const one = drawInstruction(table, { self, focus: target, kind });
  if (one === null) return;
  // What waits in front is carried out between the declaration and the text.
  const isAhead = fate !== null && draw.flag(0.2);
  if (isAhead) useOne(table, { deed: fate, focus: victim, by: 'controller', isSingle: true });
  use(table, self, [[one]], [target.id], payment);
  if (!isAhead && draw.flag(0.85)) bring(table, victim, fate, 0);
  settle(table);
};
