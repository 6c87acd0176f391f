import { describe, expect, it } from 'vitest';
import type { Ability } from '../../spec/abilities/ability.ts';
import type { Named } from '../../spec/model/state.ts';
import type { Act } from '../../spec/play/act.ts';
import { board, card, declare, each, heal, one, play, resolveAll, wound } from '../testing/table.ts';
import { reference } from './index.ts';

const living = { types: ['hero' as const, 'creature' as const] };
const creature = { types: ['creature' as const] };
const elf = card('elf', 'creature', 'A', { wounds: 2 });
const imp = card('imp', 'creature', 'A', { wounds: 1 });
const lord = card('lord', 'hero', 'A', { starting: 20, wounds: 5 });
const cast = (x?: number, ...targets: Named[]): Act => ({
  ...(declare('spell', 'text') as Extract<Act, { act: 'declare' }>),
  targets,
  ...(x === undefined ? {} : { x }),
});
const to = (cards: string[], amounts: number[] | null = null, at: [number, number] = [0, 0]): Named => ({
  at,
  cards,
  amounts,
});
const spell = card('spell', 'spell', 'A', { zone: 'hand', printed: ['text'] });
const game = (text: Ability, ...acts: Act[]) =>
  play(reference(), board([spell, elf, imp, lord], { text }, { coins: { A: 3, B: 9 } }), acts);

describe('an amount that is divided', () => {
  const phial: Ability = {
    kind: 'spell',
    steps: [[one(heal(3), { ...living, side: 'own' }, { max: 3, divide: 'up to' })]],
  };
  const outcome = (named: Named, text = phial) => game(text, cast(undefined, named)).outcomes[0];
  it('502.6, Фиал исцеления: from one to three cards are named, all of them targets, with what each gets', () => {
    const { of, life } = game(phial, cast(undefined, to(['elf', 'lord'], [2, 1])), resolveAll);
    expect(of('queued')[0]?.item.named).toEqual([to(['elf', 'lord'], [2, 1])]);
    expect(of('settled')[0]?.targets).toEqual(['elf', 'lord']);
    expect([life('elf')[1], life('imp')[1], life('lord')[1]]).toEqual([0, 1, 4]);
    expect(outcome(to(['elf'], [1]))).toBe('accepted');
    expect(outcome(to([]))).toBe('refused');
  });
  it('is at least 1 each, no more than there is, and said of each card', () => {
    const wrong: Named[] = [
      to(['elf', 'lord']),
      to(['elf', 'lord'], [3]),
      to(['elf', 'lord'], [3, 0]),
      to(['elf', 'lord'], [2, 2]),
    ];
    expect(wrong.map((named) => outcome(named))).toEqual(wrong.map(() => 'refused'));
    expect(
      outcome(to(['elf'], [1]), {
        kind: 'spell',
        steps: [[one(heal(3), living)]],
      }),
    ).toBe('refused');
  });
  it('is all of it where the text says the whole', () => {
    const whole: Ability = { kind: 'spell', steps: [[one(wound(3), living, { max: 3, divide: 'whole' })]] };
    expect([outcome(to(['lord'], [3]), whole), outcome(to(['lord'], [2]), whole)]).toEqual([
      'accepted',
      'refused',
    ]);
  });
  it('is asked for in a later step, with a split of its own where the answer has none', () => {
    const late: Ability = {
      kind: 'spell',
      steps: [[each(heal(1), living)], [one(wound(3), living, { max: 3, divide: 'whole' })]],
    };
    const cards: Act = { act: 'choose', player: 'A', cards: ['lord', 'elf'] };
    const asked = game(late, cast(), resolveAll, cards);
    expect(asked.record.steps[1]?.reply.pending?.divide).toEqual({ amount: 3, whole: true });
    expect(asked.of('named')).toMatchObject([{ cards: ['lord', 'elf'], amounts: [2, 1] }]);
    const answer = (amounts: number[]) => game(late, cast(), resolveAll, { ...cards, amounts });
    expect(answer([1, 2]).of('named')[0]?.amounts).toEqual([1, 2]);
    expect(answer([1, 1]).outcomes[2]).toBe('refused');
  });
});

