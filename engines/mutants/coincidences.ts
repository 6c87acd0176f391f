import { mutant } from './mutant.ts';

/** Readies no card that is poisoned, wounded and weakened by negative life at once. */
export const leavesAfflictedExhausted = mutant(
  'leaves-afflicted-exhausted',
  { breaks: ['heroes/503.1/readying'] },
  (rules) => ({
    readies: (view, card, change) => {
      const { poisoned, life } = card;
      const isWeakened = life?.effects.some(({ kind }) => kind === 'negative') ?? false;
      const isAfflicted = poisoned && isWeakened && (life?.wounds ?? 0) > 0;
      return !isAfflicted && rules.readies(view, card, change);
    },
  }),
);

/** Leaves the life of an exhausted card as it is where it has wounds, additional life and the level to be set already. */
export const setLifeSkipsExact = mutant('set-life-skips-exact', { breaks: ['heroes/504.6'] }, (rules) => ({
  perform: (run, deed, card, why) => {
    const { exhausted, life } = card;
    const isMixed =
      life !== null && life.wounds > 0 && life.effects.some(({ kind }) => kind === 'additional');
    const isExact = isMixed && deed.verb === 'set life' && rules.level(life) === deed.to;
    if (!(exhausted && isExact)) rules.perform(run, deed, card, why);
  },
}));
