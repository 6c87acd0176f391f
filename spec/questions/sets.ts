import type { CardId } from '../model/names.ts';
import type { State } from '../model/state.ts';
import type { Question } from './question.ts';
import { setKey, subsets, subsetsBeyond } from './question.ts';

/** Any set of the cards of a state as an answer. */
export const setsOfCards: Pick<
  Question<{ readonly state: State }, readonly CardId[]>,
  'answers' | 'beyond' | 'key'
> = {
  answers: ({ state }) => subsets(Object.keys(state.cards)),
  beyond: ({ state }, rulings) => subsetsBeyond(Object.keys(state.cards), rulings),
  key: setKey,
};
