import { describe, expect, it } from 'vitest';
import { change, enter, one, wound } from '../../engines/testing/table.ts';
import type { Ability } from '../../spec/abilities/ability.ts';
import type { Cause, Event } from '../../spec/play/event.ts';
import {
  archer,
  banner,
  blamed,
  casting,
  having,
  imp,
  ogre,
  raised,
  STATIC,
  scrollOf,
  spell,
  tableOf,
} from '../testing/hand-made.ts';
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
  left,
  life,
  lives,
  moved,
  resolve,
  settled,
} from '../testing/records.ts';

describe('a fight', () => {
  const text = spell([one({ verb: 'fight' }, creatures, { max: null })]);
  const table = tableOf([archer, ogre, imp, scrollOf('text')], { text });
  const fight = (wounds: [string, number][], targets = ['archer', 'ogre']): Told[] => [
    casting(targets),
    {
      act: resolve,
      events: [
        settled(targets),
        begun(),
        ...wounds.flatMap(([id, wounds]) => [
          did(id, byItem()),
          lives(id, life(id === 'ogre' ? 4 : 3, { wounds }), byItem()),
        ]),
        ended(),
        left(),
      ],
    },
  ];
  it.each<[string, [string, number][], string]>([
    [
      'each by the strike of the other',
      [
        ['archer', 1],
        ['ogre', 2],
      ],
      '',
    ],
    [
      'in the other order',
      [
        ['ogre', 2],
        ['archer', 1],
      ],
      '',
    ],
    [
      'each by its own strike',
      [
        ['archer', 2],
        ['ogre', 1],
      ],
      '| text',
    ],
    ['one of them alone', [['ogre', 2]], 'default/allowed'],
  ])('%s', (_, wounds, blame) => {
    expect(blamed(table, fight(wounds)).replace(/^text$/, '| text')).toBe(blame);
  });
  it('has no partner for an odd last one', () => {
    const three = ['archer', 'ogre', 'imp'];
    expect(
      blamed(
        table,
        fight(
          [
            ['archer', 1],
            ['ogre', 2],
          ],
          three,
        ),
      ),
    ).toBe('');
    expect(
      blamed(
        table,
        fight(
          [
            ['archer', 1],
            ['ogre', 2],
            ['imp', 1],
          ],
          three,
        ),
      ),
    ).toBe('default/fields');
  });
});

describe('the effect of a static text', () => {
  const text = spell([one(wound(1), creatures)]);
  const table = tableOf([archer, ogre, having('bearer', 'A', 'banner', 'hand'), scrollOf('text')], {
    banner,
    text,
  });
  const comes = moved('bearer', 'play', null, byAct, { life: life(3) });
  const entering = (...events: Event[]): Told => ({ act: enter('bearer'), events: [comes, ...events] });
  const goes = (cause: Cause | null): Told => ({
    act: change('bearer', { verb: 'destroy' }),
    events: [
      did('bearer', byAct),
      destroyed('bearer', byAct),
      moved('bearer', 'graveyard', 'A', byAct),
      ...(cause === null ? [] : [lives('archer', life(3), cause)]),
    ],
  });
  it('lies on those for whom it holds, and on no others', () => {
    expect(blamed(table, [entering(lives('archer', raised(), STATIC))])).toBe('');
    expect(blamed(table, [entering()])).toBe('heroes/503.1/static-effect');
    const other = lives('ogre', { ...raised(), starting: 4 }, STATIC);
    expect(blamed(table, [entering(lives('archer', raised(), STATIC), other)])).toBe('default/fields');
  });
  it('goes when the text holds no longer, whatever it is called', () => {
    const laid = entering(lives('archer', raised(), STATIC));
    for (const cause of [STATIC, byRules('expiry')]) expect(blamed(table, [laid, goes(cause)])).toBe('');
    expect(blamed(table, [laid, goes(null)])).toBe('heroes/503.1/static-effect');
    expect(
      blamed(table, [laid, { act: resolve, events: [lives('archer', life(3), byRules('expiry'))] }]),
    ).toBe('default/fields');
  });
  it('is no excuse for other changes', () => {
    expect(blamed(table, [entering(lives('archer', { ...raised(), wounds: 1 }, STATIC))])).toContain(
      'default/fields',
    );
    expect(blamed(table, [{ act: resolve, events: [lives('archer', raised(), STATIC)] }])).toBe(
      'default/fields',
    );
  });
});

