import { describe, expect, it } from 'vitest';
import { stepsOf } from '../../spec/abilities/ability.ts';
import type { Case } from '../../spec/play/case.ts';
import { made, share } from '../testing/arranged.ts';
import { others } from './others.ts';

describe('where texts of several choices want another card', () => {
  const cases = made(others, 400);
  /** The one card of each choice that is named with the declaration, where the last of three wants another one. */
  const threeOf = ({ board, acts }: Case): readonly string[] => {
    const act = acts.find((one) => one.act === 'declare');
    const text = act?.act === 'declare' ? board.texts[act.ability] : undefined;
    const object = text && stepsOf(text).flat()[2]?.object;
    if (act?.act !== 'declare' || object?.kind !== 'choose' || !object.different) return [];
    const one = act.targets.flatMap(({ cards: [card, more] }) => (card && !more ? [card] : []));
    return one.length === 3 ? one : [];
  };
  const isSo = (is: (first?: string, second?: string, third?: string) => boolean) => (one: Case) => {
    const named = threeOf(one);
    return named.length > 0 && is(...named);
  };
  it('the third names the card of the first again, that of the second, or one that is new', () => {
    const isAgain = isSo((a, b, c) => a === c && b !== c);
    const isAgainSecond = isSo((a, b, c) => a !== c && b === c);
    const isNew = isSo((a, b, c) => a !== c && b !== c);
    expect(share(cases, isAgain)).toBeGreaterThan(0.03);
    expect(share(cases, isAgainSecond)).toBeGreaterThan(0.01);
    expect(share(cases, isNew)).toBeGreaterThan(0.05);
  });
  it('texts of two choices are there too, and choices that may take any card', () => {
    const choices = ({ board }: Case) =>
      Object.values(board.texts).flatMap((text) => {
        const objects = stepsOf(text)
          .flat()
          .map(({ object }) => object);
        return [objects.flatMap((object) => (object.kind === 'choose' ? [object.different === true] : []))];
      });
    expect(share(cases, (one) => choices(one).some(({ length }) => length === 2))).toBeGreaterThan(0.1);
    expect(share(cases, (one) => choices(one).some((all) => all.length === 3 && !all[2]))).toBeGreaterThan(
      0.1,
    );
  });
});
