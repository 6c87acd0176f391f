import { describe, expect, it } from 'vitest';
import { board, card, change, declare, each, enter, one, self, wound } from '../../engines/testing/table.ts';
import { oracles } from '../../oracles/index.ts';
import type { Ability } from '../../spec/abilities/ability.ts';
import type { Card } from '../../spec/model/card.ts';
import type { Life } from '../../spec/model/life.ts';
import type { Act } from '../../spec/play/act.ts';
import type { Board } from '../../spec/play/case.ts';
import type { Cause, Event } from '../../spec/play/event.ts';
import type { Capabilities } from '../../spec/protocol/capabilities.ts';
import { courtOf } from '../judge/court.ts';
import type { Told } from '../testing/records.ts';
import {
  begun,
  byAct,
  byItem,
  byRules,
  CLAIMS,
  destroyed,
  did,
  ended,
  item,
  left,
  life,
  lives,
  moved,
  queued,
  recordOf,
  settled,
} from '../testing/records.ts';
import { judgeCase } from './judge-case.ts';

const court = courtOf(oracles.heroes ?? []);
const capabilities: Capabilities = {
  ...CLAIMS,
  level: false,
  terms: { ...CLAIMS.terms, triggers: ['hire', 'death', 'healed', 'targeted', 'wounded', 'kills'] },
  events: [...CLAIMS.events, 'coins', 'replaced', 'redirected', 'rolled', 'shuffled', 'attacked'],
};
/** Who is blamed for a record, and behind a bar what is only shown. */
const blamed = (table: Board, steps: readonly Told[]): string => {
  const record = recordOf(table, steps);
  const verdict = judgeCase(
    court,
    { edition: 'heroes' as const, board: table, acts: [], picks: [] },
    record,
    capabilities,
    {
      heard: () => {},
    },
  );
  const names = (denials: typeof verdict.denials) =>
    [...new Set(denials.flatMap(({ denied }) => denied))].sort().join(' ');
  return [names(verdict.denials), names(verdict.shown), verdict.mismatch?.differs]
    .filter(Boolean)
    .join(' | ');
};

const creatures = { types: ['creature' as const] };
const resolve: Act = { act: 'resolve' };
const hero = card('hero', 'hero', 'A', { starting: 30 });
const archer = card('archer', 'creature', 'A', { strike: 2 });
const ogre = card('ogre', 'creature', 'B', { strike: 1, starting: 4 });
const imp = card('imp', 'creature', 'B', { strike: 1 });
const scrollOf = (text: string) => card('scroll', 'spell', 'A', { zone: 'hand', printed: [text] });
const having = (id: string, owner: 'A' | 'B', text: string, zone: 'play' | 'hand' = 'play', more = {}) =>
  card(id, 'creature', owner, { printed: [text], zone, ...more });
const tableOf = (
  cards: readonly Card[],
  texts: Record<string, Ability>,
  more: Partial<Board> = {},
): Board => ({
  ...board([hero, ...cards], texts),
  ...more,
});
const spell = (...steps: Extract<Ability, { kind: 'spell' }>['steps']): Ability => ({ kind: 'spell', steps });
const casting = (targets: readonly string[], named = targets): Told => ({
  act: declare('scroll', 'text', targets),
  events: [queued(item('scroll', 'text', named)), moved('scroll', 'graveyard', 'A', byAct)],
});

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

const banner: Ability = {
  kind: 'static',
  static: { text: 'life', by: 2, who: { ...creatures, side: 'own', other: true } },
};
const raised = (id = 'e1'): Life => ({
  ...life(3),
  effects: [{ id, kind: 'additional', laid: 2, left: 2, by: null, until: 'while in play' }],
});
const STATIC = byRules('static effect');

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
    expect(blamed(ward, [healing(['a', 'b'], [2, 2], 'accepted')])).toBe('text');
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

