import { describe, expect, it } from 'vitest';
import { activated, choosing, creature, having, wounding } from '../../oracles/examples.ts';
import type { Ability, Instruction, Texts } from '../../spec/abilities/ability.ts';
import type { CardId } from '../../spec/model/names.ts';
import type { Item } from '../../spec/model/state.ts';
import type { Act } from '../../spec/play/act.ts';
import type { Event } from '../../spec/play/event.ts';
import { brokenIn, duel } from '../testing/classic.ts';
import {
  at,
  declared,
  declaring,
  done,
  hit,
  itemAt,
  resolved,
  shot,
  turned,
  wound,
} from '../testing/classic-acts.ts';
import * as tell from '../testing/records.ts';
import { creatures } from '../testing/records.ts';

const { begun, byAct, byItem, byRules, did, ended, left, queued, settled } = tell;
describe('sources and targets', () => {
  const board = duel({ shot: activated(wound), arrow: activated(shot()), pair: activated(shot(2, 2)) });
  const told = (ability: string, cards: CardId[], ...events: Event[]) =>
    brokenIn(board, [declared(ability, ...cards), resolved(turned, ...events, left())]);
  it('an action has one source', () => {
    const twice = { ...itemAt('shot', 'ogre'), sources: ['archer', 'imp'] };
    expect(brokenIn(board, [{ act: declaring('shot', 'ogre'), events: [queued(twice)] }])).toEqual([
      'classic/502.2',
    ]);
  });
  it('only cards that were named are targets', () => {
    expect(told('shot', ['ogre'], ...done(['ogre'], ...hit('ogre')))).toEqual([]);
    expect(told('shot', ['ogre'], ...done(['imp'], ...hit('imp')))).toContain('classic/502.4');
  });
  it('a target is named in the declaration', () => {
    expect(brokenIn(board, [declared('shot')])).toEqual(['or classic/502.1']);
  });
  it('an attack has one target, unless its text gives it two', () => {
    expect(brokenIn(board, [declared('arrow', 'ogre', 'imp')])).toEqual(['classic/502.5']);
    expect(told('pair', ['ogre', 'imp'], ...done(['ogre', 'imp'], ...hit('ogre'), ...hit('imp')))).toEqual(
      [],
    );
    expect(told('pair', ['ogre', 'imp'], ...done(['ogre'], ...hit('ogre')))).toEqual(['classic/502.4']);
    const refused = { act: declaring('pair', 'ogre', 'imp'), outcome: 'refused' as const };
    expect(brokenIn(board, [refused])).toEqual(['classic/502.5']);
  });
});

describe('a strike', () => {
  const board = duel({}, [], { strike: 1 });
  const strike = (targets: CardId[], defender?: CardId): string[] => {
    const attack: Item = { ...itemAt('strike', 'ogre'), kind: 'attack', ability: null };
    const events: Event[] = [
      { kind: 'attacked', group: 0, attacker: 'archer', target: 'ogre' },
      queued(attack),
      ...(defender === undefined ? [] : [{ kind: 'defended' as const, group: 0, item: 'i1', defender }]),
      ...done(targets, ...targets.flatMap((card) => hit(card))),
      left(),
    ];
    return brokenIn(board, [
      { act: { act: 'attack', player: 'A', attacker: 'archer', target: 'ogre' }, events },
    ]);
  };
  it('is at the defender, or at the card that was named', () => {
    expect([strike(['ogre']), strike(['imp'], 'imp')]).toEqual([[], []]);
    expect(strike(['ogre'], 'imp')).toEqual(['classic/502.1']);
    expect(strike(['ogre', 'imp'])).toEqual(['classic/502.5']);
  });
});

describe('spells and influences', () => {
  const board = duel({ any: activated(wounding(choosing(creatures, 0, null))) });
  it('may have no target', () => {
    expect(brokenIn(board, [declared('any')])).toEqual([]);
    expect(brokenIn(board, [{ act: declaring('any'), outcome: 'refused' }])).toEqual(['classic/502.6']);
  });
  it('leave none of their targets out', () => {
    const told = (...events: Event[]) =>
      brokenIn(board, [declared('any', 'ogre', 'imp'), resolved(turned, ...events, left())]);
    expect(told(...done(['ogre', 'imp'], ...hit('ogre'), ...hit('imp')))).toEqual([]);
    expect(told(...done(['ogre'], ...hit('ogre')))).toEqual(['classic/502.4', 'classic/502.6']);
    expect(told(...done(['ogre', 'imp'], ...hit('ogre')))).toEqual(['classic/502.6']);
  });
  it('hit all at the same time', () => {
    const death = (card: CardId): Event[] => [
      tell.destroyed(card),
      tell.moved(card, 'graveyard', 'B', byRules('destruction')),
    ];
    const inTurn = done(
      ['ogre', 'imp'],
      ...hit('ogre', 3),
      ...death('ogre'),
      ...hit('imp', 3),
      ...death('imp'),
    );
    const together = done(
      ['ogre', 'imp'],
      ...hit('ogre', 3),
      ...hit('imp', 3),
      ...death('ogre'),
      ...death('imp'),
    );
    const told = (events: Event[]) =>
      brokenIn(board, [declared('any', 'ogre', 'imp'), resolved(turned, ...events, left())]);
    expect([told(together), told(inTurn)]).toEqual([[], ['classic/502.6']]);
  });
});

