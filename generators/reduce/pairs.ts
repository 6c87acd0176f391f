import type { Case } from '../../spec/play/case.ts';
import { edited } from './repair.ts';

type Take = (draft: Case) => void;

/** Cards, acts and texts by name or place, each with a way to take it out; later places first. */
function takesOf({ board, acts }: Case): Take[] {
  const cards = board.cards.map(
    ({ id }): Take =>
      (draft) => {
        draft.board.cards = draft.board.cards.filter((card) => card.id !== id);
      },
  );
  const texts = Object.keys(board.texts).map(
    (id): Take =>
      (draft) =>
        void delete draft.board.texts[id],
  );
  const last = [...acts.keys()].reverse();
  return [
    ...last.map(
      (index): Take =>
        (draft) =>
          void draft.acts.splice(index, 1),
    ),
    ...cards,
    ...texts,
  ];
}

/** Any two of cards, acts and texts go together. */
export function* withoutTwo(made: Case): Generator<Case> {
  const takes = takesOf(made);
  for (const [index, take] of takes.entries()) {
    for (const other of takes.slice(index + 1))
      yield edited(made, (draft) => {
        take(draft);
        other(draft);
      });
  }
}
