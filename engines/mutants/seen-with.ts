import type { Card } from '../../spec/model/card.ts';
import type { View } from '../reference/rules.ts';

/** A game seen as if its cards were these. */
export const seenWith = (view: View, cards: Readonly<Record<string, Card>>): View =>
  Object.create(view, { cards: { value: cards } });
