import { describe, expect, it } from 'vitest';
import { activated } from '../../oracles/examples.ts';
import type { Ability, Cost, Instruction } from '../../spec/abilities/ability.ts';
import type { Item } from '../../spec/model/state.ts';
import type { Act } from '../../spec/play/act.ts';
import type { Event } from '../../spec/play/event.ts';
import { brokenIn, duel } from '../testing/classic.ts';
import {
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

const { begun, byAct, byItem, byRules, did, ended, left, life, lives, queued, settled } = tell;
const priced = (cost: Cost, ...parts: Instruction[]): Ability => ({
  kind: 'activated',
  cost,
  steps: [parts],
});
const coin: Cost = { kind: 'coins', amount: 1 };

const spent: Event = { kind: 'coins', group: 0, player: 'A', coins: 2, cause: byRules('payment') };
const bare = (deed: 'destroy' | 'silence', ...events: Event[]) => ({
  act: {
    act: 'change',
    card: 'archer',
    deed: deed === 'destroy' ? { verb: deed } : { verb: deed, until: 'lasting' },
  } as Act,
  events: [did('archer', byAct), ...events],
});
const killed = bare(
  'destroy',
  tell.destroyed('archer', byAct),
  tell.moved('archer', 'graveyard', 'A', byAct),
);
const silenced = bare('silence', {
  kind: 'abilities',
  group: 0,
  card: 'archer',
  abilities: [],
  cause: byAct,
});

describe('a source that leaves play while its action waits', () => {
  const board = duel({ shot: priced(coin, wound) });
  const since = (...events: Event[]) =>
    brokenIn(board, [declared('shot', 'ogre'), killed, resolved(...events, left())]);
  it('bars it: neither done nor paid', () => {
    expect(since()).toEqual([]);
    expect(since(spent)).toEqual(['classic/502.3']);
    expect(since(...done(['ogre'], ...hit('ogre')))).toEqual(['classic/502.3']);
  });
  it('bars nothing where it leaves while the action is carried out', () => {
    const volley = duel({
      shot: priced(coin, { deed: { verb: 'destroy' }, object: { kind: 'itself' } }, wound),
    });
    const named = {
      ...itemAt('shot'),
      named: [{ at: [0, 1] as [number, number], cards: ['ogre'], amounts: null }],
    };
    const own = [
      did('archer', byItem()),
      tell.destroyed('archer', byItem()),
      tell.moved('archer', 'graveyard', 'A', byItem()),
    ];
    const second = [
      settled(['ogre'], [0, 1]),
      begun([0, 1]),
      did('ogre', byItem('i1', [0, 1])),
      lives('ogre', life(3, { wounds: 1 }), byItem('i1', [0, 1])),
      ended([0, 1]),
    ];
    const act = { ...declaring('shot'), targets: named.named } as Act;
    const told = (...events: Event[]) =>
      brokenIn(volley, [{ act, events: [queued(named)] }, resolved(...events)]);
    expect(told(spent, ...done(['archer'], ...own), ...second, left())).toEqual([]);
  });
  it('bars nothing where it dies of the price that it pays then', () => {
    const dear = duel({ shot: priced({ kind: 'wounds', amount: 3 }, wound) });
    const dying = [
      lives('archer', life(3, { wounds: 3 }), byRules('payment')),
      tell.destroyed('archer'),
      tell.moved('archer', 'graveyard', 'A', byRules('destruction')),
    ];
    const told = (...events: Event[]) =>
      brokenIn(dear, [declared('shot', 'ogre'), resolved(...events, left())]);
    expect(told(...dying, ...done(['ogre'], ...hit('ogre')))).toEqual([]);
  });
  it('bars a movement too', () => {
    const cell = { row: 3, column: 2 };
    const moving: Item = { ...itemAt('walk'), kind: 'movement', ability: null, cell };
    const step = { act: { act: 'step', player: 'A', card: 'archer', cell } as Act, events: [queued(moving)] };
    const taken = bare('destroy', tell.destroyed('archer', byAct), tell.moved('archer', 'hand', 'A', byAct));
    const placed: Event = { kind: 'placed', group: 0, card: 'archer', cell, cause: byItem() };
    expect(brokenIn(duel({}), [step, taken, resolved(left())])).toEqual([]);
    expect(brokenIn(duel({}), [step, taken, resolved(placed, left())])).toContain('classic/502.3');
  });
});

describe('a source that loses its texts while its action waits', () => {
  const sharp: Ability = { kind: 'static', static: { text: 'wounds dealt', by: 1 } };
  const board = duel({ shot: activated(shot()), sharp });
  const since = (...events: Event[]) =>
    brokenIn(board, [declared('shot', 'ogre'), silenced, resolved(...events, left())]);
  it('still has it done and paid, without its other texts', () => {
    expect(since(turned, ...done(['ogre'], ...hit('ogre')))).toEqual([]);
    expect(since(turned, ...done(['ogre'], ...hit('ogre', 2)))).toEqual(['classic/502.3.1']);
    expect(since(...done(['ogre'], ...hit('ogre')))).toEqual(['classic/502.3.1']);
    expect(since()).toEqual(['classic/502.3.1']);
  });
});
