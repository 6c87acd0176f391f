import type { Texts } from '../spec/abilities/ability.ts';
import { isCardCost, priceOf } from '../spec/abilities/ability.ts';
import type { Filter } from '../spec/abilities/filter.ts';
import type { Card } from '../spec/model/card.ts';
import type { AbilityId } from '../spec/model/names.ts';
import type { Paying } from '../spec/questions/declaring.ts';
import type { DeclaringInstruction } from '../spec/questions/scene.ts';
import { levelNow } from './reading-life.ts';
import { fits, isBarred, isShielded } from './reading-texts.ts';

type Priced = Pick<DeclaringInstruction, 'state' | 'texts' | 'ability' | 'player' | 'source' | 'x'>;

/** Whether the text is paid by exhausting the card that has it. */
export const isPaidByItself = (texts: Texts, id: AbilityId | null): boolean =>
  priceOf(texts[id ?? ''])?.kind === 'exhaust itself';

/** Whether the price may turn the card. */
export function isTurnedByPaying(situation: Priced, card: Card): boolean {
  const price = priceOf(situation.texts[situation.ability]);
  if (price?.kind === 'exhaust itself') return card.id === situation.source;
  return price?.kind === 'exhaust' && fits(card, price.filter, situation);
}

/** Whether the price may take the card away. */
export function isTakenByPaying(situation: Priced, card: Card): boolean {
  const price = priceOf(situation.texts[situation.ability]);
  return price?.kind === 'sacrifice' && fits(card, price.filter, situation);
}

/** Whether wounds that the source lays on itself to pay may change what a text asks of it, or take it away. */
export const isWoundedByPaying = ({ texts, ability, source }: Priced, card: Card): boolean =>
  priceOf(texts[ability])?.kind === 'wounds' && card.id === source;

/** A card that is to pay a price of another card. */
interface Payer {
  readonly card: Card;
  readonly kind: 'exhaust' | 'sacrifice';
  readonly filter: Filter;
}

const payerOf = ({ texts, ability, state, card: id }: Paying): Payer | null => {
  const price = priceOf(texts[ability]);
  const card = state.cards[id];
  return price === null || !isCardCost(price) || card === undefined ? null : { ...price, card };
};

/** Whether the card does not meet what the price asks for. */
export function isUnfitToPay(situation: Paying): boolean {
  const payer = payerOf(situation);
  return payer !== null && !fits(payer.card, payer.filter, situation);
}

/** Whether a card that fits the price is not wholly the player's own. */
export function isForeignPayer(situation: Paying): boolean {
  const payer = payerOf(situation);
  if (payer === null || isUnfitToPay(situation)) return false;
  return payer.card.owner !== situation.player || payer.card.controller !== situation.player;
}

/** Whether a card that fits the price is to be exhausted, and is so already. */
export function isTurnedPayer(situation: Paying): boolean {
  const payer = payerOf(situation);
  return payer?.kind === 'exhaust' && payer.card.exhausted && !isUnfitToPay(situation);
}

/** Whether a card that fits is a hero to be sacrificed, new, away from play, or has a text against what paying does to it. */
export function isOddPayer(situation: Paying): boolean {
  const payer = payerOf(situation);
  if (payer === null || isUnfitToPay(situation)) return false;
  const { card, kind } = payer;
  const verbs = kind === 'exhaust' ? (['exhaust'] as const) : (['destroy', 'move'] as const);
  return (
    card.zone !== 'play' ||
    (card.type === 'hero' && kind === 'sacrifice') ||
    situation.state.history.arrived.includes(card.id) ||
    verbs.some((verb) => isBarred(card, situation.texts, verb))
  );
}

/** A card about whose paying nothing is in doubt: whether it cannot be a target; null for any other. */
export function plainPayer(situation: Paying): { readonly isShielded: boolean } | null {
  const payer = payerOf(situation);
  if (payer === null || isUnfitToPay(situation)) return null;
  if (isForeignPayer(situation) || isTurnedPayer(situation) || isOddPayer(situation)) return null;
  return { isShielded: isShielded(payer.card, situation.texts) };
}

/** How many coins are due; null where the price is no coins, or how many is not said. */
function coinsDue({ texts, ability, x }: Pick<Priced, 'texts' | 'ability' | 'x'>): number | null {
  const price = priceOf(texts[ability]);
  if (price?.kind !== 'coins') return null;
  return price.x === true ? (x ?? null) : price.amount;
}

/** Whether a price of coins is more than its player has, nothing at all, or asked for where there are no coins. */
export function isBeyondMeans(situation: Priced): boolean {
  const { state, texts, ability, player } = situation;
  if (priceOf(texts[ability])?.kind !== 'coins') return false;
  const due = coinsDue(situation);
  return due === null || due === 0 || state.coins === null || state.coins[player] < due;
}

/** Whether a price in wounds meets a card that it may destroy, that a text keeps from wounds, or that has no life. */
export function isBloody({ state, texts, ability, source }: Priced): boolean {
  const price = priceOf(texts[ability]);
  const card = state.cards[source];
  if (price?.kind !== 'wounds' || card === undefined) return false;
  return (
    card.life === null ||
    isBarred(card, texts, 'wound') ||
    levelNow(card.life) <= price.amount ||
    card.life.wounds + price.amount >= card.life.starting
  );
}

/** Whether an exhausted card declares what is paid with coins or wounds. */
export function isPaidWhileExhausted({ state, texts, ability, source }: Priced): boolean {
  const kind = priceOf(texts[ability])?.kind;
  const text = texts[ability];
  return (
    text?.kind === 'activated' &&
    (kind === 'coins' || kind === 'wounds') &&
    state.cards[source]?.exhausted === true
  );
}
