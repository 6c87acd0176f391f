import { describe, expect, it } from 'vitest';
import { board, card, each, one, wound } from '../../engines/testing/table.ts';
import type { Ability } from '../../spec/abilities/ability.ts';
import type { Named, Pending } from '../../spec/model/state.ts';
import type { Act, Declare } from '../../spec/play/act.ts';
import type { Event } from '../../spec/play/event.ts';
import { answers, askedOf } from '../testing/answers.ts';
import type { Told } from '../testing/records.ts';
import { byAct, creatures, item, lapsed, moved, queued, taken } from '../testing/records.ts';

const shot = one(wound(1), creatures);
const texts: Record<string, Ability> = {
  shot: { kind: 'activated', steps: [[shot]] },
  storm: { kind: 'activated', steps: [[each(wound(1), creatures)]] },
  twice: { kind: 'activated', steps: [[shot], [shot]] },
  dear: { kind: 'activated', cost: { kind: 'exhaust', filter: creatures }, steps: [[shot]] },
  curse: { kind: 'triggered', trigger: 'death', steps: [[shot]] },
};
const table = board([card('archer', 'creature', 'A'), card('ogre', 'creature', 'B')], texts);

/** Somebody has to choose one of the two before the item is queued. */
const asking = (source: string, ability: string): Pending => {
  const of = { source, ability, at: [0, 0] as [number, number], item: null };
  const options = ['archer', 'ogre'];
  return { player: 'B', kind: 'target', ...of, options, min: 1, max: 1 };
};
const chooses = (card: string): Act => ({ act: 'choose', player: 'B', cards: [card] });

const DECLARING = ['maySource', 'canBeDeclared', 'mayNameSoMany', 'mayBeNamed', 'mayStayOpen', 'whenNamed'];
const declares = (ability: string, targets: readonly Named[] = []): Declare => ({
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
    expect(answers(table, [{ act: declares('shot'), events: [queued(item('archer', 'shot'))] }])).toEqual([
      'maySource: legal',
      'canBeDeclared: legal',
      'mayStayOpen: legal',
      'sources: archer',
    ]);
    const twice = {
      act: declares('twice', [named(['ogre'])]),
      events: [queued(item('archer', 'twice', ['ogre']))],
    };
    expect(answers(table, [twice], ['mayStayOpen'])).toEqual(['mayStayOpen 1.0: legal']);
  });
  it('of a mass instruction has nothing to name', () => {
    expect(answers(table, [{ act: declares('storm'), outcome: 'refused' }])).toEqual([
      'one of: maySource: illegal | canBeDeclared: illegal',
    ]);
  });
  it('that names targets of a later step may be refused for that', () => {
    const act = declares('twice', [named(['ogre']), named(['ogre'], [1, 0])]);
    expect(answers(table, [{ act, outcome: 'refused' }])[0]).toContain('| whenNamed 1.0: when reached');
    const events = [queued(item('archer', 'twice', ['ogre']))];
    expect(answers(table, [{ act, events }], ['whenNamed'])).toEqual([
      'whenNamed: with the declaration',
      'whenNamed 1.0: with the declaration',
    ]);
  });
  it('that waits for an answer before it is queued has the same source', () => {
    const steps: Told[] = [
      { act: declares('shot'), pending: asking('archer', 'shot') },
      { act: chooses('ogre'), events: [queued(item('ogre', 'shot', ['ogre']))] },
    ];
    expect(answers(table, steps, ['sources'])).toEqual(['sources: ogre']);
    expect(askedOf(table, steps, 'sources')[0]?.situation.source).toBe('archer');
  });
  it('that an engine does not know raises no question', () => {
    expect(answers(table, [{ act: declares('shot', [named(['ogre'])]), outcome: 'unknown' }])).toEqual([]);
  });
  it.each<[string, Act]>([
    ['names one instruction twice', declares('shot', [named(['ogre']), named(['archer'])])],
    ['names a card that is not there', declares('shot', [named(['ghost'])])],
    ['names an instruction that is not there', declares('shot', [named(['ogre'], [3, 0])])],
    ['speaks of a text that is not there', declares('song')],
    ['divides an amount', declares('shot', [{ ...named(['ogre']), amounts: [1] }])],
    ['pays with a card where none is asked for', { ...declares('shot', [named(['ogre'])]), pay: ['ogre'] }],
    ['pays with no card where one is asked for', declares('dear', [named(['ogre'])])],
    ['pays with a card that is not there', { ...declares('dear', [named(['ogre'])]), pay: ['ghost'] }],
  ])('that %s raises no question of what may be declared', (_, act) => {
    const events = [queued(item('archer', 'shot', ['ogre']))];
    expect(answers(table, [{ act, outcome: 'refused' }])).toEqual([]);
    expect(answers(table, [{ act, events }], DECLARING)).toEqual([]);
  });
  it('that names a card to pay asks of that card', () => {
    const act: Act = { ...declares('dear', [named(['ogre'])]), pay: ['archer'] };
    const events = [queued(item('archer', 'dear', ['ogre']))];
    expect(answers(table, [{ act, events }], ['mayPay'])).toEqual(['mayPay archer: legal']);
    expect(answers(table, [{ act, outcome: 'refused' }])[0]).toContain('| mayPay archer: illegal |');
  });
});

