import { describe, expect, test } from 'vitest';
import type { Ability } from '../../spec/abilities/ability.ts';
import { stepsOf } from '../../spec/abilities/ability.ts';
import { Case } from '../../spec/play/case.ts';
import { cases } from '../cases.ts';
import { smallerCases } from '../reduce.ts';
import { EVERYTHING } from '../settings.ts';
import { mirrored, tidied } from './names.ts';

/** Goes on from the first smaller case that still shows the fault until none does. */
function reduced(made: Case, shows: (made: Case) => boolean, settings = EVERYTHING): Case {
  for (const smaller of smallerCases(made, settings))
    if (shows(smaller)) return reduced(smaller, shows, settings);
  return made;
}

const found = [...cases(71, 2500)].map((drawn) => drawn.case);
const textsOf = ({ board }: Case): Ability[] => Object.values(board.texts);
const instructionsIn = (made: Case) => textsOf(made).flatMap((text) => stepsOf(text).flat());
const says = (words: string) => (made: Case) => JSON.stringify(made).includes(words);
const isAmounting = (made: Case): boolean =>
  instructionsIn(made).some(({ deed }) => 'amount' in deed && deed.amount > 1);

describe('what a fault does not need goes', () => {
  const needless: [what: string, words: string, shows: (made: Case) => boolean][] = [
    ['a division', '"divide":', isAmounting],
    ['that cards are different', '"different":', (made) => instructionsIn(made).length > 1],
    ['X', '"per":"X"', isAmounting],
    ['coins', '"kind":"coins"', (made) => textsOf(made).some(({ kind }) => kind === 'activated')],
    ['what a spell costs', '"kind":"coins"', (made) => textsOf(made).some(({ kind }) => kind === 'spell')],
    [
      'wounds as a price',
      '"kind":"wounds"',
      (made) => textsOf(made).some(({ kind }) => kind === 'activated'),
    ],
    ['dice', '"dice":', ({ board }) => board.cards.length > 0],
    ['all that a static text says', '"who":', (made) => textsOf(made).some(({ kind }) => kind === 'static')],
    ['a grant', '"verb":"grant"', ({ board }) => board.cards.some(({ printed }) => printed.length > 0)],
    [
      'where a card goes',
      '"into":"graveyard"',
      (made) => instructionsIn(made).some(({ deed }) => deed.verb === 'move'),
    ],
  ];
  test.each(needless)('%s', (_, words, shows) => {
    const made = found.filter((one) => shows(one) && says(words)(one)).slice(0, 3);
    expect(made.length).toBeGreaterThan(0);
    for (const one of made) expect(says(words)(reduced(one, shows))).toBe(false);
  });
});

test('every term by itself comes down to one card or text', () => {
  for (const kind of EVERYTHING.claims.terms.statics ?? []) {
    const isThere = (made: Case) =>
      textsOf(made).some((text) => text.kind === 'static' && text.static.text === kind);
    const made = reduced(found.find(isThere) as Case, isThere);
    expect(made.acts).toEqual([]);
    expect(made.board.cards.length).toBe(1);
    expect(textsOf(made).length).toBe(kind === 'gives' ? 2 : 1);
  }
});

test('a text that a card was given is printed on it', () => {
  const isTold = ({ board, acts }: Case): boolean =>
    acts.some((act) => act.act === 'declare' && board.texts[act.ability]?.kind === 'activated') &&
    board.cards.length > 0;
  const isGranted = ({ board, acts }: Case): boolean =>
    acts.some(
      (act) => act.act === 'declare' && !board.cards.some(({ printed }) => printed.includes(act.ability)),
    );
  const made = found.filter((one) => isTold(one) && isGranted(one)).slice(0, 3);
  expect(made).toHaveLength(3);
  for (const one of made) expect(says('"grant"')(reduced(one, isTold))).toBe(false);
});

test('names, granted ones and coins too, come again, and players changed over twice are as before', () => {
  for (const made of found.filter((one) => says('"grant"')(one) || says('"coins"')(one)).slice(0, 60)) {
    expect(mirrored(mirrored(made))).toEqual(made);
    expect(Case.parse(mirrored(made))).toStrictEqual(mirrored(made));
    const tidy = tidied(made);
    expect(tidied(tidy)).toEqual(tidy);
    expect(Case.parse(tidy)).toStrictEqual(tidy);
  }
});
