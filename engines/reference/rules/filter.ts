import type { Filter } from '../../../spec/abilities/filter.ts';
import type { Card } from '../../../spec/model/card.ts';
import type { Scope } from '../game.ts';

/** X that was not paid, and a number that was not thrown, is no number that a cost can be. */
function isWithin(cost: number, wanted: NonNullable<Filter['cost']>, { x, rolled }: Scope): boolean {
  const { atLeast = 0, atMost = Infinity, equals } = wanted;
  if (equals !== undefined && cost !== (equals === 'X' ? x : rolled)) return false;
  return cost >= atLeast && cost <= atMost;
}

function hasElement({ element }: Card, wanted: Filter['element']): boolean {
  if (wanted === undefined) return true;
  if (wanted === 'any') return element !== null;
  return wanted === 'none' ? element === null : element === wanted;
}

const isOn = (side: 'own' | 'opponent', player: Card['controller'], scope: Scope): boolean =>
  (side === 'own') === (player === scope.controller);

/** The play zone is shared; of any other, what is not said to be somebody's is one's own (118.6, 118.7). */
function isInZone(card: Card, { zone = 'play', whose = 'own' }: Filter, scope: Scope): boolean {
  if (card.zone !== zone) return false;
  if (card.whose === null || whose === 'any') return true;
  return isOn(whose, card.whose, scope);
}

/** Whether a card of this cost answers a description, as seen by the controller of the text. */
export function answers(filter: Filter, card: Card, scope: Scope, cost: number): boolean {
  if (!isInZone(card, filter, scope)) return false;
  if (filter.other === true && card.id === scope.source) return false;
  if (filter.types !== undefined && !filter.types.includes(card.type)) return false;
  if (filter.side !== undefined && !isOn(filter.side, card.controller, scope)) return false;
  if (filter.cost !== undefined && !isWithin(cost, filter.cost, scope)) return false;
  if (filter.poisoned !== undefined && filter.poisoned !== card.poisoned) return false;
  if (filter.exhausted !== undefined && filter.exhausted !== card.exhausted) return false;
  const isWounded = card.life !== null && card.life.wounds > 0;
  return (filter.wounded ?? isWounded) === isWounded && hasElement(card, filter.element);
}
