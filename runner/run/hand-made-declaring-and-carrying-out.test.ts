import { describe, expect, it } from 'vitest';
import { card, each, one, wound } from '../../engines/testing/table.ts';
import type { Ability } from '../../spec/abilities/ability.ts';
import type { Act } from '../../spec/play/act.ts';
import type { Event } from '../../spec/play/event.ts';
import { archer, blamed, casting, ogre, scrollOf, spell, tableOf } from '../testing/hand-made.ts';
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
} from '../testing/records.ts';

describe('numbers that the declaration says', () => {
  const fading: Ability = {
    kind: 'spell',
    cost: { kind: 'coins', amount: 0, x: true },
    steps: [[each({ verb: 'destroy' }, { ...creatures, cost: { equals: 'X' } })]],
  };
  const priced = (id: string, cost: number) => card(id, 'creature', 'B', { cost });
  const table = tableOf(
    [priced('two', 2), priced('three', 3), scrollOf('text')],
    { text: fading },
    { coins: { A: 2, B: 0 } },
  );
  const paid = (coins: number): Event => ({
    kind: 'coins',
    group: 0,
    player: 'A',
    coins,
    cause: byRules('payment'),
  });
  const cast = (price: Event[], ...ids: string[]): Told[] => [
    {
      act: { act: 'declare', player: 'A', source: 'scroll', ability: 'text', targets: [], x: 2 },
      events: [
        queued({ ...item('scroll', 'text'), x: 2 }),
        moved('scroll', 'graveyard', 'A', byAct),
        ...price,
      ],
    },
    {
      act: resolve,
      events: [
        settled([]),
        begun(),
        ...ids.flatMap((id) => [
          did(id, byItem()),
          destroyed(id, byItem(), [{ card: 'scroll', ability: 'text', grantedBy: null }]),
          moved(id, 'graveyard', 'B', byItem()),
        ]),
        ended(),
        left(),
      ],
    },
  ];
  it('X: a mass text goes for the cost that was paid', () => {
    expect(blamed(table, cast([paid(0)], 'two'))).toBe('');
    expect(blamed(table, cast([paid(0)], 'two', 'three'))).toBe('heroes/118.4');
    expect(blamed(table, cast([paid(0)]))).toBe('default/allowed heroes/502.6'.split(' ').at(-1));
  });
  it('X: coins that were not paid, or came from nowhere', () => {
    expect(blamed(table, cast([paid(1)], 'two'))).toContain('default/unchanged');
    expect(blamed(table, [{ act: resolve, events: [{ ...paid(5), cause: byAct } as Event] }])).toBe(
      'default/unchanged',
    );
  });
  it('X: a player who has not so many coins is refused, or not, and X is left out', () => {
    const act: Act = { act: 'declare', player: 'A', source: 'scroll', ability: 'text', targets: [], x: 9 };
    expect(blamed(table, [{ act, outcome: 'refused' }])).toBe('');
    const { x: _, ...without } = act;
    for (const outcome of ['refused'] as const) expect(blamed(table, [{ act: without, outcome }])).toBe('');
  });
  const phial: Ability = spell([one({ verb: 'heal', amount: 3 }, creatures, { max: 4, divide: 'up to' })]);
  const ill = (id: string) => card(id, 'creature', 'A', { starting: 5, wounds: 3 });
  const ward = tableOf([ill('a'), ill('b'), ill('c'), ill('d'), scrollOf('text')], { text: phial });
  const healing = (cards: string[], amounts: number[], outcome: 'accepted' | 'refused'): Told => {
    const targets = [{ at: [0, 0] as [number, number], cards, amounts }];
    const act: Act = { act: 'declare', player: 'A', source: 'scroll', ability: 'text', targets };
    return outcome === 'refused'
      ? { act, outcome }
      : {
          act,
          events: [
            queued({ ...item('scroll', 'text'), named: targets }),
            moved('scroll', 'graveyard', 'A', byAct),
          ],
        };
  };
  it('divided: from one to three cards, and not more than there is', () => {
    expect(blamed(ward, [healing(['a', 'b'], [2, 1], 'accepted')])).toBe('');
    expect(blamed(ward, [healing(['a', 'b'], [2, 1], 'refused')])).not.toBe('');
    expect(blamed(ward, [healing(['a', 'b'], [2, 2], 'refused')])).toBe('');
    for (const wrong of [
      [2, 2],
      [3, 0],
      [0, 0],
    ])
      expect(blamed(ward, [healing(['a', 'b'], wrong, 'accepted')])).toBe('heroes/502.6');
    expect(blamed(ward, [healing(['a', 'b', 'c', 'd'], [1, 1, 1, 1], 'accepted')])).toBe('heroes/502.6');
    expect(blamed(ward, [healing(['a', 'b', 'c', 'd'], [1, 1, 1, 1], 'refused')])).toBe('');
  });
  it('divided: each card gets what was named for it', () => {
    const heals = (a: number, b: number): Told => ({
      act: resolve,
      events: [
        settled(['a', 'b']),
        begun(),
        did('a', byItem()),
        lives('a', life(5, { wounds: a }), byItem()),
        did('b', byItem()),
        lives('b', life(5, { wounds: b }), byItem()),
        ended(),
        left(),
      ],
    });
    expect(blamed(ward, [healing(['a', 'b'], [2, 1], 'accepted'), heals(1, 2)])).toBe('');
    expect(blamed(ward, [healing(['a', 'b'], [2, 1], 'accepted'), heals(2, 1)])).toBe('text');
  });
});

