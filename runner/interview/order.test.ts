import { describe, expect, it } from 'vitest';
import { board, card, each, self, wound } from '../../engines/testing/table.ts';
import type { Ability } from '../../spec/abilities/ability.ts';
import type { Player } from '../../spec/model/names.ts';
import type { Event } from '../../spec/play/event.ts';
import { answers, askedOf } from '../testing/answers.ts';
import {
  byItem,
  byRules,
  CLAIMS,
  destroyed,
  did,
  ended,
  item,
  left,
  lives,
  moved,
  queued,
  settled,
  taken,
} from '../testing/records.ts';

const texts: Record<string, Ability> = {
  curse: { kind: 'triggered', trigger: 'death', steps: [[self(wound(1))]] },
  joy: { kind: 'triggered', trigger: 'healed', steps: [[self(wound(1))]] },
  cry: { kind: 'triggered', trigger: 'wounded', steps: [[self(wound(1))]] },
  fear: { kind: 'triggered', trigger: 'targeted', steps: [[self(wound(1))]] },
  dread: { kind: 'triggered', trigger: 'targeted', steps: [[each(wound(1), { types: ['hero'] })]] },
  blow: { kind: 'triggered', trigger: 'strike', steps: [[self(wound(1))]] },
  grief: { kind: 'triggered', trigger: 'creature dies', steps: [[self(wound(1))]] },
  boast: { kind: 'triggered', trigger: 'kills', steps: [[self(wound(1))]] },
  glee: { kind: 'triggered', trigger: 'opposing graveyard', steps: [[self(wound(1))]] },
  shot: { kind: 'activated', steps: [[self(wound(1))]] },
};
const table = board(
  [card('archer', 'creature', 'A'), card('ogre', 'creature', 'B'), card('imp', 'creature', 'B')],
  texts,
);

const dies = (id: string, group = 0) =>
  moved(id, 'graveyard', id === 'archer' ? 'A' : 'B', byRules('destruction'), { group });
const declares = (source: string, ability = 'curse'): Event => {
  const controller: Player = source === 'archer' ? 'A' : 'B';
  return queued(item(source, ability, [], { id: `of-${source}`, controller }));
};
const orders = (events: readonly Event[]) =>
  answers(table, [{ act: { act: 'resolve' }, events }], ['whoGoesFirst']);

describe('two triggers set off at the same time', () => {
  it('of two players: whose is first?', () => {
    const [first, second] = [declares('archer'), declares('ogre')];
    expect(orders([dies('archer'), dies('ogre'), first, second])).toEqual(['whoGoesFirst: active']);
    expect(orders([dies('archer'), dies('ogre'), second, first])).toEqual(['whoGoesFirst: non-active']);
  });
  it('are told with who is active and whose they are', () => {
    const events = [dies('archer'), dies('ogre'), declares('ogre'), declares('archer')];
    const [asked] = askedOf(table, [{ act: { act: 'resolve' }, events }], 'whoGoesFirst');
    expect(asked?.situation).toEqual({ active: 'A', controllers: ['B', 'A'] });
  });
  it('of one player raise no question', () => {
    expect(orders([dies('ogre'), dies('imp'), declares('ogre'), declares('imp')])).toEqual([]);
  });
});

describe('no question of order', () => {
  it.each<[string, Event[]]>([
    [
      'after deaths one after the other',
      [dies('archer'), dies('ogre', 1), declares('ogre'), declares('archer')],
    ],
    [
      'for abilities that players declare',
      [dies('archer'), dies('ogre'), declares('ogre', 'shot'), declares('archer', 'shot')],
    ],
    [
      'for healing, whose occasion no event shows',
      [dies('archer'), dies('ogre'), declares('ogre', 'joy'), declares('archer', 'joy')],
    ],
    ['where nothing set them off', [declares('ogre'), declares('archer')]],
  ])('%s', (_, events) => {
    expect(orders(events)).toEqual([]);
  });
});

const tail = (events: readonly Event[], [first, second] = ['archer', 'ogre'], texts = ['cry', 'cry']) => [
  ...events,
  declares(first as string, texts[0]),
  declares(second as string, texts[1]),
];
const hurt = (id: string, wounds: number, group = 0): Event[] =>
  [
    did(id, byItem('spell')),
    lives(id, { starting: 3, wounds, effects: [], level: 3 - wounds }, byItem('spell')),
  ].map((event) => ({ ...event, group }));

