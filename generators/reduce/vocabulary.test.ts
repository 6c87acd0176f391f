import { describe, expect, test } from 'vitest';
import { stepsOf } from '../../spec/abilities/ability.ts';
import { Case } from '../../spec/play/case.ts';
import { cases } from '../cases.ts';
import { smallerCases } from '../reduce.ts';
import { EVERYTHING } from '../settings.ts';
import { mirrored } from './names.ts';

/** Goes on from the first smaller case that still shows the fault until none does. */
function reduced(made: Case, shows: (made: Case) => boolean, settings = EVERYTHING): Case {
  for (const smaller of smallerCases(made, settings))
    if (shows(smaller)) return reduced(smaller, shows, settings);
  return made;
}

const found = [...cases(51, 1200)].map((drawn) => drawn.case);
const least = (shows: (made: Case) => boolean, count = 3): Case[] => {
  const first = found.filter(shows).slice(0, count);
  expect(first).toHaveLength(count);
  return first.map((made) => reduced(made, shows));
};

const instructionsIn = ({ board }: Case) =>
  Object.values(board.texts).flatMap((text) => stepsOf(text).flat());

describe('what a fault does not need goes', () => {
  test('an attack becomes the wound that it lays', () => {
    const wounds = ({ board, acts }: Case): boolean =>
      board.cards.length > 0 &&
      acts.some((act) => act.act === 'attack' || (act.act === 'change' && act.deed.verb === 'wound'));
    for (const made of least((one) => wounds(one) && one.acts.some(({ act }) => act === 'attack')))
      expect(made.acts).toMatchObject([{ act: 'attack' }]);
    const attacked = found.find((made) => made.acts.some(({ act }) => act === 'attack'));
    expect(reduced(attacked as Case, wounds)).toMatchObject({
      board: { cards: [{ id: 'imp' }] },
      acts: [{ act: 'change', card: 'imp', deed: { verb: 'wound', amount: 1 } }],
    });
  });

  test('an attack alone needs two cards, and the strikes that were on them are gone', () => {
    for (const { board, acts } of least(({ acts }) => acts.some(({ act }) => act === 'attack'))) {
      expect(acts).toHaveLength(1);
      expect(board.cards.length).toBeLessThanOrEqual(2);
      expect(board.cards.some((card) => card.strike !== undefined)).toBe(false);
    }
  });

  test('a price becomes the card itself, and nobody pays', () => {
    const isPaid = ({ board, acts }: Case): boolean =>
      Object.values(board.texts).some(({ kind }) => kind === 'activated') &&
      acts.some(({ act }) => act === 'declare');
    const made = found.find((one) => isPaid(one) && JSON.stringify(one).includes('"pay"'));
    const smallest = JSON.stringify(reduced(made as Case, isPaid));
    expect(smallest).not.toContain('"pay"');
    expect(smallest).not.toContain('"cost":{"kind"');
  });

  test('a shot becomes a wound', () => {
    const isLarge = (made: Case): boolean =>
      instructionsIn(made).some(({ deed }) => deed.verb === 'wound' && deed.amount > 1);
    const made = found.find((one) => isLarge(one) && JSON.stringify(one).includes('"as":"shot"'));
    expect(JSON.stringify(reduced(made as Case, isLarge))).not.toContain('shot');
  });

  test('a move goes from play into the hand', () => {
    const isMoving = (made: Case): boolean => instructionsIn(made).some(({ deed }) => deed.verb === 'move');
    for (const made of least(isMoving)) {
      expect(instructionsIn(made)).toMatchObject([{ deed: { verb: 'move', into: 'hand' } }]);
      expect(JSON.stringify(made)).not.toContain('"zone":"deck"');
    }
  });

  test('failed draws go, and a challenge stands alone', () => {
    const isChallenged = ({ board }: Case): boolean =>
      board.cards.some(({ effects }) => effects.some(({ kind }) => kind === 'challenge'));
    for (const { board } of least(isChallenged)) {
      expect(board.cards).toMatchObject([{ effects: [{ kind: 'challenge', until: 'lasting', by: null }] }]);
      expect(board.failedDraws).toBeUndefined();
    }
  });
});

test('players changed over twice are as before, their failed draws too', () => {
  const made = found.find(({ board }) => board.failedDraws !== undefined) as Case;
  const { A, B } = made.board.failedDraws ?? { A: 0, B: 0 };
  expect(mirrored(made).board.failedDraws).toEqual({ A: B, B: A });
  expect(mirrored(mirrored(made))).toEqual(made);
  expect(Case.parse(mirrored(made))).toStrictEqual(mirrored(made));
});
