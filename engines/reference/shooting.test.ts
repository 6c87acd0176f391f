import { describe, expect, it } from 'vitest';
import type { Ability } from '../../spec/abilities/ability.ts';
import type { Card } from '../../spec/model/card.ts';
import type { Act } from '../../spec/play/act.ts';
import {
  attack,
  board,
  card,
  challenge,
  change,
  declare,
  each,
  endTurn,
  enter,
  one,
  play,
  resolveAll,
  shot,
  wound,
} from '../testing/table.ts';
import { reference } from './index.ts';

const creature = { types: ['creature' as const] };
const anyone = { types: ['creature' as const, 'hero' as const] };
const texts: Record<string, Ability> = {
  snipe: { kind: 'activated', steps: [[one(shot(1), anyone)]] },
  hail: { kind: 'activated', steps: [[each(shot(1), { ...anyone, side: 'opponent' })]] },
  prick: { kind: 'activated', steps: [[one(wound(1), anyone)]] },
  volley: { kind: 'activated', steps: [[one(wound(1), creature)], [one(shot(1), anyone)]] },
  arrow: { kind: 'triggered', trigger: 'hire', steps: [[one(shot(3), { ...creature, wounded: false })]] },
};
const archer = (text: string, id = 'archer') => card(id, 'support', 'A', { printed: [text] });
const bjorn = card('bjorn', 'hero', 'B', {
  starting: 30,
  effects: [{ id: 'dare', kind: 'challenge', by: null, until: 'lasting' }],
});
const ogre = card('ogre', 'creature', 'B');
const shoot = (cards: readonly Card[], ...acts: Act[]) => play(reference(), board(cards, texts), acts);

describe('a shot', () => {
  it('is told as an attack where it is declared, behind its item', () => {
    const { events, state } = shoot([archer('snipe'), ogre], declare('archer', 'snipe', ['ogre']));
    expect(events.map(({ kind }) => kind)).toEqual(['queued', 'attacked', 'flag']);
    expect(state.history.attacks).toEqual([{ attacker: 'archer', target: 'ogre' }]);
  });
  it('of a later step is told when its target is named', () => {
    const { events } = shoot([archer('volley'), ogre], declare('archer', 'volley', ['ogre']), resolveAll);
    const named = events.findIndex(({ kind }) => kind === 'named');
    expect([events[named + 1]?.kind, events.filter(({ kind }) => kind === 'attacked').length]).toEqual([
      'attacked',
      1,
    ]);
  });
  it('has no target where it is at each', () => {
    const { of, life } = shoot([archer('hail'), bjorn, ogre], declare('archer', 'hail'), resolveAll);
    expect([of('attacked'), life('ogre')[1], life('bjorn')[1]]).toEqual([[], 1, 1]);
  });
});

describe('502.9: a challenge', () => {
  const nearby = [archer('snipe'), archer('prick', 'mage'), bjorn, ogre];
  const may = (cards: readonly Card[], ...acts: Act[]) => shoot(cards, ...acts).outcomes.at(-1);
  it('leaves one target to shots and strikes alike, and does not speak of other wounds', () => {
    const orc = card('orc', 'creature', 'A', { strike: 1 });
    expect(may(nearby, declare('archer', 'snipe', ['ogre']))).toBe('refused');
    expect(may(nearby, declare('archer', 'snipe', ['bjorn']))).toBe('accepted');
    expect(may(nearby, declare('mage', 'prick', ['ogre']))).toBe('accepted');
    expect(may([orc, ...nearby], attack('orc', 'ogre'))).toBe('refused');
    expect(may([orc, ...nearby], attack('orc', 'bjorn'))).toBe('accepted');
  });
  it('its example: the shot on entering finds no target and is gone, and the next attack is still the first', () => {
    const noita = card('noita', 'creature', 'A', { zone: 'hand', printed: ['arrow'] });
    const { of, zone, state } = shoot([noita, ...nearby], enter('noita'));
    expect([zone('noita'), state.queue, of('attacked')]).toEqual(['play', [], []]);
    expect(of('lapsed')).toMatchObject([{ source: 'noita', ability: 'arrow' }]);
    expect(may([noita, ...nearby], enter('noita'), declare('archer', 'snipe', ['ogre']))).toBe('refused');
  });
  it('binds the first attack of the turn only, and again in the next', () => {
    const two = [archer('snipe'), archer('snipe', 'other'), bjorn, ogre];
    const first = declare('archer', 'snipe', ['bjorn']);
    const second = declare('other', 'snipe', ['ogre']);
    expect(may(two, first, resolveAll, second)).toBe('accepted');
    const nextTurn = [endTurn('A'), endTurn('B')];
    expect(may(two, first, resolveAll, ...nextTurn, second)).toBe('refused');
  });
  it('binds the opponent in the opponent’s own turn only', () => {
    const guest = card('guest', 'creature', 'B', { zone: 'hand', printed: ['arrow'] });
    const mine = { ...bjorn, id: 'mine', owner: 'A' as const, controller: 'A' as const };
    const { pending } = shoot([mine, guest, ogre], enter('guest'));
    expect(pending).toBeNull();
    expect(shoot([mine, guest, ogre], enter('guest')).of('attacked').length).toBe(1);
    expect(may([mine, archer('snipe'), ogre], declare('archer', 'snipe', ['ogre']))).toBe('accepted');
  });
  it('by two cards leaves no target at all, and ends when the card leaves play', () => {
    expect(
      may(
        [...nearby, card('imp', 'creature', 'B')],
        change('imp', challenge),
        declare('archer', 'snipe', ['bjorn']),
      ),
    ).toBe('refused');
    const gone = [change('ogre', challenge), change('ogre', { verb: 'destroy' as const })];
    expect(
      may(
        [archer('snipe'), ogre, card('imp', 'creature', 'B')],
        ...gone,
        declare('archer', 'snipe', ['imp']),
      ),
    ).toBe('accepted');
  });
});
