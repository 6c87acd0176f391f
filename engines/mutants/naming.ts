import type { Choose } from '../../spec/abilities/filter.ts';
import type { Card } from '../../spec/model/card.ts';
import type { Scope } from '../reference/game.ts';
import type { Rules, View } from '../reference/rules.ts';
import { mutant } from './mutant.ts';

/** Only in choosing, and not in reaching all that fit. */
const offering =
  (isOffered: (rules: Rules, view: View, choose: Choose, card: Card, scope: Scope) => boolean) =>
  (rules: Rules): Partial<Rules> => ({
    optionsOf: (view, { choose }, scope) =>
      Object.values(view.cards)
        .filter((card) => isOffered(rules, view, choose, card, scope))
        .map(({ id }) => id),
  });

const isOption = (rules: Rules, view: View, { filter }: Choose, card: Card, scope: Scope): boolean =>
  rules.fits(view, filter, card, scope) && rules.mayTarget(view, card, scope);

/** Lets a neutral card be named by a text that asks for one with an element. */
export const takesNeutralForElement = mutant(
  'takes-neutral-for-element',
  { breaks: ['heroes/502.7'] },
  offering((rules, view, choose, card, scope) => {
    const { element, ...filter } = choose.filter;
    return element === 'any'
      ? isOption(rules, view, { ...choose, filter }, card, scope)
      : isOption(rules, view, choose, card, scope);
  }),
);

/** Lets a card in its controller's hand be named by a text that names no zone. */
export const namesCardsInHand = mutant(
  'names-cards-in-hand',
  { breaks: ['heroes/118.7'] },
  offering((rules, view, choose, card, scope) => {
    const inHand: Choose = { ...choose, filter: { ...choose.filter, zone: 'hand' } };
    const isHandNamed = choose.filter.zone === undefined && isOption(rules, view, inHand, card, scope);
    return isHandNamed || isOption(rules, view, choose, card, scope);
  }),
);

/** Takes a text that names no side to speak of one's own cards. */
export const namesOwnSideOnly = mutant(
  'names-own-side-only',
  { breaks: ['heroes/118.8'] },
  offering((rules, view, choose, card, scope) => {
    const { side = 'own' } = choose.filter;
    return isOption(rules, view, { ...choose, filter: { ...choose.filter, side } }, card, scope);
  }),
);

/** Lets a card be named that cannot be a target. */
export const ignoresTargetBan = mutant('ignores-target-ban', { breaks: ['heroes/502.9'] }, () => ({
  mayTarget: () => true,
}));

/** Minds «cannot be a target» against the opponent of its controller only. */
export const targetsOwnBanned = mutant('targets-own-banned', { breaks: ['heroes/502.9'] }, (rules) => ({
  mayTarget: (view, card, scope) =>
    card.controller === scope.controller || rules.mayTarget(view, card, scope),
}));

/** Lets the controller of a text choose where it leaves the choice to the opponent. */
export const choosesForOpponent = mutant('chooses-for-opponent', { breaks: ['heroes/118.1'] }, () => ({
  chooserOf: (_choose, controller) => controller,
}));
