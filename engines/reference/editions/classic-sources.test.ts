import { describe, expect, it } from 'vitest';
import type { Ability } from '../../../spec/abilities/ability.ts';
import type { Deed } from '../../../spec/abilities/deed.ts';
import type { Act } from '../../../spec/play/act.ts';
import { course } from '../../testing/course.ts';
import {
  attack,
  board,
  card,
  change,
  declare,
  each,
  giveLife,
  one,
  play,
  resolveAll,
  self,
  shot,
  wound,
} from '../../testing/table.ts';
import { reference } from '../index.ts';

const creature = { types: ['creature' as const] };
const silence: Deed = { verb: 'silence', until: 'lasting' };
const destroy: Deed = { verb: 'destroy' };
const resolve: Act = { act: 'resolve' };
const engine = () => reference('classic');

const archer = card('archer', 'creature', 'A', { printed: ['volley', 'strong'] });
const texts: Record<string, Ability> = {
  volley: { kind: 'activated', steps: [[one(shot(2), creature, { min: 2, max: 2 })]] },
  strong: { kind: 'static', static: { text: 'wounds dealt', by: 1, of: 'shots' } },
};
const [ogre, troll] = ['ogre', 'troll'].map((id) => card(id, 'creature', 'B', { starting: 5 }));
const range = board([archer, ogre as never, troll as never], texts);

describe('502.3: the source is looked at again when its item leaves the stack', () => {
  const shoot = declare('archer', 'volley', ['ogre', 'troll']);
  it('pays then, before anything is settled', () => {
    const { events, record } = play(engine(), range, [shoot, resolve]);
    expect(course(events)).toEqual([
      'queued',
      'paid',
      'settled',
      'begun',
      'did ogre',
      'did troll',
      'ended',
      'left',
    ]);
    expect(record.steps.map(({ reply }) => reply.state.cards.archer?.exhausted)).toEqual([false, true]);
  });
  it('neither carries out nor pays where the source has left play', () => {
    const { events, life } = play(engine(), range, [shoot, change('archer', destroy), resolve]);
    expect(course(events)).toEqual(['queued', 'left']);
    expect(life('ogre')).toEqual([5, 0, 0, 0, 5]);
  });
  it('takes no coins for it either', () => {
    const coin: Ability = { ...texts.volley, cost: { kind: 'coins', amount: 2 } } as Ability;
    const on = board(range.cards, { ...texts, volley: coin }, { coins: { A: 3, B: 0 } });
    const gone = play(engine(), on, [shoot, change('archer', { verb: 'move', into: 'hand' }), resolve]);
    expect([gone.state.coins?.A, gone.of('coins')]).toEqual([3, []]);
    expect(play(engine(), on, [shoot, resolve]).state.coins?.A).toBe(1);
  });
  it('promises no coin twice', () => {
    const coin: Ability = { ...texts.volley, cost: { kind: 'coins', amount: 2 } } as Ability;
    const on = board(range.cards, { ...texts, volley: coin }, { coins: { A: 3, B: 0 } });
    expect(play(engine(), on, [shoot, shoot]).outcomes).toEqual(['accepted', 'refused']);
    expect(play(engine(), on, [shoot, resolve, shoot]).outcomes.at(-1)).toBe('refused');
  });
  it('minds no other change of the source', () => {
    const taken: Deed = { verb: 'take control', until: 'lasting' };
    for (const deed of [taken, { verb: 'exhaust' } as const, wound(1)])
      expect(play(engine(), range, [shoot, change('archer', deed), resolve]).life('ogre')[1]).toBe(3);
  });
  it('asks nothing of a spell, whose card was never in play', () => {
    const spark = card('spark', 'spell', 'A', { zone: 'hand', printed: ['spark'] });
    const spell: Ability = {
      kind: 'spell',
      cost: { kind: 'coins', amount: 1 },
      steps: [[one(wound(1), creature)]],
    };
    const on = board([spark, ...range.cards], { ...texts, spark: spell }, { coins: { A: 1, B: 0 } });
    const { events, zone, life } = play(engine(), on, [declare('spark', 'spark', ['ogre']), resolve]);
    expect(course(events)).toEqual(['queued', 'paid', 'settled', 'begun', 'did ogre', 'ended', 'left']);
    expect([zone('spark'), life('ogre')]).toEqual(['graveyard', [5, 1, 0, 0, 4]]);
  });
  it('asks nothing of a text that is set off by leaving play', () => {
    const bomb = card('bomb', 'creature', 'A', { printed: ['bang'] });
    const bang: Ability = { kind: 'triggered', trigger: 'death', steps: [[each(wound(1), creature)]] };
    const on = board([bomb, ...range.cards], { ...texts, bang });
    expect(play(engine(), on, [change('bomb', destroy), resolveAll]).life('ogre')[1]).toBe(1);
  });
  it('takes no price from a card that is gone, and still carries the text out', () => {
    const cost = { kind: 'sacrifice' as const, filter: { ...creature, side: 'own' as const } };
    const on = board([...range.cards, card('goblin', 'creature', 'A')], {
      ...texts,
      volley: { ...texts.volley, cost } as Ability,
    });
    const { zone, life } = play(engine(), on, [
      { ...shoot, pay: ['goblin'] } as Act,
      change('goblin', { verb: 'move', into: 'hand' }),
      resolve,
    ]);
    expect([zone('goblin'), life('ogre')[1]]).toEqual(['hand', 3]);
  });
});

