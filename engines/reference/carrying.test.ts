import { describe, expect, it } from 'vitest';
import type { Ability } from '../../spec/abilities/ability.ts';
import type { Deed } from '../../spec/abilities/deed.ts';
import type { Act } from '../../spec/play/act.ts';
import {
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
  wound,
} from '../testing/table.ts';
import { reference } from './index.ts';

const creature = { types: ['creature' as const] };
const ogre = card('ogre', 'creature', 'B', { poisoned: true });
const elf = card('elf', 'creature', 'A');
const mage = card('mage', 'creature', 'A', { printed: ['text'] });
const text = (...instructions: Parameters<typeof one>[]): Ability => ({
  kind: 'activated',
  steps: [instructions.map((instruction) => one(...instruction))],
});
const between = (ability: Ability, targets: string[], ...acts: Act[]) =>
  play(reference(), board([mage, ogre, elf], { text: ability }), [
    declare('mage', 'text', targets),
    ...acts,
    resolveAll,
  ]);

describe('what happens between declaration and execution', () => {
  const shot = text([wound(1), creature]);
  it('501.4: the target need not fit any more', () => {
    const venom = text([{ verb: 'destroy' }, { ...creature, poisoned: true }]);
    expect(between(venom, ['ogre'], change('ogre', { verb: 'cure' })).zone('ogre')).toBe('graveyard');
  });
  it('501.4, its example: two enter together, the non-active player’s text goes first and cures', () => {
    const texts: Record<string, Ability> = {
      venom: {
        kind: 'triggered',
        trigger: 'hire',
        steps: [[one({ verb: 'destroy' }, { ...creature, poisoned: true })]],
      },
      balm: {
        kind: 'triggered',
        trigger: 'hire',
        steps: [[one({ verb: 'cure' }, { ...creature, side: 'own' })]],
      },
    };
    const cards = [
      ogre,
      card('hand', 'creature', 'A', { zone: 'hand', printed: ['venom'] }),
      card('nurse', 'creature', 'B', { zone: 'hand', printed: ['balm'] }),
    ];
    const { of, zone } = play(reference(), board(cards, texts), [
      { act: 'enter', cards: ['hand', 'nurse'] },
      resolveAll,
    ]);
    expect(of('queued').map(({ item }) => item.ability)).toEqual(['balm', 'venom']);
    expect(of('flag')).toMatchObject([{ card: 'ogre', flag: 'poisoned', value: false }]);
    expect(zone('ogre')).toBe('graveyard');
  });
  it('502.3: the source may leave, change its controller or be readied', () => {
    const changes: Deed[] = [
      { verb: 'destroy' },
      { verb: 'take control', until: 'lasting' },
      { verb: 'ready' },
    ];
    for (const deed of changes)
      expect(between(shot, ['ogre'], change('mage', deed)).life('ogre')).toEqual([3, 1, 0, 0, 2]);
  });
  it('502.3.1: the source may lose the ability, and the price stays paid', () => {
    const { life, state } = between(shot, ['ogre'], change('mage', { verb: 'silence', until: 'lasting' }));
    expect([life('ogre'), state.cards.mage?.exhausted, state.cards.mage?.abilities]).toEqual([
      [3, 1, 0, 0, 2],
      true,
      [],
    ]);
  });
  it('a target that left play is still the target, and nothing is done to it', () => {
    const { of } = between(shot, ['ogre'], change('ogre', { verb: 'destroy' }));
    expect(of('settled')).toMatchObject([{ targets: ['ogre'] }]);
    expect(of('did').filter(({ cause }) => cause.by === 'item')).toEqual([]);
  });
  it('the controller stays the one who declared, for sides as well', () => {
    const both: Ability = {
      kind: 'activated',
      steps: [[self({ verb: 'exhaust' })], [each(wound(1), { ...creature, side: 'opponent' })]],
    };
    const { life } = between(both, [], change('mage', { verb: 'take control', until: 'lasting' }));
    expect([life('mage'), life('ogre'), life('elf')]).toEqual([
      [3, 1, 0, 0, 2],
      [3, 1, 0, 0, 2],
      [3, 0, 0, 0, 3],
    ]);
  });
});

describe('502.8', () => {
  const stone = (id: string, owner: 'A' | 'B') => card(id, 'creature', owner, { printed: ['stone'] });
  const stays: Ability = { kind: 'static', static: { text: 'cannot be', verb: 'wound' } };
  it('bars every card from it, may be named, and does not speak of bare changes', () => {
    const on = board([mage, stone('ogre', 'B'), stone('elf', 'A')], {
      text: {
        kind: 'activated',
        steps: [[one(wound(1), creature)], [each(wound(1), { ...creature, other: true })]],
      },
      stone: stays,
    });
    const { of, outcomes } = play(reference(), on, [declare('mage', 'text', ['ogre']), resolveAll]);
    expect([outcomes, of('did'), of('settled').length]).toEqual([['accepted', 'accepted'], [], 2]);
    expect(play(reference(), on, [change('ogre', wound(1))]).life('ogre')).toEqual([3, 1, 0, 0, 2]);
  });
  it('itself: source and target are the card', () => {
    const { of } = between({ kind: 'activated', steps: [[self(giveLife(1))]] }, []);
    expect([of('settled'), of('did')]).toMatchObject([[{ targets: ['mage'] }], [{ card: 'mage' }]]);
  });
});

describe('502.6', () => {
  it('a mass instruction reaches all that fit, together', () => {
    const { of } = between({ kind: 'activated', steps: [[each(wound(1), creature)]] }, []);
    expect(of('did').map((did) => did.card)).toEqual(['mage', 'ogre', 'elf']);
    expect(new Set([...of('did'), ...of('life')].map(({ group }) => group)).size).toBe(1);
  });
});
