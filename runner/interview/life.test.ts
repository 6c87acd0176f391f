import { describe, expect, it } from 'vitest';
import { board, card, change, giveLife, heal, one, self, wound } from '../../engines/testing/table.ts';
import type { Ability } from '../../spec/abilities/ability.ts';
import type { Deed } from '../../spec/abilities/deed.ts';
import type { Pending } from '../../spec/model/state.ts';
import type { Act } from '../../spec/play/act.ts';
import type { Event } from '../../spec/play/event.ts';
import { lifeAfter } from '../../spec/questions/life.ts';
import { answers, askedOf } from '../testing/answers.ts';
import {
  begun,
  byAct,
  byItem,
  byRules,
  CLAIMS,
  did,
  item,
  lapsed,
  life,
  lives,
  lost,
  moved,
  queued,
  resolve,
  turnOf,
} from '../testing/records.ts';

const texts: Record<string, Ability> = {
  shot: { kind: 'activated', steps: [[one(wound(2), { types: ['creature'] })]] },
  joy: { kind: 'triggered', trigger: 'healed', steps: [[self(giveLife(1))]] },
};
const charmed = card('imp', 'creature', 'A', {}, [
  { kind: 'additional', left: 2, until: 'end of turn' },
  { kind: 'negative', left: 1, until: 'end of turn' },
]);
const table = board(
  [
    card('ogre', 'creature', 'B', { wounds: 1, printed: ['joy'] }),
    charmed,
    card('elf', 'creature', 'A', { zone: 'hand' }),
  ],
  texts,
);

const layersAfter = (act: Act, events: readonly Event[], ids: readonly string[] = ['lifeAfter']) =>
  answers(table, [{ act, events }], ids);
const byOf = (act: Act, events: readonly Event[]) =>
  askedOf(table, [{ act, events }], 'lifeAfter').map(({ situation }) => situation.by);
const left = (starting: number, wounds: number, additional: number, negative: number) =>
  `lifeAfter: ${lifeAfter.key({ starting, wounds, additional, negative })}`;

describe('a deed on a life', () => {
  it('is asked about by the layers that it left', () => {
    const events = [did('ogre', byAct), lives('ogre', life(3, { wounds: 2, additional: 1 }), byAct)];
    expect(layersAfter(change('ogre', wound(1)), events)).toEqual([left(3, 2, 1, 0)]);
    expect(byOf(change('ogre', wound(1)), events)).toEqual([{ deed: wound(1) }]);
  });
  it('that changed nothing left the layers as they were', () => {
    expect(layersAfter(change('ogre', wound(1)), [did('ogre', byAct)])).toEqual([left(3, 1, 0, 0)]);
  });
  it('that shows in several changes is asked about by the last', () => {
    const steps = [1, 2, 3].map((wounds) => lives('ogre', life(4, { wounds }), byAct));
    expect(layersAfter(change('ogre', wound(2)), [did('ogre', byAct), ...steps])).toEqual([left(4, 3, 0, 0)]);
  });
  it('of an item is that of its instruction', () => {
    const events = [queued(item('elf', 'shot', ['ogre'])), begun(), did('ogre', byItem())];
    expect(byOf(resolve, events)).toEqual([{ deed: wound(2) }]);
  });
  it('done twice by one item is asked about twice', () => {
    const [one, two] = [2, 3].map((wounds) => lives('ogre', life(5, { wounds }), byItem()));
    const events = [
      queued(item('elf', 'shot', ['ogre'])),
      did('ogre', byItem()),
      one,
      did('ogre', byItem()),
      two,
    ];
    expect(layersAfter(resolve, events as Event[])).toEqual([left(5, 2, 0, 0), left(5, 3, 0, 0)]);
  });
  it('outside play, or of no known text, raises no question', () => {
    expect(layersAfter(change('elf', wound(1)), [did('elf', byAct)])).toEqual([]);
    expect(layersAfter(resolve, [did('ogre', byAct)])).toEqual([]);
    expect(layersAfter(change('ogre', { verb: 'poison' }), [did('ogre', byAct)])).toEqual([]);
  });
});

describe('a life that changed by no deed', () => {
  const stray = lives('ogre', life(3, { wounds: 2 }), byAct);
  it('changed by nothing', () => {
    expect(byOf(resolve, [stray])).toEqual(['nothing']);
    expect(byOf(change('imp', wound(1)), [did('imp', byAct), stray])).toContain('nothing');
  });
  it.each(['readying', 'payment', 'destruction', 'loss', 'expiry', 'replacement'] as const)(
    'changed by nothing where only the name of a rules effect (%s) says so',
    (effect) => {
      expect(byOf(resolve, [lives('ogre', life(3, { wounds: 2 }), byRules(effect))])).toEqual(['nothing']);
    },
  );
});

