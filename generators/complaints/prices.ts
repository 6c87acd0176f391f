import type { Ability, CardCost, Cost } from '../../spec/abilities/ability.ts';
import { isCardCost, stepsOf } from '../../spec/abilities/ability.ts';
import { VERBS } from '../../spec/abilities/deed.ts';
import type { CardType } from '../../spec/model/names.ts';

const PAYERS: Readonly<Record<CardCost['kind'], readonly CardType[]>> = {
  exhaust: VERBS.exhaust.types,
  sacrifice: ['creature', 'support'],
};

function* aboutCardCost(cost: CardCost): Generator<string> {
  const { zone = 'play', types } = cost.filter;
  const payers = PAYERS[cost.kind];
  if (zone !== 'play') yield `is paid with a card in «${zone}»: only cards in play pay`;
  if (types === undefined)
    yield `is paid with «${cost.kind}» of any type: ask for types among ${payers.join(', ')}`;
  const stray = types?.find((type) => !payers.includes(type));
  if (stray !== undefined) yield `is paid with «${cost.kind}» of a ${stray}: that takes ${payers.join(', ')}`;
}

export const costOf = (text: Ability): Cost | undefined =>
  text.kind === 'activated' || text.kind === 'spell' ? text.cost : undefined;

const isXPaid = (cost: Cost | undefined): boolean => cost?.kind === 'coins' && cost.x === true;

/** Where a text speaks of X: in an amount, or in a cost that it asks for. */
function* placesOfX(text: Ability): Generator<string> {
  for (const { deed, object } of stepsOf(text).flat()) {
    if ('per' in deed && deed.per !== undefined) yield `does «${deed.verb}» by X`;
    if (object.kind !== 'itself' && object.filter.cost?.equals === 'X') yield 'asks for the cost X';
  }
}

/** What is wrong with a price, and with X where nobody pays it. */
export function* aboutPrice(text: Ability): Generator<string> {
  const cost = costOf(text);
  if (isCardCost(cost)) yield* aboutCardCost(cost);
  if (cost?.kind === 'coins' && cost.x && cost.amount !== 0)
    yield `is paid with X coins and ${cost.amount} more: make the amount 0, X is what the declaration says`;
  if (isXPaid(cost)) return;
  for (const place of placesOfX(text)) yield `${place}, which is not paid: make the price X coins`;
}
