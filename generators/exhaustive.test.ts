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
    expect(strata.map(({ length }) => length)).toEqual([43, 644, 13432]);
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
  it('have texts with every price, texts that change costs, pairs that fight, and texts that are given', () => {
    const all = strata.flat();
    const texts = new Set(
      all.flatMap(({ board }) => Object.values(board.texts).map((one) => JSON.stringify(one))),
    );
    const isThere = (part: string) => [...texts].some((text) => text.includes(part));
    const parts = ['"kind":"coins"', '"kind":"wounds"', '"kind":"exhaust"', '"kind":"sacrifice"'];
    const others = ['"text":"cost"', '"cost":{"atMost":0}', '"verb":"fight"'];
    for (const part of [...parts, ...others]) expect(`${part} ${isThere(part)}`).toBe(`${part} true`);
    const acts = new Set(all.flatMap(({ acts: made }) => made.map((act) => JSON.stringify(act))));
    for (const part of ['"verb":"grant"', '"pay":["imp"]'])
      expect(`${part} ${[...acts].some((act) => act.includes(part))}`).toBe(`${part} true`);
    const coins = all.flatMap(({ board }) => (board.coins ? [board.coins.A] : []));
    expect(new Set(coins)).toEqual(new Set([0, 1]));
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
