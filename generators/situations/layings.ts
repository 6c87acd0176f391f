import type { Deed } from '../../spec/abilities/deed.ts';
import type { Life, LifeEffect } from '../../spec/model/life.ts';
import type { Layers, LifeChange } from '../../spec/questions/life.ts';
import { lifeAfter } from '../../spec/questions/life.ts';

/** A life without one of its effects. */
export const without = (life: Life, id: string): Life => ({
  ...life,
  effects: life.effects.filter((effect) => effect.id !== id),
});

/** The laying of an effect on a life. */
export const layingOf = (before: Life, { kind, left, until }: LifeEffect) => {
  const deed: Deed = { verb: kind === 'additional' ? 'give life' : 'take life', amount: left, until };
  const situation: LifeChange = { before, by: { deed } };
  return { question: lifeAfter, situation };
};

/** The layings that could have led to a life with effects of both kinds: of each of its effects last, after which both are there. */
export const layingsOf = (life: Life) =>
  life.effects.map((effect) => ({
    ...layingOf(without(life, effect.id), effect),
    isSo: ({ additional, negative }: Layers): boolean => additional > 0 && negative > 0,
  }));

const effectsOf = ({ effects }: Life): string =>
  effects
    .map(({ kind, left, until }) => `${kind} ${left} ${until}`)
    .sort()
    .join();

/** Whether one life can follow on another at once: wounds are laid, or effects, and never both. */
export const isOneChange = (before: Life, after: Life): boolean =>
  after.wounds <= before.wounds || effectsOf(before) === effectsOf(after);
