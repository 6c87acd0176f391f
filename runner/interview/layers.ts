import type { Card } from '../../spec/model/card.ts';
import type { Life } from '../../spec/model/life.ts';
import type { Layers } from '../../spec/questions/life.ts';

/** The layers of a life, summed up by kind. */
export const layersOf = ({ starting, wounds, effects }: Life): Layers => {
  const sum = (kind: 'additional' | 'negative') =>
    effects.reduce((total, effect) => (effect.kind === kind ? total + effect.left : total), 0);
  return { starting, wounds, additional: sum('additional'), negative: sum('negative') };
};

/** Whether a static text has laid life on the card that still lies there. */
export const hasStaticLife = (card: Card | undefined): boolean =>
  card?.life?.effects.some(({ until }) => until === 'while in play') === true;
