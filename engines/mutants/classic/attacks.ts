import type { CardId } from '../../../spec/model/names.ts';
import type { Defence, Waiting } from '../../reference/game.ts';
import { isShot } from '../../reference/game.ts';
import { mutant } from '../mutant.ts';

const edition = 'classic' as const;

const bothOf = ({ item }: Waiting, { defender }: Defence): CardId[] => [
  ...item.named.flatMap(({ cards }) => cards),
  ...(defender === null ? [] : [defender]),
];

/** Strikes past the defender at the card named first. */
export const strikesPastDefender = mutant(
  'strikes-past-defender',
  { edition, breaks: ['classic/502.1'] },
  (rules) => ({ struckAt: (view, waiting) => rules.struckAt(view, waiting, { defender: null }) }),
);

/** Asks where an attack is led and hits the card named first all the same. */
export const hitsTheRedirecting = mutant(
  'hits-the-redirecting',
  { edition, breaks: ['classic/502.1'], also: ['classic/502.4'] },
  () => ({ ledTargets: (_view, _at, cards) => [...cards] }),
);

/** Takes both the card named first and its defender for targets of one strike. */
export const strikesNamedAndDefender = mutant(
  'strikes-named-and-defender',
  { edition, breaks: ['classic/502.5'] },
  () => ({ struckAt: (_view, waiting, defence) => bothOf(waiting, defence) }),
);

/** Holds, as Heroes would, that an attack has one target whatever its text says: one at two cannot be declared. */
export const refusesWideAttack = mutant(
  'refuses-wide-attack',
  { edition, breaks: ['classic/502.5'] },
  (rules) => ({
    isDeclarable: (view, addressed, scope) => {
      const { deed, object } = addressed.instruction;
      const isWide = isShot(deed) && object.kind === 'choose' && object.min > 1;
      return !isWide && rules.isDeclarable(view, addressed, scope);
    },
  }),
);

/** Takes a movement off the stack and leaves the creature where it is. */
export const staysPut = mutant('stays-put', { edition, breaks: ['default/allowed'] }, () => ({
  whereTo: () => null,
}));

/** Sends a creature one square beside the one that was named. */
export const movesBeside = mutant('moves-beside', { edition, breaks: ['classic/502.7'] }, (rules) => ({
  whereTo: (view, card, cell) => {
    const column = cell.column === 6 ? 5 : cell.column + 1;
    return rules.whereTo(view, card, { ...cell, column });
  },
}));

/** Takes the creature that moves for the target of its movement. */
export const moverIsTarget = mutant('mover-is-target', { edition, breaks: ['classic/502.7'] }, (rules) => ({
  becomeTargets: (view, naming) =>
    naming.waiting.item.kind === 'movement'
      ? [naming.waiting.scope.source]
      : rules.becomeTargets(view, naming),
}));
