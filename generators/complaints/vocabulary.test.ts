import { describe, expect, test } from 'vitest';
import { Board } from '../../spec/play/case.ts';
import { complaintsAbout } from '../complaints.ts';

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
const away = { ...creature, zone: 'hand', whose: 'A' };
const altar = { ...creature, id: 'altar', name: 'Altar', type: 'support', life: null };
const having = (card: object, id: string) => ({ ...card, printed: [id], abilities: [id] });

const creatures = { types: ['creature'] };
const doing = (deed: object, object: object = { kind: 'itself' }, rest: object = {}) => ({
  kind: 'activated',
  steps: [[{ deed, object }]],
  ...rest,
});
const lasting = (text: object) => ({ kind: 'static', static: text });
const wound = { verb: 'wound', amount: 2 };
const choose = (rest: object = {}) => ({ kind: 'choose', filter: creatures, ...rest });
const life = lasting({ text: 'life', by: 1, who: creatures });
const unnameable = lasting({ text: 'cannot be target' });
const coins = (rest: object = {}) => ({ cost: { kind: 'coins', amount: 0, ...rest } });

const board = (cards: object[], texts: object = {}, rest: object = {}): Board =>
  Board.parse({ cards, texts, ...rest });

test('texts in order meet no complaint', () => {
  const texts = {
    x: doing(
      { ...wound, per: 'X' },
      choose({ filter: { ...creatures, cost: { equals: 'X' } } }),
      coins({ x: true }),
    ),
    divided: doing(wound, choose({ max: 2, divide: 'whole' })),
    shared: doing({ verb: 'grant', ability: 'unnameable' }, choose()),
    unnameable,
    thrown: {
      kind: 'activated',
      steps: [
        [{ deed: { verb: 'roll' }, object: { kind: 'each', filter: { types: ['hero'] } } }],
        [{ deed: wound, object: choose({ filter: { ...creatures, cost: { equals: 'rolled' } } }) }],
      ],
    },
    life,
  };
  const granted = { id: 'e', kind: 'grant', ability: 'unnameable' };
  const cards = [
    having(away, 'life'),
    { ...creature, id: 'imp', effects: [granted], abilities: ['unnameable'] },
  ];
  expect(complaintsAbout(board(cards, texts, { coins: { A: 1, B: 0 }, dice: [6] }))).toEqual([]);
});

describe('each of these is complained of', () => {
  const grants = doing({ verb: 'grant', ability: 'given' }, choose());
  const effect = { id: 'e', kind: 'grant', ability: 'given' };
  const broken: [string, Board][] = [
    ['let it enter', board([having(creature, 'life')], { life })],
    ['the board has none', board([], { bad: doing(wound, choose(), coins()) })],
    [
      'make the amount 0',
      board([], { bad: doing(wound, choose(), coins({ x: true, amount: 1 })) }, { coins: { A: 0, B: 0 } }),
    ],
    ['which is not paid', board([], { bad: doing({ ...wound, per: 'X' }, choose()) })],
    [
      'asks for the cost X',
      board([], { bad: doing(wound, choose({ filter: { ...creatures, cost: { equals: 'X' } } })) }),
    ],
    ['make max at most 2', board([], { bad: doing(wound, choose({ max: 3, divide: 'up to' })) })],
    ['among any number of cards', board([], { bad: doing(wound, choose({ max: null, divide: 'up to' })) })],
    ['make min at least 1', board([], { bad: doing(wound, choose({ min: 0, divide: 'whole' })) })],
    ['which has no amount', board([], { bad: doing({ verb: 'cure' }, choose({ divide: 'whole' })) })],
    [
      'an attack has one target',
      board([], { bad: doing({ ...wound, as: 'shot' }, choose({ divide: 'whole' })) }),
    ],
    ['choose them', board([], { bad: doing({ verb: 'fight' }, { kind: 'each', filter: creatures }) })],
    [
      'takes no spells',
      board([], {
        bad: doing({ verb: 'move', into: 'play' }, choose({ filter: { types: ['spell'], zone: 'hand' } })),
      }),
    ],
    [
      'only static texts do',
      board([], { bad: doing({ verb: 'silence', until: 'while in play' }, choose()) }),
    ],
    [
      'before anything is',
      board([], { bad: doing(wound, choose({ filter: { ...creatures, cost: { equals: 'rolled' } } })) }),
    ],
    ['add it there', board([], { grants })],
    ['gives texts itself', board([], { grants, given: grants })],
    ['let an act give it', board([{ ...creature, effects: [effect] }], { given: life })],
    [
      "is a spell's",
      board([], { grants, given: { kind: 'spell', steps: [[{ deed: wound, object: choose() }]] } }),
    ],
    ['narrow the filter', board([], { grants, given: doing({ verb: 'roll' }) })],
    ['is not among the texts', board([{ ...creature, effects: [effect], abilities: ['given'] }])],
    ['as it is printed', board([{ ...creature, effects: [effect] }], { given: unnameable })],
    ['without a text', board([{ ...creature, effects: [{ id: 'e', kind: 'grant' }] }])],
    [
      'no static text has acted',
      board([{ ...creature, effects: [{ id: 'e', kind: 'silence', until: 'while in play' }] }]),
    ],
    [
      'pays with wounds',
      board([having(altar, 'bad')], {
        bad: doing({ verb: 'ready' }, undefined, { cost: { kind: 'wounds', amount: 1 } }),
      }),
    ],
    [
      'changes too easily',
      board([], { bad: lasting({ text: 'life', by: 1, who: { ...creatures, wounded: true } }) }),
    ],
    ['by 0', board([], { bad: lasting({ text: 'life', by: 0, who: creatures }) })],
    ['speaks of a support', board([], { bad: lasting({ text: 'redirects', to: { types: ['support'] } }) })],
    [
      'by another deed',
      board([], { bad: lasting({ text: 'instead', of: 'destroy', deed: { verb: 'destroy' } }) }),
    ],
    [
      'name another deed',
      board([], { bad: lasting({ text: 'instead', of: 'wound', deed: { verb: 'fight' } }) }),
    ],
    [
      'the card is there',
      board([], { bad: lasting({ text: 'instead', of: 'wound', deed: { verb: 'move', into: 'play' } }) }),
    ],
    [
      'to it: that takes',
      board([having(altar, 'bad')], { bad: lasting({ text: 'instead', of: 'destroy', deed: wound }) }),
    ],
    [
      'only heroes and creatures are attacked',
      board([having(altar, 'bad')], { bad: lasting({ text: 'redirects', to: creatures }) }),
    ],
  ];
  test.each(broken)('%s', (words, made) => {
    expect(complaintsAbout(made).join('\n')).toContain(words);
  });
});