describe('texts that one event sets off, whatever they wait for', () => {
  it.each<[string, Event[]]>([
    ['wounds of one instruction', tail([...hurt('archer', 1), ...hurt('ogre', 1)])],
    [
      'the naming of both',
      tail(
        [queued(item('imp', 'shot', ['archer', 'ogre'], { id: 'spell' }))],
        ['archer', 'ogre'],
        ['fear', 'fear'],
      ),
    ],
    [
      'a death, on its card and on one that watches',
      tail([dies('archer')], ['archer', 'ogre'], ['curse', 'grief']),
    ],
    ['a death, on two that watch', tail([dies('imp')], ['archer', 'ogre'], ['glee', 'grief'])],
    [
      'a death, on its card and on one that killed it',
      tail([destroyed('ogre'), dies('ogre', 1)], ['archer', 'ogre'], ['boast', 'curse']),
    ],
    [
      'two deaths at a time, on two that watch',
      tail([dies('imp'), dies('archer')], ['archer', 'ogre'], ['grief', 'glee']),
    ],
  ])('%s', (_, events) => {
    expect(orders(events)).toEqual(['whoGoesFirst: active']);
  });
});

describe('no question of order where it is open if two things are one moment', () => {
  it.each<[string, Event[]]>([
    ['wounds one after the other', tail([...hurt('archer', 1), ...hurt('ogre', 1, 1)])],
    [
      'wounds of one and, before them, of both',
      tail([...hurt('archer', 1), ...hurt('ogre', 1), ...hurt('ogre', 2, 1)]),
    ],
    ['a wound and a death', tail([...hurt('archer', 1), dies('ogre')], ['archer', 'ogre'], ['cry', 'curse'])],
    [
      'two namings',
      tail(
        [
          queued(item('imp', 'shot', ['archer'], { id: 'one' })),
          queued(item('imp', 'shot', ['ogre'], { id: 'other' })),
        ],
        ['archer', 'ogre'],
        ['fear', 'fear'],
      ),
    ],
    [
      'a card that has come under the other player since',
      tail([...hurt('archer', 1), ...hurt('ogre', 1), taken('ogre', 'A', byRules('expiry'))]),
    ],
    [
      'a turn that has begun since',
      tail([...hurt('archer', 1), ...hurt('ogre', 1), { kind: 'turn', group: 2, player: 'A' }]),
    ],
    [
      'what is declared at once',
      [...hurt('archer', 1), declares('archer', 'cry'), ...hurt('ogre', 1), declares('ogre', 'cry')],
    ],
  ])('%s', (_, events) => {
    expect(orders(events)).toEqual([]);
  });
  it('and where the deeds are not told', () => {
    const events = tail([...hurt('archer', 1), ...hurt('ogre', 1)]);
    const claims = { ...CLAIMS, events: CLAIMS.events.filter((kind) => kind !== 'did') };
    expect(answers(table, [{ act: { act: 'resolve' }, events }], ['whoGoesFirst'], claims)).toEqual([]);
  });
});

describe('cards that are named as a later step is reached', () => {
  const at = [1, 0] as const;
  const names = (cards: readonly string[], number = 0): Event => ({
    kind: 'named',
    group: 0,
    item: 'spell',
    at: [1, number],
    cards: [...cards],
    player: 'B',
  });
  const both: [string, string] = ['archer', 'ogre'];
  const ofFear = (...events: Event[]) => orders(tail(events, both, ['fear', 'fear']));
  it('are named at one moment, whatever is settled on them then', () => {
    expect(ofFear(names(both))).toEqual(['whoGoesFirst: active']);
    expect(ofFear(names(both), settled(both, [...at], 'spell'))).toEqual(['whoGoesFirst: active']);
    expect(ofFear(names(both), settled(['ogre'], [...at], 'spell'))).toEqual(['whoGoesFirst: active']);
  });
  it('though the texts that it sets off speak of all that fit', () => {
    const events = [names(both), settled(both, [...at], 'spell')];
    expect(orders(tail(events, both, ['dread', 'dread']))).toEqual(['whoGoesFirst: active']);
  });
  it('are not where each is named by itself, or only settled on', () => {
    expect(ofFear(names(['archer']), names(['ogre'], 1))).toEqual([]);
    expect(ofFear(names(['archer']), settled(both, [...at], 'spell'))).toEqual([]);
    expect(ofFear(names(both), settled(['ogre'], [1, 1], 'spell'))).toEqual([]);
  });
});

describe('a strike and the strike back', () => {
  const exchange = (group: number): Event[] => {
    const attack = {
      ...item('archer', 'shot', ['ogre'], { id: 'a' }),
      kind: 'attack' as const,
      ability: null,
    };
    const blows = ([0, 1] as const).flatMap((step): Event[] => [
      settled([step === 0 ? 'ogre' : 'archer'], [step, 0], 'a'),
      { ...did(step === 0 ? 'ogre' : 'archer', byItem('a', [step, 0])), group: step === 0 ? 0 : group },
      ended([step, 0], 'a'),
    ]);
    return tail([queued(attack), ...blows, left('a')], ['archer', 'ogre'], ['blow', 'blow']);
  };
  it('are of one moment where the engine tells them as simultaneous', () => {
    expect(orders(exchange(0))).toEqual(['whoGoesFirst: active']);
    expect(orders(exchange(1))).toEqual([]);
  });
});
