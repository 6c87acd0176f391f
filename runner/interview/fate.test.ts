import { describe, expect, it } from 'vitest';
import { board, card, each, one, wound } from '../../engines/testing/table.ts';
import type { Ability } from '../../spec/abilities/ability.ts';
import type { Event } from '../../spec/play/event.ts';
import { answers, askedOf } from '../testing/answers.ts';
import {
  begun,
  byAct,
  byItem,
  byRules,
  creatures,
  dead,
  destroyed,
  did,
  ended,
  flagged,
  item,
  lapsed,
  left,
  life,
  lives,
  lost,
  moved,
  named,
  queued,
  resolve,
  shooting,
  wounds,
} from '../testing/records.ts';

const texts: Record<string, Ability> = {
  shot: { kind: 'activated', steps: [[one(wound(3), creatures), one(wound(1), creatures)]] },
  storm: { kind: 'activated', steps: [[each(wound(3), creatures)]] },
  slay: { kind: 'activated', steps: [[one({ verb: 'destroy' }, creatures)]] },
};
const table = board(
  [
    card('archer', 'creature', 'A', { printed: ['shot', 'storm', 'slay'] }),
    card('ogre', 'creature', 'B'),
    card('imp', 'creature', 'B'),
    card('king', 'hero', 'A'),
    card('queen', 'hero', 'B'),
  ],
  texts,
);

const FATES = ['isDestroyed', 'hasLost', 'whenDone', 'whereTo'];
const dies = (id: string) => [destroyed(id), moved(id, 'graveyard', 'B', byRules('destruction'))];

const fates = (...steps: (readonly Event[])[]) =>
  answers(
    table,
    steps.map((events) => ({ act: resolve, events })),
    FATES,
  );

describe('a card whose life has changed', () => {
  it('is destroyed at once, and goes where it goes', () => {
    expect(fates([...wounds('ogre'), ...dies('ogre')])).toEqual([
      'isDestroyed ogre: destroyed',
      'whenDone: at once',
      'whereTo ogre: graveyard of B',
    ]);
  });
  it('is destroyed at once where only the same instruction and the rules came between', () => {
    const events = [...wounds('ogre', byItem()), ...wounds('imp', byItem()), ended(), ...dies('ogre')];
    expect(fates(shooting(...events))).toContain('whenDone: at once');
  });
  it.each([
    ['the next instruction began', [ended(), begun([0, 1])]],
    ['something else was done', [did('imp', byAct)]],
    ['a turn passed', [{ kind: 'turn' as const, group: 0, player: 'B' as const }]],
    ['the item had left', [ended(), left()]],
    ['another was declared', [queued(item('imp', 'shot', ['archer'], { id: 'i2' }))]],
    ['another could not be declared', [lapsed('imp', 'shot')]],
    ['cards were named for a later step', [named(['imp'], [1, 0])]],
  ])('is destroyed later where %s before', (_, between) => {
    expect(fates(shooting(...wounds('ogre', byItem()), ...between, ...dies('ogre')))).toEqual(
      expect.arrayContaining(['isDestroyed ogre: destroyed', 'whenDone: later']),
    );
  });
  it('is destroyed at once where a strike took its attacker’s readiness in between', () => {
    const strike = { ...item('archer', 'shot', ['ogre']), kind: 'attack' as const, ability: null };
    const flag = flagged('archer', 'exhausted', true, byItem());
    const events = [queued(strike), begun(), ...wounds('ogre', byItem()), flag, ended(), ...dies('ogre')];
    expect(fates(events)).toContain('whenDone: at once');
  });
  it('is destroyed later where play was handed back before', () => {
    expect(fates([...wounds('ogre')], dies('ogre'))).toEqual(
      expect.arrayContaining(['isDestroyed ogre: destroyed', 'whenDone: later']),
    );
  });
  it('stays where it is never destroyed', () => {
    expect(fates(wounds('ogre'))).toEqual(['isDestroyed ogre: stays']);
  });
  it('stayed where it was rescued before it was destroyed', () => {
    const rescued = lives('ogre', life(3, { wounds: 1 }), byItem('i1', [0, 1]));
    expect(fates(shooting(...wounds('ogre', byItem()), ended(), begun([0, 1]), rescued))).toEqual([
      'isDestroyed ogre: stays',
      'isDestroyed ogre: stays',
    ]);
  });
  it('stayed where a deed destroyed it before the rules did', () => {
    const events = [
      ...wounds('ogre'),
      destroyed('ogre', byItem()),
      moved('ogre', 'graveyard', 'B', byItem()),
    ];
    expect(fates(events)).toEqual(['isDestroyed ogre: stays', 'whereTo ogre: graveyard of B']);
  });
  it('stayed where it left play alive', () => {
    expect(fates([...wounds('ogre'), moved('ogre', 'hand', 'B', byAct)])).toEqual([
      'isDestroyed ogre: stays',
    ]);
  });
  it('is looked at once after several changes of one deed', () => {
    const events = [
      did('ogre', byAct),
      lives('ogre', life(3, { wounds: 1 }), byAct),
      lives('ogre', dead, byAct),
    ];
    expect(fates([...events, ...dies('ogre')]).filter((line) => line.startsWith('isDestroyed'))).toEqual([
      'isDestroyed ogre: destroyed',
    ]);
  });
  it('is looked at after each of several bare changes', () => {
    expect(fates(wounds('ogre'), wounds('ogre'))).toEqual([
      'isDestroyed ogre: stays',
      'isDestroyed ogre: stays',
    ]);
  });
  it('does not raise the question outside play', () => {
    const buried = board([card('ogre', 'creature', 'B', { zone: 'graveyard' })]);
    expect(answers(buried, [{ act: resolve, events: [lives('ogre', dead, byAct)] }], FATES)).toEqual([]);
  });
});

