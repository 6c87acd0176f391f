import type { Case } from '../../spec/play/case.ts';
import { withOtherAttributes } from './plain.ts';
import { edited } from './repair.ts';

const MOST_PICKS = 9;

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

/** Where a card goes, what a pick stood for may have another number. */
function* withOtherPicks(made: Case): Generator<Case> {
  for (const { id } of made.board.cards) {
    for (const [index, pick] of made.picks.entries()) {
      for (let lower = 0; lower < Math.min(pick, MOST_PICKS); lower += 1)
        yield edited(made, (draft) => {
          draft.board.cards = draft.board.cards.filter((card) => card.id !== id);
          draft.picks[index] = lower;
        });
    }
  }
}

/** Where an act goes that made a card fit, the filter may ask for something that holds without it. */
function* withOtherFilters(made: Case): Generator<Case> {
  for (const attempt of withOtherAttributes(made)) {
    for (const index of [...made.acts.keys()].reverse())
      yield edited(attempt, ({ acts }) => void acts.splice(index, 1));
  }
}

/** Any two of cards, acts and texts go together. */
export function* withoutTwo(made: Case): Generator<Case> {
  yield* withOtherPicks(made);
  yield* withOtherFilters(made);
  const takes = takesOf(made);
  for (const [index, take] of takes.entries()) {
    for (const other of takes.slice(index + 1))
      yield edited(made, (draft) => {
        take(draft);
        other(draft);
      });
  }
}
