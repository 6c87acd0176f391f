import { describe, expect, test } from 'vitest';
import { Case } from '../spec/play/case.ts';
import { caseAt, caseFrom, cases } from './cases.ts';
import { complaintsAbout } from './complaints.ts';
import { Prng } from './prng.ts';
import { EVERYTHING } from './settings.ts';

describe('a case of a run', () => {
  test('is the same every time and however the run is cut', () => {
    const whole = [...cases(7, 60)];
    expect([...cases(7, 25), ...cases(7, 35, undefined, 25)]).toEqual(whole);
    expect(caseAt(7, 41)).toEqual(whole[41]);
    expect(caseAt(8, 41)).not.toEqual(whole[41]);
  });

  test('comes again from its choices', () => {
    for (const drawn of cases(11, 150)) expect(caseFrom(drawn.choices)).toEqual(drawn);
  });

  test('is what the specification takes, unchanged', () => {
    for (const { case: made } of cases(12, 200)) expect(Case.parse(made)).toStrictEqual(made);
  });

  test('has a well-formed board', () => {
    expect([...cases(13, 2000)].flatMap(({ case: { board } }) => complaintsAbout(board))).toEqual([]);
  });
});

test('whatever choices are given, the board is well-formed', () => {
  const prng = new Prng(5);
  for (let i = 0; i < 300; i++) {
    const most = [1, 3, 12, 1000][i % 4] ?? 1;
    const garbage = Array.from({ length: prng.below(160) }, () => prng.below(most));
    const { case: made, choices } = caseFrom(garbage);
    expect(complaintsAbout(made.board)).toEqual([]);
    expect(Case.parse(made)).toStrictEqual(made);
    expect(caseFrom(choices).case).toStrictEqual(made);
  }
});

test('no choices at all give the emptiest case', () => {
  const { board, acts, picks } = caseFrom([]).case;
  expect({ cards: board.cards, acts: acts.length, picks }).toEqual({ cards: [], acts: 3, picks: [] });
});

test('cards lie under the control of the other player, also where control cannot be taken', () => {
  const { terms } = EVERYTHING.claims;
  const verbs = terms.verbs.filter((verb) => verb !== 'take control');
  const claims = { ...EVERYTHING.claims, terms: { ...terms, verbs } };
  const cards = [...cases(17, 400, { ...EVERYTHING, claims })].flatMap(({ case: { board } }) => board.cards);
  expect(cards.filter(({ owner, controller }) => owner !== controller).length).toBeGreaterThan(20);
  expect(cards.flatMap(({ effects }) => effects).filter(({ kind }) => kind === 'control')).toEqual([]);
});

test('some boards have namesakes that differ, a source and what it names among them', () => {
  const boards = [...cases(18, 400)].map((drawn) => drawn.case);
  const pairsIn = ({ board: { cards } }: Case) =>
    cards.flatMap((card, i) =>
      cards.slice(i + 1).flatMap((other) => (other.name === card.name ? [[card, other]] : [])),
    );
  const shareOf = (is: (made: Case) => boolean) => boards.filter(is).length / boards.length;
  expect(shareOf((made) => pairsIn(made).length > 0)).toBeGreaterThan(0.3);
  expect(shareOf((made) => pairsIn(made).length > 0)).toBeLessThan(0.7);
  expect(shareOf((made) => pairsIn(made).some(([a, b]) => a?.cost !== b?.cost))).toBeGreaterThan(0.2);
  const isNamingNamesake = ({ board, acts }: Case) => {
    const nameOf = (id: string) => board.cards.find((card) => card.id === id)?.name;
    return acts.some(
      (act) =>
        act.act === 'declare' &&
        act.targets.some(({ cards }) =>
          cards.some((id) => id !== act.source && nameOf(id) === nameOf(act.source)),
        ),
    );
  };
  expect(shareOf(isNamingNamesake)).toBeGreaterThan(0.045);
});