describe('a hero whose life has changed', () => {
  it('loses at once and may stay in play', () => {
    expect(fates([...wounds('king'), lost('A')])).toEqual([
      'isDestroyed king: stays',
      'hasLost: lost',
      'whenDone: at once',
    ]);
  });
  it('loses later, or not at all', () => {
    expect(fates(shooting(...wounds('king', byItem()), ended(), begun([0, 1]), lost('A')))).toEqual(
      expect.arrayContaining(['hasLost: lost', 'whenDone: later']),
    );
    expect(fates(wounds('king'))).toEqual(['isDestroyed king: stays', 'hasLost: plays on']);
  });
  it('loses by its own player alone', () => {
    expect(fates([...wounds('king'), lost('B')])).toContain('hasLost: plays on');
  });
  it('together with the other one: both are asked about', () => {
    const both = [...wounds('king'), ...wounds('queen'), lost('A'), lost('B')];
    expect(fates(both).filter((line) => line.startsWith('hasLost'))).toEqual([
      'hasLost: lost',
      'hasLost: lost',
    ]);
  });
  it('is not asked about once somebody has lost, nor is anything in later steps', () => {
    expect(fates([...wounds('king'), lost('A')], wounds('ogre'))).toEqual(
      fates([...wounds('king'), lost('A')]),
    );
    expect(fates([...wounds('king'), lost('A'), ...wounds('queen')]).slice(3)).toEqual([
      'isDestroyed queen: stays',
    ]);
  });
  it('a card that stays in a step in which somebody lost stays in a game that is over', () => {
    const isOver = (events: readonly Event[]) =>
      askedOf(table, [{ act: resolve, events }], 'isDestroyed').map(({ situation }) => situation.isOver);
    expect(isOver([...wounds('ogre'), ...wounds('king'), lost('A')])).toEqual([true, true]);
    expect(isOver([...wounds('ogre'), ...dies('ogre'), ...wounds('king'), lost('A')])).toEqual([false, true]);
    expect(isOver(wounds('ogre'))).toEqual([false]);
  });
});

describe('what no change of a life led to', () => {
  it('a destruction by the rules', () => {
    const steps = [{ act: resolve, events: dies('ogre') }];
    expect(answers(table, steps, FATES)).toEqual([
      'isDestroyed ogre: destroyed',
      'whereTo ogre: graveyard of B',
    ]);
    const [{ situation } = { situation: null }] = askedOf(table, steps, 'isDestroyed');
    expect(situation.after).toEqual(situation.before);
  });
  it('a loss', () => {
    expect(fates([lost('B')])).toEqual(['hasLost: lost']);
  });
  it('a destruction by a deed is that deed’s, and no question of the rules', () => {
    const events = [destroyed('ogre', byItem()), moved('ogre', 'graveyard', 'B', byItem())];
    expect(fates(events)).toEqual(['whereTo ogre: graveyard of B']);
  });
});

describe('where a destroyed card goes', () => {
  it('nowhere, as far as is seen', () => {
    expect(fates([...wounds('ogre'), destroyed('ogre')])).toContain('whereTo ogre: play');
  });
  it('to a hand', () => {
    expect(fates([...wounds('ogre'), destroyed('ogre'), moved('ogre', 'hand', 'A', byAct)])).toContain(
      'whereTo ogre: hand of A',
    );
  });
});
