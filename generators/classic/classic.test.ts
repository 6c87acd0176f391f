import { describe, expect, it } from 'vitest';
import { caseAt, cases, traced } from '../cases.ts';
import { complaintsAbout } from '../complaints.ts';
import { EVERYTHING } from '../settings.ts';
import { drawnSituations } from '../situations/drawn.ts';
import { STACK } from './portfolio.ts';

const CLASSIC = { ...EVERYTHING, edition: 'classic' } as const;

const drawn = [...cases(7, 400, CLASSIC)];

describe('cases of the classic edition', () => {
  it('are well-formed, and say which edition they are of', () => {
    const complaints = drawn.flatMap(({ case: made }) => complaintsAbout(made.board));
    expect(complaints).toEqual([]);
    expect(new Set(drawn.map(({ case: made }) => made.edition))).toEqual(new Set(['classic']));
  });

  it('give every creature in play a square of its own', () => {
    for (const { case: made } of drawn) {
      const standing = made.board.cards.filter(({ type, zone }) => type === 'creature' && zone === 'play');
      const cells = standing.map(({ cell }) => JSON.stringify(cell));
      expect(new Set(cells).size).toBe(standing.length);
      expect(cells).not.toContain(undefined);
    }
  });

  it('come from every strategy', () => {
    const names = drawn.flatMap(({ choices }) => traced(choices, CLASSIC).strategies);
    for (const name of Object.keys(STACK))
      expect([name, names.filter((one) => one === name).length > 5]).toEqual([name, true]);
  });

  it('move creatures, throw dice, name none and two, and silence sources while they wait', () => {
    const all = drawn.map(({ case: made }) => made);
    const acts = all.flatMap((made) => made.acts);
    expect(acts.filter(({ act }) => act === 'step').length).toBeGreaterThan(20);
    expect(all.filter(({ board }) => board.dice !== undefined).length).toBeGreaterThan(10);
    const named = acts.flatMap((act) => (act.act === 'declare' ? act.targets : []));
    expect(named.some(({ cards }) => cards.length === 0)).toBe(true);
    expect(named.some(({ cards }) => cards.length === 2)).toBe(true);
    expect(acts.some((act) => act.act === 'change' && act.deed.verb === 'silence')).toBe(true);
  });

  it('leave those of heroes as they are', () => {
    const plain = caseAt(5, 3).case;
    expect(caseAt(5, 3, { ...EVERYTHING, edition: 'heroes' }).case).toEqual(plain);
    expect(plain.board.cards.every(({ cell }) => cell === undefined)).toBe(true);
  });
});

it('situations are drawn on boards of the edition', () => {
  const cellsIn = (settings: typeof EVERYTHING | typeof CLASSIC) =>
    [...drawnSituations(7, 3, settings)].some(({ situation }) =>
      JSON.stringify(situation).includes('"cell":'),
    );
  expect([cellsIn(CLASSIC), cellsIn(EVERYTHING)]).toEqual([true, false]);
});

it('hostile cases have movements of any card, to squares that are taken, by either player, twice over', () => {
  const hostile = [...cases(9, 400, { ...CLASSIC, preset: 'hostile' })].map((one) => one.case);
  const steps = hostile.flatMap(({ board, acts }) =>
    acts.flatMap((act, i) => {
      const card = act.act === 'step' ? board.cards.find(({ id }) => id === act.card) : undefined;
      return act.act === 'step' && card !== undefined ? [{ board, act, card, before: acts[i - 1] }] : [];
    }),
  );
  const some = (is: (step: (typeof steps)[number]) => boolean) => steps.some(is);
  expect([
    some(({ card }) => card.type !== 'creature' || card.zone !== 'play'),
    some(({ act, card }) => act.player !== card.controller),
    some(({ act, before }) => JSON.stringify(act) === JSON.stringify(before)),
    some(({ act, board }) =>
      board.cards.some(({ cell }) => JSON.stringify(cell) === JSON.stringify(act.cell)),
    ),
  ]).toEqual([true, true, true, true]);
});

describe('squares', () => {
  const [card] = caseAt(5, 3, CLASSIC).case.board.cards.filter(({ cell }) => cell !== undefined);
  it.each([
    [{ zone: 'hand', whose: 'A' }, /stands on \d\/\d as a creature in hand/],
    [{ type: 'support', life: null }, /stands on \d\/\d as a support in play/],
  ] as const)('are for creatures in play: %o', (changes, said) => {
    const board = { active: 'A' as const, cards: [{ ...card, ...changes }], texts: {} };
    expect(complaintsAbout(board as never).some((one) => said.test(one))).toBe(true);
  });
  it('hold one creature each', () => {
    const board = { active: 'A' as const, cards: [card, { ...card, id: 'twin' }], texts: {} };
    expect(complaintsAbout(board as never).join()).toMatch(/where «[\w-]+» is: give it another square/);
  });
});
