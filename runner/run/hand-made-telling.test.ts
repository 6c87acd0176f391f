import { describe, expect, it } from 'vitest';
import { card, change, declare, each, enter, one, self, wound } from '../../engines/testing/table.ts';
import type { Ability } from '../../spec/abilities/ability.ts';
import type { Event } from '../../spec/play/event.ts';
import {
  banner,
  blamed,
  casting,
  having,
  imp,
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
  item,
  left,
  life,
  lives,
  moved,
  queued,
  resolve,
  settled,
} from '../testing/records.ts';

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
