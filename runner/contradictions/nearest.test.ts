import { expect, it } from 'vitest';
import { isMeant, nearest } from './nearest.ts';

it('the nearest names are those of the fewest other letters, and before all what the unknown one begins', () => {
  const names = ['heroes/503.1/loss', 'heroes/504.1', 'heroes/503.2', 'heroes/118.9', 'heroes/503.1/expiry'];
  expect(nearest('heroes/503.1', names)).toEqual([
    'heroes/503.1/expiry',
    'heroes/503.1/loss',
    'heroes/503.2',
  ]);
  expect(nearest('x', ['y'])).toEqual(['y']);
  expect(nearest('x', [])).toEqual([]);
});

it.each([
  ['0123456789', '0123456798', true],
  ['0123456789', '012345678', true],
  ['0123456789', '9123456780', true],
  ['0123456789', '0x23x567x9', false],
  ['0123456789', '1032547698', false],
])('of %s, %s is meant: %s', (unknown, name, isSo) => {
  expect(isMeant(unknown, name)).toBe(isSo);
});
