import { describe, expect, it } from 'vitest';
import type { Ability } from '../../../spec/abilities/ability.ts';
import type { Deed } from '../../../spec/abilities/deed.ts';
import type { Act } from '../../../spec/play/act.ts';
import { course } from '../../testing/course.ts';
import {
  attack,
  board,
  card,
  change,
  declare,
  each,
  giveLife,
  heal,
  one,
  play,
  resolveAll,
  self,
  wound,
} from '../../testing/table.ts';
import { reference } from '../index.ts';

const creature = { types: ['creature' as const] };
const destroy: Deed = { verb: 'destroy' };
const resolve: Act = { act: 'resolve' };
const engine = () => reference('classic');

describe('502.6: any number of targets', () => {
  const spark = card('spark', 'spell', 'A', { zone: 'hand', printed: ['spark'] });
  const guard = card('guard', 'creature', 'B', { starting: 2, printed: ['cover'] });
  const ward = card('ward', 'creature', 'B', { starting: 2 });
  const on = board([spark, guard, ward], {
    spark: { kind: 'spell', steps: [[one(wound(2), creature, { min: 0, max: 2 })]] },
    cover: {
      kind: 'static',
      static: { text: 'wounds taken', by: -1, who: { ...creature, side: 'own', other: true } },
    },
  });
  it('may be none', () => {
    const { outcomes, of } = play(engine(), on, [declare('spark', 'spark'), resolve]);
    expect([outcomes, of('settled')]).toMatchObject([['accepted', 'accepted'], [{ targets: [] }]]);
  });
  it('hits all of them together, in whatever order they are named', () => {
    for (const targets of [
      ['guard', 'ward'],
      ['ward', 'guard'],
    ]) {
      const { zone, life, of } = play(engine(), on, [declare('spark', 'spark', targets), resolve]);
      expect([zone('guard'), life('ward')]).toEqual(['graveyard', [2, 1, 0, 0, 1]]);
      expect(new Set(of('did').map(({ group }) => group)).size).toBe(1);
    }
  });
});

describe('502.8: a property that cannot be judged yet', () => {
  const wheel: Ability = {
    kind: 'spell',
    cost: { kind: 'coins', amount: 1 },
    steps: [
      [each({ verb: 'roll' }, { types: ['hero'], side: 'own' })],
      [one(wound(1), { ...creature, cost: { equals: 'rolled' } })],
    ],
  };
  const cards = [
    card('hero', 'hero', 'A'),
    card('fate', 'spell', 'A', { zone: 'hand', printed: ['wheel'] }),
    card('rat', 'creature', 'B', { cost: 2 }),
  ];
  const spin = (thrown: number) =>
    play(engine(), board(cards, { wheel }, { coins: { A: 1, B: 0 }, dice: [thrown] }), [
      declare('fate', 'wheel'),
      resolve,
    ]);
  it('is judged when it can be', () => {
    const { events, of } = spin(2);
    expect(course(events)).toEqual([
      'queued',
      'paid',
      'settled',
      'begun',
      'did hero',
      'rolled',
      'ended',
      'settled',
      'begun',
      'did rat',
      'ended',
      'left',
    ]);
    expect(of('settled')[1]?.targets).toEqual(['rat']);
  });
  it('is paid and does nothing where nothing fits by then', () => {
    const { events, state } = spin(3);
    expect(course(events)).toEqual([
      'queued',
      'paid',
      'settled',
      'begun',
      'did hero',
      'rolled',
      'ended',
      'left',
    ]);
    expect([state.coins?.A, state.cards.rat?.life?.wounds]).toEqual([0, 0]);
  });
});

