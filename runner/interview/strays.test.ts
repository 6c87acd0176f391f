import { describe, expect, it } from 'vitest';
import {
  board,
  card,
  change,
  declare,
  endTurn,
  enter,
  heal,
  one,
  wound,
} from '../../engines/testing/table.ts';
import type { Ability } from '../../spec/abilities/ability.ts';
import type { Life } from '../../spec/model/life.ts';
import type { Event } from '../../spec/play/event.ts';
import type { Outcome } from '../../spec/play/record.ts';
import { answers, askedOf } from '../testing/answers.ts';
import type { Told } from '../testing/records.ts';
import {
  begun,
  byAct,
  byItem,
  byRules,
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

const texts: Record<string, Ability> = {
  shot: { kind: 'activated', steps: [[one(wound(1), { types: ['creature'] })]] },
};
const ogre = card('ogre', 'creature', 'B', { wounds: 1 });
const table = board(
  [
    card('archer', 'creature', 'A', { printed: ['shot'] }),
    ogre,
    card('imp', 'creature', 'B'),
    card('elf', 'creature', 'A', { zone: 'hand', starting: 4 }),
  ],
  texts,
);
const hurt = (id: string, wounds: number, cause = byAct) => lives(id, life(3, { wounds }), cause);
const changesOf = (...steps: readonly Told[]) =>
  askedOf(table, steps, 'lifeAfter').map(({ situation: { by, before }, answer }) => [
    by,
    before.wounds,
    answer.wounds,
  ]);
const shoots = (targets: string[], ...events: Event[]): Told[] => [
  { act: declare('archer', 'shot', targets), events: [queued(item('archer', 'shot', targets))] },
  { act: resolve, events: [settled(targets), begun(), ...events, left()] },
];
const shot = { deed: wound(1) };

describe('a deed that is done too often', () => {
  const twice = [
    did('ogre', byItem()),
    hurt('ogre', 2, byItem()),
    did('ogre', byItem()),
    hurt('ogre', 3, byItem()),
  ];
  it('is none the second time', () => {
    expect(changesOf(...shoots(['ogre'], ...twice, ended()))).toEqual([
      [shot, 1, 2],
      ['nothing', 2, 3],
    ]);
  });
  it('is one as often as the act named the card', () => {
    expect(changesOf(...shoots(['ogre', 'ogre'], ...twice, ended()))).toEqual([
      [shot, 1, 2],
      [shot, 2, 3],
    ]);
  });
  it('is none on either card once both were named and done', () => {
    const both = [
      did('ogre', byItem()),
      hurt('ogre', 2, byItem()),
      did('imp', byItem()),
      hurt('imp', 1, byItem()),
    ];
    expect(
      changesOf(...shoots(['ogre', 'imp'], ...both, did('imp', byItem()), hurt('imp', 2, byItem()))),
    ).toEqual([
      [shot, 1, 2],
      [shot, 0, 1],
      ['nothing', 1, 2],
    ]);
  });
  it('is one again in the next bare change', () => {
    const act = change('ogre', wound(1));
    const once = (wounds: number) => ({ act, events: [did('ogre', byAct), hurt('ogre', wounds)] });
    expect(changesOf(once(2), once(3)).map(([by]) => by)).toEqual([shot, shot]);
    const again = [did('ogre', byAct), hurt('ogre', 2), did('ogre', byAct), hurt('ogre', 3)];
    expect(changesOf({ act, events: again }).map(([by]) => by)).toEqual([shot, 'nothing']);
  });
});

describe('a life that nothing changed', () => {
  it('is that of a card beside the one that a bare change names', () => {
    const events = [did('ogre', byAct), hurt('ogre', 2), did('imp', byAct), hurt('imp', 1)];
    expect(changesOf({ act: change('ogre', wound(1)), events })).toEqual([
      [shot, 1, 2],
      ['nothing', 0, 1],
    ]);
  });
  it('is that of a card whose instruction has ended', () => {
    const done = [did('ogre', byItem()), hurt('ogre', 2, byItem()), ended(), hurt('ogre', 3, byItem())];
    expect(changesOf(...shoots(['ogre'], ...done))).toEqual([
      [shot, 1, 2],
      ['nothing', 2, 3],
    ]);
  });
  it('is one that expires in no turn, and is left to the turn in one', () => {
    const expired = lives('ogre', life(3), byRules('expiry'));
    expect(changesOf({ act: resolve, events: [expired] })).toEqual([['nothing', 1, 0]]);
    expect(changesOf({ act: endTurn('A'), events: [expired, turnOf('B')] })).toEqual([]);
  });
});

describe('a bare change of a life of which nothing is said', () => {
  const asked = (told: Told) => changesOf(told);
  it('is asked about by what became of the life', () => {
    expect(asked({ act: change('ogre', wound(1)), events: [] })).toEqual([[shot, 1, 1]]);
    expect(asked({ act: change('ogre', heal(1)), events: [] })).toEqual([[{ deed: heal(1) }, 1, 1]]);
  });
  it('is not where it was refused, is no deed of life, or the card is not in play', () => {
    expect(asked({ act: change('ogre', wound(1)), outcome: 'refused' })).toEqual([]);
    expect(asked({ act: change('ogre', { verb: 'poison' }) })).toEqual([]);
    expect(asked({ act: change('elf', wound(1)) })).toEqual([]);
  });
});

describe('a card that comes into play', () => {
  const enters = (its: Life) => [
    { act: enter('elf'), events: [moved('elf', 'play', null, byAct, { life: its })] },
  ];
  it.each([
    ['whole', life(4)],
    ['wounded', life(4, { wounds: 1 })],
    ['with another starting life', life(5)],
    ['with additional life', life(4, { additional: 2 })],
  ])('%s is asked about by its layers', (_, its) => {
    const [asked, ...more] = askedOf(table, enters(its), 'lifeAfter');
    expect(asked?.situation).toEqual({
      before: table.cards.find(({ id }) => id === 'elf')?.life,
      by: 'entering',
    });
    const sum = its.effects.reduce((total, effect) => total + effect.left, 0);
    expect(asked?.answer).toEqual({
      starting: its.starting,
      wounds: its.wounds,
      additional: sum,
      negative: 0,
    });
    expect(more).toEqual([]);
  });
  it('is not one that leaves it', () => {
    const leaving = { act: change('ogre', { verb: 'move', into: 'hand' } as const) };
    expect(
      changesOf({ ...leaving, events: [did('ogre', byAct), moved('ogre', 'hand', 'B', byAct)] }),
    ).toEqual([]);
  });
});

describe('a board that was loaded', () => {
  it('is asked about by the levels that the engine gives of cards in play', () => {
    const levelled = board([
      { ...ogre, life: life(3, { wounds: 1, level: 7 }) },
      card('imp', 'creature', 'B'),
      { ...card('elf', 'creature', 'A', { zone: 'hand' }), life: life(3, { level: 3 }) },
    ]);
    expect(answers(levelled, [])).toEqual(['lifeLevel: 7']);
    const [asked] = askedOf(levelled, [], 'lifeLevel');
    expect([asked?.evidence, asked?.situation.entered]).toEqual(['as loaded', false]);
    expect(answers(table, [])).toEqual([]);
  });
  it('is evidence of its own where no act was accepted', () => {
    const levelled = board([{ ...ogre, life: life(3, { level: 3 }) }]);
    const evidence = (...outcomes: Outcome[]) =>
      askedOf(
        levelled,
        outcomes.map((outcome) => ({ act: resolve, outcome })),
        'lifeLevel',
      ).map((one) => one.evidence);
    expect(evidence('unknown', 'refused')).toEqual(['as loaded']);
    expect(evidence('unknown', 'accepted')).toEqual(['self-reported']);
  });
});
