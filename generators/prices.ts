import type { Cost } from '../spec/abilities/ability.ts';
import type { Card } from '../spec/model/card.ts';
import { drawFilter, fits } from './filters.ts';
import { pricesOf } from './settings.ts';
import type { Table } from './table.ts';

/** The price of a kind: one of the player's own cards, mostly another one, that the payer meets. */
export function priceOf(
  table: Table,
  kind: 'exhaust' | 'sacrifice',
  self: Card,
  payer: Card | null = null,
): Cost {
  const { draw } = table;
  const viewer = { player: self.controller, self: self.id };
  const filter = drawFilter(table, kind === 'exhaust' ? 'exhaust' : 'take control', payer, viewer);
  if (payer === null || payer.controller === self.controller) {
    if (!draw.flag(0.12)) filter.side = 'own';
  }
  if (payer?.id !== self.id && draw.flag(0.5)) filter.other = true;
  return { kind, filter };
}

const SELDOM = 0.12;

/** The price of an activated text: its own card, mostly without a word about it; now and then another card. */
export function drawCost(table: Table, self: Card): Cost | undefined {
  const prices = pricesOf(table.settings);
  const isPlain = prices.includes('exhaust itself');
  if (isPlain && (prices.length === 1 || !table.draw.flag(SELDOM))) return undefined;
  const kind = table.draw.oneOf(prices);
  if (kind === 'exhaust itself') return { kind };
  const own = table.cards.filter(
    ({ id, zone, controller, type }) =>
      zone === 'play' &&
      controller === self.controller &&
      id !== self.id &&
      (type !== 'hero' || kind === 'exhaust'),
  );
  return priceOf(table, kind, self, table.draw.perhapsOneOf(own) ?? null);
}

/** The cards on the board that could pay, as far as one can guess: ready ones where they are exhausted. */
export function payersFor(table: Table, cost: Cost, self: Card): Card[] {
  if (cost.kind === 'exhaust itself') return [];
  const viewer = { player: self.controller, self: self.id };
  return table.cards.filter(
    (card) =>
      fits(card, cost.filter, viewer) &&
      !table.spent.has(card.id) &&
      (cost.kind === 'sacrifice' || !card.exhausted),
  );
}
