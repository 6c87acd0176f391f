import type { Texts } from '../abilities/ability.ts';
import type { Deed } from '../abilities/deed.ts';
import type { Card } from '../model/card.ts';
import type { Life } from '../model/life.ts';
import type { CardId, Player, TextRef, Zone } from '../model/names.ts';
import type { RulesEffect } from '../play/event.ts';
import type { Giving, Standing, TurnChange } from './life.ts';
import type { Question } from './question.ts';
import { subsets, subsetsBeyond, words } from './question.ts';

/** `isOver`: somebody had lost by then, and what a finished game does is nobody's clause here. */
export interface Fate {
  readonly card: Card;
  readonly texts: Texts;
  readonly before: Life;
  readonly after: Life;
  readonly isOver: boolean;
}
/** Asked after each change of a life; destruction by a deed is that deed's and not asked about. */
export const isDestroyed = words<Fate>()('isDestroyed', 'Is this card destroyed?', ['destroyed', 'stays']);

/**
 * A rules effect that was due and came; `giving` says of the effect of a static text what it is due to. `isGoing`: that
 * the effect was taken off is what came.
 */
export interface Due {
  readonly effect: 'destruction' | 'loss' | 'expiry' | 'static effect';
  readonly giving?: Giving | undefined;
  readonly isGoing?: true;
}
export const whenDone = words<Due>()('whenDone', 'Does it happen at once, or later?', ['at once', 'later']);

export interface Place {
  readonly zone: Zone;
  readonly whose: Player | null;
}
/** `card` as it was just before. */
export interface Leaving {
  readonly card: Card;
}
export const whereTo: Question<Leaving, Place> = {
  id: 'whereTo',
  asks: 'Where does the destroyed card go?',
  answers: () => [
    { zone: 'play', whose: null },
    ...(['hand', 'deck', 'graveyard'] as const).flatMap((zone) =>
      (['A', 'B'] as const).map((whose) => ({ zone, whose })),
    ),
  ],
  key: ({ zone, whose }) => (whose === null ? zone : `${zone} of ${whose}`),
};

/**
 * One change of a life on the way to the graveyard, with the text that was being carried out, if any. `isByRules`: an
 * effect of the rules made it, such as a term that ended, a price, or a static text that holds or holds no longer; `isPaid`:
 * it was a price, which no text carries out.
 */
export interface Blow {
  readonly before: Life;
  readonly after: Life;
  readonly text: TextRef | null;
  readonly isByRules: boolean;
  readonly isPaid?: true;
}
/** `destroyer` is the text whose «destroy» was carried out on the card, null where it died otherwise. */
export interface Killing {
  readonly card: Card;
  readonly blows: readonly Blow[];
  readonly destroyer: TextRef | null;
}
export const textKey = ({ card, ability, grantedBy }: TextRef): string =>
  `${card}/${ability}/${grantedBy ?? ''}`;
/** The texts that have had to do with a death. */
const textsIn = ({ blows, destroyer }: Killing): TextRef[] => {
  const texts = [destroyer, ...blows.map(({ text }) => text)].filter((text) => text !== null);
  return [...new Map(texts.map((text) => [textKey(text), text])).values()];
};

export const killedBy: Question<Killing, readonly TextRef[]> = {
  id: 'killedBy',
  asks: 'Killed by what?',
  answers: (killing) => subsets(textsIn(killing)),
  beyond: (killing, rulings) => subsetsBeyond(textsIn(killing), rulings),
  key: (killers) => killers.map(textKey).sort().join(' '),
};

/**
 * A card with a `kills` text that sees a card go to the graveyard, or with `isSpared` one to which something else was
 * done in the place of its destruction.
 */
export interface Crediting extends Killing {
  readonly killer: CardId;
  readonly isSpared?: true;
}
export const hasKilled = words<Crediting>()('hasKilled', 'Has a text of this card killed?', [
  'killed',
  'did not kill',
]);

/** `life` is the hero's after the last change of it, `isDestroyed` whether the hero went to the graveyard. */
export interface Losing {
  readonly player: Player;
  readonly life: Life;
  readonly isDestroyed: boolean;
}
/** Asked only while the player has not lost. */
export const hasLost = words<Losing>()('hasLost', 'Has this player lost?', ['lost', 'plays on']);

/** An effect of the rules or of an ability that came about. */
export interface Waiting {
  readonly what: 'rules effect' | 'ability';
}
export const doesWait = words<Waiting>()('doesWait', 'Does this wait in the queue?', ['at once', 'queued']);

export interface DeckTouched {
  readonly how: 'taken from' | 'returned to' | 'looked through' | 'let alone';
}
export const isShuffled = words<DeckTouched>()('isShuffled', 'Is the deck shuffled?', [
  'shuffled',
  'left as it was',
]);

/**
 * A player who should have taken a card from an empty deck, for the `times`th time in the game. `isElsewhere`: it was not
 * the card that is taken when a turn begins.
 */
export interface DeckingOut {
  readonly player: Player;
  readonly times: number;
  readonly isElsewhere?: boolean;
}
export const isDeckedOut = words<DeckingOut>()('isDeckedOut', 'Has this player lost by an empty deck?', [
  'lost',
  'plays on',
]);

/** An exhausted card when a turn begins. */
export interface Readying {
  readonly card: Card;
  readonly texts: Texts;
  readonly turn: TurnChange;
}
export const doesReady = words<Readying>()('doesReady', 'Does this card ready?', [
  'readies',
  'stays exhausted',
]);

/**
 * A change that was seen on a card, other than of its life, and all that could have brought it about: the deed
 * that was just carried out on it, or the rules effect that the engine names. `played` is a card that was
 * itself declared as a spell or put into play. `declared`: an ability of the card came into the queue. `coins`: those of
 * its player changed. `standing` is there where a static text may be behind it, `now` the card with the change; beside a
 * deed, where the effects of a card that stays in play have changed, with all that the deed shows on it.
 */
export interface Change {
  readonly card: Card;
  readonly change:
    | 'exhausted'
    | 'readied'
    | 'poisoned'
    | 'cured'
    | 'texts'
    | 'effects'
    | 'controller'
    | 'zone'
    | 'coins'
    | 'square'
    | 'declared';
  readonly by:
    | { readonly deed: Deed; readonly now?: Card }
    | { readonly effect: RulesEffect; readonly standing?: Standing; readonly now?: Card }
    | 'played'
    | 'nothing';
}
export const doesHappen = words<Change>()('doesHappen', 'Does this change happen?', [
  'happens',
  'does not happen',
]);

/** What a deed other than of life makes of a card on which it was carried out. */
export interface Doing {
  readonly before: Card;
  readonly deed: Deed;
}
export const isDone = words<Doing>()('isDone', 'Does the deed show on the card?', ['shows', 'does not show']);
