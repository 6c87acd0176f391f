import type { Life, LifeEffect } from '../../spec/model/life.ts';
import type { Layers } from '../../spec/questions/life.ts';
import { lifeAfter } from '../../spec/questions/life.ts';
import type { Situated } from './situated.ts';
import { situated } from './situated.ts';

/** A life without one of its effects. */
export const without = (life: Life, id: string): Life => ({
  ...life,
  effects: life.effects.filter((effect) => effect.id !== id),
});

/** The laying of an effect on a life. */
export const layingOf = (before: Life, { kind, left, until }: LifeEffect): Situated =>
  situated(lifeAfter, {
    before,
    by: { deed: { verb: kind === 'additional' ? 'give life' : 'take life', amount: left, until } },
  });

/** The layings that could have led to a life with effects of both kinds: of each of its effects last, after which both are there. */
export const layingsOf = (life: Life): readonly (Situated & { isSo(answer: unknown): boolean })[] =>
  life.effects.map((effect) => ({
    ...layingOf(without(life, effect.id), effect),
    isSo: (answer) => (answer as Layers).additional > 0 && (answer as Layers).negative > 0,
  }));
