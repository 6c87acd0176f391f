import { describe, expect, test } from 'vitest';
import { Draw } from './draw.ts';

const things = (draw: Draw) => ({
  below: draw.below(10),
  flag: draw.flag(0.5),
  near: draw.nearZero(2),
  heavy: draw.weighted([
    [1, 'a'],
    [9, 'b'],
  ]),
  list: draw.many(1, 4, () => draw.between(2, 5)),
  some: draw.some(['x', 'y', 'z'], 2),
});

describe('draws', () => {
  test('come again from their seed and from their choices', () => {
    const first = Draw.random(4);
    const drawn = things(first);
    expect(things(Draw.random(4))).toEqual(drawn);
    expect(things(Draw.replay(first.choices))).toEqual(drawn);
  });

  test('are the simplest where choices are missing', () => {
    expect(things(Draw.replay([]))).toEqual({
      below: 0,
      flag: false,
      near: 0,
      heavy: 'a',
      list: [2],
      some: ['x', 'y'],
    });
  });

  test('take a choice that is too large as the largest', () => {
    const draw = Draw.replay([99, 99, 99]);
    expect([draw.below(3), draw.flag(0.1), draw.nearZero(1)]).toEqual([2, true, -1]);
    expect(draw.choices).toEqual([2, 1, 2]);
  });

  test('give differences around zero in the order 0, 1, −1, 2, −2', () => {
    expect([0, 1, 2, 3, 4].map((choice) => Draw.replay([choice]).nearZero(2))).toEqual([0, 1, -1, 2, -2]);
  });
});

test('a span is what can go: without it, the rest of a list stands', () => {
  const draw = Draw.replay([1, 4, 1, 7, 1, 9, 0]);
  expect(draw.many(0, 5, () => draw.below(10))).toEqual([4, 7, 9]);
  const { from, to } = draw.spans[1] ?? { from: 0, to: 0 };
  const shorter = Draw.replay([...draw.choices.slice(0, from), ...draw.choices.slice(to)]);
  expect(shorter.many(0, 5, () => shorter.below(10))).toEqual([4, 9]);
});
