import type { AbilityId, At, CardId, Cell } from '../model/names.ts';
import type { State } from '../model/state.ts';
import type { Question } from './question.ts';
import { words } from './question.ts';
import type { Declaring, Executing, Scene } from './scene.ts';
import { setsOfCards } from './sets.ts';

/**
 * What may stand in the way of carrying out an instruction on a card: the source left its zone, changed
 * otherwise, or lost the ability; the card no longer fits the text's description, a text bars the verb from
 * it, it left play, or something else is done to it instead.
 */
export const GROUNDS = [
  'source left',
  'source changed',
  'ability lost',
  'description',
  'barred',
  'target left',
  'replaced',
] as const;
export type Ground = (typeof GROUNDS)[number];

/** `card` is the target; null where the instruction as a whole was left out. */
export interface Obstacle extends Executing {
  readonly ground: Ground;
  readonly card: CardId | null;
}
/** One ground at a time: what is done met no obstacle on any ground, what is not done met one on some. */
export const isObstacle = words<Obstacle>()('isObstacle', 'Is there an obstacle to carrying it out?', [
  'no obstacle',
  'obstacle',
]);

/** An item with a price that has left the queue; `carriedOut` left out: wholly. */
export interface Settling extends Executing {
  readonly carriedOut?: 'in part' | 'not at all';
}
/** Asked where the record shows it: a card that leaves play takes the sign of its paying along. */
export const isPaid = words<Settling>()('isPaid', 'Is it paid?', ['paid', 'unpaid']);

/** Asked of an instruction that was carried out on several cards. */
export interface Hitting extends Executing {
  readonly cards: readonly CardId[];
}
export const howHit = words<Hitting>()('howHit', 'Are the cards hit together or in turn?', [
  'together',
  'in turn',
]);

/** An instruction that has just begun, and the places of those that had begun before it. */
export interface Beginning extends Executing {
  readonly begun: readonly At[];
}
export const whichOrder = words<Beginning>()('whichOrder', 'Do the instructions come in their order?', [
  'in order',
  'out of order',
]);

/** The sources of a declared ability. */
export const sources: Question<Declaring, readonly CardId[]> = {
  id: 'sources',
  asks: 'What are the sources?',
  ...setsOfCards,
};

const targets = (id: string, asks: string): Question<Targeting, readonly CardId[]> => ({
  id,
  asks,
  ...setsOfCards,
});
/** `chosen` are the cards that were named for the instruction, with the declaration or when it was reached. */
export interface Targeting extends Executing {
  readonly chosen: readonly CardId[];
  /** The card to which a player led the attack from the one that was named, if any. */
  readonly redirected?: { readonly from: CardId; readonly to: CardId } | undefined;
}
/** A card that has a `targeted` text, while an ability, spell or attack is declared. `named` are all cards named for it, `paying` those that pay. */
export interface Detecting extends Declaring {
  readonly card: CardId;
  readonly named: readonly CardId[];
  readonly paying: readonly CardId[];
  /** Where a movement is declared: the square that it leads to. */
  readonly cell?: Cell | undefined;
}
export const isDetected = words<Detecting>()('isDetected', 'Has this card become a target?', [
  'target',
  'no target',
]);

/** An attack, with the card named first, the defender, if any, and the card that it was led to by a text, if any. */
export interface Attacking {
  readonly attacker: CardId;
  readonly named: CardId;
  readonly defender: CardId | null;
  readonly redirected: CardId | null;
  readonly state: State;
}
export const attackTargets: Question<Attacking, readonly CardId[]> = {
  id: 'attackTargets',
  asks: 'What are the final targets of this attack?',
  ...setsOfCards,
};

/** An attack by `attacker` that would hit `from`, whose static text `ability` may lead it to another card, such as `card`. */
export interface Redirecting extends Scene {
  readonly attacker: CardId;
  readonly from: CardId;
  readonly ability: AbilityId;
  readonly card: CardId;
}
/** Asked of every card where a player is asked, and where nobody was although such a text was there. */
export const mayBeRedirectedTo = words<Redirecting>()(
  'mayBeRedirectedTo',
  'May the attack be led to this card?',
  ['legal', 'illegal'],
);

export const namedTargets = targets('namedTargets', 'What are the targets named?');
export const initialTargets = targets('initialTargets', 'What are the first targets?');
export const finalTargets = targets('finalTargets', 'What are the final targets?');
