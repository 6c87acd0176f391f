import { isShot } from '../reference/game.ts';
import { mutant } from './mutant.ts';

/** Takes the card that has given a text for the source of what another card declares by it. */
export const granterIsSource = mutant(
  'granter-is-source',
  {
    breaks: ['heroes/502.2'],
    also: ['default/unchanged', 'heroes/502.1', 'heroes/502.4', 'heroes/502.8', 'heroes/504.3'],
    rows: [21],
  },
  (rules) => ({
    sourcesOf: (view, scope, paying) =>
      typeof scope.grantedBy === 'string' ? [scope.grantedBy] : rules.sourcesOf(view, scope, paying),
  }),
);

/** Drops the rest of a text whose card has died by its first half. */
export const dropsSecondHalf = mutant(
  'drops-second-half',
  { breaks: ['heroes/502.3'], also: ['heroes/502.6'], rows: [16] },
  (rules) => ({
    isCarriedOut: (view, waiting, addressed, card) => {
      const isFirst = addressed.at[0] + addressed.at[1] === 0;
      const isGone = waiting.source?.zone === 'play' && view.cards[waiting.scope.source]?.zone !== 'play';
      return (isFirst || !isGone) && rules.isCarriedOut(view, waiting, addressed, card);
    },
  }),
);

/** Does what a text says of its own card to the card that it has chosen. */
export const reflectsOnTarget = mutant(
  'reflects-on-target',
  { breaks: ['heroes/502.8'], rows: [89] },
  (rules) => ({
    targetsOf: (view, waiting, addressed) => {
      const [chosen] = waiting.item.named.flatMap(({ cards }) => cards);
      return addressed.instruction.object.kind === 'itself' && chosen !== undefined
        ? [chosen]
        : rules.targetsOf(view, waiting, addressed);
    },
  }),
);

/** Lets a shot fail that a challenge laid since it was declared would not have allowed. */
export const rechecksChallenge = mutant(
  'rechecks-challenge',
  {
    breaks: ['default/allowed', 'heroes/502.6'],
    also: ['heroes/501.4', 'heroes/502.3', 'heroes/502.3.1'],
    rows: [2],
  },
  (rules) => ({
    isCarriedOut: (view, waiting, addressed, card) => {
      const challengers = Object.values(view.cards).filter(
        ({ effects, controller }) =>
          controller !== waiting.scope.controller && effects.some(({ kind }) => kind === 'challenge'),
      );
      const isAllowed = challengers.every(({ id }) => id === card.id);
      return (
        (isAllowed || !isShot(addressed.instruction.deed)) &&
        rules.isCarriedOut(view, waiting, addressed, card)
      );
    },
  }),
);
