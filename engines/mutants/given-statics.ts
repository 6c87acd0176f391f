import type { Laid } from '../reference/game.ts';
import type { View } from '../reference/rules.ts';
import { mutant } from './mutant.ts';

const isPrinted = (view: View, { by }: Pick<Laid, 'by'>): boolean =>
  view.cards[by.card]?.printed.includes(by.ability) === true;

const isGift = (view: View, { by }: Pick<Laid, 'by'>): boolean =>
  view.cards[by.card]?.effects.some(
    ({ ability, until }) => ability === by.ability && until === 'while in play',
  ) === true;

/** Lays nothing by a static text that its card was given. */
export const grantedGiverLaysNothing = mutant(
  'granted-giver-lays-nothing',
  { breaks: ['heroes/503.1/static-effect'] },
  (rules) => ({ holding: (view) => rules.holding(view).filter((due) => isPrinted(view, due)) }),
);

/** Lays nothing by a static text that its card has by another static text. */
export const giftOfGiftLaysNothing = mutant(
  'gift-of-gift-lays-nothing',
  { breaks: ['heroes/503.1/static-effect'] },
  (rules) => ({ holding: (view) => rules.holding(view).filter((due) => !isGift(view, due)) }),
);

/** Leaves what static texts give as it is while a price is paid, though their cards go by it. */
export const leavesStaticsAtPayment = mutant(
  'leaves-statics-at-payment',
  { breaks: ['heroes/503.1/static-effect'], also: ['heroes/503.1/expiry', 'heroes/503.2'] },
  (rules) => ({
    layStatics: (run, moment) => {
      if (moment !== 'payment') rules.layStatics(run, moment);
    },
  }),
);
