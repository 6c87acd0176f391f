import type { Trigger } from '../../spec/abilities/ability.ts';
import type { Player, Term, TextRef } from '../../spec/model/names.ts';
import type { Cause, Event } from '../../spec/play/event.ts';

type WithoutGroup<E> = E extends Event ? Omit<E, 'group'> : never;
/** An event before it is known what it is simultaneous with. */
export type Happening = WithoutGroup<Event>;

/** The triggers of a card that has become a target. */
export type TargetTrigger = Extract<Trigger, 'targeted' | 'targeted by a spell'>;

/** What is being done: by what cause, by which text, and for whom; a bare change has neither of the latter. */
export interface Why {
  readonly cause: Cause;
  readonly text: TextRef | null;
  readonly controller: Player | null;
}

/** What a new life effect is made of. */
export interface Laying {
  readonly by: TextRef | null;
  readonly until: Term;
  newId(): string;
}

/** When rules effects are looked for. */
export type Moment = 'instruction' | 'item' | 'payment' | 'change' | 'enter' | 'expiry' | 'draw';

export interface TurnChange {
  readonly ended: Player;
  readonly began: Player;
}
