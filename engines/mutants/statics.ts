import type { Card } from '../../spec/model/card.ts';
import type { Scope } from '../reference/game.ts';
import { mutant } from './mutant.ts';
import { seenWith } from './seen-with.ts';

/** Leaves what a static text has given when its card is gone. */
export const keepsDeadGivers = mutant(
  'keeps-dead-givers',
  { breaks: ['heroes/503.1/static-effect'] },
  (rules) => ({
    holding: (view) => {
      const holding = rules.holding(view);
      const gone = view.laid.filter(({ by }) => view.cards[by.card]?.zone !== 'play');
      return [...holding, ...gone];
    },
  }),
);

/** Leaves a granted text on its card for good. */
export const keepsGrants = mutant(
  'keeps-grants',
  { breaks: ['heroes/503.1/expiry'], rows: [94] },
  (rules) => ({
    expires: (until, change, kind) => kind !== 'grant' && rules.expires(until, change, kind),
  }),
);

/** Settles with the declaration which cards every mass instruction of a text will reach. */
export const reachesAsDeclared = mutant(
  'reaches-as-declared',
  { breaks: ['heroes/118.4', 'heroes/502.6'], rows: [87] },
  (rules) => {
    const pictures = new WeakMap<Scope, Readonly<Record<string, Card>>>();
    return {
      pay: (run, declaration) => {
        pictures.set(declaration.scope, run.cards);
        return rules.pay(run, declaration);
      },
      reachOf: (view, waiting, addressed) => {
        const cards = pictures.get(waiting.scope) ?? view.cards;
        return addressed.instruction.object.kind === 'each'
          ? rules.reachOf(seenWith(view, cards), waiting, addressed)
          : rules.reachOf(view, waiting, addressed);
      },
    };
  },
);

/** Lets a strike and wounds sink below 0, which takes wounds off. */
export const healsByWeakness = mutant(
  'heals-by-weakness',
  { breaks: ['heroes/504.3'], rows: [47] },
  (rules) => ({
    strikeOf: (view, card) => {
      const missing = rules.strikeOf(view, { ...card, strike: 90 }) - 90;
      return (card.strike ?? 0) + missing;
    },
    woundsOf: (view, amount, blower, card) => rules.woundsOf(view, amount + 90, blower, card) - 90,
    wound: (life, amount, laying) =>
      amount < 0 ? rules.heal(life, -amount, laying) : rules.wound(life, amount, laying),
  }),
);
