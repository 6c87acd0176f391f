import { laid, replacedBeside } from '../reference/rules/life.ts';
import { mutant } from './mutant.ts';

/** Sets a life to X by effects alone and leaves the wounds. */
export const setLifeKeepsWounds = mutant('set-life-keeps-wounds', { breaks: ['heroes/504.6'] }, (rules) => ({
  setLife: (life, to, laying) => {
    const missing = to - rules.level(life);
    if (missing === 0) return life;
    return missing > 0 ? rules.giveLife(life, missing, laying) : rules.takeLife(life, -missing, laying);
  },
}));

/** Never brings a level down: X below it turns wounds into negative life and ends there. */
export const setLifeNeverLowers = mutant('set-life-never-lowers', { breaks: ['heroes/504.6'] }, (rules) => ({
  setLife: (life, to, laying) => rules.setLife(life, Math.max(to, rules.level(life)), laying),
}));

/** Reckons X from the starting life, and misses it where there is negative life already. */
export const setLifeForgetsNegative = mutant(
  'set-life-forgets-negative',
  { breaks: ['heroes/504.6'] },
  (rules) => ({
    setLife: (life, to, laying) => {
      const old = life.effects.reduce((sum, { kind, left }) => (kind === 'negative' ? sum + left : sum), 0);
      return rules.setLife(life, Math.max(0, to - old), laying);
    },
  }),
);

/** Takes wounds that were taken off by setting a life to X for healing. */
export const setLifeHeals = mutant('set-life-heals', { breaks: ['heroes/504.6'] }, (rules) => ({
  isHealing: (deed, before, after) =>
    rules.isHealing(deed, before, after) || (deed.verb === 'set life' && after.wounds < before.wounds),
}));

/** Lays what X needs beside what lies there already, so that additional and negative life stand together. */
export const setLifeSideBySide = mutant(
  'set-life-side-by-side',
  { breaks: ['heroes/504.5'], also: ['heroes/504.6'] },
  (rules) => ({
    setLife: (life, to, laying) => {
      const replaced = replacedBeside(life, laying);
      const missing = to - rules.level(replaced);
      const kind = missing > 0 ? 'additional' : 'negative';
      const amount = Math.abs(missing);
      return { ...replaced, effects: [...replaced.effects, ...laid(kind, amount, amount, laying)] };
    },
  }),
);

/** Lays what X needs beside what took the place of wounds where the level sinks, and one for one where it rises. */
export const setLifeMixesWays = mutant(
  'set-life-mixes-ways',
  { breaks: ['heroes/504.6'], also: ['heroes/504.5'] },
  (rules) => ({
    setLife: (life, to, laying) => {
      const level = rules.level(life);
      if (to >= level) return rules.setLife(life, to, laying);
      return rules.takeLife(replacedBeside(life, laying), level - to, laying);
    },
  }),
);

/** Lays one effect of either kind more than X needs on a wounded card with additional life. */
export const setLifeLaysPairs = mutant('set-life-lays-pairs', { breaks: ['heroes/504.6'] }, (rules) => ({
  setLife: (life, to, laying) => {
    const set = rules.setLife(life, to, laying);
    const isRaised = life.wounds > 0 && life.effects.some(({ kind }) => kind === 'additional');
    const pair = [...laid('additional', 1, 1, laying), ...laid('negative', 1, 1, laying)];
    return isRaised ? { ...set, effects: [...set.effects, ...pair] } : set;
  },
}));
