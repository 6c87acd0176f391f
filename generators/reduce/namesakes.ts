import type { Card } from '../../spec/model/card.ts';
import type { Case } from '../../spec/play/case.ts';
import { displayName } from '../naming.ts';
import { edited } from './repair.ts';

const callByOwn = (card: Card): void => {
  card.name = displayName(card.id);
};

/** Every card gets a name of its own, then each of several namesakes while the others stay such. */
export function* withOwnNames(made: Case): Generator<Case> {
  const { cards } = made.board;
  if (new Set(cards.map(({ name }) => name)).size === cards.length) return;
  yield edited(made, ({ board }) => void board.cards.forEach(callByOwn));
  for (const [index, { name }] of cards.entries()) {
    const others = cards.filter((other, at) => at !== index && other.name === name).map(({ id }) => id);
    const [first] = others;
    if (first === undefined) continue;
    yield edited(made, ({ board }) => {
      for (const [at, card] of board.cards.entries()) {
        if (at === index) callByOwn(card);
        else if (others.includes(card.id)) card.name = displayName(first);
      }
    });
  }
}
