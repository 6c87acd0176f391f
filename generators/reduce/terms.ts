import type { Ability } from '../../spec/abilities/ability.ts';
import { stepsOf } from '../../spec/abilities/ability.ts';
import type { Case } from '../../spec/play/case.ts';
import { edited } from './repair.ts';
import { instructionsOf } from './texts.ts';

/** X becomes 1 wherever a text speaks of it. */
export function forgetX(text: Ability): void {
  for (const { deed, object } of stepsOf(text).flat()) {
    if ('per' in deed) delete deed.per;
    if (object.kind !== 'itself' && object.filter.cost?.equals === 'X') delete object.filter.cost;
  }
}

/** Amounts are divided no more, cards need not be different, and X is a number. */
function* withPlainerInstructions(made: Case): Generator<Case> {
  for (const { one, edit } of instructionsOf(made)) {
    const { deed, object } = one;
    if (object.kind === 'choose' && object.divide !== undefined)
      yield edit((copy) => {
        if (copy.object.kind === 'choose') delete copy.object.divide;
      });
    if (object.kind === 'choose' && object.divide === 'whole')
      yield edit((copy) => {
        if (copy.object.kind === 'choose') copy.object.divide = 'up to';
      });
    if (object.kind === 'choose' && object.different)
      yield edit((copy) => {
        if (copy.object.kind === 'choose') delete copy.object.different;
      });
    if ('per' in deed)
      yield edit((copy) => {
        if ('per' in copy.deed) delete copy.deed.per;
      });
  }
}

/** Coins and dice go, or there are fewer throws, each a 1. */
function* withPlainerBoard(made: Case): Generator<Case> {
  const { board } = made;
  if (board.coins !== undefined)
    yield edited(made, (draft) => {
      delete draft.board.coins;
    });
  if (board.dice === undefined) return;
  yield edited(made, (draft) => {
    delete draft.board.dice;
  });
  for (const [index, value] of board.dice.entries()) {
    yield edited(made, (draft) => void draft.board.dice?.splice(index, 1));
    if (value > 1)
      yield edited(made, (draft) => void draft.board.dice?.splice(index, 1, value > 2 ? value - 1 : 1));
  }
}

/** Cards that print a text which is given to them, in place of whatever gives it. */
function* withGivenPrinted(made: Case): Generator<Case> {
  const print = (draft: Case, index: number, ability: string) => {
    const card = draft.board.cards[index];
    if (card !== undefined && !card.printed.includes(ability)) card.printed.push(ability);
  };
  for (const [index, card] of made.board.cards.entries()) {
    for (const [place, { ability }] of card.effects.entries())
      if (ability !== undefined)
        yield edited(made, (draft) => {
          draft.board.cards[index]?.effects.splice(place, 1);
          print(draft, index, ability);
        });
    for (const [id, ability] of givings(made))
      yield edited(made, (draft) => {
        delete draft.board.texts[id];
        print(draft, index, ability);
      });
  }
  for (const [place, act] of made.acts.entries()) {
    if (act.act !== 'change' || act.deed.verb !== 'grant') continue;
    const { ability } = act.deed;
    const index = made.board.cards.findIndex(({ id }) => id === act.card);
    yield edited(made, (draft) => {
      draft.acts.splice(place, 1);
      print(draft, index, ability);
    });
  }
}

/** Texts that give others, and what they give. */
function givings({ board }: Case): [string, string][] {
  return Object.entries(board.texts).flatMap(([id, text]): [string, string][] => {
    if (text.kind === 'static') return text.static.text === 'gives' ? [[id, text.static.ability]] : [];
    const deeds = text.steps.flat().map(({ deed }) => deed);
    return deeds.flatMap((deed): [string, string][] => (deed.verb === 'grant' ? [[id, deed.ability]] : []));
  });
}

/** Plainer forms of what a text may say beside its deeds and filters, and of what the board holds for it. */
export function* withPlainerTerms(made: Case): Generator<Case> {
  yield* withGivenPrinted(made);
  yield* withPlainerInstructions(made);
  yield* withPlainerBoard(made);
}
