import { hasStatic } from '../../reference/rules/texts.ts';
import { mutant } from '../mutant.ts';

const edition = 'classic' as const;

/** Says that a text with the reflexive suffix has no target, and still does it to its card. */
export const reflexiveWithoutTarget = mutant(
  'reflexive-without-target',
  { edition, breaks: ['classic/502.9'] },
  (rules) => ({
    targetsOf: (view, waiting, addressed) =>
      addressed.instruction.object.kind === 'itself' ? [] : rules.targetsOf(view, waiting, addressed),
    reachOf: (view, waiting, addressed) =>
      addressed.instruction.object.kind === 'itself'
        ? [waiting.scope.source]
        : rules.reachOf(view, waiting, addressed),
  }),
);

/** Reads «cannot be …» as what the card that has it may not do, not as what no card may do to it. */
export const banBindsItsCard = mutant(
  'ban-binds-its-card',
  { edition, breaks: ['classic/502.9'], also: ['classic/502.6', 'classic/502.8', 'default/allowed'] },
  () => ({
    isBarred: (view, _card, verb, { source }) => {
      const doer = view.cards[source];
      return (
        doer !== undefined && hasStatic(view, doer, (text) => text.text === 'cannot be' && text.verb === verb)
      );
    },
  }),
);

/** Reads «cannot be …» reflexively to the letter: the card may not do it to itself, all others may. */
export const banSparesOthers = mutant(
  'ban-spares-others',
  { edition, breaks: ['classic/502.9'] },
  (rules) => ({
    isBarred: (view, card, verb, scope) =>
      card.id === scope.source && rules.isBarred(view, card, verb, scope),
  }),
);

/** Lets cards of the controller's own side do what «cannot be …» says that no card may do. */
export const banSparesOwnSide = mutant(
  'ban-spares-own-side',
  { edition, breaks: ['classic/502.9'] },
  (rules) => ({
    isBarred: (view, card, verb, scope) =>
      card.controller !== scope.controller && rules.isBarred(view, card, verb, scope),
  }),
);

/** Minds «cannot be …» where its card prints it, not where it was given for a time. */
export const forgetsGrantedBan = mutant(
  'forgets-granted-ban',
  { edition, breaks: ['classic/502.9'] },
  (rules) => ({
    isBarred: (view, card, verb, scope) => {
      const abilities = card.abilities.filter((id) => card.printed.includes(id));
      return rules.isBarred(view, { ...card, abilities }, verb, scope);
    },
  }),
);