describe('terms that end', () => {
  const end: Act = { act: 'end turn', player: 'A' };
  const [charm] = charmed.life?.effects ?? [];
  const half = { ...life(3), effects: charm === undefined ? [] : [charm] };
  const expiring = [
    lives('imp', half, byRules('expiry')),
    turnOf('B'),
    lives('imp', life(3), byRules('expiry')),
  ];
  it('are asked about once a card, by the last layers of that change of turn', () => {
    expect(layersAfter(end, expiring)).toEqual([left(3, 0, 0, 0)]);
    expect(byOf(end, expiring)).toEqual([{ expiry: { ended: 'A', began: 'B' } }]);
  });
  it('are not asked about where effects are told as one sum', () => {
    const totals = { ...CLAIMS, life: 'totals' as const };
    expect(answers(table, [{ act: end, events: expiring }], ['lifeAfter'], totals)).toEqual([]);
  });
});

describe('the level', () => {
  const levels = (event: Event) => answers(table, [{ act: resolve, events: [event] }], ['lifeLevel']);
  it('is the engine’s own figure, after a change and on coming into play', () => {
    expect(levels(lives('ogre', life(3, { wounds: 1, level: 7 }), byAct))).toEqual(['lifeLevel: 7']);
    expect(levels(moved('elf', 'play', null, byAct, { life: life(3, { level: 3 }) }))).toEqual([
      'lifeLevel: 3',
    ]);
  });
  it('raises no question where there is none, or on leaving play', () => {
    expect(levels(lives('ogre', life(3), byAct))).toEqual([]);
    expect(levels(moved('elf', 'play', null, byAct, { life: life(3) }))).toEqual([]);
    expect(levels(moved('ogre', 'hand', 'B', byAct))).toEqual([]);
  });
  it('is self-reported', () => {
    const events = [lives('ogre', life(3, { level: 3 }), byAct)];
    expect(askedOf(table, [{ act: resolve, events }], 'lifeLevel')[0]?.evidence).toBe('self-reported');
  });
});

describe('whether it is healing', () => {
  const healed = [did('ogre', byAct), lives('ogre', life(3), byAct)];
  const healing = (events: readonly Event[], pending: Pending | null = null, deed: Deed = heal(1)) =>
    answers(table, [{ act: change('ogre', deed), events: [...healed, ...events], pending }], ['isHealing']);
  const choice: Pending = {
    player: 'B',
    source: 'ogre',
    ability: 'joy',
    at: [0, 0],
    item: null,
    options: [],
    min: 0,
    max: 1,
  };

  it('shows in the trigger that it sets off', () => {
    expect(healing([queued(item('ogre', 'joy', [], { controller: 'B' }))])).toEqual(['isHealing: healing']);
    expect(healing([lapsed('ogre', 'joy')])).toEqual(['isHealing: healing']);
    expect(healing([], choice)).toEqual(['isHealing: healing']);
  });
  it('shows in the trigger that it does not set off', () => {
    expect(healing([])).toEqual(['isHealing: not healing']);
    expect(healing([lapsed('imp', 'joy')])).toEqual(['isHealing: not healing']);
  });
  it('cannot be told where the engine does not claim to say what lapses', () => {
    const claims = { ...CLAIMS, events: CLAIMS.events.filter((kind) => kind !== 'lapsed') };
    const steps = [{ act: change('ogre', heal(1)), events: healed }];
    expect(answers(table, steps, ['isHealing'], claims)).toEqual([]);
  });
  it('cannot be told where another choice waits, the game is over, or the card was touched again', () => {
    expect(healing([], { ...choice, ability: 'shot' })).toEqual([]);
    expect(healing([lost('A')])).toEqual([]);
    expect(healing([moved('ogre', 'hand', 'B', byAct)])).toEqual([]);
    expect(healing([did('ogre', byItem())])).toEqual([]);
  });
  it('shows whatever is done to the card behind the trigger', () => {
    const cry = queued(item('ogre', 'joy', [], { controller: 'B' }));
    expect(healing([cry, did('ogre', byItem())])).toEqual(['isHealing: healing']);
    expect(healing([did('ogre', byItem()), cry])).toEqual([]);
  });
  it('is asked only where wounds went, by something that does not wound', () => {
    expect(healing([], null, wound(1))).toEqual([]);
    const events = [did('ogre', byAct)];
    expect(answers(table, [{ act: change('ogre', heal(1)), events }], ['isHealing'])).toEqual([]);
  });
});
