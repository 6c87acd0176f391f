import { describe, expect, test } from 'vitest';
import { Board } from '../spec/play/case.ts';
import { complaintsAbout } from './complaints.ts';

const creature = {
  id: 'ogre',
  name: 'Ogre',
  owner: 'A',
  controller: 'A',
  zone: 'play',
  whose: null,
  type: 'creature',
  life: { starting: 3 },
};
const hero = { ...creature, id: 'hero-a', name: 'Hero A', type: 'hero' };
const spell = { ...creature, id: 'bolt', name: 'Bolt', type: 'spell', zone: 'hand', whose: 'A', life: null };
const control = { id: 'e', kind: 'control' };
const silence = { id: 'e', kind: 'silence' };
const wound = {
  kind: 'activated',
  steps: [[{ deed: { verb: 'wound', amount: 1 }, object: { kind: 'itself' } }]],
};
const poisonHero = {
  kind: 'activated',
  steps: [[{ deed: { verb: 'poison' }, object: { kind: 'each', filter: { types: ['hero'] } } }]],
};
const text = (object: object) => ({
  kind: 'spell',
  steps: [[{ deed: { verb: 'wound', amount: 1 }, object }]],
});

const board = (cards: object[], texts: object = {}): Board => Board.parse({ cards, texts });

test('a board in order meets no complaint', () => {
  const silenced = { ...creature, id: 'wolf', printed: ['wound'], effects: [silence] };
  expect(complaintsAbout(board([creature, hero, spell, silenced], { wound }))).toEqual([]);
  const challenger = {
    ...hero,
    strike: 0,
    effects: [{ id: 'e', kind: 'challenge', until: 'start of turn A' }],
  };
  const paid = { ...wound, cost: { kind: 'sacrifice', filter: { types: ['creature'], other: true } } };
  const near = { ...board([challenger], { paid }), failedDraws: { A: 2, B: 0 } };
  expect(complaintsAbout(near)).toEqual([]);
});

describe('each of these is complained of', () => {
  const broken: [string, Board][] = [
    ['level 0', board([{ ...creature, life: { starting: 3, wounds: 3 } }])],
    [
      '2 wounds of 2',
      board([
        {
          ...hero,
          life: { starting: 2, wounds: 2, effects: [{ id: 'e', kind: 'additional', laid: 2, left: 2 }] },
        },
      ]),
    ],
    [
      '3 left of 2',
      board([
        { ...creature, life: { starting: 1, effects: [{ id: 'e', kind: 'additional', laid: 2, left: 3 }] } },
      ]),
    ],
    ['more than once', board([creature, creature])],
    ['leave at most one', board([hero, { ...hero, id: 'hero-2' }])],
    ['make it null, play is shared', board([{ ...creature, whose: 'A' }])],
    ['put it into hand', board([{ ...spell, zone: 'play', whose: null }])],
    ['its owner', board([{ ...spell, whose: 'B' }])],
    ['make it the owner', board([{ ...spell, controller: 'B' }])],
    ['clear the flag', board([{ ...creature, zone: 'hand', whose: 'A', exhausted: true }])],
    [
      'wounds outside play',
      board([{ ...creature, zone: 'graveyard', whose: 'A', life: { starting: 3, wounds: 1 } }]),
    ],
    ['only creatures can be poisoned', board([{ ...hero, poisoned: true }])],
    ['under its owner', board([{ ...creature, effects: [control] }])],
    ['heroes stay with their owner', board([{ ...hero, controller: 'B' }])],
    ['not among the texts', board([{ ...creature, printed: ['lost'], abilities: ['lost'] }])],
    [
      'as it is silenced',
      board([{ ...creature, printed: ['wound'], abilities: ['wound'], effects: [silence] }], { wound }),
    ],
    ['as it is printed', board([{ ...creature, printed: ['wound'] }], { wound })],
    ['spells have spell texts', board([{ ...spell, printed: ['wound'], abilities: ['wound'] }], { wound })],
    ['without life', board([{ ...creature, life: null }])],
    ['with life', board([{ ...spell, life: { starting: 1 } }])],
    ['only engines say it', board([{ ...creature, life: { starting: 1, level: 1 } }])],
    ['change the filter', board([], { bad: poisonHero })],
    [
      'make max at least',
      board([], { bad: text({ kind: 'choose', min: 2, max: 1, filter: { types: ['hero'] } }) }),
    ],
    [
      'takes no cards in a hand',
      board([], {
        bad: {
          kind: 'spell',
          steps: [
            [
              {
                deed: { verb: 'move', into: 'hand' },
                object: { kind: 'each', filter: { types: ['creature'], zone: 'hand' } },
              },
            ],
          ],
        },
      }),
    ],
    [
      'only cards in play pay',
      board([], { bad: { ...wound, cost: { kind: 'exhaust', filter: { types: ['hero'], zone: 'hand' } } } }),
    ],
    [
      '«sacrifice» of a hero',
      board([], { bad: { ...wound, cost: { kind: 'sacrifice', filter: { types: ['hero'] } } } }),
    ],
    ['«sacrifice» of any type', board([], { bad: { ...wound, cost: { kind: 'sacrifice', filter: {} } } })],
    ['only heroes and creatures strike', board([{ ...spell, strike: 1 }])],
    [
      'only heroes and creatures can be attacked first',
      board([{ ...creature, type: 'support', life: null, effects: [{ id: 'e', kind: 'challenge' }] }]),
    ],
    ['failed to draw 3 times', Board.parse({ cards: [], failedDraws: { A: 0, B: 3 } })],
    ['works on «itself»', board([], { bad: text({ kind: 'itself' }) })],
    [
      'which is no card here',
      board([{ ...creature, effects: [{ ...silence, by: { card: 'nobody', ability: 'wound' } }] }], {
        wound,
      }),
    ],
  ];
  test.each(broken)('%s', (words, made) => {
    expect(complaintsAbout(made).join('\n')).toContain(words);
  });
});
