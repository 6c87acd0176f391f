import { expect, test } from 'vitest';
import type { Static } from '../spec/abilities/ability.ts';
import { addAway, addCreature } from './cards.ts';
import { Draw } from './draw.ts';
import { costNow, fits } from './filters.ts';
import { EVERYTHING } from './settings.ts';
import { Table } from './table.ts';

/** An elf of cost 2 of A's, and an ogre of B's in play that has the text. */
const beside = (text: Static, isInPlay = true) => {
  const table = new Table(Draw.replay([]), EVERYTHING, false, 'A');
  const elf = addCreature(table, 'A', { cost: 2 });
  const ogre = isInPlay ? addCreature(table, 'B', { cost: 5 }) : addAway(table, 'B', 'hand', { cost: 5 });
  ogre.abilities.push(table.write({ kind: 'static', static: text }));
  return { elf: costNow(table, elf), ogre: costNow(table, ogre) };
};
const creatures = { types: ['creature' as const] };

test('a card costs what the texts in play that speak of it make of its cost, and never less than nothing', () => {
  expect(beside({ text: 'cost', by: 1 })).toEqual({ elf: 2, ogre: 6 });
  expect(beside({ text: 'cost', by: 1, who: creatures })).toEqual({ elf: 3, ogre: 6 });
  expect(beside({ text: 'cost', by: 1, who: { ...creatures, other: true } })).toEqual({ elf: 3, ogre: 5 });
  expect(beside({ text: 'cost', by: 1, who: { ...creatures, side: 'own' } })).toEqual({ elf: 2, ogre: 6 });
  expect(beside({ text: 'cost', by: -3, who: creatures })).toEqual({ elf: 0, ogre: 2 });
  expect(beside({ text: 'strike', by: 1, who: creatures })).toEqual({ elf: 2, ogre: 5 });
  expect(beside({ text: 'cost', by: 1, who: creatures }, false)).toEqual({ elf: 2, ogre: 5 });
});

test('a card fits a limit of cost by what it costs now', () => {
  const table = new Table(Draw.replay([]), EVERYTHING, false, 'A');
  const elf = addCreature(table, 'A', { cost: 2 });
  const viewer = { player: 'A' as const, self: null };
  const within = (counts: number) => fits(elf, { cost: { atLeast: 2, atMost: 3 } }, viewer, counts);
  expect([1, 2, 3, 4].map(within)).toEqual([false, true, true, false]);
  expect(fits(elf, { cost: { atMost: 2 } }, viewer)).toBe(true);
});
