import { describe, expect, it } from 'vitest';
import { complaintsAbout } from './complaints.ts';
import { casesOfSize } from './exhaustive.ts';
import { tidied } from './reduce/names.ts';
import { sizeOf } from './reduce.ts';
import type { Settings } from './settings.ts';
import { EVERYTHING } from './settings.ts';

const upTo = (most: number, settings = EVERYTHING) =>
  Array.from({ length: most }, (_, i) => [...casesOfSize(i + 1, settings)]);

const { claims } = EVERYTHING;
const modest: Settings = {
  preset: 'both',
  claims: {
    ...claims,
    enter: false,
    attacks: false,
    draws: false,
    terms: {
      ...claims.terms,
      verbs: ['wound', 'heal'],
      abilities: ['activated'],
      objects: ['choose'],
      zones: ['play'],
    },
  },
};

describe('all small cases', () => {
  const strata = upTo(3);
  it('are so many of each size', () => {
    expect(strata.map(({ length }) => length)).toEqual([43, 644, 13245]);
  });
  it('have the size that they are listed under', () => {
    for (const [i, cases] of strata.entries()) {
      const sizes = cases.map(sizeOf).map(({ cards, acts, abilities }) => cards + acts + abilities);
      expect(new Set(sizes)).toEqual(new Set([i + 1]));
    }
  });
  it('are well-formed, named as the cast is, and none comes twice', () => {
    const all = strata.flat();
    expect(all.flatMap(({ board }) => complaintsAbout(board))).toEqual([]);
    const texts = all.map((one) => JSON.stringify(one));
    expect(new Set(texts).size).toBe(all.length);
    for (const [i, one] of all.entries())
      if (i % 50 === 0) expect(JSON.stringify(tidied(one))).toBe(texts[i]);
  });
  it('come in the same order each time', () => {
    expect([...casesOfSize(2, EVERYTHING)]).toEqual(strata[1]);
  });
});

describe('those of classic', () => {
  const strata = upTo(2, { ...EVERYTHING, edition: 'classic' });
  it('are of that edition, and are those of heroes and movements besides', () => {
    const all = strata.flat();
    expect(new Set(all.map(({ edition }) => edition))).toEqual(new Set(['classic']));
    const isMoving = ({ acts }: (typeof all)[number]) => acts.some(({ act }) => act === 'step');
    expect(strata.map((cases) => cases.filter((one) => !isMoving(one)).length)).toEqual([43, 644]);
    expect(all.filter(isMoving).length).toBeGreaterThan(5);
    expect(all.flatMap(({ board }) => complaintsAbout(board))).toEqual([]);
  });
});

describe('an engine that claims less', () => {
  it('is asked for nothing else', () => {
    const cases = upTo(3, modest).flat();
    expect(cases.length).toBeGreaterThan(100);
    for (const { board, acts } of cases) {
      for (const act of acts) expect(['change', 'declare', 'resolve', 'end turn']).toContain(act.act);
      for (const act of acts) if (act.act === 'change') expect(['wound', 'heal']).toContain(act.deed.verb);
      for (const text of Object.values(board.texts))
        expect(text).toMatchObject({ kind: 'activated', steps: [[{ object: { kind: 'choose' } }]] });
      expect(board.cards.some(({ strike, zone }) => strike !== undefined || zone === 'deck')).toBe(false);
    }
  });
});
