import { mutant } from './mutant.ts';

/** Ends the game only when a hero's wounds exceed the starting life. */
export const losesAboveStarting = mutant('loses-above-starting', { breaks: ['heroes/503.1/loss'] }, () => ({
  hasLost: (_view, _hero, life) => life.wounds > life.starting,
}));

/** Takes a hero's level at zero for the loss, whatever the wounds. */
export const losesAtLevelZero = mutant(
  'loses-at-level-zero',
  { breaks: ['heroes/503.1/loss'], rows: [66] },
  () => ({
    hasLost: (view, _hero, life) => view.rules.level(life) <= 0,
  }),
);

/** Lets the active player play on where both heroes get lethal wounds at once. */
export const activeOutlives = mutant(
  'active-outlives',
  { breaks: ['heroes/503.1/loss'], rows: [64] },
  (rules) => ({
    hasLost: (view, hero, life) => {
      const isOtherDue = view.touched.some(({ card, life: theirs }) => {
        const other = view.cards[card];
        return other?.type === 'hero' && other.owner !== hero.owner && rules.hasLost(view, other, theirs);
      });
      return !(hero.owner === view.active && isOtherDue) && rules.hasLost(view, hero, life);
    },
  }),
);

/** Notices a loss only when the whole text has been carried out. */
export const losesWhenItemEnds = mutant(
  'loses-when-item-ends',
  { breaks: ['heroes/503.2'], also: ['heroes/503.1/loss'] },
  (rules) => ({
    isLookedFor: (effect, moment) => effect === 'destruction' || moment !== 'instruction',
    hasLost: (view, hero, life) =>
      rules.hasLost(view, hero, life) ||
      view.trailOf(hero.id).some(({ after }) => rules.hasLost(view, hero, after)),
  }),
);

/** Remembers who has lost from one game to the next and lets nobody lose twice. */
export const remembersLosses = mutant('remembers-losses', { breaks: ['heroes/503.1/loss'] }, (rules) => {
  const losers = new Set<string>();
  return {
    hasLost: (view, hero, life) => {
      if (!rules.hasLost(view, hero, life) || losers.has(hero.owner)) return false;
      losers.add(hero.owner);
      return true;
    },
  };
});
