import type { Ability, Cost } from '../spec/abilities/ability.ts';
import { isCardCost } from '../spec/abilities/ability.ts';
import type { Card } from '../spec/model/card.ts';
import { costNow, drawFilter, fits } from './filters.ts';
import { pricesOf } from './settings.ts';
import type { Table } from './table.ts';

/** A price, and the card that is to pay it, where one does. */
export interface Payment {
  readonly cost: Cost;
  readonly payer?: Card;
}

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

/** Other cards of the player that are thought to be ready. */
const ableToPay = ({ cards, spent }: Table, kind: Cost['kind'], self: Card): Card[] =>
  cards.filter(
    ({ id, zone, controller, type, exhausted }) =>
      zone === 'play' &&
      controller === self.controller &&
      id !== self.id &&
      !exhausted &&
      !spent.has(id) &&
      (type !== 'hero' || kind === 'exhaust'),
  );

const SELDOM = 0.12;

/** So many coins, on a board where the players have about as many. */
export function drawCoins(table: Table, amount = table.draw.between(0, 4)): Coins {
  provide(table, amount);
  return { kind: 'coins', amount };
}
export type Coins = Extract<Cost, { kind: 'coins' }>;

/** Gives the players coins, mostly enough for a price or one too few, where they have none yet. */
export function provide(table: Table, amount: number): void {
  const { draw } = table;
  const some = () => Math.max(0, amount + (draw.flag(0.6) ? draw.between(0, 4) : draw.nearZero(1)));
  table.coins ??= { A: some(), B: some() };
}

/** The price of X coins that a text asks for, if it does. */
export const asksX = (text: Ability | undefined): boolean =>
  (text?.kind === 'activated' || text?.kind === 'spell') &&
  text.cost?.kind === 'coins' &&
  text.cost.x === true;

/** The price of an activated text: its own card, mostly without a word about it; now and then another card. */
export function drawCost(table: Table, self: Card): Cost | undefined {
  const prices = pricesOf(table.settings);
  const isPlain = prices.includes('exhaust itself');
  if (isPlain && (prices.length === 1 || !table.draw.flag(SELDOM))) return undefined;
  const { cost, payer } = drawPaymentOfAny(table, self);
  const isVain = isCardCost(cost) && payer === undefined && isPlain && table.draw.flag(0.8);
  return isVain ? undefined : cost;
}

/** A price of any kind that is claimed, all alike, and who could pay it. */
export function drawPaymentOfAny(table: Table, self: Card): Payment {
  const prices = pricesOf(table.settings);
  const kind = table.draw.oneOf(self.life === null ? prices.filter((price) => price !== 'wounds') : prices);
  if (kind === 'coins') return { cost: drawCoins(table) };
  if (kind === 'wounds') return { cost: { kind, amount: table.draw.between(1, 2) } };
  if (kind === 'exhaust itself') return { cost: { kind } };
  const payer = table.draw.perhapsOneOf(ableToPay(table, kind, self));
  return { cost: priceOf(table, kind, self, payer ?? null), ...(payer && { payer }) };
}

/** How many coins are said where X are asked for: none, about the cost of the first wanted card, or what there is. */
export function drawX(
  table: Table,
  source: Card,
  ability: string,
  wanted: readonly string[],
): number | undefined {
  if (!asksX(table.texts[ability])) return undefined;
  const { draw, cards, coins } = table;
  if (draw.flag(0.15)) return 0;
  const card = cards.find(({ id }) => id === wanted[0]);
  const about =
    card !== undefined && draw.flag(0.7) ? costNow(table, card) : (coins?.[source.controller] ?? 0);
  return Math.max(0, about + draw.nearZero(1));
}

/** What a spell costs: nothing, or now and then coins. */
export const drawSpellCost = (table: Table): Coins | undefined =>
  pricesOf(table.settings).includes('coins') && table.draw.flag(SELDOM) ? drawCoins(table) : undefined;

/** The cards on the board that could pay, as far as one can guess: ready ones where they are exhausted. */
function payersFor(table: Table, cost: Cost, self: Card): Card[] {
  if (!isCardCost(cost)) return [];
  const viewer = { player: self.controller, self: self.id };
  return table.cards.filter(
    (card) =>
      fits(card, cost.filter, viewer) &&
      !table.spent.has(card.id) &&
      (cost.kind === 'sacrifice' || !card.exhausted),
  );
}

/** The card that pays for a text, the given one or any that fits; null where the source is spent by it. */
export function drawPayment(
  table: Table,
  source: Card,
  ability: string,
  payer: Card | undefined,
): string[] | null {
  const text = table.texts[ability];
  const cost = text?.kind === 'activated' ? text.cost : undefined;
  if (cost === undefined || cost.kind === 'exhaust itself') return null;
  if (!isCardCost(cost)) return [];
  const paying = payer ?? table.draw.perhapsOneOf(payersFor(table, cost, source));
  if (paying === undefined) return [];
  table.spent.add(paying.id);
  return [paying.id];
}
