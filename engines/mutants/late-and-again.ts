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

/** Looks at a limit of cost again when it carries out what was named by it. */
export const rechecksCost = mutant('rechecks-cost', { breaks: ['heroes/501.4'] }, (rules) => ({
  isCarriedOut: (view, waiting, addressed, card) => {
    const { object } = addressed.instruction;
    const cost = object.kind === 'choose' ? object.filter.cost : undefined;
    const isFit =
      cost === undefined ||
      cost.equals !== undefined ||
      rules.fits(view, { cost, zone: card.zone, whose: 'any' }, card, waiting.scope);
    return isFit && rules.isCarriedOut(view, waiting, addressed, card);
  },
}));

/** Destroys what a strike has killed only when the strike has left the queue. */
export const strikesKillLate = mutant(
  'strikes-kill-late',
  { breaks: ['heroes/503.2'], also: ['heroes/505.1'] },
  () => ({
    isLookedFor: (effect, moment, view) =>
      !(effect === 'destruction' && moment === 'instruction' && view.next?.item.kind === 'attack'),
  }),
);
