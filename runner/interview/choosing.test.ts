import { describe, expect, it } from 'vitest';
import { board, card, one, wound } from '../../engines/testing/table.ts';
import type { Ability } from '../../spec/abilities/ability.ts';
import type { Player } from '../../spec/model/names.ts';
import type { Pending } from '../../spec/model/state.ts';
import type { Act } from '../../spec/play/act.ts';
import { answers, askedOf } from '../testing/answers.ts';
import { byAct, CLAIMS, creatures, item, moved, queued, taken } from '../testing/records.ts';

const shot = one(wound(1), creatures);
const texts: Record<string, Ability> = {
  twice: { kind: 'activated', steps: [[shot], [shot]] },
  duel: { kind: 'activated', steps: [[one(wound(1), creatures, { by: 'opponent' })]] },
  curse: { kind: 'triggered', trigger: 'death', steps: [[shot]] },
};
const table = board([card('archer', 'creature', 'A'), card('ogre', 'creature', 'B')], texts);

const declares = (ability: string): Act => ({
  act: 'declare',
  player: 'A',
  source: 'archer',
  ability,
  targets: [],
});
const choice = (ability: string, rest: Partial<Pending> = {}): Pending => ({
  player: 'A',
  source: 'archer',
  ability,
  at: [0, 0],
  item: null,
  options: ['ogre'],
  min: 1,
  max: 1,
  ...rest,
});

describe('a pending choice', () => {
  it('tells who chooses, and of every card whether it may be named', () => {
    expect(answers(table, [{ act: declares('duel'), pending: choice('duel', { player: 'B' }) }])).toEqual([
      'maySource: legal',
      'canBeDeclared: legal',
      'mayStayOpen: legal',
      'whoChooses: opponent',
      'mayNameSoMany: legal',
      'mayNameSoMany: legal',
      'mayBeNamed archer: illegal',
      'mayBeNamed ogre: legal',
    ]);
  });
  it.each<[string, Partial<Pending>, [string[], string][]]>([
    [
      'one of two',
      { options: ['ogre', 'archer'] },
      [
        [['ogre'], 'legal'],
        [['ogre'], 'legal'],
        [['ogre', 'archer'], 'illegal'],
      ],
    ],
    [
      'none or both of two',
      { options: ['ogre', 'archer'], min: 0, max: 2 },
      [
        [['ogre', 'archer'], 'legal'],
        [[], 'legal'],
      ],
    ],
    ['more than there are', { min: 2, max: 3 }, [[['ogre'], 'legal']]],
  ])('tells how many may be named: %s', (_, bounds, asked) => {
    const steps = [{ act: declares('duel'), pending: choice('duel', { player: 'B', ...bounds }) }];
    expect(
      askedOf(table, steps, 'mayNameSoMany').map(({ situation, answer }) => [situation.cards, answer]),
    ).toEqual(asked);
  });
  it('tells nothing where options are not claimed to be complete', () => {
    const steps = [{ act: declares('duel'), pending: choice('duel') }];
    expect(
      answers(table, steps, ['whoChooses', 'mayNameSoMany', 'mayBeNamed'], { ...CLAIMS, options: false }),
    ).toEqual([]);
  });
  it('belongs to a declaration, a trigger, or a step that was reached', () => {
    const byOf = (steps: Parameters<typeof askedOf>[1]) =>
      askedOf(table, steps, 'whoChooses').map(({ situation }) => situation.by);
    const waiting = { act: declares('twice'), events: [queued(item('archer', 'twice', ['ogre']))] };
    const reached = choice('twice', { item: 'i1', at: [1, 0] });
    expect(byOf([{ act: declares('duel'), pending: choice('duel') }])).toEqual(['player']);
    expect(byOf([{ act: { act: 'resolve' }, pending: choice('curse') }])).toEqual(['trigger']);
    expect(byOf([waiting, { act: { act: 'resolve' }, pending: reached }])).toEqual(['step']);
  });
  it('of a trigger whose card has changed sides since it was set off may be that of either player', () => {
    const asks = (player: Player, isTaken: boolean) =>
      answers(
        table,
        [
          { act: { act: 'resolve' }, pending: choice('twice', { item: 'item-1' }) },
          {
            act: { act: 'choose', player: 'A', cards: ['ogre'] },
            events: isTaken ? [taken('archer', 'B', byAct)] : [],
            pending: choice('curse', { player }),
          },
        ],
        ['whoChooses'],
      ).at(-1);
    expect([asks('A', true), asks('B', true)]).toEqual(['whoChooses: controller', 'whoChooses: controller']);
    expect([asks('A', false), asks('B', false)]).toEqual(['whoChooses: controller', 'whoChooses: opponent']);
  });
  it('of a card that has left play is that of its last controller', () => {
    const stolen = board([{ ...card('archer', 'creature', 'A'), controller: 'B' }], texts);
    const death = { act: { act: 'resolve' as const }, events: [moved('archer', 'graveyard', 'A', byAct)] };
    const steps = [{ ...death, pending: choice('curse', { player: 'B', options: [] }) }];
    expect(answers(stolen, steps, ['whoChooses'])).toEqual(['whoChooses: controller']);
    const back = { act: { act: 'resolve' as const }, events: [moved('archer', 'play', null, byAct)] };
    const later = [...steps, back, { ...death, pending: null }];
    expect(answers(stolen, later, ['whoChooses'])).toEqual(['whoChooses: controller']);
  });
});

describe('a choice', () => {
  const asking = { act: declares('duel'), pending: choice('duel', { player: 'B' }) };
  const choose = (cards: readonly string[], player: 'A' | 'B' = 'B'): Act => ({
    act: 'choose',
    player,
    cards: [...cards],
  });
  const NAMING = ['mayNameSoMany', 'mayBeNamed'];
  const chosen = (step: Parameters<typeof answers>[1][number]) =>
    answers(table, [asking, step], NAMING).slice(answers(table, [asking], NAMING).length);

  it('put outright and accepted: the number and each card are legal', () => {
    expect(chosen({ act: choose(['ogre']) })).toEqual(['mayNameSoMany: legal', 'mayBeNamed ogre: legal']);
  });
  it('put outright and refused: some of that is illegal', () => {
    expect(chosen({ act: choose(['ogre', 'archer']), outcome: 'refused' })).toEqual([
      'one of: mayNameSoMany: illegal | mayBeNamed ogre: illegal | mayBeNamed archer: illegal',
    ]);
  });
  it.each([
    ['picked from what was offered', { act: choose(['ogre']), picked: true }],
    ['by the player who was not asked', { act: choose(['ogre'], 'A'), outcome: 'refused' as const }],
    ['that the engine does not know', { act: choose(['ogre']), outcome: 'unknown' as const }],
  ])('%s raises no question', (_, step) => {
    expect(chosen(step)).toEqual([]);
  });
});
