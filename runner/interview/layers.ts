import type { Life } from '../../spec/model/life.ts';
import type { Layers } from '../../spec/questions/life.ts';

/** The layers of a life, summed up by kind. */
export const layersOf = ({ starting, wounds, effects }: Life): Layers => {
  const sum = (kind: 'additional' | 'negative') =>
    effects.reduce((total, effect) => (effect.kind === kind ? total + effect.left : total), 0);
  return { starting, wounds, additional: sum('additional'), negative: sum('negative') };
};
