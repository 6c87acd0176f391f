import { describe, expect, it } from 'vitest';
import type { Ability } from '../../../spec/abilities/ability.ts';
import type { Deed } from '../../../spec/abilities/deed.ts';
import type { Act } from '../../../spec/play/act.ts';
import type { Event } from '../../../spec/play/event.ts';
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
  shot,
  wound,
} from '../../testing/table.ts';
import { reference } from '../index.ts';

const creature = { types: ['creature' as const] };
const silence: Deed = { verb: 'silence', until: 'lasting' };
const destroy: Deed = { verb: 'destroy' };
const resolve: Act = { act: 'resolve' };
const engine = () => reference('classic');

/** What happened to the item, in short. */
const course = (events: readonly Event[]) =>
  events.flatMap((event) => {
    if (event.kind === 'did') return event.cause.by === 'item' ? [`did ${event.card}`] : [];
    if (event.kind === 'flag' || event.kind === 'coins')
      return 'effect' in event.cause && event.cause.effect === 'payment' ? ['paid'] : [];
    return ['queued', 'settled', 'begun', 'ended', 'left', 'placed', 'rolled'].includes(event.kind)
      ? [event.kind]
      : [];
  });

const archer = card('archer', 'creature', 'A', { printed: ['volley', 'strong'] });
const texts: Record<string, Ability> = {
  volley: { kind: 'activated', steps: [[one(shot(2), creature, { min: 2, max: 2 })]] },
  strong: { kind: 'static', static: { text: 'wounds dealt', by: 1, of: 'shots' } },
};
const [ogre, troll] = ['ogre', 'troll'].map((id) => card(id, 'creature', 'B', { starting: 5 }));
const range = board([archer, ogre as never, troll as never], texts);

describe('502.3: the source is looked at again when its item leaves the stack', () => {
  const shoot = declare('archer', 'volley', ['ogre', 'troll']);
  it('pays then, before anything is settled', () => {
    const { events, record } = play(engine(), range, [shoot, resolve]);
    expect(course(events)).toEqual([
      'queued',
      'paid',
      'settled',
      'begun',
      'did ogre',
      'did troll',
      'ended',
      'left',
    ]);
    expect(record.steps.map(({ reply }) => reply.state.cards.archer?.exhausted)).toEqual([false, true]);
  });
  it('neither carries out nor pays where the source has left play', () => {
    const { events, life } = play(engine(), range, [shoot, change('archer', destroy), resolve]);
    expect(course(events)).toEqual(['queued', 'left']);
    expect(life('ogre')).toEqual([5, 0, 0, 0, 5]);
  });
  it('takes no coins for it either', () => {
    const coin: Ability = { ...texts.volley, cost: { kind: 'coins', amount: 2 } } as Ability;
    const on = board(range.cards, { ...texts, volley: coin }, { coins: { A: 3, B: 0 } });
    const gone = play(engine(), on, [shoot, change('archer', { verb: 'move', into: 'hand' }), resolve]);
    expect([gone.state.coins?.A, gone.of('coins')]).toEqual([3, []]);
    expect(play(engine(), on, [shoot, resolve]).state.coins?.A).toBe(1);
  });
  it('minds no other change of the source', () => {
    const taken: Deed = { verb: 'take control', until: 'lasting' };
    for (const deed of [taken, { verb: 'exhaust' } as const, wound(1)])
      expect(play(engine(), range, [shoot, change('archer', deed), resolve]).life('ogre')[1]).toBe(3);
  });
  it('asks nothing of a spell, whose card was never in play', () => {
    const spark = card('spark', 'spell', 'A', { zone: 'hand', printed: ['spark'] });
    const spell: Ability = {
      kind: 'spell',
      cost: { kind: 'coins', amount: 1 },
      steps: [[one(wound(1), creature)]],
    };
    const on = board([spark, ...range.cards], { ...texts, spark: spell }, { coins: { A: 1, B: 0 } });
    const { events, zone, life } = play(engine(), on, [declare('spark', 'spark', ['ogre']), resolve]);
    expect(course(events)).toEqual(['queued', 'paid', 'settled', 'begun', 'did ogre', 'ended', 'left']);
    expect([zone('spark'), life('ogre')]).toEqual(['graveyard', [5, 1, 0, 0, 4]]);
  });
  it('asks nothing of a text that is set off by leaving play', () => {
    const bomb = card('bomb', 'creature', 'A', { printed: ['bang'] });
    const bang: Ability = { kind: 'triggered', trigger: 'death', steps: [[each(wound(1), creature)]] };
    const on = board([bomb, ...range.cards], { ...texts, bang });
    expect(play(engine(), on, [change('bomb', destroy), resolveAll]).life('ogre')[1]).toBe(1);
  });
  it('takes no price from a card that is gone, and still carries the text out', () => {
    const cost = { kind: 'sacrifice' as const, filter: { ...creature, side: 'own' as const } };
    const on = board([...range.cards, card('goblin', 'creature', 'A')], {
      ...texts,
      volley: { ...texts.volley, cost } as Ability,
    });
    const { zone, life } = play(engine(), on, [
      { ...shoot, pay: ['goblin'] } as Act,
      change('goblin', { verb: 'move', into: 'hand' }),
      resolve,
    ]);
    expect([zone('goblin'), life('ogre')[1]]).toEqual(['hand', 3]);
  });
});