describe('a movement', () => {
  const cry: Ability = { kind: 'triggered', trigger: 'targeted', steps: [[wounding({ kind: 'itself' })]] };
  const watcher = {
    ...having(creature('watcher', { owner: 'B', controller: 'B' }), 'their-cry'),
    cell: { row: 4, column: 2 },
  };
  const board = duel({ 'their-cry': cry }, [watcher]);
  const named = { row: 4, column: 2 };
  const moving: Item = { ...itemAt('walk'), kind: 'movement', ability: null, cell: named };
  const step = (item: Item, ...more: Event[]) => ({
    act: { act: 'step', player: 'A', card: 'archer', cell: named } as Act,
    events: [queued(item), ...more],
  });
  const placed = (cell: { row: number; column: number }): Event => ({
    kind: 'placed',
    group: 0,
    card: 'archer',
    cell,
    cause: byItem(),
  });
  it('is at a square', () => {
    expect(brokenIn(board, [step(moving), resolved(placed(named), left())])).toEqual([]);
    expect(brokenIn(board, [step({ ...moving, named: at('watcher') })])).toContain('classic/502.7');
    expect(brokenIn(board, [step(moving), resolved(placed({ row: 1, column: 1 }), left())])).toEqual([
      'classic/502.7',
    ]);
  });
  it('targets nobody who stands there', () => {
    const cried = queued(tell.item('watcher', 'their-cry', [], { id: 'i2', controller: 'B' }));
    expect(brokenIn(board, [step(moving, cried)])).toEqual(['classic/502.7']);
  });
  it('is made where nothing has come between', () => {
    expect(brokenIn(board, [step(moving), resolved(left())])).toEqual(['default/allowed']);
    const fallen = {
      act: { act: 'change', card: 'watcher', deed: { verb: 'poison' } } as Act,
      events: [did('watcher', byAct), tell.flagged('watcher', 'poisoned', true, byAct)],
    };
    expect(brokenIn(board, [step(moving), fallen, resolved(left())])).toEqual([]);
  });
  it('comes of a movement', () => {
    const stray = { ...placed(named), cause: byAct };
    expect(brokenIn(board, [{ act: { act: 'end turn', player: 'A' }, events: [stray] }])).toEqual([
      'default/unchanged',
    ]);
  });
});

describe('a property', () => {
  const roll: Instruction = { deed: { verb: 'roll' }, object: { kind: 'each', filter: { types: ['hero'] } } };
  const late = wounding(choosing({ ...creatures, cost: { equals: 'rolled' } }));
  const texts: Texts = {
    hot: activated(wounding(choosing({ ...creatures, element: 'any' }))),
    dice: { kind: 'activated', steps: [[roll], [late]] },
  };
  const board = duel(texts, [creature('chief', { type: 'hero' })]);
  const rolled: Event = { kind: 'rolled', group: 0, item: 'i1', value: 6 };
  const thrown = done([], did('chief', byItem()), rolled);
  const nobody = [settled([], [1, 0]), begun([1, 0]), ended([1, 0])];
  it('limits what may be named', () => {
    expect(brokenIn(board, [declared('hot', 'ogre')])).toEqual(['classic/502.8']);
  });
  it('that is not known yet is settled later', () => {
    expect(brokenIn(board, [{ act: declaring('dice'), outcome: 'refused' }])).toEqual(['classic/502.8']);
  });
  it('that nobody has then: it is paid, and nothing happens', () => {
    const told = (...events: Event[]) => brokenIn(board, [declared('dice'), resolved(...events, left())]);
    expect(told(turned, ...thrown, ...nobody)).toEqual([]);
    expect(told(...thrown, ...nobody)).toEqual(['classic/502.8']);
    expect(told(turned, ...thrown)).toEqual([]);
  });
});

describe('a reflexive text', () => {
  const rock: Ability = { kind: 'static', static: { text: 'cannot be', verb: 'wound' } };
  const board = duel(
    { rage: activated(wounding({ kind: 'itself' })), shot: activated(wound), 'their-rock': rock },
    [having(creature('stone', { owner: 'B', controller: 'B' }), 'their-rock')],
  );
  it('is about its own card', () => {
    const told = (card: CardId) =>
      brokenIn(board, [declared('rage'), resolved(turned, ...done([card], ...hit(card)), left())]);
    expect([told('archer'), told('ogre')]).toEqual([[], ['classic/502.9']]);
  });
  it('keeps every card from doing it', () => {
    const told = (...events: Event[]) =>
      brokenIn(board, [declared('shot', 'stone'), resolved(turned, ...done(['stone'], ...events), left())]);
    expect(told()).toEqual(['or classic/502.9']);
    expect(told(...hit('stone'))).toContain('classic/502.9');
  });
});
