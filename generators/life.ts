import type { Life, LifeEffect } from '../spec/model/life.ts';
import type { Term } from '../spec/model/names.ts';
import { claimsAny } from './settings.ts';
import type { Table } from './table.ts';

const TERMS: readonly (readonly [number, Term])[] = [
  [5, 'lasting'],
  [3, 'end of turn'],
  [1, 'start of turn A'],
  [1, 'start of turn B'],
];
const ENDING: readonly Term[] = ['end of turn', 'start of turn A', 'start of turn B'];

export const drawTerm = ({ draw }: Table): Term => draw.weighted(TERMS);
export const drawEndingTerm = ({ draw }: Table): Term => draw.oneOf(ENDING);

/** One effect on a life, now and then with something of it gone already. */
export function drawLifeEffect(
  table: Table,
  kind: LifeEffect['kind'],
  left: number,
  until: Term = drawTerm(table),
): LifeEffect {
  const laid = left + (table.draw.flag(0.2) ? table.draw.between(1, 3) : 0);
  return { id: table.effectId(), kind, laid, left, by: null, until };
}

const drawEffects = (table: Table): LifeEffect[] => {
  const mayAdd = claimsAny(table.settings, 'give life', 'set life');
  const mayTake = claimsAny(table.settings, 'take life', 'set life');
  if (!mayAdd && !mayTake) return [];
  return table.draw.many(1, 3, () => {
    const isNegative = mayTake && (!mayAdd || table.draw.flag(0.5));
    return drawLifeEffect(table, isNegative ? 'negative' : 'additional', table.draw.between(1, 4));
  });
};

const sumOf = (effects: readonly LifeEffect[]): number =>
  effects.reduce((sum, { kind, left }) => (kind === 'additional' ? sum + left : sum - left), 0);

/**
 * Layers whose level comes out as `level`, or more where no starting life from `least` on allows that.
 * A hero's wounds stay below its starting life.
 */
export function lifeOf(level: number, wounds: number, effects: LifeEffect[], isHero: boolean): Life {
  const least = isHero ? wounds + 1 : 1;
  const starting = Math.max(least, level + wounds - sumOf(effects));
  return { starting, wounds, effects, level: null };
}

/** A life of any kind: mostly plain, at times wounded, at times in three layers. */
export function drawLife(table: Table, isHero: boolean): Life {
  const { draw } = table;
  const level = isHero ? draw.between(4, 16) : draw.between(1, 5);
  const wounds = draw.flag(0.4) ? draw.between(1, 4) : 0;
  const effects = draw.flag(0.25) ? drawEffects(table) : [];
  return lifeOf(level, wounds, effects, isHero);
}

/** A life in layers with a low level, where every deed of life matters. */
export function drawLayeredLife(table: Table, isHero: boolean): Life {
  const { draw } = table;
  const level = draw.weighted([
    [3, 1],
    [2, 2],
    [2, 3],
    [1, 5],
  ]);
  const wounds = draw.weighted([
    [1, 0],
    [2, 1],
    [2, 2],
    [1, 4],
  ]);
  return lifeOf(level, wounds, draw.flag(0.85) ? drawEffects(table) : [], isHero);
}
