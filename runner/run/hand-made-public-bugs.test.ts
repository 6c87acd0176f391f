import { describe, expect, it } from 'vitest';
import {
  attack,
  card,
  change,
  declare,
  each,
  endTurn,
  heal,
  one,
  self,
  wound,
} from '../../engines/testing/table.ts';
import type { Ability } from '../../spec/abilities/ability.ts';
import type { Item } from '../../spec/model/state.ts';
import type { Event } from '../../spec/play/event.ts';
import { archer, blamed, casting, having, ogre, scrollOf, spell, tableOf } from '../testing/hand-made.ts';
import type { Told } from '../testing/records.ts';
import {
  begun,
  byAct,
  byItem,
  byRules,
  creatures,
  destroyed,
  did,
  ended,
  item,
  left,
  life,
  lives,
  moved,
  queued,
  resolve,
  settled,
  turnOf,
} from '../testing/records.ts';

describe('a card to which something else was done than to be destroyed', () => {
  const bolt: Ability = { kind: 'activated', steps: [[one({ verb: 'destroy' }, creatures)]] };
  const boast: Ability = { kind: 'triggered', trigger: 'kills', steps: [[self({ verb: 'cure' })]] };
  const luck: Ability = {
    kind: 'static',
    static: { text: 'instead', of: 'destroy', deed: { verb: 'exhaust' } },
  };
  const killer = card('killer', 'creature', 'A', { printed: ['bolt', 'boast'] });
  const table = tableOf([killer, having('elf', 'B', 'luck')], { bolt, boast, luck });
  const instead = byRules('replacement');
  const spares = (...more: Event[]): Told[] => [
    { act: declare('killer', 'bolt', ['elf']), events: [queued(item('killer', 'bolt', ['elf']))] },
    {
      act: resolve,
      events: [
        settled(['elf']),
        begun(),
        {
          kind: 'replaced',
          group: 0,
          card: 'elf',
          by: { card: 'elf', ability: 'luck', grantedBy: null },
          cause: byItem(),
        },
        did('elf', instead),
        { kind: 'flag', group: 0, card: 'elf', flag: 'exhausted', value: true, cause: instead },
        ended(),
        left(),
        ...more,
      ],
    },
  ];
  it('has not been killed', () => {
    expect(blamed(table, spares())).not.toContain('505.1.1');
    expect(blamed(table, spares(queued(item('killer', 'boast', [], { id: 'i2' }))))).toContain(
      'heroes/505.1.1',
    );
  });
});

describe('a healing', () => {
  const table = tableOf([archer, ogre], {});
  const healed = (before: number, wounds: number): Told[] => [
    ...(before === 0
      ? []
      : [
          {
            act: change('ogre', wound(before)),
            events: [did('ogre', byAct), lives('ogre', life(4, { wounds: before }), byAct)],
          },
        ]),
    {
      act: change('ogre', heal(1)),
      events: [did('ogre', byAct), ...(wounds === before ? [] : [lives('ogre', life(4, { wounds }), byAct)])],
    },
  ];
  it('does not hurt', () => {
    expect([blamed(table, healed(0, 0)), blamed(table, healed(2, 1))]).toEqual(['', '']);
    expect(blamed(table, healed(0, 1))).toBe('default/fields');
    expect(blamed(table, healed(2, 3))).toBe('text');
  });
  it('of nothing does not hurt', () => {
    const text: Ability = {
      kind: 'spell',
      cost: { kind: 'coins', amount: 0, x: true },
      steps: [[one({ verb: 'heal', amount: 1, per: 'X' }, creatures)]],
    };
    const priced = tableOf([ogre, scrollOf('text')], { text }, { coins: { A: 2, B: 0 } });
    const told = (wounds: number): Told[] => {
      const cast = casting(['ogre']);
      const act = { ...cast.act, x: 0 } as Told['act'];
      const changes = wounds === 0 ? [] : [lives('ogre', life(4, { wounds }), byItem())];
      const events = [settled(['ogre']), begun(), did('ogre', byItem()), ...changes, ended(), left()];
      return [
        { ...cast, act },
        { act: resolve, events },
      ];
    };
    expect(blamed(priced, told(0))).toBe('');
    expect(blamed(priced, told(1))).toBe('default/fields');
  });
});

