import type { Life } from '../../spec/model/life.ts';
import { laid, removeOldest } from '../reference/rules/life.ts';
import { mutant } from './mutant.ts';

const sumOf = (life: Life, kind: 'additional' | 'negative'): number =>
  life.effects.reduce((sum, effect) => (effect.kind === kind ? sum + effect.left : sum), 0);

/** Lets wounds take additional life away before they are laid. */
export const woundsEatAdditional = mutant(
  'wounds-eat-additional',
  { breaks: ['heroes/504.5'], also: ['heroes/504.3'] },
  (rules) => ({
    wound: (life, amount, laying) => {
      const { effects, unused } = removeOldest(life.effects, 'additional', amount);
      return rules.wound({ ...life, effects }, unused, laying);
    },
  }),
);

/** Takes wounds off with additional life before it lays the rest. */
export const additionalLifeHeals = mutant('additional-life-heals', { breaks: ['heroes/504.5'] }, (rules) => ({
  giveLife: (life, amount, laying) => {
    const healed = Math.min(life.wounds, amount);
    return rules.giveLife({ ...life, wounds: life.wounds - healed }, amount - healed, laying);
  },
}));

/** Lays negative life beside additional life and removes nothing. */
export const negativeRemovesNothing = mutant(
  'negative-removes-nothing',
  { breaks: ['heroes/504.5'], rows: [52] },
  () => ({
    takeLife: (life, amount, { newId, by, until }) => ({
      ...life,
      effects: [...life.effects, { id: newId(), kind: 'negative', laid: amount, left: amount, by, until }],
    }),
  }),
);

/** Lets additional life remove the oldest effect of negative life only, and lays the rest beside the others. */
export const removesOneEffectOnly = mutant('removes-one-effect-only', { breaks: ['heroes/504.5'] }, () => ({
  giveLife: (life, amount, laying) => {
    const oldest = life.effects.find(({ kind }) => kind === 'negative')?.left ?? 0;
    const removed = Math.min(oldest, amount);
    const { effects } = removeOldest(life.effects, 'negative', removed);
    const rest = amount - removed;
    return { ...life, effects: [...effects, ...laid('additional', amount, rest, laying)] };
  },
}));

/** Takes negative life off with what is left of a healing when the wounds are gone. */
export const healRemovesNegative = mutant('heal-removes-negative', { breaks: ['heroes/504.4'] }, (rules) => ({
  heal: (life, amount, laying) => {
    const { effects } = removeOldest(life.effects, 'negative', Math.max(0, amount - life.wounds));
    return rules.heal({ ...life, effects }, amount, laying);
  },
}));

/** Takes life away by wounds. */
export const takesLifeByWounds = mutant(
  'takes-life-by-wounds',
  {
    breaks: ['heroes/503.1/static-effect', 'heroes/504.4'],
    also: ['default/fields', 'heroes/504.5'],
    rows: [44],
  },
  (rules) => ({
    takeLife: (life, amount, laying) => {
      const { effects, unused } = removeOldest(life.effects, 'additional', amount);
      return rules.wound({ ...life, effects }, unused, laying);
    },
  }),
);

/** Gives life by raising the starting life once all negative life is gone. */
export const raisesStartingLife = mutant('raises-starting-life', { breaks: ['heroes/504.1.1'] }, () => ({
  giveLife: (life, amount) => {
    const { effects, unused } = removeOldest(life.effects, 'negative', amount);
    return { ...life, starting: life.starting + unused, effects };
  },
}));

/** Brings a creature into play with a wound on it. */
export const entersWounded = mutant('enters-wounded', { breaks: ['heroes/504.1'], rows: [91] }, () => ({
  lifeOnEntering: ({ life }) => life && { ...life, wounds: 1, level: life.starting - 1 },
}));

/** Shows a level to which only the oldest effect of additional life adds. */
export const showsOneAdditional = mutant('shows-one-additional', { breaks: ['heroes/504.2'] }, (rules) => ({
  shownLevel: (life) => {
    const oldest = life.effects.find(({ kind }) => kind === 'additional')?.left ?? 0;
    return rules.level(life) - sumOf(life, 'additional') + oldest;
  },
}));

/** Shows a level from which wounds are taken only as far as additional life does not cover them. */
export const showsCoveredWounds = mutant(
  'shows-covered-wounds',
  { breaks: ['heroes/504.2', 'heroes/504.3'] },
  (rules) => ({
    shownLevel: (life) => rules.level(life) + Math.min(life.wounds, sumOf(life, 'additional')),
  }),
);

/** Shows a level from which negative life is not taken while there are wounds. */
export const hidesNegativeLife = mutant(
  'hides-negative-life',
  { breaks: ['heroes/504.3', 'heroes/504.4'] },
  (rules) => ({
    shownLevel: (life) => rules.level(life) + (life.wounds > 0 ? sumOf(life, 'negative') : 0),
  }),
);
