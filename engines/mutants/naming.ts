import type { Filter } from '../../spec/abilities/filter.ts';
import type { Rules } from '../reference/rules.ts';
import { mutant } from './mutant.ts';

/** Reads the description of what may be chosen otherwise, and that of all that fit as it is. */
const describing =
  (...read: ((filter: Filter) => Filter)[]) =>
  (rules: Rules): Partial<Rules> => ({
    isOption: (view, choosing, card, scope) =>
      read.some((change) => {
        const filter = change(choosing.choose.filter);
        return rules.isOption(view, { ...choosing, choose: { ...choosing.choose, filter } }, card, scope);
      }),
  });

/** Lets a neutral card be named by a text that asks for one with an element. */
export const takesNeutralForElement = mutant(
  'takes-neutral-for-element',
  { breaks: ['heroes/502.7'], rows: [12] },
  describing(({ element, ...filter }) => (element === 'any' ? filter : { ...filter, element })),
);

/** Lets a card in its controller's hand be named by a text that names no zone. */
export const namesCardsInHand = mutant(
  'names-cards-in-hand',
  { breaks: ['heroes/118.7'] },
  describing(
    (filter) => filter,
    ({ zone = 'hand', ...filter }) => ({ ...filter, zone }),
  ),
);

/** Takes a text that names no side to speak of one's own cards. */
export const namesOwnSideOnly = mutant(
  'names-own-side-only',
  { breaks: ['heroes/118.8'], also: ['heroes/502.8'] },
  describing(({ side = 'own', ...filter }) => ({ ...filter, side })),
);

/** Lets a card be named that cannot be a target. */
export const ignoresTargetBan = mutant('ignores-target-ban', { breaks: ['heroes/502.9'], rows: [6] }, () => ({
  mayTarget: () => true,
}));

/** Minds «cannot be a target» against the opponent of its controller only. */
export const targetsOwnBanned = mutant('targets-own-banned', { breaks: ['heroes/502.9'] }, (rules) => ({
  mayTarget: (view, card, scope) =>
    card.controller === scope.controller || rules.mayTarget(view, card, scope),
}));

/** Lets the controller of a text choose where it leaves the choice to the opponent. */
export const choosesForOpponent = mutant(
  'chooses-for-opponent',
  { breaks: ['heroes/118.1'], also: ['default/allowed', 'heroes/502.7', 'heroes/502.9'], rows: [79] },
  () => ({
    chooserOf: (_choose, controller) => controller,
  }),
);
