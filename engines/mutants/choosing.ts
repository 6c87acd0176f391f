import type { Filter } from '../../spec/abilities/filter.ts';
import { opponentOf } from '../reference/game.ts';
import type { Rules } from '../reference/rules.ts';
import { mutant } from './mutant.ts';

const describing =
  (read: (filter: Filter) => Filter) =>
  (rules: Rules): Partial<Rules> => ({
    isOption: (view, choosing, card, scope) => {
      const choose = { ...choosing.choose, filter: read(choosing.choose.filter) };
      return rules.isOption(view, { ...choosing, choose }, card, scope);
    },
  });

/** Lets cards of both sides be named where the text asks for one's own or the opponent's. */
export const namesEitherSide = mutant(
  'names-either-side',
  { breaks: ['heroes/502.9'], rows: [4] },
  describing(({ side: _side, ...filter }) => filter),
);

/** Lets a card with an element be named by a text that asks for a neutral one. */
export const takesElementForNeutral = mutant(
  'takes-element-for-neutral',
  { breaks: ['heroes/502.7'] },
  describing(({ element, ...filter }) => (element === 'none' ? filter : { ...filter, element })),
);

/** Lets «another» card be one that was chosen before. */
export const forgetsAnother = mutant('forgets-another', { breaks: ['heroes/502.9'], rows: [7] }, () => ({
  takenBy: () => [],
}));

/** Offers nothing but the first card that fits, as if there were no choice. */
export const offersFirstOnly = mutant(
  'offers-first-only',
  {
    breaks: ['heroes/118.8'],
    also: ['default/allowed', 'heroes/116.1', 'heroes/118.1', 'heroes/501.3', 'heroes/502.6', 'heroes/502.7'],
    rows: [82],
  },
  (rules) => ({
    optionsOf: (view, choosing, scope) =>
      rules.optionsOf(view, choosing, scope).slice(0, Math.max(1, choosing.choose.min)),
  }),
);

/** Leaves every choice to the opponent. */
export const leavesChoicesToOpponent = mutant(
  'leaves-choices-to-opponent',
  {
    breaks: ['heroes/118.1'],
    also: [
      'default/allowed',
      'heroes/116.1',
      'heroes/118.8',
      'heroes/501.3',
      'heroes/502.1',
      'heroes/502.6',
      'heroes/502.7',
      'heroes/502.9',
    ],
  },
  () => ({ chooserOf: (_choose, controller) => opponentOf(controller) }),
);

/** Reads the side that a text names from the seat of the opponent who chooses for it. */
export const sidesWithChooser = mutant(
  'sides-with-chooser',
  {
    breaks: ['heroes/502.9'],
    also: ['default/allowed', 'heroes/118.1', 'heroes/118.6', 'heroes/118.8', 'heroes/502.7'],
    rows: [81],
  },
  (rules) => ({
    isOption: (view, choosing, card, scope) =>
      rules.isOption(view, choosing, card, {
        ...scope,
        controller: rules.chooserOf(choosing.choose, scope.controller, choosing.at),
      }),
  }),
);

/** Lets an ability be declared without a target where there is none for it. */
export const declaresWithoutTarget = mutant(
  'declares-without-target',
  { breaks: ['heroes/117.1', 'heroes/502.9'], also: ['heroes/116.1'], rows: [11, 12, 42] },
  (rules) => {
    let isHopeless = false;
    return {
      isDeclarable: (view, addressed, scope) => {
        isHopeless = !rules.isDeclarable(view, addressed, scope);
        return true;
      },
      mayNameSoMany: (choose, cards) =>
        (isHopeless && cards.length === 0) || rules.mayNameSoMany(choose, cards),
    };
  },
);

/** Never asks for the target of a part behind a comma, and leaves that part out. */
export const forgetsSecondPart = mutant(
  'forgets-second-part',
  {
    breaks: ['heroes/116.1', 'heroes/117.1', 'heroes/502.9'],
    also: [
      'default/allowed',
      'heroes/118.8',
      'heroes/502.3',
      'heroes/502.3.1',
      'heroes/502.6',
      'heroes/502.7',
    ],
    rows: [84],
  },
  (rules) => ({
    isNamedAtDeclaration: ([step, part]) => step === 0 && part === 0,
    isNeededAtDeclaration: (_ability, [step, part]) => step === 0 && part === 0,
    isDeclarable: (view, addressed, scope) => {
      const isSecond = addressed.at[0] === 0 && addressed.at[1] > 0;
      const isChoice = addressed.instruction.object.kind === 'choose';
      return !(isSecond && isChoice) && rules.isDeclarable(view, addressed, scope);
    },
  }),
);

/** Calls a choice of any number of cards untargeted, and still does it to those named. */
export const fightsWithoutTargets = mutant(
  'fights-without-targets',
  { breaks: ['heroes/502.6'] },
  (rules) => ({
    targetsOf: (view, waiting, addressed) => {
      const { object } = addressed.instruction;
      return object.kind === 'choose' && object.max === null ? [] : rules.targetsOf(view, waiting, addressed);
    },
    reachOf: (view, waiting, addressed) =>
      addressed.instruction.object.kind === 'choose'
        ? rules.targetsOf(view, waiting, addressed)
        : rules.reachOf(view, waiting, addressed),
  }),
);
