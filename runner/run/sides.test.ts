import { expect, it } from 'vitest';
import { sideLines } from '../report/extras.ts';
import { clause } from '../testing/invented.ts';
import { sidesOf } from './sides.ts';

const lamps = ['lamp/1', 'lamp/2', 'lamp/3'].map((address) => clause(address, [], { readings: ['a', 'b'] }));

it('a reading that the answers leave together is told, though none tells it alone', () => {
  const sides = sidesOf(lamps, [], { sides: new Map() }, { 'lamp/1': 'b' }, () => '');
  expect(sides.map(({ told, follows }) => ({ told, follows }))).toEqual([
    { told: 0, follows: ['b'] },
    { told: 0, follows: [] },
    { told: 0, follows: [] },
  ]);
  expect(sideLines({ sides, settlements: [] })).toEqual([
    'Where the texts leave a choice, the engine goes this way',
    '  lamp/1  reading «b»: by its answers together, by none alone',
    '  2 choices not told (--json lists them under «sides», with «told» 0)',
    '',
  ]);
});
it('what is told has no line on what is not', () => {
  const sides = sidesOf(lamps.slice(0, 1), [], { sides: new Map() }, { 'lamp/1': 'b' }, () => '');
  expect(sideLines({ sides, settlements: [] }).join()).not.toContain('not told');
});