describe('502.9', () => {
  it('its first example: a card heals itself when it strikes', () => {
    const drinker = card('drinker', 'creature', 'A', { strike: 1, wounds: 2, printed: ['drink'] });
    const drink: Ability = { kind: 'triggered', trigger: 'strike', steps: [[self(heal(2))]] };
    const { events, life, of } = play(
      engine(),
      board([drinker, card('hero', 'hero', 'B', { wounds: 1 })], { drink }),
      [attack('drinker', 'hero'), resolve],
    );
    expect(course(events).slice(-5)).toEqual(['settled', 'begun', 'did drinker', 'ended', 'left']);
    expect(of('settled').at(-1)?.targets).toEqual(['drinker']);
    expect([life('drinker'), life('hero')]).toEqual([
      [3, 0, 0, 0, 3],
      [3, 2, 0, 0, 1],
    ]);
  });
  it('its second example: no card heals it or gives it life until the end of the turn', () => {
    const verbs = ['heal', 'give life'] as const;
    const bans = Object.fromEntries(
      verbs.map((verb): [string, Ability] => [
        `no-${verb.split(' ')[0]}`,
        { kind: 'static', static: { text: 'cannot be', verb } },
      ]),
    );
    const grants = Object.keys(bans).map((ability) =>
      one({ verb: 'grant', ability, until: 'end of turn' }, creature),
    );
    const cards = [
      card('witch', 'creature', 'A', { printed: ['curse'] }),
      card('nun', 'creature', 'A', { printed: ['rest'] }),
      card('ogre', 'creature', 'B', { wounds: 2, printed: ['rest'] }),
      card('monk', 'creature', 'B', { wounds: 2 }),
    ];
    const on = board(cards, {
      ...bans,
      curse: { kind: 'activated', steps: [grants] },
      rest: { kind: 'activated', steps: [[each(heal(1), creature), each(giveLife(1), creature)]] },
    });
    const curse: Act = {
      act: 'declare',
      player: 'A',
      source: 'witch',
      ability: 'curse',
      targets: [0, 1].map((part) => ({ at: [0, part], cards: ['ogre'], amounts: null })),
    };
    const now = play(engine(), on, [curse, resolve, declare('nun', 'rest'), resolve]);
    expect([now.life('ogre'), now.life('monk')]).toEqual([
      [3, 2, 0, 0, 1],
      [3, 1, 1, 0, 3],
    ]);
    const end: Act = { act: 'end turn', player: 'A' };
    const later = play(engine(), on, [curse, resolve, end, declare('ogre', 'rest', [], 'B'), resolve]);
    expect(later.life('ogre')).toEqual([3, 1, 1, 0, 3]);
  });
});

describe('502.7: movement', () => {
  const to = (id: string, row: number, column: number, player: 'A' | 'B' = 'A'): Act => ({
    act: 'step',
    player,
    card: id,
    cell: { row, column },
  });
  const scout = card('scout', 'creature', 'A', { cell: { row: 1, column: 1 } });
  const guard = card('guard', 'creature', 'A', { cell: { row: 2, column: 1 } });
  const tired = card('tired', 'creature', 'A', { exhausted: true });
  const field = board([scout, guard, tired, card('enemy', 'creature', 'B'), card('hero', 'hero', 'A')]);
  it('waits as an item whose target is a square, and ends there', () => {
    const { events, state } = play(engine(), field, [to('scout', 5, 6), resolve]);
    const cell = { row: 5, column: 6 };
    expect(events).toMatchObject([
      { kind: 'queued', item: { kind: 'movement', sources: ['scout'], ability: null, named: [], cell } },
      { kind: 'placed', card: 'scout', cell, cause: { by: 'item', item: 'item-1', at: [0, 0] } },
      { kind: 'left', item: 'item-1' },
    ]);
    expect([events.length, state.cards.scout?.cell]).toEqual([3, cell]);
  });
  it.each([
    ['scout', 2, 1, 'A', 'Another card stands on row 2, column 1'],
    ['scout', 1, 1, 'A', 'scout stands on row 1, column 1 already'],
    ['tired', 3, 3, 'A', 'tired is exhausted'],
    ['enemy', 3, 3, 'B', 'It is not the turn of B'],
    ['enemy', 3, 3, 'A', 'enemy is not controlled by A'],
    ['hero', 3, 3, 'A', 'A hero does not move'],
    ['nobody', 3, 3, 'A', 'There is no such card'],
  ] as const)('%s may not go to row %i, column %i', (id, row, column, player, reason) => {
    const { record } = play(engine(), field, [to(id, row, column, player)]);
    expect(record.steps[0]?.reply).toMatchObject({ outcome: 'refused', reason, events: [] });
  });
  it('is not carried out for a card that has left play, or onto a square that has been taken', () => {
    const gone = play(engine(), field, [to('scout', 3, 3), change('scout', destroy), resolve]);
    expect([course(gone.events), gone.state.cards.scout?.cell]).toEqual([['queued', 'left'], undefined]);
    const late = play(engine(), field, [to('scout', 3, 3), to('guard', 3, 3), resolveAll]);
    expect(late.of('placed')).toMatchObject([{ card: 'guard' }]);
  });
  it('is no part of Heroes', () => {
    const { record } = play(reference(), field, [to('scout', 3, 3)]);
    expect(record.steps[0]?.reply.reason).toBe('There is no battlefield in this edition');
  });
});
