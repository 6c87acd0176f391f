import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blameOf, blameWithin, smallestHittingSets } from './blame.ts';

fc.configureGlobal({ seed: 20260101 });

const NAMES = ['a', 'b', 'c', 'd', 'e'];
const sets = fc.array(fc.subarray(NAMES), { maxLength: 6 });

const subsetsOf = (names: readonly string[]): string[][] =>
  names.reduce<string[][]>((all, name) => all.concat(all.map((set) => [...set, name])), [[]]);

const smallestByBruteForce = (wanted: readonly (readonly string[])[]): string[][] => {
  const real = wanted.filter((set) => set.length > 0);
  const hitting = subsetsOf(NAMES).filter((chosen) =>
    real.every((set) => set.some((name) => chosen.includes(name))),
  );
  const size = Math.min(...hitting.map(({ length }) => length));
  return hitting.filter(({ length }) => length === size);
};
const sorted = (all: readonly string[][]) => all.map((set) => [...set].sort().join(' ')).sort();

describe('smallestHittingSets', () => {
  it('gives every smallest set that meets all others, as brute force does', () => {
    fc.assert(
      fc.property(sets, (wanted) => {
        expect(sorted(smallestHittingSets(wanted))).toEqual(sorted(smallestByBruteForce(wanted)));
      }),
    );
  });
  it('prefers one clause that explains all to several that explain each', () => {
    expect(smallestHittingSets([['a', 'b'], ['b'], ['b', 'c']])).toEqual([['b']]);
  });
  it('lists all that are equally good', () => {
    expect(smallestHittingSets([['a', 'b']])).toEqual([['a'], ['b']]);
  });
  it('searches no further than five together: then every name is held', () => {
    const pairs = [1, 2, 3, 4, 5, 6].map((n) => [`a${n}`, `b${n}`]);
    expect(smallestHittingSets(pairs)).toEqual([pairs.flat().sort()]);
  });
});

describe('blameOf', () => {
  it('is the union of the smallest sets, whatever the order of the denials', () => {
    fc.assert(
      fc.property(sets, (wanted) => {
        const union = [...new Set(smallestByBruteForce(wanted).flat())].sort();
        expect(blameOf(wanted)).toEqual(union);
        expect(blameOf([...wanted].reverse())).toEqual(union);
      }),
    );
  });
  it('is nobody where nothing was denied', () => {
    expect(blameOf([])).toEqual([]);
    expect(blameOf([[]])).toEqual([]);
  });
});

describe('blameWithin', () => {
  it('leaves no denial without blame, and no blame without a denial', () => {
    fc.assert(
      fc.property(sets, (wanted) => {
        const blamed = blameOf(wanted);
        const own = wanted.map((set) => blameWithin(set, wanted, blamed));
        expect(own.map(({ length }) => length > 0)).toEqual(wanted.map(({ length }) => length > 0));
        expect([...new Set(own.flat())].sort()).toEqual(blamed);
      }),
    );
  });
  it('is that of a smaller denial within it, whatever else is blamed', () => {
    const all = [['a', 'b'], ['a'], ['b', 'c']];
    expect(all.map((set) => blameWithin(set, all, blameOf(all)))).toEqual([['a'], ['a'], ['b', 'c']]);
  });
});
