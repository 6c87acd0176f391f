import { expect, it } from 'vitest';
import { sideLines } from '../report/extras.ts';
import { clause } from '../testing/invented.ts';
import { sidesOf } from './sides.ts';

const lamps = ['lamp/1', 'lamp/2'].map((address) => clause(address, [], { readings: ['a', 'b'] }));

it('a reading that the answers leave together is told, though none tells it alone', () => {
  const sides = sidesOf(lamps, [], { sides: new Map() }, { 'lamp/1': 'b' }, () => '');
  expect(sides.map(({ told, follows }) => ({ told, follows }))).toEqual([
    { told: 0, follows: ['b'] },
    { told: 0, follows: [] },
  ]);
  expect(sideLines({ sides, settlements: [] }).slice(1, 3)).toEqual([
    '  lamp/1  reading «b»: by its answers together, by none alone',
    '  lamp/2  not told which of 2 readings',
  ]);
});
