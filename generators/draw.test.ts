import { describe, expect, test } from 'vitest';
import { Draw } from './draw.ts';
import { spreadOf } from './prng.ts';

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

describe('what is drawn evenly', () => {
  const entries = [
    [1, 'a'],
    [9, 'b'],
  ] as const;
  const drawn = (draw: Draw) => [draw.evenly(entries), draw.evenly(entries), draw.evenly(entries)];

  test('goes by the points that are given, and by chance where there are no more', () => {
    const first = Draw.random(4, [0.09, 0.11]);
    const things = drawn(first);
    expect(things.slice(0, 2)).toEqual(['a', 'b']);
    expect(Array.from({ length: 50 }, (_, seed) => drawn(Draw.random(seed, [0, 0]))[2])).toContain('b');
    expect(drawn(Draw.replay(first.choices))).toEqual(things);
  });

  test.each([0, 1, 2, 3, 4])(
    'comes as often as its weight says in any stretch of a run (point %i)',
    (nth) => {
      for (const [seed, from] of [
        [1, 0],
        [7, 333],
        [7, 50_000],
      ] as const) {
        const points = Array.from({ length: 100 }, (_, i) => spreadOf(seed, from + i)[nth] ?? 1);
        for (const least of [0, 0.37, 0.9]) {
          const met = points.filter((point) => point >= least && point < least + 0.1).length;
          expect(Math.abs(met - 10)).toBeLessThan(4);
        }
      }
    },
  );
});

test('a span is what can go: without it, the rest of a list stands', () => {
  const draw = Draw.replay([1, 4, 1, 7, 1, 9, 0]);
  expect(draw.many(0, 5, () => draw.below(10))).toEqual([4, 7, 9]);
  const { from, to } = draw.spans[1] ?? { from: 0, to: 0 };
  const shorter = Draw.replay([...draw.choices.slice(0, from), ...draw.choices.slice(to)]);
  expect(shorter.many(0, 5, () => shorter.below(10))).toEqual([4, 9]);
});
