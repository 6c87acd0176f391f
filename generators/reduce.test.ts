import { expect, test } from 'vitest';
import { Case } from '../spec/play/case.ts';
import { cases } from './cases.ts';
import { complaintsAbout } from './complaints.ts';
import { isSimpler, sizeOf, smallerCases } from './reduce.ts';
import { EVERYTHING } from './settings.ts';

/** Goes on from the first smaller case that still shows the fault until none does. */
function reduced(made: Case, shows: (made: Case) => boolean, settings = EVERYTHING): Case {
  for (const smaller of smallerCases(made, settings))
    if (shows(smaller)) return reduced(smaller, shows, settings);
  return made;
}

test('all smaller cases are well-formed, simpler, and taken by the specification', () => {
  for (const { case: made } of cases(21, 25)) {
    for (const smaller of smallerCases(made)) {
      expect(complaintsAbout(smaller.board)).toEqual([]);
      expect(Case.parse(smaller)).toStrictEqual(smaller);
      expect(isSimpler(smaller, made)).toBe(true);
    }
  }
});

test('the case that is given stays as it is', () => {
  for (const { case: made } of cases(22, 10)) {
    const before = JSON.stringify(made);
    for (const smaller of smallerCases(made)) expect(smaller).not.toBe(made);
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

test('a declaration comes down to the bare change that it makes', () => {
  const isWounding = ({ board, acts }: Case): boolean =>
    acts.some(
      (act) =>
        (act.act === 'change' && act.deed.verb === 'poison') ||
        (act.act === 'declare' && act.ability.startsWith('poison') && board.texts[act.ability] !== undefined),
    );
  const made = [...cases(25, 1000)].find(
    ({ case: { acts } }) =>
      !acts.some((act) => act.act === 'change') &&
      acts.some((act) => act.act === 'declare' && act.ability.startsWith('poison') && act.targets.length > 0),
  );
  const least = made && reduced(made.case, isWounding);
  expect(least?.acts).toMatchObject([{ act: 'change', deed: { verb: 'poison' } }]);
});

test('the order is total', () => {
  const some = [...cases(26, 40)].map((drawn) => drawn.case);
  for (const a of some) {
    for (const b of some) if (a !== b) expect(isSimpler(a, b)).toBe(!isSimpler(b, a));
    expect(isSimpler(a, a)).toBe(false);
  }
});
