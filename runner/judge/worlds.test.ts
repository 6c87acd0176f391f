import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Clause } from '../../spec/clauses/clause.ts';
import { clause } from '../testing/invented.ts';
import type { World } from './worlds.ts';
import { nogoodsOf, readingsLeft, worldKey, worldsOf } from './worlds.ts';

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

describe('readingsLeft', () => {
  it('gives what all worlds without a nogood share, of clauses that a nogood names; null where there is none', () => {
    fc.assert(
      fc.property(withParts, ({ clauses, parts }) => {
        const left = worldsOf(clauses).filter((world) => !parts.some((part) => holds(part, world)));
        const isNamed = (address: string) => parts.some((part) => address in part);
        const shared = Object.entries(left[0] ?? {}).filter(
          ([address, reading]) => isNamed(address) && left.every((world) => world[address] === reading),
        );
        expect(readingsLeft(clauses, parts)).toEqual(left.length === 0 ? null : Object.fromEntries(shared));
      }),
    );
  });
  it('names only readings that the run has told apart', () => {
    const clauses = ['lamp/1', 'lamp/2'].map((address) => clause(address, [], { readings: ['a', 'b'] }));
    expect(readingsLeft(clauses, [{ 'lamp/1': 'a' }])).toEqual({ 'lamp/1': 'b' });
  });
  it('tells none of two clauses that may be read either way as long as one of them is', () => {
    const clauses = ['lamp/1', 'lamp/2'].map((address) => clause(address, [], { readings: ['a', 'b'] }));
    const both = { 'lamp/1': 'a', 'lamp/2': 'a' };
    expect(readingsLeft(clauses, [both])).toEqual({});
    expect(readingsLeft(clauses, [both, { 'lamp/1': 'a', 'lamp/2': 'b' }])).toEqual({ 'lamp/1': 'b' });
  });
  it('does not depend on the order of the nogoods', () => {
    fc.assert(
      fc.property(withParts, ({ clauses, parts }) => {
        expect(readingsLeft(clauses, [...parts].reverse())).toEqual(readingsLeft(clauses, parts));
      }),
    );
  });
});

it('a world has one key, whatever the order of its clauses', () => {
  expect(worldKey({ 'lamp/2': 'b', 'lamp/1': 'a' })).toBe(worldKey({ 'lamp/1': 'a', 'lamp/2': 'b' }));
});
