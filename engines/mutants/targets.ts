import type { Filter } from '../../spec/abilities/filter.ts';
import type { Card } from '../../spec/model/card.ts';
import type { Addressed, Waiting } from '../reference/game.ts';
import type { Rules, View } from '../reference/rules.ts';
import { mutant } from './mutant.ts';

const rechecking =
  (part: (filter: Filter) => Filter) =>
  (rules: Rules): Partial<Rules> => ({
    isCarriedOut: (view: View, waiting: Waiting, addressed: Addressed, card: Card) => {
      const { object } = addressed.instruction;
      if (object.kind !== 'choose') return rules.isCarriedOut(view, waiting, addressed, card);
      const place = { zone: object.filter.zone, whose: object.filter.whose };
      return (
        rules.fits(view, { ...part(object.filter), ...place }, card, waiting.scope) &&
        rules.isCarriedOut(view, waiting, addressed, card)
      );
    },
  });

/** Looks at the whole description of a target again before doing anything to it. */
export const rechecksTarget = mutant(
  'rechecks-target',
  { breaks: ['heroes/501.4'], rows: [1] },
  rechecking((filter) => filter),
);

/** Lets a target off that is no longer on the side that the text names. */
export const rechecksSide = mutant(
  'rechecks-side',
  { breaks: ['heroes/501.4'] },
  rechecking(({ side }) => ({ side })),
);

/** Lets a target off that was to be without wounds and has got some since. */
export const rechecksWounds = mutant(
  'rechecks-unwounded',
  { breaks: ['heroes/501.4'] },
  rechecking(({ wounded }) => (wounded === false ? { wounded } : {})),
);

/** Lets a target off that has come to cost more or less than the text allows. */
export const rechecksCosts = mutant(
  'rechecks-costs',
  { breaks: ['heroes/501.4'] },
  rechecking(({ cost }) => ({ cost })),
);

/** Takes the first of several named cards for the only target. */
export const forgetsOtherTargets = mutant(
  'forgets-other-targets',
  { breaks: ['heroes/502.6'], also: ['default/allowed', 'heroes/117.1', 'heroes/502.3'] },
  (rules) => ({
    targetsOf: (view, waiting, addressed) => rules.targetsOf(view, waiting, addressed).slice(0, 1),
  }),
);

/** Tells the source of a text as a further target of what it chooses, though nothing is done to it. */
export const targetsSourceToo = mutant(
  'targets-source-too',
  { breaks: ['heroes/502.1', 'heroes/502.4', 'heroes/502.5'], also: ['default/allowed'] },
  (rules) => ({
    targetsOf: (view, waiting, addressed) => {
      const targets = rules.targetsOf(view, waiting, addressed);
      const { source } = waiting.scope;
      return addressed.instruction.object.kind === 'choose' && !targets.includes(source)
        ? [...targets, source]
        : targets;
    },
    reachOf: (view, waiting, addressed) =>
      addressed.instruction.object.kind === 'choose'
        ? rules.targetsOf(view, waiting, addressed)
        : rules.reachOf(view, waiting, addressed),
  }),
);

/** Says that a text with the reflexive suffix has no target, and still does it to its card. */
export const itselfHasNoTarget = mutant('itself-has-no-target', { breaks: ['heroes/502.8'] }, (rules) => ({
  targetsOf: (view, waiting, addressed) =>
    addressed.instruction.object.kind === 'itself' ? [] : rules.targetsOf(view, waiting, addressed),
  reachOf: (view, waiting, addressed) =>
    addressed.instruction.object.kind === 'itself'
      ? [waiting.scope.source]
      : rules.reachOf(view, waiting, addressed),
}));