describe('X', () => {
  const price = { kind: 'coins' as const, amount: 0, x: true as const };
  const fading: Ability = {
    kind: 'spell',
    cost: price,
    steps: [[each({ verb: 'destroy' }, { ...creature, cost: { equals: 'X' } })]],
  };
  it('118.4, Угасание: reaches all of just the cost that was paid, and none is no obstacle', () => {
    const two = { cost: 2 };
    const cards = [
      spell,
      card('a', 'creature', 'A', two),
      card('b', 'creature', 'B', two),
      card('c', 'creature', 'B', { cost: 3 }),
    ];
    const faded = play(reference(), board(cards, { text: fading }, { coins: { A: 3, B: 0 } }), [
      cast(2),
      resolveAll,
    ]);
    expect(faded.of('coins')).toMatchObject([{ player: 'A', coins: 1, cause: { effect: 'payment' } }]);
    expect(faded.of('queued')[0]?.item.x).toBe(2);
    expect(['a', 'b', 'c'].map((id) => faded.zone(id))).toEqual(['graveyard', 'graveyard', 'play']);
    expect(faded.of('settled')[0]?.targets).toEqual([]);
    expect(game(fading, cast(3)).outcomes).toEqual(['accepted']);
  });
  it('is said where the price asks for it, within one’s coins, and nowhere else', () => {
    const free: Ability = { kind: 'spell', steps: [[each(wound(1), creature)]] };
    const outcomes = [cast(), cast(4), cast(0)].map((act) => game(fading, act).outcomes[0]);
    expect(outcomes).toEqual(['refused', 'refused', 'accepted']);
    expect(game(free, cast(1)).outcomes).toEqual(['refused']);
  });
  it('says how often an amount counts', () => {
    const bolt: Ability = {
      kind: 'spell',
      cost: price,
      steps: [[one({ verb: 'wound', amount: 2, per: 'X' }, living)]],
    };
    expect(game(bolt, cast(3, to(['lord'])), resolveAll).life('lord')[1]).toBe(11);
    const none = game(bolt, cast(0, to(['lord'])), resolveAll);
    expect([none.of('did').length, none.of('life').length]).toEqual([1, 0]);
  });
});

describe('«another»', () => {
  const two: Ability = {
    kind: 'spell',
    steps: [[one(wound(1), creature), one(wound(2), creature, { different: true })]],
  };
  const named = (first: string, second: string) => cast(undefined, to([first]), to([second], null, [0, 1]));
  it('is none of the cards that were chosen before, both named with the declaration', () => {
    expect(game(two, named('elf', 'elf')).outcomes).toEqual(['refused']);
    expect(game(two, cast(undefined, to(['elf']))).outcomes).toEqual(['refused']);
    const both = game(two, named('elf', 'imp'), resolveAll);
    expect(both.outcomes).toEqual(['accepted', 'accepted']);
    expect(both.of('did').map(({ card: id }) => id)).toEqual(['elf', 'imp']);
  });
  it('needs as many cards: with one creature nothing can be declared, and a trigger is gone', () => {
    const hired: Ability = { ...two, kind: 'triggered', trigger: 'hire' };
    const cards = [spell, card('ally', 'support', 'A', { zone: 'hand', printed: ['hired'] }), elf];
    const alone = play(reference(), board(cards, { text: two, hired }), [
      named('elf', 'elf'),
      { act: 'enter', cards: ['ally'] },
    ]);
    expect([alone.outcomes, alone.of('lapsed').length]).toEqual([['refused', 'accepted'], 1]);
  });
  it('is asked for in order, each time of those that are left', () => {
    const hired: Ability = { ...two, kind: 'triggered', trigger: 'hire' };
    const cards = [card('ally', 'support', 'A', { zone: 'hand', printed: ['hired'] }), elf, imp];
    const { record } = play(reference(), board(cards, { hired }), [{ act: 'enter', cards: ['ally'] }]);
    expect(record.steps.map(({ reply }) => reply.pending?.options)).toEqual([
      ['elf', 'imp'],
      ['imp'],
      undefined,
    ]);
  });
});