describe('the stack', () => {
  it('carries out the last one first, and lists what waits in the order of declaration', () => {
    const elf = card('elf', 'creature', 'A', { printed: ['balm'] });
    const on = board([...range.cards, elf], {
      ...texts,
      balm: { kind: 'activated', steps: [[one({ verb: 'set life', to: 1 }, creature)]] },
    });
    const { record, of } = play(engine(), on, [
      declare('archer', 'volley', ['ogre', 'troll']),
      declare('elf', 'balm', ['ogre']),
      resolve,
      resolve,
    ]);
    expect(record.steps[1]?.reply.state.queue.map(({ ability }) => ability)).toEqual(['volley', 'balm']);
    expect(of('left').map(({ item }) => item)).toEqual(['item-2', 'item-1']);
  });
  it('does a strike at once, before what it sets off', () => {
    const knight = card('knight', 'creature', 'A', { strike: 1, printed: ['rally'] });
    const rally: Ability = { kind: 'triggered', trigger: 'ally attacks', steps: [[self(giveLife(1))]] };
    const { of, state } = play(engine(), board([knight, ...range.cards], { ...texts, rally }), [
      attack('knight', 'ogre'),
      { act: 'choose', player: 'B', cards: [] },
    ]);
    expect([of('left'), state.queue.map(({ ability }) => ability)]).toMatchObject([
      [{ item: 'item-1' }],
      ['rally'],
    ]);
  });
});

describe('502.3.1, its example: two shots at different targets', () => {
  const shoot = declare('archer', 'volley', ['ogre', 'troll']);
  it('both hit and are paid, and what the source adds to its shots is lost with its abilities', () => {
    const { events, life, state } = play(engine(), range, [shoot, change('archer', silence), resolve]);
    expect(course(events)).toEqual([
      'queued',
      'paid',
      'settled',
      'begun',
      'did ogre',
      'did troll',
      'ended',
      'left',
    ]);
    expect([life('ogre'), life('troll'), state.cards.archer?.exhausted]).toEqual([
      [5, 2, 0, 0, 3],
      [5, 2, 0, 0, 3],
      true,
    ]);
    expect(play(engine(), range, [shoot, resolve]).life('ogre')).toEqual([5, 3, 0, 0, 2]);
  });
  it('what a kill by its shots would set off is lost too', () => {
    const trophy: Ability = { kind: 'triggered', trigger: 'kills', steps: [[self(giveLife(1))]] };
    const hunter = card('hunter', 'creature', 'A', { printed: ['volley', 'trophy'] });
    const prey = ['a', 'b'].map((id) => card(id, 'creature', 'B', { starting: 1 }));
    const on = board([hunter, ...prey], { ...texts, trophy });
    const hunt = (...acts: Act[]) =>
      play(engine(), on, [declare('hunter', 'volley', ['a', 'b']), ...acts, resolve]);
    expect(hunt().queued).toEqual(['volley', 'trophy', 'trophy']);
    expect([hunt(change('hunter', silence)).queued, hunt(change('hunter', silence)).zone('b')]).toEqual([
      ['volley'],
      'graveyard',
    ]);
  });
  it('wants two different targets', () => {
    for (const targets of [['ogre'], ['ogre', 'ogre'], []])
      expect(play(engine(), range, [declare('archer', 'volley', targets)]).outcomes).toEqual(['refused']);
  });
});

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
      card('ogre', 'creature', 'B', { wounds: 2, printed: ['rest'] }),
      card('monk', 'creature', 'B', { printed: ['rest', 'bless'] }),
    ];
    const on = board(cards, {
      ...bans,
      curse: { kind: 'activated', steps: [grants] },
      rest: {
        kind: 'activated',
        cost: { kind: 'coins', amount: 0 },
        steps: [[each(heal(1), creature), each(giveLife(1), creature)]],
      },
    });
    const curse: Act = {
      act: 'declare',
      player: 'A',
      source: 'witch',
      ability: 'curse',
      targets: [0, 1].map((part) => ({ at: [0, part], cards: ['ogre'], amounts: null })),
    };
    const rest = (source: string): Act[] => [declare(source, 'rest', [], 'B'), resolve];
    const end = (player: 'A' | 'B'): Act => ({ act: 'end turn', player });
    const cursed = play(engine(), on, [end('A'), end('B'), curse, resolve]);
    expect(cursed.state.cards.ogre?.abilities).toEqual(['rest', 'no-heal', 'no-give']);
    const healer = { ...cards[2], id: 'nun', owner: 'A', controller: 'A' } as (typeof cards)[0];
    const both = board([...cards, healer], on.texts);
    const nun: Act[] = [declare('nun', 'rest'), resolve];
    const banned = play(engine(), both, [curse, resolve, ...nun]);
    expect([banned.life('ogre'), banned.life('monk')]).toEqual([
      [3, 2, 0, 0, 1],
      [3, 0, 1, 0, 4],
    ]);
    const after = play(engine(), on, [curse, resolve, end('A'), ...rest('ogre')]);
    expect(after.life('ogre')).toEqual([3, 1, 1, 0, 3]);
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
