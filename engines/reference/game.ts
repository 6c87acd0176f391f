import type { Instruction, Texts } from '../../spec/abilities/ability.ts';
import type { Deed } from '../../spec/abilities/deed.ts';
import type { Choose } from '../../spec/abilities/filter.ts';
import type { Card } from '../../spec/model/card.ts';
import type { Life } from '../../spec/model/life.ts';
import type { AbilityId, At, CardId, Player, TextRef, Zone } from '../../spec/model/names.ts';
import type { Item, Named, Pending, State } from '../../spec/model/state.ts';
import type { Cause } from '../../spec/play/event.ts';

/** Whose text it is and on which card, what X is and what was thrown: all that a filter is relative to. */
export interface Scope {
  readonly controller: Player;
  readonly source: CardId;
  /** The card that has given the source the text, where it is not its own. */
  readonly grantedBy?: CardId | null;
  readonly x?: number;
  readonly rolled?: number;
}

/** An instruction with its address in its text. */
export interface Addressed {
  readonly at: At;
  readonly instruction: Instruction;
}

/** An instruction that chooses, with its address and its deed, and the cards that it has to leave to others. */
export interface Choosing {
  readonly at: At;
  readonly choose: Choose;
  readonly deed: Deed;
  readonly taken?: readonly CardId[];
}

/** How much a choice divides, and whether all of it has to be. */
export type Share = NonNullable<Pending['divide']>;

/** Where a card can be; `whose` is null in play alone. */
export interface Place {
  readonly zone: Zone;
  readonly whose: Player | null;
}

/** A deck that a card has left or come into since rules effects were last looked for. */
export interface DeckTouched {
  readonly player: Player;
  readonly how: 'taken from' | 'returned to' | 'drawn from';
}

/** Cards that are named for an item: with its declaration, for a later step, as its defender, or by redirection. */
export interface Naming {
  readonly when: 'declared' | 'reached' | 'defended' | 'redirected';
  readonly waiting: Waiting;
  readonly cards: readonly CardId[];
}

/** What the opponent has answered to the strike under way. */
export interface Defence {
  readonly defender: CardId | null;
}

/** An answer to a text that leads attacks to another card; null where the attack was left as it is. */
export interface Redirection {
  readonly at: At;
  readonly from: CardId;
  readonly to: CardId | null;
}

/** A static text that holds for a card, with the effect that it has laid on it; null where nothing of it came to lie. */
export interface Laid {
  readonly by: TextRef;
  readonly card: CardId;
  readonly effect: string | null;
}

/** A text on a card that stands in for what another text would do to it. */
export interface Replacement {
  readonly by: TextRef;
  readonly deed: Deed;
}

/** Who lays wounds, and how: narrows what changes their number. */
export interface Blower {
  readonly dealer: Card | null;
  readonly isStrike: boolean;
  readonly isShot: boolean;
  readonly isSpell: boolean;
}

/**
 * The `targeted` texts of cards of which one set off the next, up to an item: none of them is set off again by it, or
 * two cards that name each other would do so for ever.
 */
export type Chain = readonly Omit<TextRef, 'grantedBy'>[];

/** An item of the queue, and its source as it was when the item was declared. */
export interface Waiting {
  readonly item: Item;
  readonly scope: Scope;
  readonly source: Card | null;
  /** The cards that it is paid with, where that is not the source. */
  readonly paying: readonly CardId[];
  readonly chain: Chain;
  readonly instructions: readonly Addressed[];
}

/** One change of a life, with the text that was being carried out, if any. */
export interface Blow {
  readonly before: Life;
  readonly after: Life;
  readonly text: TextRef | null;
  readonly cause: Cause;
}

/** A card whose life has changed, with what it was then. */
export interface Touched {
  readonly card: CardId;
  readonly life: Life;
}

/** A text that something has set off, on its card as it was then. */
export interface SetOff {
  readonly source: Card;
  readonly ability: AbilityId;
  readonly chain: Chain;
}

/** An ability on its way into the queue. */
export interface Declaration {
  readonly by: 'player' | 'trigger';
  readonly source: Card;
  readonly scope: Scope;
  readonly ability: AbilityId;
  readonly named: readonly Named[];
  readonly pay: readonly CardId[];
  readonly chain: Chain;
}

/** What an ability is paid with, and for what. */
export type Payment = Pick<Declaration, 'source' | 'scope' | 'ability' | 'pay'>;

/** The pending choice and what goes on once it is made: a declaration, or, where null, the next item of the queue. */
export interface Asking {
  readonly pending: Pending;
  readonly declaration: Declaration | null;
}

/** What a card falls back to when effects on it end. */
export interface Base {
  readonly abilities: readonly AbilityId[];
  readonly controller: Player;
}

/** All that is known between two acts; never changed, only replaced. */
export interface Game {
  readonly texts: Texts;
  readonly state: State;
  readonly waiting: readonly Waiting[];
  readonly setOff: readonly SetOff[];
  readonly asking: Asking | null;
  /** Only of cards that do not fall back to their printed texts and their owner. */
  readonly bases: Readonly<Record<CardId, Base>>;
  /** Whom each effect of changed control, by its id, makes the controller. */
  readonly masters: Readonly<Record<string, Player>>;
  /** The changes of each life so far, the latest last. */
  readonly trails: Readonly<Record<CardId, readonly Blow[]>>;
  /** Lives that have changed since rules effects were last looked for. */
  readonly touched: readonly Touched[];
  /** Who has declared an attack in this turn. */
  readonly attackers: readonly Player[];
  /** Null while there is no strike, or its opponent has not been asked yet. */
  readonly defence: Defence | null;
  /** The answers so far to texts that redirect the item being carried out. */
  readonly redirections: readonly Redirection[];
  readonly laid: readonly Laid[];
  /** Whose turn is being ended, while what its end sets off is still being declared. */
  readonly ending: Player | null;
  readonly dice: readonly number[];
  /** How often the die has been thrown. */
  readonly throws: number;
  readonly items: number;
  readonly effects: number;
  readonly effectPrefix: string;
}

/** The other player. */
export const opponentOf = (player: Player): Player => (player === 'A' ? 'B' : 'A');

/** Whether two addresses are the same. */
export const isAt = (a: At, b: At): boolean => a[0] === b[0] && a[1] === b[1];

/** Whether a deed is an attack, by whatever it is declared. */
export const isShot = (deed: Deed): boolean => deed.verb === 'wound' && deed.as === 'shot';