describe('a spell that costs coins', () => {
  const text: Ability = {
    kind: 'spell',
    cost: { kind: 'coins', amount: 2 },
    steps: [[one({ verb: 'poison' }, creatures)]],
  };
  const table = tableOf([ogre, scrollOf('text')], { text }, { coins: { A: 2, B: 0 } });
  const paid: Event = { kind: 'coins', group: 0, player: 'A', coins: 0, cause: byRules('payment') };
  const poisoned: Event = {
    kind: 'flag',
    group: 0,
    card: 'ogre',
    flag: 'poisoned',
    value: true,
    cause: byItem(),
  };
  const told = (...price: Event[]): Told[] => {
    const cast = casting(['ogre']);
    return [
      { ...cast, events: [...(cast.events ?? []), ...price] },
      {
        act: resolve,
        events: [settled(['ogre']), begun(), did('ogre', byItem()), poisoned, ended(), left()],
      },
    ];
  };
  it('is not carried out unpaid', () => {
    expect(blamed(table, told(paid))).toBe('');
    expect(blamed(table, told())).toBe('default/unchanged');
  });
});

describe('a lasting text of a card that has died', () => {
  const text: Ability = spell([each({ verb: 'destroy' }, { ...creatures, side: 'own' })]);
  const armour: Ability = {
    kind: 'static',
    static: { text: 'wounds taken', by: -1, who: { types: ['creature'] } },
  };
  const revenge: Ability = { kind: 'triggered', trigger: 'death', steps: [[each(wound(2), creatures)]] };
  const table = tableOf(
    [having('bearer', 'A', 'armour'), having('martyr', 'A', 'revenge'), ogre, scrollOf('text')],
    { text, armour, revenge },
  );
  const dies = (id: string): Event[] => [
    did(id, byItem()),
    destroyed(id, byItem(), [{ card: 'scroll', ability: 'text', grantedBy: null }]),
    moved(id, 'graveyard', 'A', byItem()),
  ];
  const told = (wounds: number): Told[] => [
    casting([]),
    {
      act: resolve,
      events: [
        settled([]),
        begun(),
        ...dies('bearer'),
        ...dies('martyr'),
        ended(),
        left(),
        queued(item('martyr', 'revenge', [], { id: 'i2' })),
      ],
    },
    {
      act: resolve,
      events: [
        settled([], [0, 0], 'i2'),
        begun([0, 0], 'i2'),
        did('ogre', byItem('i2')),
        lives('ogre', life(4, { wounds }), byItem('i2')),
        ended([0, 0], 'i2'),
        left('i2'),
      ],
    },
  ];
  it('counts no more for the last text of one that died along', () => {
    expect(blamed(table, told(2))).toBe('');
    expect(blamed(table, told(1))).toContain('heroes/504.3');
  });
});

describe('a card in hand', () => {
  const joy: Ability = { kind: 'triggered', trigger: 'turn end', steps: [[each(wound(1), creatures)]] };
  const grief: Ability = { ...joy, trigger: 'creature dies' };
  const rage: Ability = { ...joy, trigger: 'ally attacks' };
  const texts = { joy, grief, rage };
  const rises = (text: string) => queued(item('elf', text));
  const killed = [did('ogre', byAct), destroyed('ogre', byAct), moved('ogre', 'graveyard', 'B', byAct)];
  const attacked: Event = { kind: 'attacked', group: 0, attacker: 'archer', target: 'ogre' };
  const strike: Item = { ...item('archer', '', ['ogre'], { id: 's1' }), kind: 'attack', ability: null };
  it.each<[string, Told]>([
    ['joy', { act: endTurn('A'), events: [rises('joy'), turnOf('B')] }],
    ['grief', { act: change('ogre', { verb: 'destroy' }), events: [...killed, rises('grief')] }],
    ['rage', { act: attack('archer', 'ogre'), events: [attacked, queued(strike), rises('rage')] }],
  ])('does not notice what happens in play: %s', (text, told) => {
    const lying = (zone: 'play' | 'hand') => tableOf([archer, ogre, having('elf', 'A', text, zone)], texts);
    expect(blamed(lying('play'), [told])).toBe('');
    expect(blamed(lying('hand'), [told])).toBe('default/unchanged');
  });
});
