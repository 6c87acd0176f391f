import { describe, expect, it } from 'vitest';
import { board, card, each, one, wound } from '../../engines/testing/table.ts';
import type { Ability } from '../../spec/abilities/ability.ts';
import type { Named, Pending } from '../../spec/model/state.ts';
import type { Act } from '../../spec/play/act.ts';
import { answers, askedOf } from '../testing/answers.ts';
import { byAct, CLAIMS, item, lapsed, moved, queued } from '../testing/records.ts';

const creature = { types: ['creature' as const] };
const shot = one(wound(1), creature);
const texts: Record<string, Ability> = {
  shot: { kind: 'activated', steps: [[shot]] },
  storm: { kind: 'activated', steps: [[each(wound(1), creature)]] },
  twice: { kind: 'activated', steps: [[shot], [shot]] },
  duel: { kind: 'activated', steps: [[one(wound(1), creature, { by: 'opponent' })]] },
  curse: { kind: 'triggered', trigger: 'death', steps: [[shot]] },
};
const table = board([card('archer', 'creature', 'A'), card('ogre', 'creature', 'B')], texts);

const declares = (ability: string, targets: readonly Named[] = []): Act => ({
  act: 'declare',
  player: 'A',
  source: 'archer',
  ability,
  targets: [...targets],
});
const named = (cards: readonly string[], at: [number, number] = [0, 0]): Named => ({
  at,
  cards: [...cards],
  amounts: null,
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

describe('a declaration', () => {
  it('accepted: every part is legal, and the source is the engine’s own word', () => {
    const steps = [
      { act: declares('shot', [named(['ogre'])]), events: [queued(item('archer', 'shot', ['ogre']))] },
    ];
    expect(answers(table, steps)).toEqual([
      'maySource: legal',
      'canBeDeclared: legal',
      'mayNameSoMany: legal',
      'mayBeNamed ogre: legal',
      'whenNamed: with the declaration',
      'sources: archer',
    ]);
    expect(askedOf(table, steps, 'sources')[0]?.evidence).toBe('self-reported');
    expect(askedOf(table, steps, 'mayBeNamed')[0]?.evidence).toBe('observed');
  });
  it('refused: some part is illegal, nobody knows which', () => {
    expect(answers(table, [{ act: declares('shot', [named(['ogre'])]), outcome: 'refused' }])).toEqual([
      'one of: maySource: illegal | canBeDeclared: illegal | mayNameSoMany: illegal | mayBeNamed ogre: illegal',
    ]);
  });
  it('with nothing named asks whether the target may stay open', () => {
    expect(answers(table, [{ act: declares('shot') }])).toEqual([
      'maySource: legal',
      'canBeDeclared: legal',
      'mayStayOpen: legal',
    ]);
    expect(answers(table, [{ act: declares('twice', [named(['ogre'])]) }], ['mayStayOpen'])).toEqual([
      'mayStayOpen 1.0: legal',
    ]);
  });
  it('of a mass instruction has nothing to name', () => {
    expect(answers(table, [{ act: declares('storm'), outcome: 'refused' }])).toEqual([
      'one of: maySource: illegal | canBeDeclared: illegal',
    ]);
  });
  it('that names targets of a later step may be refused for that', () => {
    const act = declares('twice', [named(['ogre']), named(['ogre'], [1, 0])]);
    expect(answers(table, [{ act, outcome: 'refused' }])[0]).toContain('| whenNamed 1.0: when reached');
    expect(answers(table, [{ act }], ['whenNamed'])).toEqual([
      'whenNamed: with the declaration',
      'whenNamed 1.0: with the declaration',
    ]);
  });
  it.each([
    ['an engine does not know', { act: declares('shot', [named(['ogre'])]), outcome: 'unknown' as const }],
    ['names one instruction twice', { act: declares('shot', [named(['ogre']), named(['archer'])]) }],
    ['names a card that is not there', { act: declares('shot', [named(['ghost'])]) }],
    ['names an instruction that is not there', { act: declares('shot', [named(['ogre'], [3, 0])]) }],
    ['speaks of a text that is not there', { act: declares('song') }],
    ['divides an amount', { act: declares('shot', [{ ...named(['ogre']), amounts: [1] }]) }],
  ])('that %s raises no question', (_, step) => {
    expect(answers(table, [step])).toEqual([]);
  });
});

describe('a pending choice', () => {
  it('tells who chooses, and of every card whether it may be named', () => {
    expect(answers(table, [{ act: declares('duel'), pending: choice('duel', { player: 'B' }) }])).toEqual([
      'maySource: legal',
      'canBeDeclared: legal',
      'mayStayOpen: legal',
      'whoChooses: opponent',
      'mayBeNamed archer: illegal',
      'mayBeNamed ogre: legal',
    ]);
  });
  it('tells nothing where options are not claimed to be complete', () => {
    const steps = [{ act: declares('duel'), pending: choice('duel') }];
    expect(answers(table, steps, ['whoChooses', 'mayBeNamed'], { ...CLAIMS, options: false })).toEqual([]);
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
  it('of a card that has left play is that of its last controller', () => {
    const stolen = board([{ ...card('archer', 'creature', 'A'), controller: 'B' }], texts);
    const death = { act: { act: 'resolve' as const }, events: [moved('archer', 'graveyard', 'A', byAct)] };
    const steps = [{ ...death, pending: choice('curse', { player: 'B', options: [] }) }];
    expect(answers(stolen, steps, ['whoChooses'])).toEqual(['whoChooses: controller']);
  });
});

describe('a choice', () => {
  const asking = { act: declares('duel'), pending: choice('duel', { player: 'B' }) };
  const choose = (cards: readonly string[], player: 'A' | 'B' = 'B'): Act => ({
    act: 'choose',
    player,
    cards: [...cards],
  });
  const chosen = (step: Parameters<typeof answers>[1][number]) =>
    answers(table, [asking, step], ['mayNameSoMany', 'mayBeNamed']).slice(2);

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

describe('a trigger', () => {
  it('queued: it could be declared, and every part of that is legal', () => {
    const events = [queued(item('archer', 'curse', ['ogre']))];
    expect(answers(table, [{ act: { act: 'resolve' }, events }])).toEqual([
      'sources: archer',
      'maySource: legal',
      'canBeDeclared: legal',
      'mayNameSoMany: legal',
      'mayBeNamed ogre: legal',
      'whenNamed: with the declaration',
    ]);
  });
  it('lapsed: it could not, and an open target is no reason', () => {
    expect(answers(table, [{ act: { act: 'resolve' }, events: [lapsed('archer', 'curse')] }])).toEqual([
      'one of: maySource: illegal | canBeDeclared: illegal',
    ]);
  });
});
