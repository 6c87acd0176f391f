import { expect, it } from 'vitest';
import { excerpt } from './excerpt.ts';

const lines = (count: number): string[] => Array.from({ length: count }, (_, i) => `${i + 1}`);

it.each([
  [1, lines(1)],
  [9, lines(9)],
  [10, ['1', '2', '3', '4', '… 2 lines …', '7', '8', '9', '10']],
])('of %i lines shows both ends', (count, shown) => {
  expect(excerpt(lines(count).join('\n\n'))).toEqual(shown);
});
