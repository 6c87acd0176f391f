import { priceOf } from '../spec/abilities/ability.ts';
import type { Card } from '../spec/model/card.ts';
import type { Obstacle } from '../spec/questions/carrying-out.ts';
import type { Declaring, Executing } from '../spec/questions/scene.ts';
import { isBeyondMeans, isBloody, isPaidByItself, isTurnedByPaying } from './reading-prices.ts';
import { cameSince, chooseAt, isBarred, textOf } from './reading-texts.ts';

/** What became of a source since its ability was declared; `declaring` and `now` are null where it is not known. */
export interface Source {
  readonly declaring: Card | null;
  readonly now: Card | null;
  readonly left: boolean;
  readonly changed: boolean;
  readonly lost: boolean;
}

const GONE: Source = { declaring: null, now: null, left: false, changed: false, lost: false };

/** A spell is no card that could leave play, and an activated ability is declared by a card that is there. */
export function sourceOf({ item, texts, declaredIn, state }: Executing): Source {
  const id = item.sources[0] ?? '';
  const then = declaredIn.cards[id];
  const now = state.cards[id];
  if (then === undefined || now === undefined) return GONE;
  const kind = textOf(texts, item.ability)?.kind;
  const isInPlay = now.zone === 'play';
  // Where the source is exhausted to pay, or may be, that is no change worth the name.
  const priced = {
    state: declaredIn,
    texts,
    ability: item.ability ?? '',
    player: item.controller,
    source: id,
  };
  const hasPaid = now.exhausted && isTurnedByPaying({ ...priced, x: item.x }, then);
  const isTurned = isPaidByItself(texts, item.ability)
    ? !now.exhausted
    : then.exhausted !== now.exhausted && !hasPaid;
  return {
    declaring: then,
    now,
    left: !isInPlay && (kind === 'triggered' || then.zone === 'play'),
    changed:
      isInPlay &&
      then.zone === 'play' &&
      (isTurned || then.controller !== now.controller || cameSince(declaredIn, state, id)),
    lost:
      item.ability !== null && then.abilities.includes(item.ability) && !now.abilities.includes(item.ability),
  };
}

/** Whether the player had the coins for a price, or the source the life for it. */
function isAffordable({ texts, item, declaredIn }: Executing): boolean {
  const ability = item.ability ?? '';
  const kind = priceOf(texts[ability])?.kind;
  const { controller: player, sources, x } = item;
  const priced = { state: declaredIn, texts, ability, player, source: sources[0] ?? '', x };
  return (kind === 'coins' || kind === 'wounds') && !isBeyondMeans(priced) && !isBloody(priced);
}

/** Whether the ability has a price that its source had still to pay when it declared, and that no text forbids. */
export function isPayable(situation: Executing): boolean {
  const { declaring } = sourceOf(situation);
  const { texts, item } = situation;
  if (declaring === null) return false;
  if (!isPaidByItself(texts, item.ability)) return isAffordable(situation);
  return !declaring.exhausted && !isBarred(declaring, texts, 'exhaust');
}

const cardOf = ({ state, source }: Declaring): Card | undefined => state.cards[source];
const kindOf = ({ texts, ability }: Declaring) => textOf(texts, ability)?.kind ?? null;

export const isForeign = ({ by, player, state, source }: Declaring): boolean => {
  const card = state.cards[source];
  return by === 'player' && player !== (card?.zone === 'play' ? card.controller : card?.owner);
};

/** Whether the player controls the card of the other one. */
export const isStolen = ({ by, player, state, source }: Declaring): boolean => {
  const card = state.cards[source];
  return by === 'player' && card?.zone === 'play' && card.controller === player && card.owner !== player;
};

export const isElsewhere = (situation: Declaring): boolean =>
  situation.by === 'player' && cardOf(situation)?.zone !== (kindOf(situation) === 'spell' ? 'hand' : 'play');

/** Whether the card lacks the ability, or the ability is of a kind that no player declares. */
export const isWithout = (situation: Declaring): boolean => {
  const kind = kindOf(situation);
  if (situation.by !== 'player') return false;
  return (
    (kind !== 'activated' && kind !== 'spell') ||
    cardOf(situation)?.abilities.includes(situation.ability) !== true
  );
};

export const isExhausted = (situation: Declaring): boolean =>
  situation.by === 'player' &&
  isPaidByItself(situation.texts, situation.ability) &&
  cardOf(situation)?.exhausted === true;

export const isOutOfTurn = ({ by, player, state }: Declaring): boolean =>
  by === 'player' && (player !== state.active || state.phase !== 'choice');

/** Whether a trigger's card has left the place where it was set off, lost the text, or is not its player's own. */
export const hasMovedOn = (situation: Declaring): boolean => {
  const text = textOf(situation.texts, situation.ability);
  const card = cardOf(situation);
  if (situation.by !== 'trigger' || text?.kind !== 'triggered') return false;
  const home = text.trigger === 'death' ? 'graveyard' : 'play';
  return (
    card?.zone !== home || card.owner !== situation.player || !card.abilities.includes(situation.ability)
  );
};

/** Whether something is named for what is not chosen, or twice. */
const isMalformed = ({ texts, ability, targets }: Declaring): boolean =>
  new Set(targets.map(({ at }) => String(at))).size < targets.length ||
  targets.some(({ at, cards }) => cards.length > 0 && chooseAt(texts, ability, at) === null);

/**
 * Something waits, an attack has been declared in the turn (501.5 knows a phase of attacks), the card has only just
 * arrived, its price is barred, or coins would be needed.
 */
const isUntimely = (situation: Declaring, card: Card): boolean => {
  const { state, source, texts, ability, isChoicePending } = situation;
  if (isChoicePending || state.queue.length > 0 || state.history.attacks.length > 0) return true;
  return kindOf(situation) === 'spell'
    ? state.coins !== null && priceOf(texts[ability]) === null
    : state.history.arrived.includes(source) ||
        (isPaidByItself(texts, ability) && isBarred(card, texts, 'exhaust'));
};

/** Whether the moment, the card or the form of a declaration is one that other chapters may rule out. */
export const isOdd = (situation: Declaring): boolean => {
  const card = cardOf(situation);
  if (situation.by !== 'player' || card === undefined) return false;
  const isOtherType = (kindOf(situation) === 'spell') !== (card.type === 'spell');
  return isOtherType || isUntimely(situation, card) || isMalformed(situation);
};

/** Whether the source was already what the ground speaks of when it declared. */
export function wasDoubtful(situation: Obstacle): boolean {
  const { ground, item, texts } = situation;
  const { declaring } = sourceOf(situation);
  if (declaring === null) return true;
  switch (ground) {
    case 'source left':
      return textOf(texts, item.ability)?.kind === 'activated' && declaring.zone !== 'play';
    case 'source changed':
      return declaring.zone === 'play' && declaring.controller !== item.controller;
    case 'ability lost':
      return item.ability !== null && !declaring.abilities.includes(item.ability);
    default:
      return false;
  }
}
