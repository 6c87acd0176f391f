import { expect, test } from 'vitest';
import type { Card } from '../spec/model/card.ts';
import { change, settle } from './acts.ts';
import { someCreature } from './boards.ts';
import { addCreature } from './cards.ts';
import { Draw } from './draw.ts';
import { lifeOf } from './life.ts';
import { EVERYTHING } from './settings.ts';
import { Table } from './table.ts';

const COUNT = 200;
const tables = (): Table[] =>
  Array.from({ length: COUNT }, (_, seed) => new Table(Draw.random(seed), EVERYTHING, false, 'A'));
const living = (table: Table, exhausted = false): Card =>
  addCreature(table, 'A', { life: lifeOf(2, 0, [], false), exhausted });

/** How often one that is there is taken to work on, after something has come over it. */
const taken = (befall: (table: Table, card: Card) => void, wish: { exhausted?: boolean } = {}): number =>
  tables().filter((table) => {
    const card = living(table);
    befall(table, card);
    return someCreature(table, 'A', wish) === card;
  }).length;

test('creatures to work on are old ones and new ones', () => {
  const count = taken(() => {});
  expect(count).toBeGreaterThan(COUNT * 0.4);
  expect(count).toBeLessThan(COUNT * 0.8);
});

test('none that is thought dead is worked on, nor one that is spent where a ready one is wanted', () => {
  const spend = (table: Table, card: Card) => void table.spent.add(card.id);
  expect(taken((table, card) => change(table, card, { verb: 'wound', amount: 2 }))).toBe(0);
  expect(taken(spend, { exhausted: false })).toBe(0);
  expect(taken(() => {}, { exhausted: true })).toBe(0);
  expect(taken(spend)).toBeGreaterThan(0);
});

test('where there is no room, any creature will do', () => {
  for (const table of tables().slice(0, 10)) {
    while (table.room > 0) living(table, true);
    expect(table.cards).toContain(someCreature(table, 'A', { exhausted: false }));
  }
});

/** The most often that all is carried out in a row where a text with this choice waits. */
const repeats = (by: 'controller' | 'opponent'): number =>
  Math.max(
    ...tables().map((table) => {
      const object = { kind: 'choose' as const, min: 1, max: 1, by, filter: {} };
      const ability = table.write({ kind: 'activated', steps: [[{ deed: { verb: 'destroy' }, object }]] });
      table.acts.push({ act: 'declare', player: 'A', source: 'imp', ability, targets: [] });
      settle(table);
      return table.acts.filter(({ act }) => act === 'resolve all').length;
    }),
  );

test('all is carried out several times only where somebody may be asked for a choice', () => {
  expect([repeats('controller'), repeats('opponent')]).toEqual([1, 3]);
});