describe('the stack', () => {
  it('carries out the last one first, and lists what waits in the order of declaration', () => {
    const elf = card('elf', 'creature', 'A', { printed: ['balm'] });
    const on = board([...range.cards, elf], {
      ...texts,
      balm: { kind: 'activated', steps: [[one({ verb: 'set life', to: 1 }, creature)]] },
    });
    const { record, of } = play(engine(), on, [
      declare('archer', 'volley', ['ogre', 'troll']),
      declare('elf', 'balm', ['ogre']),
      resolve,
      resolve,
    ]);
    expect(record.steps[1]?.reply.state.queue.map(({ ability }) => ability)).toEqual(['volley', 'balm']);
    expect(of('left').map(({ item }) => item)).toEqual(['item-2', 'item-1']);
  });
  it('does a strike at once, before what it sets off', () => {
    const knight = card('knight', 'creature', 'A', { strike: 1, printed: ['rally'] });
    const rally: Ability = { kind: 'triggered', trigger: 'ally attacks', steps: [[self(giveLife(1))]] };
    const { of, state } = play(engine(), board([knight, ...range.cards], { ...texts, rally }), [
      attack('knight', 'ogre'),
      { act: 'choose', player: 'B', cards: [] },
    ]);
    expect([of('left'), state.queue.map(({ ability }) => ability)]).toMatchObject([
      [{ item: 'item-1' }],
      ['rally'],
    ]);
  });
});

describe('502.3.1, its example: two shots at different targets', () => {
  const shoot = declare('archer', 'volley', ['ogre', 'troll']);
  it('both hit and are paid, and what the source adds to its shots is lost with its abilities', () => {
    const { events, life, state } = play(engine(), range, [shoot, change('archer', silence), resolve]);
    expect(course(events)).toEqual([
      'queued',
      'paid',
      'settled',
      'begun',
      'did ogre',
      'did troll',
      'ended',
      'left',
    ]);
    expect([life('ogre'), life('troll'), state.cards.archer?.exhausted]).toEqual([
      [5, 2, 0, 0, 3],
      [5, 2, 0, 0, 3],
      true,
    ]);
    expect(play(engine(), range, [shoot, resolve]).life('ogre')).toEqual([5, 3, 0, 0, 2]);
  });
  it('what a kill by its shots would set off is lost too', () => {
    const trophy: Ability = { kind: 'triggered', trigger: 'kills', steps: [[self(giveLife(1))]] };
    const hunter = card('hunter', 'creature', 'A', { printed: ['volley', 'trophy'] });
    const prey = ['a', 'b'].map((id) => card(id, 'creature', 'B', { starting: 1 }));
    const on = board([hunter, ...prey], { ...texts, trophy });
    const hunt = (...acts: Act[]) =>
      play(engine(), on, [declare('hunter', 'volley', ['a', 'b']), ...acts, resolve]);
    expect(hunt().queued).toEqual(['volley', 'trophy', 'trophy']);
    expect([hunt(change('hunter', silence)).queued, hunt(change('hunter', silence)).zone('b')]).toEqual([
      ['volley'],
      'graveyard',
    ]);
  });
  it('wants two different targets', () => {
    for (const targets of [['ogre'], ['ogre', 'ogre'], []])
      expect(play(engine(), range, [declare('archer', 'volley', targets)]).outcomes).toEqual(['refused']);
  });
});
