import { expect, test } from 'vitest';
import type { Case } from '../../spec/play/case.ts';
import { cases } from '../cases.ts';
import { complaintsAbout } from '../complaints.ts';
import { smallerCases } from '../reduce.ts';
import { EVERYTHING } from '../settings.ts';

const CLASSIC = { ...EVERYTHING, edition: 'classic' } as const;

/** Goes on from the first smaller case that still shows the fault until none does; all on the way are well-formed. */
function reduced(made: Case, shows: (made: Case) => boolean): Case {
  for (const smaller of smallerCases(made, CLASSIC)) {
    if (!shows(smaller)) continue;
    expect(complaintsAbout(smaller.board)).toEqual([]);
    return reduced(smaller, shows);
  }
  return made;
}

const found = [...cases(71, 120, CLASSIC)].map((drawn) => drawn.case);
const meant = (shows: (made: Case) => boolean) => found.filter(shows).slice(0, 4);
const standing = ({ board }: Case) => board.cards.flatMap(({ cell }) => (cell === undefined ? [] : [cell]));

test('where nobody needs a square, nobody stands on one', () => {
  const isBearing = ({ board }: Case) => board.cards.some(({ printed }) => printed.length > 0);
  for (const one of meant((made) => isBearing(made) && standing(made).length > 1))
    expect(standing(reduced(one, isBearing))).toEqual([]);
});

test('a movement comes down to a card that stands nowhere, and the first square', () => {
  const isMoving = ({ acts }: Case) => acts.some(({ act }) => act === 'step');
  for (const one of meant(isMoving)) {
    const { board, acts } = reduced(one, isMoving);
    expect(acts).toEqual([{ act: 'step', player: 'A', card: 'imp', cell: { row: 1, column: 1 } }]);
    expect(board.cards.map(({ id, cell }) => [id, cell])).toEqual([['imp', undefined]]);
  }
});

test('two that have to stand somewhere stand apart, on the first two squares', () => {
  const isCrowded = (made: Case) => standing(made).length > 1;
  for (const one of meant(isCrowded)) {
    const cells = standing(reduced(one, isCrowded)).map(({ row, column }) => row + column);
    expect(cells.sort()).toEqual([2, 3]);
  }
});
