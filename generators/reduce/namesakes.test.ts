import { expect, test } from 'vitest';
import type { Case } from '../../spec/play/case.ts';
import { cases } from '../cases.ts';
import { reduced } from '../testing/reduced.ts';

const namesIn = ({ board }: Case): string[] => board.cards.map(({ name }) => name);
const hasNamesakes = (made: Case): boolean => new Set(namesIn(made)).size < made.board.cards.length;
const found = [...cases(24, 60)].map((drawn) => drawn.case).filter(hasNamesakes);

const leastOf = (shows: (made: Case) => boolean): string[] => {
  const fitting = found.filter(shows).slice(0, 6);
  expect(fitting.length).toBeGreaterThan(3);
  return [...new Set(fitting.map((made) => JSON.stringify(namesIn(reduced(made, shows)))))];
};

test('where a fault needs namesakes they stay such, called after the first of them', () => {
  expect(leastOf(hasNamesakes)).toEqual(['["Imp","Imp"]']);
});

test('where it needs none, every card has its own name', () => {
  expect(leastOf(({ board }) => board.cards.length > 1)).toEqual(['["Imp","Ogre"]']);
});

test('a card leaves the others their name, the one after which they are called as well', () => {
  const shows = ({ board: { cards } }: Case): boolean =>
    cards.length > 2 && new Set(cards.slice(1).map(({ name }) => name)).size < cards.length - 1;
  expect(leastOf(shows)).toEqual(['["Imp","Ogre","Ogre"]']);
});