describe('cards that tell what happened to them', () => {
  const cry: Ability = { kind: 'triggered', trigger: 'wounded', steps: [[self({ verb: 'cure' })]] };
  const boast: Ability = { kind: 'triggered', trigger: 'kills', steps: [[self({ verb: 'cure' })]] };
  const bolt: Ability = { kind: 'activated', steps: [[one(wound(3), creatures)]] };
  const alarm: Ability = { kind: 'triggered', trigger: 'targeted', steps: [[self({ verb: 'cure' })]] };
  it('wounded, not by negative life', () => {
    const table = tableOf([having('orc', 'B', 'cry')], { cry });
    const cries = queued(item('orc', 'cry', [], { controller: 'B' }));
    const by = (deed: 'wound' | 'take life', events: Event[]): Told => ({
      act: change('orc', deed === 'wound' ? wound(1) : { verb: deed, amount: 1, until: 'lasting' }),
      events: [
        did('orc', byAct),
        lives('orc', life(3, deed === 'wound' ? { wounds: 1 } : { negative: 1 }), byAct),
        ...events,
      ],
    });
    expect(blamed(table, [by('wound', [cries])])).toBe('');
    expect(blamed(table, [by('wound', [])])).toBe('heroes/504.3');
    expect(blamed(table, [by('take life', [])])).toBe('');
    expect(blamed(table, [by('take life', [cries])])).toBe('heroes/504.4');
  });
  it('killing, where its text took the last of the life', () => {
    const killer = card('killer', 'creature', 'A', { printed: ['bolt', 'boast'] });
    const table = tableOf([killer, having('rival', 'A', 'boast'), imp], { bolt, boast });
    const kills = (who: string[]): Told[] => [
      {
        act: declare('killer', 'bolt', ['imp']),
        events: [
          queued(item('killer', 'bolt', ['imp'])),
          {
            kind: 'flag',
            group: 0,
            card: 'killer',
            flag: 'exhausted',
            value: true,
            cause: byRules('payment'),
          },
        ],
      },
      {
        act: resolve,
        events: [
          settled(['imp']),
          begun(),
          did('imp', byItem()),
          lives('imp', life(3, { wounds: 3 }), byItem()),
          destroyed('imp', byRules('destruction'), [{ card: 'killer', ability: 'bolt', grantedBy: null }]),
          moved('imp', 'graveyard', 'B', byRules('destruction')),
          ended(),
          left(),
          ...who.map((id, i) => queued(item(id, 'boast', [], { id: `b${i}` }))),
        ],
      },
    ];
    expect(blamed(table, kills(['killer']))).toBe('');
    expect(blamed(table, kills([]))).toBe('heroes/505.1.1');
    expect(blamed(table, kills(['rival', 'killer']))).toContain('heroes/505.1.1');
  });
  it('targeted, not by what a static text lays on it', () => {
    const table = tableOf([having('elf', 'A', 'alarm'), having('bearer', 'A', 'banner', 'hand')], {
      banner,
      alarm,
    });
    const entering = (...events: Event[]): Told => ({
      act: enter('bearer'),
      events: [
        moved('bearer', 'play', null, byAct, { life: life(3) }),
        lives('elf', raised(), STATIC),
        ...events,
      ],
    });
    expect(blamed(table, [entering()])).toBe('');
    expect(blamed(table, [entering(queued(item('elf', 'alarm')))])).toContain('heroes/118.3');
  });
});

describe('a hero that draws', () => {
  const text = spell([each({ verb: 'draw', amount: 2 }, { types: ['hero'], side: 'own' })]);
  const inDeck = (id: string) => card(id, 'spell', 'A', { zone: 'deck' });
  const table = tableOf([scrollOf('text'), inDeck('first'), inDeck('second'), inDeck('third')], { text });
  const draws = (...ids: string[]): Told[] => [
    casting([]),
    {
      act: resolve,
      events: [
        settled([]),
        begun(),
        did('hero', byItem()),
        ...ids.map((id) => moved(id, 'hand', 'A', byItem())),
        ended(),
        left(),
      ],
    },
  ];
  it('takes as many cards as the text says', () => {
    expect(blamed(table, draws('first', 'second'))).toBe('');
    expect(blamed(table, draws('first'))).toBe('text');
  });
});
