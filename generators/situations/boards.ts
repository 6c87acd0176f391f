import type { Card } from '../../spec/model/card.ts';
import type { State } from '../../spec/model/state.ts';
import { startOf } from '../../spec/play/fold.ts';
import { lifeOf } from './lives.ts';

/** A neutral creature of A in play with 2 starting life, or what the changes make of it. */
export const cardOf = (id: string, changes: Partial<Card> = {}): Card => ({
  id,
  name: id,
  owner: 'A',
  controller: 'A',
  zone: 'play',
  whose: null,
  type: 'creature',
  cost: 0,
  element: null,
  exhausted: false,
  poisoned: false,
  printed: [],
  abilities: [],
  effects: [],
  life: lifeOf(2, 0, [0], [0]),
  ...changes,
});

/** These cards on the table, in A's turn. */
export const stateWith = (cards: readonly Card[]): State =>
  startOf({ active: 'A', cards: [...cards], texts: {} });
