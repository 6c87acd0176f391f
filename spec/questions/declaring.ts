import type { CardId, Player } from '../model/names.ts';
import type { State } from '../model/state.ts';
import type { Question } from './question.ts';
import { words } from './question.ts';
import type { Declaring, DeclaringInstruction, Scene } from './scene.ts';
import { setsOfCards } from './sets.ts';

export type Legality = 'legal' | 'illegal';
const legality = ['legal', 'illegal'] as const;

/** Whose, where, exhausted or not, whose turn it is, and whether the card has the ability, all belong here. */
export const maySource = words<Declaring>()(
  'maySource',
  'May this card be the source of this ability?',
  legality,
);

export const canBeDeclared = words<DeclaringInstruction>()(
  'canBeDeclared',
  'Can this instruction be declared at all?',
  legality,
);

export interface NamingMany extends DeclaringInstruction {
  readonly cards: readonly CardId[];
  /** Parallel to `cards` where an amount was divided among them. */
  readonly amounts?: readonly number[] | null | undefined;
}
/** Speaks of the number, of one card named twice, and of how an amount is divided. */
export const mayNameSoMany = words<NamingMany>()('mayNameSoMany', 'May so many be named?', legality);

/** Speaks of a card that is to pay the price. */
export interface Paying extends Declaring {
  readonly card: CardId;
}
export const mayPay = words<Paying>()('mayPay', 'May this card be used to pay?', legality);

export interface NamingOne extends DeclaringInstruction {
  readonly card: CardId;
}
export const mayBeNamed = words<NamingOne>()('mayBeNamed', 'May this card be named here?', legality);

/** Asked of each choosing instruction for which nothing was named. */
export const mayStayOpen = words<DeclaringInstruction>()(
  'mayStayOpen',
  'May this target stay open for now?',
  legality,
);

/** Asked of each choosing instruction for which something was named with the declaration. */
export const whenNamed = words<DeclaringInstruction>()('whenNamed', 'When is this target named?', [
  'with the declaration',
  'when reached',
]);

/** A strike being declared. */
export interface Striking extends Scene {
  readonly player: Player;
  readonly attacker: CardId;
  readonly target: CardId;
}
export const mayAttack = words<Striking>()('mayAttack', 'May this card be attacked?', legality);

export interface Choosing extends DeclaringInstruction {
  readonly opponent: Player;
}
export const whoChooses = words<Choosing>()('whoChooses', 'Who chooses?', ['controller', 'opponent']);

/** Of two abilities set off by one event: whose comes first in the queue? */
export interface Ordering {
  readonly active: Player;
  readonly controllers: readonly [Player, Player];
}
export const whoGoesFirst = words<Ordering>()(
  'whoGoesFirst',
  'Of abilities declared at the same time, whose goes first?',
  ['active', 'non-active'],
);

/**
 * A mass instruction being carried out, with the states in which its text was declared and its item came to be carried out.
 * `replaced` are the cards to which something else was done in its place, left out where there are none.
 */
export interface Reaching extends DeclaringInstruction {
  readonly replaced?: readonly CardId[] | undefined;
  readonly declaredIn?: State | undefined;
  readonly leaving?: State | undefined;
}
export const massReach: Question<Reaching, readonly CardId[]> = {
  id: 'massReach',
  asks: 'Which cards does this mass instruction reach?',
  ...setsOfCards,
};

export const isTargeted = words<DeclaringInstruction>()('isTargeted', 'Is this text targeted?', [
  'targeted',
  'untargeted',
]);

export const isAction = words<Declaring>()('isAction', 'Is this an action?', ['action', 'not an action']);
