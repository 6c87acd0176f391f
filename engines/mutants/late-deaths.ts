import { mutant } from './mutant.ts';

/** Counts a card that dies of what it pays as killed by the text that it pays for. */
export const creditsPriceToText = mutant(
  'credits-price-to-text',
  { breaks: ['heroes/505.1.1'] },
  (rules) => ({
    killersOf: (view, card) => {
      const last = view.trailOf(card.id).at(-1);
      if (last?.cause.by !== 'rules' || last.cause.effect !== 'payment') return rules.killersOf(view, card);
      return card.abilities.slice(0, 1).map((ability) => ({ card: card.id, ability, grantedBy: null }));
    },
  }),
);

/** Destroys what a strike has killed only when the strike has left the queue. */
export const strikesKillLate = mutant(
  'strikes-kill-late',
  { breaks: ['heroes/503.2'], also: ['heroes/505.1', 'heroes/503.1/lethal-wounds', 'heroes/503.1/loss'] },
  () => ({
    isLookedFor: (effect, moment, view) =>
      !(effect === 'destruction' && moment === 'instruction' && view.next?.item.kind === 'attack'),
  }),
);
