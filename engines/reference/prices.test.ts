import { describe, expect, it } from 'vitest';
import type { Ability, Cost } from '../../spec/abilities/ability.ts';
import type { Filter } from '../../spec/abilities/filter.ts';
import type { Act } from '../../spec/play/act.ts';
import {
  board,
  card,
  change,
  declare,
  each,
  giveLife,
  move,
  one,
  play,
  resolveAll,
  self,
  wound,
} from '../testing/table.ts';
import { reference } from './index.ts';

const creature = { types: ['creature' as const] };
const hero = { types: ['hero' as const] };
const lord = card('lord', 'hero', 'B', { starting: 20 });
const orc = card('orc', 'creature', 'A', { printed: ['text', 'ouch'] });
const ouch: Ability = { kind: 'triggered', trigger: 'wounded', steps: [[self(giveLife(1))]] };
const paid = (cost: Cost, coins: number | null, cards = [orc, lord]) => {
  const text: Ability = { kind: 'activated', cost, steps: [[each(wound(1), hero)]] };
  return play(
    reference(),
    board(cards, { text, ouch }, coins === null ? {} : { coins: { A: coins, B: 9 } }),
    [declare('orc', 'text'), resolveAll],
  );
};

describe('a price', () => {
  it('of coins, bug 24: is taken with the declaration, and nothing is declared for less', () => {
    const cost: Cost = { kind: 'coins', amount: 5 };
    const { of, state, events } = paid(cost, 6);
    expect(of('coins')).toMatchObject([{ player: 'A', coins: 1, cause: { by: 'rules', effect: 'payment' } }]);
    expect([state.coins, state.cards.orc?.exhausted]).toEqual([{ A: 1, B: 9 }, false]);
    expect(events.slice(0, 2).map(({ kind }) => kind)).toEqual(['queued', 'coins']);
    const poor = paid(cost, 2);
    expect([poor.outcomes, poor.state.queue, poor.state.coins, poor.life('lord')[1]]).toEqual([
      ['refused', 'accepted'],
      [],
      { A: 2, B: 9 },
      0,
    ]);
    expect(paid(cost, null).outcomes[0]).toBe('refused');
    expect(paid({ kind: 'coins', amount: 0 }, null).state.coins).toBeNull();
  });
  it('of wounds: they are laid on the source, kill it by no text, and are changed by none', () => {
    const { of, zone, queued } = paid({ kind: 'wounds', amount: 3 }, null);
    expect([zone('orc'), of('destroyed')[0]?.killers, of('life')[0]?.cause]).toEqual([
      'graveyard',
      [],
      { by: 'rules', effect: 'payment' },
    ]);
    expect(queued).toEqual(['text', 'ouch']);
    const lifeless = card('orc', 'support', 'A', { printed: ['text'] });
    expect(paid({ kind: 'wounds', amount: 1 }, null, [lifeless, lord]).outcomes[0]).toBe('refused');
  });
});

describe('dice', () => {
  const text: Ability = {
    kind: 'activated',
    steps: [
      [each({ verb: 'roll' }, { ...hero, side: 'own' })],
      [one(wound(1), { ...creature, cost: { equals: 'rolled' } })],
    ],
  };
  const king = card('king', 'hero', 'A', { printed: ['text'] });
  const [two, three] = [
    card('two', 'creature', 'B', { cost: 2 }),
    card('three', 'creature', 'B', { cost: 3 }),
  ];
  const throwing = (dice: number[], ...acts: Act[]) =>
    play(reference(), board([king, two, three], { text }, { dice }), [
      declare('king', 'text'),
      resolveAll,
      ...acts,
    ]);
  it('say what may be chosen afterwards, in the order of the board and again from the first', () => {
    const { of, record, life } = throwing([3, 2]);
    expect(of('rolled')).toMatchObject([{ item: 'item-1', value: 3 }]);
    expect(record.steps[1]?.reply.pending?.options).toEqual(['three']);
    expect(record.steps[1]?.reply.state.queue[0]?.rolled).toBe(3);
    expect(life('three')[1]).toBe(1);
    const again: Act[] = [change('king', { verb: 'ready' }), declare('king', 'text'), resolveAll];
    expect(
      throwing([3, 2], ...again, ...again)
        .of('rolled')
        .map(({ value }) => value),
    ).toEqual([3, 2, 3]);
  });
  it('leave a choice out that nothing fits', () => {
    const { of, state } = throwing([6]);
    expect([of('settled').length, state.queue]).toEqual([1, []]);
  });
});

