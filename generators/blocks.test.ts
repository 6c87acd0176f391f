import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Block } from './blocks.ts';
import { blocks } from './blocks.ts';
import { caseFrom } from './cases.ts';
import { EVERYTHING } from './settings.ts';
import { isSimplerChoice, simplerCases } from './shrink.ts';

const isDestroyed = (block: Block): boolean =>
  block.some(({ case: { acts } }) => acts.some((act) => act.act === 'change' && act.deed.verb === 'destroy'));

test('a failing block comes down to one case that still fails, the same for the same seed', () => {
  const find = () =>
    fc.check(
      fc.property(blocks(32), (block) => !isDestroyed(block)),
      { seed: 8 },
    );
  const { counterexample } = find();
  const [block] = counterexample ?? [[]];
  expect(block).toHaveLength(1);
  expect(isDestroyed(block)).toBe(true);
  const { acts = [], board } = block[0]?.case ?? {};
  expect(board?.cards.map(({ id }) => id)).toEqual(['imp']);
  expect(acts.filter(({ act }) => act !== 'resolve all')).toEqual([
    { act: 'change', card: 'imp', deed: { verb: 'destroy' } },
  ]);
  expect(find().counterexample).toEqual(counterexample);
});

test('a block has as many cases as asked', () => {
  const [block] = fc.sample(blocks(5), { numRuns: 1, seed: 1 });
  expect(block).toHaveLength(5);
  for (const drawn of block ?? []) expect(caseFrom(drawn.choices)).toEqual(drawn);
});

test('shrinking only goes to simpler choices', () => {
  const [block] = fc.sample(blocks(3), { numRuns: 1, seed: 2 });
  for (const { choices } of block ?? []) {
    let count = 0;
    for (const simpler of simplerCases(choices, EVERYTHING)) {
      expect(isSimplerChoice(simpler.choices, choices)).toBe(true);
      if (++count === 100) break;
    }
    expect(count).toBeGreaterThan(10);
  }
});
