import type { Life, LifeEffect } from '../spec/model/life.ts';
import type { Term } from '../spec/model/names.ts';
import type { Blow } from '../spec/questions/fate.ts';
import type { Layers, LifeChange, TurnChange } from '../spec/questions/life.ts';
import { remembered } from './remembered.ts';

const sumOf = (effects: readonly LifeEffect[], kind: LifeEffect['kind']): number =>
  effects.reduce((sum, effect) => (effect.kind === kind ? sum + effect.left : sum), 0);

/** The effects of each kind summed up. */
export const layersOf = remembered(
  ({ starting, wounds, effects }: Life): Layers => ({
    starting,
    wounds,
    additional: sumOf(effects, 'additional'),
    negative: sumOf(effects, 'negative'),
  }),
);

/** Starting and additional life less negative life and wounds; it may be below zero. */
export const levelOf = ({ starting, wounds, additional, negative }: Layers): number =>
  starting + additional - negative - wounds;

/** The level of a life that still has its effects one by one. */
export const levelNow = (life: Life): number => levelOf(layersOf(life));

/** The X of a «set life to X»; null where the change is another. */
export const setTo = ({ by }: LifeChange): number | null =>
  typeof by === 'object' && 'deed' in by && by.deed.verb === 'set life' ? by.deed.to : null;

/** Whether a term ends when the turn changes so. */
export const ends = (until: Term, { began }: TurnChange): boolean =>
  until === 'end of turn' || until === `start of turn ${began}`;

/** Whether a change lowered the level, or brought it from above zero to where it is. */
export const isSinking = ({ before, after }: Pick<Blow, 'before' | 'after'>): boolean =>
  levelNow(before) > 0 || levelNow(after) < levelNow(before);

/** The last of the changes that took the level from above zero, if it has stayed at zero or below since. */
export function fatalBlow(blows: readonly Blow[]): Blow | null {
  const last = blows.at(-1);
  if (last === undefined || levelNow(last.after) > 0) return null;
  return blows.findLast(({ before, after }) => levelNow(before) > 0 && levelNow(after) <= 0) ?? null;
}
