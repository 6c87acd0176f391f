import type { Ability } from '../../../spec/abilities/ability.ts';
import { stepsOf } from '../../../spec/abilities/ability.ts';
import type { At } from '../../../spec/model/names.ts';
import { mutant } from '../mutant.ts';

const isLeftToOpponent = (ability: Ability, [step, part]: At): boolean => {
  const object = stepsOf(ability)[step]?.[part]?.object;
  return object?.kind === 'choose' && object.by === 'opponent';
};

/** Lets a spell into the queue though the opponent will find nothing to choose for a later part of it. */
export const leavesOpponentsPartUnchecked = mutant(
  'leaves-opponents-part-unchecked',
  { breaks: ['heroes/117.1'] },
  (rules) => ({
    isNeededAtDeclaration: (ability, at) =>
      !(at[0] > 0 && isLeftToOpponent(ability, at)) && rules.isNeededAtDeclaration(ability, at),
  }),
);

/** Asks for what the first two steps of a text choose, and leaves the choices of a third one out. */
export const forgetsThirdChoice = mutant(
  'forgets-third-choice',
  { breaks: ['heroes/117.1'], also: ['default/allowed', 'heroes/116.1', 'heroes/118.8'] },
  (rules) => ({
    isDeclarable: (view, addressed, scope) => {
      const isCarriedOut = view.next?.scope === scope;
      return !(isCarriedOut && addressed.at[0] > 1) && rules.isDeclarable(view, addressed, scope);
    },
  }),
);

/** Lets the controller of a text choose for a later step that leaves the choice to the opponent. */
export const lateChoicesAreOnesOwn = mutant(
  'late-choices-are-ones-own',
  { breaks: ['heroes/118.1'] },
  (rules) => ({
    chooserOf: (choose, controller, at) => (at[0] > 0 ? controller : rules.chooserOf(choose, controller, at)),
  }),
);

/** Looks in the zone of a card's owner, though somebody else controls the card and so its text. */
export const searchesOwnersZone = mutant(
  'searches-owners-zone',
  { breaks: ['heroes/118.6', 'heroes/118.9'], also: ['default/allowed', 'heroes/502.6'] },
  (rules) => ({
    fits: (view, filter, card, scope) => {
      const owner = view.cards[scope.source]?.owner;
      const isTaken = owner !== undefined && owner !== scope.controller;
      const whose = filter.whose ?? (isTaken ? 'opponent' : 'own');
      return rules.fits(view, { ...filter, whose }, card, scope);
    },
  }),
);