describe('instructions that belong together', () => {
  const text = spell([one(wound(1), creatures), one({ verb: 'poison' }, creatures, { different: true })]);
  const table = tableOf([archer, ogre, scrollOf('text')], { text });
  const naming = (first: string, second: string, outcome: 'accepted' | 'refused'): Told => {
    const targets = [first, second].map((id, part) => ({
      at: [0, part] as [number, number],
      cards: [id],
      amounts: null,
    }));
    const act: Act = { act: 'declare', player: 'A', source: 'scroll', ability: 'text', targets };
    return outcome === 'refused'
      ? { act, outcome }
      : {
          act,
          events: [
            queued({ ...item('scroll', 'text'), named: targets }),
            moved('scroll', 'graveyard', 'A', byAct),
          ],
        };
  };
  it('another card is another card', () => {
    expect(blamed(table, [naming('archer', 'ogre', 'accepted')])).toBe('');
    expect(blamed(table, [naming('ogre', 'ogre', 'accepted')])).toBe('heroes/502.9');
    expect(blamed(table, [naming('ogre', 'ogre', 'refused')])).toBe('');
    expect(blamed(table, [naming('archer', 'ogre', 'refused')])).not.toBe('');
  });
  const two = spell([each({ verb: 'poison' }, creatures)], [each({ verb: 'exhaust' }, { types: ['hero'] })]);
  const pair = tableOf([archer, scrollOf('text')], { text: two });
  const part = (step: number): Event[] => {
    const at: [number, number] = [step, 0];
    const [id, flag] = step === 0 ? (['archer', 'poisoned'] as const) : (['hero', 'exhausted'] as const);
    return [
      settled([], at),
      begun(at),
      did(id, byItem('i1', at)),
      { kind: 'flag', group: 0, card: id, flag, value: true, cause: byItem('i1', at) },
      ended(at),
    ];
  };
  it.each([
    [0, 1, ''],
    [1, 0, 'heroes/117.1'],
  ])('a spell carries them out in their order: %i before %i', (first, second, blame) => {
    expect(
      blamed(pair, [casting([]), { act: resolve, events: [...part(first), ...part(second), left()] }]),
    ).toBe(blame);
  });
});
