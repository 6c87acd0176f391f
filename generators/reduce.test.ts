import { expect, test } from 'vitest';
import { Case } from '../spec/play/case.ts';
import { cases } from './cases.ts';
import { complaintsAbout } from './complaints.ts';
import { isSimpler, sizeOf, smallerCases } from './reduce.ts';
import { EVERYTHING } from './settings.ts';
import { reduced } from './testing/reduced.ts';

test('all smaller cases are well-formed, simpler, and taken by the specification', () => {
  for (const { case: made } of cases(21, 3)) {
    const before = JSON.stringify(made);
    const smaller = [...smallerCases(made)];
    expect(smaller.flatMap(({ board }) => complaintsAbout(board))).toEqual([]);
    expect(smaller.every((one) => isSimpler(one, made))).toBe(true);
    for (const one of smaller.filter((_, index) => index % 20 === 0))
      expect(Case.parse(one)).toStrictEqual(one);
    expect(JSON.stringify(made)).toBe(before);
  }
});

test('where nothing is needed, nothing is left', () => {
  for (const { case: made } of cases(23, 20)) {
    const least = reduced(made, () => true);
    expect(sizeOf(least)).toEqual({ cards: 0, acts: 0, abilities: 0 });
  }
});

const isOverkill = ({ board, acts }: Case): boolean =>
  acts.some((act) => {
    if (act.act !== 'change' || act.deed.verb !== 'wound') return false;
    const life = board.cards.find(({ id }) => id === act.card)?.life;
    return life !== undefined && life !== null && act.deed.amount > life.starting + 1;
  });

test('a fault of one kind comes down to one case, whatever it was found in', () => {
  const found = [...cases(24, 1500)].map((drawn) => drawn.case).filter(isOverkill);
  expect(found.length).toBeGreaterThan(5);
  const least = new Set(found.slice(0, 12).map((made) => JSON.stringify(reduced(made, isOverkill))));
  expect([...least].map((text) => JSON.parse(text))).toMatchObject([
    { board: { cards: [{ id: 'imp', life: { starting: 1, wounds: 0 } }] }, acts: [{ deed: { amount: 3 } }] },
  ]);
});

const witch = {
  name: 'Witch',
  owner: 'A',
  controller: 'A',
  zone: 'play',
  whose: null,
  type: 'creature',
  life: { starting: 4 },
};
const poisoning = Case.parse({
  board: {
    cards: [
      { ...witch, id: 'witch', printed: ['poison'], abilities: ['poison'] },
      { ...witch, id: 'imp', owner: 'B', controller: 'B' },
    ],
    texts: {
      poison: {
        kind: 'activated',
        steps: [[{ deed: { verb: 'poison' }, object: { kind: 'choose', filter: { types: ['creature'] } } }]],
      },
    },
  },
  acts: [
    {
      act: 'declare',
      player: 'A',
      source: 'witch',
      ability: 'poison',
      targets: [{ at: [0, 0], cards: ['imp'] }],
    },
    { act: 'resolve all' },
  ],
});

test('a declaration comes down to the bare change that it makes, where those may be put', () => {
  const isPoisoning = ({ board, acts }: Case): boolean =>
    board.cards.length > 0 &&
    acts.some((act) =>
      act.act === 'declare'
        ? act.targets.some(({ cards }) => cards.length > 0)
        : act.act === 'change' && act.deed.verb === 'poison',
    );
  expect(reduced(poisoning, isPoisoning)).toMatchObject({
    board: { cards: [{ id: 'imp', owner: 'A', life: { starting: 1 } }], texts: {} },
    acts: [{ act: 'change', card: 'imp', deed: { verb: 'poison' } }],
  });
  const unchanging = { ...EVERYTHING, claims: { ...EVERYTHING.claims, changes: false } };
  expect(reduced(poisoning, isPoisoning, unchanging).acts).toMatchObject([{ act: 'declare' }]);
});

test('the order is total', () => {
  const some = [...cases(26, 40)].map((drawn) => drawn.case);
  for (const a of some) {
    for (const b of some) if (a !== b) expect(isSimpler(a, b)).toBe(!isSimpler(b, a));
    expect(isSimpler(a, a)).toBe(false);
  }
});
