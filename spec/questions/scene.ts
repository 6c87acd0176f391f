import type { Texts } from '../abilities/ability.ts';
import type { AbilityId, At, CardId, Player } from '../model/names.ts';
import type { Item, Named, State } from '../model/state.ts';

/** A state with the texts that its cards can have. */
export interface Scene {
  readonly state: State;
  readonly texts: Texts;
}

/**
 * An ability being declared. `now` is the state before it; `targets` what was named with the declaration.
 * `triggered` abilities are declared by the game itself, `deferred` ones ask while they are carried out.
 */
export interface Declaring extends Scene {
  readonly player: Player;
  readonly source: CardId;
  readonly ability: AbilityId;
  readonly targets: readonly Named[];
  readonly by: 'player' | 'trigger' | 'step';
  /** Whether somebody had a choice pending at that moment. */
  readonly isChoicePending: boolean;
  /** The X that was paid or is to be paid, and the number last thrown; left out where there is none yet. */
  readonly x?: number | undefined;
  readonly rolled?: number | undefined;
  /** What was named for other instructions of the text before; left out where `targets` say it. */
  readonly earlier?: readonly Named[] | undefined;
}

/** One instruction of an ability being declared. */
export interface DeclaringInstruction extends Declaring {
  readonly at: At;
}

/** One instruction of an item, with the state just before it and the state in which the item was declared. */
export interface Executing extends Scene {
  readonly declaredIn: State;
  readonly item: Item;
  readonly at: At;
  /** On which cards earlier instructions of the item were carried out; left out where it is not known. */
  readonly done?: readonly { readonly at: At; readonly cards: readonly CardId[] }[];
  /** The state in which its item came to be carried out, before anything was paid then; left out where it has not. */
  readonly leaving?: State | undefined;
  /** Whether the source has left play and come back between the declaration and that state. */
  readonly hasReturned?: true;
}
