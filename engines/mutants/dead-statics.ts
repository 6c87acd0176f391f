import type { Texts } from '../../spec/abilities/ability.ts';
import type { Card } from '../../spec/model/card.ts';
import type { View } from '../reference/rules.ts';
import { mutant } from './mutant.ts';
import { seenWith } from './seen-with.ts';

/** Counts what the static texts of a card that has died make of strikes and wounds as long as anything waits. */
export const countsDeadStatics = mutant(
  'counts-dead-statics',
  { breaks: ['heroes/504.3'], rows: [92] },
  (rules) => {
    const fallen = new WeakMap<Texts, Map<string, Card>>();
    const note = (view: View, card: Card) => {
      const dead = fallen.get(view.texts) ?? new Map<string, Card>();
      fallen.set(view.texts, dead.set(card.id, card));
    };
    const stillStanding = (view: View): Record<string, Card> => {
      const dead = view.waiting.length > 0 ? [...(fallen.get(view.texts) ?? [])] : [];
      return Object.fromEntries(dead.filter(([id]) => view.cards[id]?.zone === 'graveyard'));
    };
    const withDead = (view: View) => seenWith(view, { ...view.cards, ...stillStanding(view) });
    return {
      killersOf: (view, card) => {
        note(view, card);
        return rules.killersOf(view, card);
      },
      destroyersOf: (view, card, why) => {
        note(view, card);
        return rules.destroyersOf(view, card, why);
      },
      strikeOf: (view, card) => rules.strikeOf(withDead(view), card),
      woundsOf: (view, amount, blower, card) => {
        const dealer = blower.dealer && (stillStanding(view)[blower.dealer.id] ?? blower.dealer);
        return rules.woundsOf(withDead(view), amount, { ...blower, dealer }, card);
      },
    };
  },
);
