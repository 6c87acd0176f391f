import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Clause } from '../../spec/clauses/clause.ts';
import { clause } from '../testing/invented.ts';
import type { World } from './worlds.ts';
import { nogoodsOf, survivingWorld, worldKey, worldsOf } from './worlds.ts';

fc.configureGlobal({ seed: 20260101 });

const ambiguous = fc
  .array(fc.integer({ min: 2, max: 3 }), { minLength: 1, maxLength: 3 })
  .map((sizes) =>
    sizes.map((size, i) => clause(`lamp/${i + 1}`, [], { readings: ['a', 'b', 'c'].slice(0, size) })),
  );

const partialWorlds = (clauses: readonly Clause[]): World[] =>
  clauses.reduce<World[]>(
    (parts, { address, readings }) =>
      parts.flatMap((part) => [part, ...readings.map(({ name }) => ({ ...part, [address]: name }))]),
    [{}],
  );

const holds = (part: World, whole: World) =>
  Object.entries(part).every(([address, reading]) => whole[address] === reading);
const keys = (worlds: readonly World[]) => worlds.map(worldKey).sort();

/** Clauses with a choice among all their partial assignments. */
const withParts = ambiguous.chain((clauses) =>
  fc.record({ clauses: fc.constant(clauses), parts: fc.subarray(partialWorlds(clauses)) }),
);
const withRefuted = ambiguous.chain((clauses) =>
  fc.record({ clauses: fc.constant(clauses), refuted: fc.subarray(worldsOf(clauses)) }),
);

describe('worldsOf', () => {
  it('gives every choice of one reading a clause, all defaults first', () => {
    fc.assert(
      fc.property(ambiguous, (clauses) => {
        const worlds = worldsOf(clauses);
        expect(new Set(keys(worlds)).size).toBe(clauses.reduce((n, { readings }) => n * readings.length, 1));
        expect(worlds[0]).toEqual(Object.fromEntries(clauses.map(({ address }) => [address, 'a'])));
      }),
    );
  });
  it('is one empty world where nothing is ambiguous', () => {
    expect(worldsOf([])).toEqual([{}]);
  });
});

describe('nogoodsOf', () => {
  it('gives just the minimal assignments all of whose worlds are refuted', () => {
    fc.assert(
      fc.property(withRefuted, ({ clauses, refuted }) => {
        const worlds = worldsOf(clauses);
        const isRefuted = (world: World) => refuted.some((one) => worldKey(one) === worldKey(world));
        const sound = partialWorlds(clauses).filter((part) =>
          worlds.every((world) => !holds(part, world) || isRefuted(world)),
        );
        const minimal = sound.filter((part) => !sound.some((less) => less !== part && holds(less, part)));
        expect(keys(nogoodsOf(worlds, refuted))).toEqual(keys(minimal));
      }),
    );
  });
  it('leaves a reading out that changes nothing', () => {
    const clauses = ['lamp/1', 'lamp/2'].map((address) => clause(address, [], { readings: ['a', 'b'] }));
    const worlds = worldsOf(clauses);
    const refuted = worlds.filter((world) => world['lamp/1'] === 'b');
    expect(nogoodsOf(worlds, refuted)).toEqual([{ 'lamp/1': 'b' }]);
  });
});

describe('survivingWorld', () => {
  const departures = (clauses: readonly Clause[], world: World) =>
    clauses.filter(({ address }) => (world[address] ?? 'a') !== 'a').length;

  it('holds no nogood and is as near to the defaults as any such world; null where there is none', () => {
    fc.assert(
      fc.property(withParts, ({ clauses, parts }) => {
        const left = worldsOf(clauses).filter((world) => !parts.some((part) => holds(part, world)));
        const found = survivingWorld(clauses, parts);
        if (left.length === 0) {
          expect(found).toBeNull();
          return;
        }
        const completed = { ...worldsOf(clauses)[0], ...found };
        expect(keys(left)).toContain(worldKey(completed));
        expect(departures(clauses, completed)).toBe(
          Math.min(...left.map((world) => departures(clauses, world))),
        );
      }),
    );
  });
  it('names only readings that the run has told apart', () => {
    const clauses = ['lamp/1', 'lamp/2'].map((address) => clause(address, [], { readings: ['a', 'b'] }));
    expect(survivingWorld(clauses, [{ 'lamp/1': 'a' }])).toEqual({ 'lamp/1': 'b' });
  });
  it('does not depend on the order of the nogoods', () => {
    fc.assert(
      fc.property(withParts, ({ clauses, parts }) => {
        expect(survivingWorld(clauses, [...parts].reverse())).toEqual(survivingWorld(clauses, parts));
      }),
    );
  });
});

it('a world has one key, whatever the order of its clauses', () => {
  expect(worldKey({ 'lamp/2': 'b', 'lamp/1': 'a' })).toBe(worldKey({ 'lamp/1': 'a', 'lamp/2': 'b' }));
});
