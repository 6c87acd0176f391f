import type { Addressed } from '../../reference/game.ts';
import { isAt, isShot } from '../../reference/game.ts';
import { mutant } from '../mutant.ts';

const edition = 'classic' as const;

/** Refuses a text for up to so many cards that is declared at none. */
export const wantsTarget = mutant(
  'wants-a-target',
  { edition, breaks: ['classic/502.6'], also: ['default/allowed'], rows: [14] },
  (rules) => ({ mayNameSoMany: (choose, cards) => cards.length > 0 && rules.mayNameSoMany(choose, cards) }),
);

/** Refuses a text for all that fit where nothing does. */
export const wantsMassTarget = mutant(
  'wants-mass-target',
  { edition, breaks: ['classic/502.6'] },
  (rules) => ({
    isDeclarable: (view, addressed, scope) => {
      const { object } = addressed.instruction;
      if (object.kind === 'each') return rules.massReach(view, object.filter, scope).length > 0;
      return rules.isDeclarable(view, addressed, scope);
    },
  }),
);

/** Takes what has no target for illegal as it leaves the stack: it is neither carried out nor paid. */
export const dropsTargetless = mutant(
  'drops-targetless',
  { edition, breaks: ['classic/502.6'], also: ['classic/502.3.1'] },
  (rules) => ({
    isStillLegal: (view, waiting) => {
      const { instructions, item, scope } = waiting;
      const isWithout = ({ at, instruction: { deed, object } }: Addressed): boolean => {
        if (isShot(deed)) return false;
        if (object.kind === 'each') return rules.massReach(view, object.filter, scope).length === 0;
        const isNamed = item.named.some((named) => isAt(named.at, at) && named.cards.length > 0);
        return object.kind === 'choose' && at[0] === 0 && object.min === 0 && !isNamed;
      };
      const isTargetless = instructions.length > 0 && instructions.every(isWithout);
      return !isTargetless && rules.isStillLegal(view, waiting);
    },
  }),
);

/** Lets one card be named, as if every text were an attack, and no text spoke of attacks at two. */
export const namesOneOnly = mutant(
  'names-one-only',
  { edition, breaks: ['classic/502.5', 'classic/502.6', 'classic/502.8'] },
  (rules) => ({
    mayNameSoMany: (choose, cards) => cards.length <= 1 && rules.mayNameSoMany(choose, cards),
  }),
);

/** Takes the first of several cards that a spell or an influence names for its only target, fights apart. */
export const hitsFirstNamed = mutant(
  'hits-first-named',
  { edition, breaks: ['classic/502.4', 'classic/502.6'] },
  (rules) => ({
    targetsOf: (view, waiting, addressed) => {
      const { deed } = addressed.instruction;
      const targets = rules.targetsOf(view, waiting, addressed);
      return isShot(deed) || deed.verb === 'fight' ? targets : targets.slice(0, 1);
    },
  }),
);

/** Does what a spell or an influence does to the first of the cards named alone, though it calls them all targets. */
export const sparesOtherTargets = mutant(
  'spares-other-targets',
  { edition, breaks: ['classic/502.6'] },
  (rules) => ({
    isCarriedOut: (view, waiting, addressed, card) => {
      const { deed, object } = addressed.instruction;
      const [first] = rules.targetsOf(view, waiting, addressed);
      const isSpared =
        object.kind === 'choose' && !isShot(deed) && deed.verb !== 'fight' && card.id !== first;
      return !isSpared && rules.isCarriedOut(view, waiting, addressed, card);
    },
  }),
);

/** Takes the first of two cards shot at for the only target, as if no text could give an attack another. */
export const shootsFirstOnly = mutant(
  'shoots-first-only',
  { edition, breaks: ['classic/502.4'] },
  (rules) => ({
    targetsOf: (view, waiting, addressed) => {
      const targets = rules.targetsOf(view, waiting, addressed);
      return isShot(addressed.instruction.deed) ? targets.slice(0, 1) : targets;
    },
  }),
);

/** Does a text to the named cards one after the other, with all that follows between them. */
export const hitsNamedInTurn = mutant(
  'hits-named-in-turn',
  { edition, breaks: ['classic/502.6'], rows: [39] },
  () => ({
    hits: ({ instruction: { deed, object } }) =>
      object.kind === 'choose' && !isShot(deed) ? 'in turn' : 'together',
  }),
);

const isChosenByInfluence = ({ instruction: { deed, object } }: Addressed): boolean =>
  object.kind === 'choose' && !isShot(deed);

/** Tells the source as a further target of what a spell or an influence chooses, though nothing is done to it. */
export const sourceIsTargetToo = mutant(
  'source-is-target-too',
  { edition, breaks: ['classic/502.4'] },
  (rules) => ({
    targetsOf: (view, waiting, addressed) => {
      const targets = rules.targetsOf(view, waiting, addressed);
      return isChosenByInfluence(addressed) ? [...new Set([...targets, waiting.scope.source])] : targets;
    },
    reachOf: (view, waiting, addressed) =>
      isChosenByInfluence(addressed)
        ? rules.targetsOf(view, waiting, addressed)
        : rules.reachOf(view, waiting, addressed),
  }),
);

/** Refuses a text whose target is chosen by a number that has not been thrown yet. */
export const wantsLateTargetAtOnce = mutant(
  'wants-late-target-at-once',
  { edition, breaks: ['classic/502.8'], rows: [31] },
  () => ({ isNeededAtDeclaration: () => true }),
);

/** Gives the price back where nothing fits the number thrown. */
export const refundsHopeless = mutant(
  'refunds-hopeless',
  { edition, breaks: ['classic/502.8'], rows: [31] },
  () => ({
    isRefunded: (_view, { item, instructions }) =>
      item.rolled !== undefined &&
      instructions.some(
        ({ at: [step], instruction: { object } }) =>
          step > 0 && object.kind === 'choose' && !item.named.some(({ at }) => at[0] === step),
      ),
  }),
);

/** Offers whatever else the text would take where nothing fits the number thrown. */
export const substitutesTarget = mutant(
  'substitutes-target',
  { edition, breaks: ['classic/502.8'], rows: [31] },
  (rules) => ({
    optionsOf: (view, choosing, scope) => {
      const options = rules.optionsOf(view, choosing, scope);
      const { cost, ...filter } = choosing.choose.filter;
      if (options.length > 0 || cost?.equals !== 'rolled') return options;
      return rules.optionsOf(view, { ...choosing, choose: { ...choosing.choose, filter } }, scope);
    },
  }),
);

/** Lets cards be named that lack the poison for which the text asks. */
export const namesUnpoisoned = mutant(
  'names-unpoisoned',
  { edition, breaks: ['classic/502.8'] },
  (rules) => ({
    isOption: (view, choosing, card, scope) => {
      const { poisoned: _poisoned, ...filter } = choosing.choose.filter;
      return rules.isOption(view, { ...choosing, choose: { ...choosing.choose, filter } }, card, scope);
    },
  }),
);
