import { priceOf, stepsOf } from '../spec/abilities/ability.ts';
import type { Card } from '../spec/model/card.ts';
import type { At } from '../spec/model/names.ts';
import { sameData } from '../spec/play/same-data.ts';
import type { Settling } from '../spec/questions/carrying-out.ts';
import type { Executing } from '../spec/questions/scene.ts';
import { isBeyondMeans } from './reading-prices.ts';
import { isPayable, sourceOf } from './reading-sources.ts';
import { hadObject, isOutOfReach } from './reading-targets.ts';
import { cameSince, textOf } from './reading-texts.ts';

/** An item looked at as it comes to be carried out; where it has not, as it is looked at now. */
export const onLeaving = <S extends Executing>(situation: S): S => ({
  ...situation,
  state: situation.leaving ?? situation.state,
});

/** Whether the item is a spell, whose own card is not in play when it is declared. */
const isOfSpell = ({ texts, item }: Executing): boolean => textOf(texts, item.ability)?.kind === 'spell';

const cardIn = ({ item }: Executing, cards: Readonly<Record<string, Card>>): Card | undefined =>
  cards[item.sources[0] ?? ''];

/** Whether the source was in play when it declared, and was not when the item came to be carried out. */
export function hasLeftBefore(situation: Executing): boolean {
  const then = cardIn(situation, situation.declaredIn.cards);
  const now = cardIn(situation, onLeaving(situation).state.cards);
  return then?.zone === 'play' && now !== undefined && now.zone !== 'play';
}

/** Whether the source has left play only while the item was carried out. */
export function hasLeftMeanwhile(situation: Executing): boolean {
  const before = cardIn(situation, onLeaving(situation).state.cards);
  return before?.zone === 'play' && cardIn(situation, situation.state.cards)?.zone !== 'play';
}

/** Whether a source other than a spell's was no longer in play when it declared, as after a death. */
export const wasAway = (situation: Executing): boolean =>
  !isOfSpell(situation) && cardIn(situation, situation.declaredIn.cards)?.zone !== 'play';

/** Whether the spell's own card is not in play as the spell comes to be carried out. */
export const isSpellAway = (situation: Executing): boolean =>
  isOfSpell(situation) && cardIn(situation, onLeaving(situation).state.cards)?.zone !== 'play';

/** Whether the card of a spell is no longer where it was declared from, as when it has been played before. */
export const hasSpellMoved = (situation: Executing): boolean =>
  isOfSpell(situation) &&
  cardIn(situation, situation.declaredIn.cards)?.zone !==
    cardIn(situation, onLeaving(situation).state.cards)?.zone;

/** Whether a source in play is turned, taken over or new since it declared, as the item comes to be carried out. */
export function hasChangedBefore(situation: Executing): boolean {
  const { state } = onLeaving(situation);
  const then = cardIn(situation, situation.declaredIn.cards);
  const now = cardIn(situation, state.cards);
  if (then?.zone !== 'play' || now?.zone !== 'play') return false;
  return (
    then.controller !== now.controller ||
    then.exhausted !== now.exhausted ||
    cameSince(situation.declaredIn, state, now.id)
  );
}

/** Whether what the price asks for may be gone by the time at which it is to be paid. */
export function isPricePerhapsGone(situation: Executing): boolean {
  const { texts, item } = situation;
  const { state } = onLeaving(situation);
  const price = priceOf(texts[item.ability ?? '']);
  switch (price?.kind) {
    case undefined:
      return false;
    case 'exhaust itself':
      return cardIn(situation, state.cards)?.exhausted === true;
    case 'coins':
      return (state.coins?.[item.controller] ?? 0) < (price.x ? (item.x ?? 0) : price.amount);
    case 'wounds':
    case 'exhaust':
    case 'sacrifice':
      return true;
    default:
      return price satisfies never;
  }
}

/** Whether nothing has come between the source and a price that it pays by exhausting itself. */
export const canPayByItself = (situation: Executing): boolean => {
  const then = sourceOf(onLeaving(situation)).now;
  return then?.zone === 'play' && !then.exhausted && !hasChangedBefore(situation);
};

/** Whether nothing is in doubt about the price and the card that is to pay it. */
export const isPlainlyPayable = (situation: Executing): boolean =>
  !isPricePerhapsGone(situation) && isPayable(situation) && canPayByItself(situation);

/** Whether the price is more coins than its player has as the item comes to be carried out. */
export function isBeyondMeansOnLeaving(situation: Executing): boolean {
  const { state, texts, item } = onLeaving(situation);
  const { ability, controller: player, sources, x } = item;
  return ability !== null && isBeyondMeans({ state, texts, ability, player, source: sources[0] ?? '', x });
}

/** Where the instructions of the item's text are. */
export const placesIn = ({ texts, item }: Executing): At[] => {
  const text = textOf(texts, item.ability);
  const all = text === null ? [] : stepsOf(text);
  return all.flatMap((parts, step) => parts.map((_, part): At => [step, part]));
};

/** Whether an item that was not carried out at all had a card on which it could have been. */
export const hadSomethingToDo = (situation: Settling): boolean =>
  situation.carriedOut !== 'not at all' ||
  placesIn(situation).some((at) => hadObject({ ...situation, at, ground: 'description', card: null }));

/** Whether any card that was named for the item can be met no more. */
export const hasMissingTarget = (situation: Executing): boolean =>
  situation.item.named.some(({ at, cards }) =>
    cards.some((card) => isOutOfReach({ ...situation, at, ground: 'target left', card })),
  );

/** Whether any card is otherwise than when the item was declared. */
export function hasBoardChanged(situation: Executing): boolean {
  const { cards } = onLeaving(situation).state;
  const before = situation.declaredIn.cards;
  return Object.keys(cards).some((id) => !sameData(cards[id], before[id]));
}
