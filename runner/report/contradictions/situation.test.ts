import { expect, it } from 'vitest';
import { cases } from '../../../generators/cases.ts';
import { oracles, translations } from '../../../oracles/index.ts';
import { EDITION_NAMES } from '../../../spec/editions/index.ts';
import type { Tongue } from '../telling/tongue.ts';
import { tongueOf } from '../telling/tongue.ts';
import { situationWords } from './situation.ts';

const russian = tongueOf('ru', translations);

/** Russian that notes what it has no word for. */
const noting = (missing: Set<string>): Tongue => ({
  ...russian,
  word: (english) => {
    const word = russian.word(english);
    if (/[a-z]{2}/.test(word)) missing.add(english);
    return word;
  },
});

/** Situations of every question: those that the clauses of an edition are shown on, both ways. */
const stored = EDITION_NAMES.flatMap((edition) =>
  oracles[edition].flatMap(({ rules }) =>
    rules.flatMap(({ examples }) => [...(examples?.applicable ?? []), ...(examples?.inapplicable ?? [])]),
  ),
);

it('has a Russian word for all that the stored situations and random boards tell', () => {
  const missing = new Set<string>();
  const tongue = noting(missing);
  for (const situation of stored) situationWords(tongue, situation);
  for (const {
    case: { board },
  } of cases(7, 3000)) {
    const state = {
      lost: [],
      coins: null,
      queue: [],
      history: { attacks: [] },
      active: board.active,
      cards: Object.fromEntries(board.cards.map((card) => [card.id, card])),
    };
    situationWords(tongue, { state, texts: board.texts });
  }
  expect([...missing].sort()).toEqual([]);
});
