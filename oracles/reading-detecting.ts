import { stepsOf } from '../spec/abilities/ability.ts';
import type { Objects } from '../spec/abilities/filter.ts';
import type { CardId, Player } from '../spec/model/names.ts';
import type { Detecting } from '../spec/questions/carrying-out.ts';
import { chooseAt, fits, hasStatic, textOf } from './reading-texts.ts';

const objectsIn = ({ texts, ability }: Detecting): readonly Objects[] => {
  const text = textOf(texts, ability);
  return text === null ? [] : stepsOf(text).flatMap((parts) => parts.map(({ object }) => object));
};

/** Whether such an ability of the source waits already, so that later targets of it may be named now. */
const isWaiting = ({ state, ability, source }: Detecting): boolean =>
  state.queue.some((item) => item.ability === ability && item.sources.includes(source));

/** Whether the ability is itself set off by being named: that such texts set one another off may be cut short. */
const isOfNaming = ({ texts, ability }: Detecting): boolean => {
  const text = textOf(texts, ability);
  return text?.kind === 'triggered' && text.trigger.startsWith('targeted');
};

/** Whether a text of the card may lead an attack on it elsewhere, so that it may not become the target. */
const isLeading = ({ state, texts, card: id }: Detecting): boolean => {
  const card = state.cards[id];
  return card !== undefined && hasStatic(card, texts, ({ text }) => text === 'redirects');
};

/**
 * Whether the card was named with the declaration by the controller, for a choice that has a limit or for one that has
 * none. What a card named later sets off, perhaps for the second time, is left open.
 */
export function namedFor(situation: Detecting): 'few' | 'any' | null {
  const { texts, ability, targets, named, card } = situation;
  if (!named.includes(card) || isWaiting(situation) || isLeading(situation) || isOfNaming(situation))
    return null;
  const choices = targets
    .filter(({ cards }) => cards.includes(card))
    .flatMap(({ at }) => chooseAt(texts, ability, at) ?? [])
    .filter(({ by }) => by === 'controller');
  if (choices.length === 0) return null;
  return choices.some(({ max }) => max !== null) ? 'few' : 'any';
}

/** Whether the card is struck at, and there is no other of its side that could defend it. */
export function isStruckAlone(situation: Detecting): boolean {
  const { state, ability, named, by, card: id } = situation;
  const card = state.cards[id];
  if (
    card === undefined ||
    isLeading(situation) ||
    by !== 'player' ||
    ability !== '' ||
    named.length !== 1 ||
    named[0] !== id
  )
    return false;
  return Object.values(state.cards).every(
    ({ id: other, zone, controller }) =>
      zone !== 'play' ||
      controller !== card.controller ||
      other === id ||
      other === heroOf(state, controller),
  );
}

const heroOf = ({ cards }: Detecting['state'], player: Player): CardId | undefined =>
  Object.values(cards).find(({ type, owner }) => type === 'hero' && owner === player)?.id;

/** Whether another card involved has a text that may be set off and name the card in its turn. */
const isStirred = ({ state, texts, named, paying, card }: Detecting): boolean =>
  [...named, ...paying].some(
    (id: CardId) =>
      id !== card && state.cards[id]?.abilities.some((text) => texts[text]?.kind === 'triggered') === true,
  );

/**
 * Whether a player's declaration is all that could make the card a target, which it does not name, nor speak of as
 * its own: other events of that time may name it as well.
 */
const isUnnamed = (situation: Detecting): boolean =>
  situation.by === 'player' &&
  textOf(situation.texts, situation.ability) !== null &&
  !situation.named.includes(situation.card) &&
  !situation.targets.some(({ cards }) => cards.includes(situation.card)) &&
  !(situation.source === situation.card && objectsIn(situation).some(({ kind }) => kind === 'itself')) &&
  !isStirred(situation);

/** Whether the card pays, and is named for nothing. */
export const isMerelyPaying = (situation: Detecting): boolean =>
  isUnnamed(situation) && situation.paying.includes(situation.card);

/** Whether a mass instruction goes for the card, which is named for nothing. */
export function isMerelyReached(situation: Detecting): boolean {
  const card = situation.state.cards[situation.card];
  if (card === undefined || !isUnnamed(situation)) return false;
  return objectsIn(situation).some(
    (object) => object.kind === 'each' && fits(card, object.filter, situation),
  );
}

/** Whether a declaration names others, and not the card, whatever else it does with it. */
export const isPassedOver = (situation: Detecting): boolean =>
  isUnnamed(situation) && situation.named.length > 0;