describe('a deed that is replaced', () => {
  const aegis: Ability = {
    kind: 'static',
    static: { text: 'instead', of: 'wound', deed: { verb: 'exhaust' } },
  };
  const text = spell([one(wound(1), creatures)]);
  const table = tableOf([having('golem', 'B', 'aegis'), ogre, scrollOf('text')], { aegis, text });
  const instead = (id: string): Event[] => [
    {
      kind: 'replaced',
      group: 0,
      card: id,
      by: { card: id, ability: 'aegis', grantedBy: null },
      cause: byItem(),
    },
    did(id, byRules('replacement')),
    { kind: 'flag', group: 0, card: id, flag: 'exhausted', value: true, cause: byRules('replacement') },
  ];
  const hit = (id: string, events: Event[]): Told[] => [
    casting([id]),
    { act: resolve, events: [settled([id]), begun(), ...events, ended(), left()] },
  ];
  const wounded = (id: string): Event[] => [
    did(id, byItem()),
    lives(id, life(id === 'ogre' ? 4 : 3, { wounds: 1 }), byItem()),
  ];
  it('is so by a text of the card alone', () => {
    expect(blamed(table, hit('golem', instead('golem')))).toBe('');
    expect(blamed(table, hit('golem', wounded('golem')))).toBe('text');
    expect(blamed(table, hit('ogre', instead('ogre')))).toContain('default/');
    expect(blamed(table, hit('ogre', [...wounded('ogre'), ...instead('ogre').slice(2)]))).toBe(
      'default/unchanged',
    );
  });
});

describe('a shot that is led to another card', () => {
  const text: Ability = spell([one({ verb: 'wound', amount: 1, as: 'shot' }, creatures)]);
  const dodge: Ability = { kind: 'static', static: { text: 'redirects', to: creatures } };
  const table = tableOf([having('elf', 'B', 'dodge'), imp, ogre, scrollOf('text')], { text, dodge });
  const pending = {
    player: 'B' as const,
    kind: 'redirect' as const,
    source: 'elf',
    ability: 'dodge',
    at: [0, 0] as [number, number],
    item: 'i1',
    options: ['imp', 'ogre'],
    min: 0,
    max: 1,
  };
  const hits = (...ids: string[]): Event[] => [
    settled(ids),
    begun(),
    ...ids.flatMap((id) => [
      did(id, byItem()),
      lives(id, life(id === 'ogre' ? 4 : 3, { wounds: 1 }), byItem()),
    ]),
    ended(),
    left(),
  ];
  const led = (to: string[], ...ids: string[]): Told[] => [
    casting(['elf']),
    { act: resolve, pending },
    {
      act: { act: 'choose', player: 'B', cards: to },
      picked: true,
      events: [
        ...to.map(
          (id): Event => ({ kind: 'redirected', group: 0, item: 'i1', at: [0, 0], from: 'elf', to: id }),
        ),
        ...hits(...ids),
      ],
    },
  ];
  it('is at that card alone', () => {
    expect(blamed(table, led(['imp'], 'imp'))).toBe('');
    expect(blamed(table, led([], 'elf'))).toBe('');
    expect(blamed(table, led(['imp'], 'elf'))).toBe('heroes/502.1');
    expect(blamed(table, led(['imp'], 'elf', 'imp'))).toBe('heroes/502.1 heroes/502.5');
    expect(blamed(table, led([], 'imp'))).toContain('heroes/502.4');
  });
});