describe('a trigger', () => {
  const archer = card('archer', 'creature', 'A', { printed: ['curse'] });
  const ogre = card('ogre', 'creature', 'B');
  const mourning = board([archer, ogre], texts);
  const events = [moved('archer', 'graveyard', 'A', byAct), queued(item('archer', 'curse', ['ogre']))];
  const dying = [{ act: { act: 'resolve' as const }, events }];
  it('queued: it could be declared, and every part of that is legal', () => {
    expect(answers(mourning, dying, ['sources', ...DECLARING])).toEqual([
      'sources: archer',
      'maySource: legal',
      'canBeDeclared: legal',
      'mayNameSoMany: legal',
      'mayBeNamed ogre: legal',
      'whenNamed: with the declaration',
    ]);
    expect(askedOf(mourning, dying, 'sources')[0]?.evidence).toBe('self-reported');
  });
  it('queued of a text that two cards have is of the one that something has set off', () => {
    const twins = board([archer, { ...ogre, printed: ['curse'], abilities: ['curse'] }], texts);
    expect(answers(twins, dying, ['sources', ...DECLARING])[0]).toBe('sources: archer');
    expect(askedOf(twins, dying, 'sources')[0]?.situation.source).toBe('archer');
    const nobody = dying.map((one) => ({
      ...one,
      events: one.events?.filter(({ kind }) => kind !== 'moved'),
    }));
    expect(askedOf(twins, nobody as typeof dying, 'sources')).toEqual([]);
  });
  it('queued behind a choice is of the card that something had set off before it', () => {
    const twins = board([archer, { ...ogre, printed: ['curse'], abilities: ['curse'] }], texts);
    const [fall, ...behind] = events;
    const mayFall = moved('ogre', 'graveyard', 'B', byAct);
    const told = (first: readonly Event[], second: readonly Event[]): Told[] => [
      { act: { act: 'resolve' }, events: first, pending: asking('archer', 'curse') },
      { act: chooses('ogre'), events: second },
    ];
    const sourceOf = (steps: Told[]) => askedOf(twins, steps, 'sources').map((one) => one.situation.source);
    expect(sourceOf(told([fall as Event], behind))).toEqual(['archer']);
    expect(sourceOf(told([fall as Event], [mayFall, ...behind]))).toEqual([]);
  });
  it('queued of a text that its card was given and has left with in the same step is that card’s', () => {
    const both: Event[] = ['archer', 'ogre'].map((id) => ({
      kind: 'abilities',
      group: 0,
      card: id,
      abilities: ['curse'],
      cause: byAct,
    }));
    const bare = board([card('archer', 'creature', 'A'), ogre], texts);
    const steps = [{ act: { act: 'resolve' as const }, events: [...both, ...events] }];
    expect(
      askedOf(bare, steps, 'sources').map(({ situation, answer }) => [situation.source, answer]),
    ).toEqual([['archer', ['archer']]]);
  });
  it('lapsed after its card has changed sides: one cannot tell for whom', () => {
    const step = {
      act: { act: 'resolve' as const },
      events: [taken('archer', 'B', byAct), lapsed('archer', 'curse')],
    };
    expect(answers(table, [step]).filter((one) => one.includes('maySource'))).toEqual([]);
  });
  it('lapsed: it could not, and an open target is no reason', () => {
    expect(answers(table, [{ act: { act: 'resolve' }, events: [lapsed('archer', 'curse')] }])).toEqual([
      'one of: maySource: illegal | canBeDeclared: illegal',
    ]);
  });
});
