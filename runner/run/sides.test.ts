import { describe, expect, it } from 'vitest';
import { engines } from '../../engines/index.ts';
import { reference } from '../../engines/reference/index.ts';
import { board, card, change, declare, one, self } from '../../engines/testing/table.ts';
import { oracles, suppositions } from '../../oracles/index.ts';
import type { Case } from '../../spec/play/case.ts';
import type { Engine } from '../../spec/protocol/adapter.ts';
import { courtOf } from '../judge/court.ts';
import { sideLines } from '../report/extras.ts';
import { clause } from '../testing/invented.ts';
import { judgingOf, storedFor, these } from '../testing/judged.ts';
import { hunt } from './hunt.ts';
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

describe('whether a text that names no side reaches across', () => {
  const words = suppositions.heroes ?? [];
  const court = courtOf(oracles.heroes, words);
  const told = async (engine: Engine, cases: readonly Case[]) => {
    const found = await hunt({ ...judgingOf(engine), court }, these(cases), { cases: cases.length });
    const sides = sidesOf(oracles.heroes, words, found, null, (name) => name);
    return (name: string) => sides.find((side) => side.words === name);
  };
  /** A source that its text reaches in a second step, when it is on the other side and does not fit either. */
  const exhausted: Case = {
    edition: 'heroes',
    board: board([card('imp', 'creature', 'A', { printed: ['cure'] })], {
      cure: {
        kind: 'activated',
        steps: [
          [self({ verb: 'cure' })],
          [one({ verb: 'cure' }, { types: ['creature'], exhausted: false }, { min: 0 })],
        ],
      },
    }),
    acts: [
      declare('imp', 'cure'),
      change('imp', { verb: 'take control', until: 'lasting' }),
      { act: 'resolve' },
    ],
    picks: [],
  };
  const across = storedFor('reaches-own-side-only');

  it('is not told by a card that is kept out for another reason', async () => {
    const side = await told(reference(), [exhausted]);
    expect(side('never after the declaration')).toMatchObject({ told: 1, follows: ['not taken so'] });
    expect(side('in play as well')?.told).toBe(0);
  });
  it('is told by a card that is kept out for that alone, and is mixed where another one is reached', async () => {
    const narrow = engines['mutant:reaches-own-side-only'] as () => Engine;
    const boards = [narrow(), reference()];
    const mixing: Engine = {
      ...reference(),
      load: (loaded) => {
        boards.reverse();
        return (boards[0] as Engine).load(loaded);
      },
      act: (act) => (boards[0] as Engine).act(act),
    };
    const followed = async (engine: Engine) => (await told(engine, [across, across]))('in play as well');
    expect(await followed(narrow())).toMatchObject({ isMixed: false, follows: ['in play as well'] });
    expect(await followed(reference())).toMatchObject({ isMixed: false, follows: ['not taken so'] });
    expect(await followed(mixing)).toMatchObject({ isMixed: true, follows: [] });
  });
});