describe('a draw', () => {
  it('takes cards from the top, as many as there are, and is no shuffling and no failure', () => {
    const text: Ability = {
      kind: 'activated',
      steps: [[each({ verb: 'draw', amount: 3 }, { ...hero, side: 'own' })]],
    };
    const king = card('king', 'hero', 'A', { printed: ['text'] });
    const deck = ['top', 'next'].map((id) => card(id, 'creature', 'A', { zone: 'deck' }));
    const { of, zone, events } = play(reference(), board([king, ...deck], { text }), [
      declare('king', 'text'),
      resolveAll,
    ]);
    expect([zone('top'), zone('next'), of('shuffled'), of('draw failed')]).toEqual(['hand', 'hand', [], []]);
    expect(events.map(({ kind }) => kind).join(' ')).toBe(
      'queued flag settled begun did moved moved ended left',
    );
  });
});

describe('a move', () => {
  const mage = card('mage', 'support', 'A', { printed: ['text'] });
  const lying = (id: string, owner: 'A' | 'B', type: 'creature' | 'spell' = 'creature') =>
    card(id, type, owner, { zone: 'graveyard', printed: ['hired'] });
  const hired: Ability = { kind: 'triggered', trigger: 'hire', steps: [[self(giveLife(1))]] };
  const moving = (filter: Filter, into: Parameters<typeof move>[0], targets: string[], second?: Filter) => {
    const text: Ability = {
      kind: 'spell',
      steps: [[one(move(into), filter), ...(second === undefined ? [] : [one(move(into), second)])]],
    };
    const spell = card('spell', 'spell', 'A', { zone: 'hand', printed: ['text'] });
    const cards = [
      spell,
      lying('mine', 'A'),
      lying('hers', 'B'),
      lying('verse', 'A', 'spell'),
      card('ogre', 'creature', 'B'),
    ];
    const act: Act = {
      ...(declare('spell', 'text') as Extract<Act, { act: 'declare' }>),
      targets: targets.map((id, i) => ({ at: [0, i], cards: [id], amounts: null })),
    };
    return play(reference(), board(cards, { text, hired }), [act, resolveAll]);
  };
  it('into play is under the owner’s control, fresh, and sets off what waits for that', () => {
    const { state, queued, of } = moving({ ...creature, zone: 'graveyard', whose: 'opponent' }, 'play', [
      'hers',
    ]);
    expect(state.cards.hers).toMatchObject({ zone: 'play', whose: null, controller: 'B' });
    expect([queued, state.history.arrived]).toEqual([['text', 'hired'], ['hers']]);
    expect(of('moved').at(-1)?.life).toEqual({ starting: 3, wounds: 0, effects: [], level: 3 });
  });
  it('118.6, Доппельгангер: from the graveyard that the text names, and no other', () => {
    const theirs: Filter = { ...creature, zone: 'graveyard', whose: 'opponent' };
    expect([
      moving(theirs, 'play', ['mine']).outcomes[0],
      moving(theirs, 'play', ['hers']).outcomes[0],
    ]).toEqual(['refused', 'accepted']);
  });
  it('118.6, Возрождённая русалка: a creature and a spell, both from one’s own graveyard', () => {
    const here = { zone: 'graveyard' as const };
    const outcome = (...targets: string[]) =>
      moving({ ...creature, ...here }, 'hand', targets, { types: ['spell'], ...here }).outcomes[0];
    expect([outcome('mine', 'verse'), outcome('hers', 'verse'), outcome('mine')]).toEqual([
      'accepted',
      'refused',
      'refused',
    ]);
  });
  it('into the graveyard from play is a death without killers; a spell does not come into play', () => {
    const { of, zone } = moving(creature, 'graveyard', ['ogre']);
    expect([zone('ogre'), of('destroyed')]).toEqual(['graveyard', []]);
    const verse = play(reference(), board([mage, lying('verse', 'A', 'spell')]), [
      change('verse', move('play')),
    ]);
    expect(verse.outcomes).toEqual(['refused']);
  });
});
