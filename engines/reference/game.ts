import type { Instruction, Texts } from '../../spec/abilities/ability.ts';
import type { Verb } from '../../spec/abilities/deed.ts';
import type { Choose } from '../../spec/abilities/filter.ts';
import type { Card } from '../../spec/model/card.ts';
import type { Life } from '../../spec/model/life.ts';
import type { AbilityId, At, CardId, Player, TextRef } from '../../spec/model/names.ts';
import type { Item, Named, Pending, State } from '../../spec/model/state.ts';
import type { Cause } from '../../spec/play/event.ts';

/** Whose text it is and on which card: what a filter is relative to. */
export interface Scope {
  readonly controller: Player;
  readonly source: CardId;
}

/** An instruction with its address in its text. */
export interface Addressed {
  readonly at: At;
  readonly instruction: Instruction;
}

/** An instruction that chooses, with its address and its verb. */
export interface Choosing {
  readonly at: At;
  readonly choose: Choose;
  readonly verb: Verb;
}

/** An item of the queue, and its source as it was when the item was declared. */
export interface Waiting {
  readonly item: Item;
  readonly scope: Scope;
  readonly source: Card | null;
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
}

/** An ability on its way into the queue. */
export interface Declaration {
  readonly by: 'player' | 'trigger';
  readonly source: Card;
  readonly scope: Scope;
  readonly ability: AbilityId;
  readonly named: readonly Named[];
}

/** The pending choice and what goes on once it is made: a declaration, or, where null, the first item. */
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
  readonly items: number;
  readonly effects: number;
  readonly effectPrefix: string;
}

/** The other player. */
export const opponentOf = (player: Player): Player => (player === 'A' ? 'B' : 'A');

/** Whether two addresses are the same. */
export const isAt = (a: At, b: At): boolean => a[0] === b[0] && a[1] === b[1];
