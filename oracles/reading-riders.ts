import type { Card } from '../spec/model/card.ts';
import type { Riding } from '../spec/questions/stack.ts';

const sourceIn = ({ item }: Riding, cards: Readonly<Record<string, Card>>): Card | undefined =>
  cards[item.sources[0] ?? ''];

/** Whether the source had the other text when it declared, and has lost it by the time that counts. */
export function isRiderLost(situation: Riding): boolean {
  const { rider, declaredIn, state } = situation;
  const then = sourceIn(situation, declaredIn.cards);
  const now = sourceIn(situation, state.cards);
  return now?.zone === 'play' && then?.abilities.includes(rider) === true && !now.abilities.includes(rider);
}
