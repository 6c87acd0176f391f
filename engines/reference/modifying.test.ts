import { describe, expect, it } from 'vitest';
import type { Ability, Static } from '../../spec/abilities/ability.ts';
import type { Act } from '../../spec/play/act.ts';
import {
  board,
  card,
  change,
  declare,
  each,
  giveLife,
  heal,
  one,
  play,
  resolveAll,
  self,
  shot,
  wound,
} from '../testing/table.ts';
import { reference } from './index.ts';

const creature = { types: ['creature' as const] };
const own = { ...creature, side: 'own' as const };
const lasting = (text: Static): Ability => ({ kind: 'static', static: text });
const kinds = (events: { kind: string }[]) => events.map(({ kind }) => kind).join(' ');
const elf = card('elf', 'creature', 'A');
const ogre = card('ogre', 'creature', 'B');
const mage = card('mage', 'support', 'A', { printed: ['text'] });

describe('texts that change numbers', () => {
  const hits = (
    text: Static,
    deed = wound(2),
    kind: 'activated' | 'spell' = 'activated',
    filter = creature,
  ) => {
    const source = kind === 'spell' ? card('mage', 'spell', 'A', { zone: 'hand', printed: ['text'] }) : mage;
    const holder = card('holder', 'support', 'A', { printed: ['modify'] });
    const texts = { text: { kind, steps: [[each(deed, filter)]] }, modify: lasting(text) };
    return play(
      reference(),
      board([source, holder, { ...ogre, life: { starting: 9, wounds: 3, effects: [], level: null } }], texts),
      [declare('mage', 'text'), resolveAll],
    ).life('ogre')[1];
  };
  it('count for wounds dealt and taken, each for what it names', () => {
    expect(hits({ text: 'wounds dealt', by: 1, who: { side: 'own' } })).toBe(6);
    expect(hits({ text: 'wounds taken', by: -1, who: { side: 'opponent' } })).toBe(4);
    expect(hits({ text: 'wounds taken', by: -5, who: {} })).toBe(3);
    expect(hits({ text: 'wounds taken', by: -1, of: 'shots', who: {} })).toBe(5);
    expect(hits({ text: 'wounds taken', by: -1, of: 'shots', who: {} }, shot(2))).toBe(4);
    expect(hits({ text: 'wounds taken', by: -1, of: 'attacks', who: {} }, shot(2))).toBe(4);
    expect(hits({ text: 'wounds dealt', by: 1, of: 'spells', who: { side: 'own' } })).toBe(5);
  });
  it('bug 49: of a spell in its graveyard as well, and never of healing', () => {
    const more: Static = { text: 'wounds dealt', by: 1, of: 'spells', who: { side: 'own' } };
    expect(hits(more, wound(2), 'spell')).toBe(6);
    expect([hits(more, heal(2), 'spell'), hits(more, heal(4), 'spell')]).toEqual([1, 0]);
  });
  it('bug 19: not after their card has lost them', () => {
    const archer = card('archer', 'creature', 'A', { printed: ['text', 'keen'] });
    const texts: Record<string, Ability> = {
      text: { kind: 'activated', steps: [[one(shot(1), creature, { min: 2, max: 2 })]] },
      keen: lasting({ text: 'wounds dealt', by: 1, of: 'shots' }),
    };
    const shoot = (...acts: Act[]) =>
      play(reference(), board([archer, elf, ogre], texts), [
        declare('archer', 'text', ['elf', 'ogre']),
        ...acts,
        resolveAll,
      ]);
    const silenced = shoot(change('archer', { verb: 'silence', until: 'lasting' }));
    expect([shoot().life('ogre')[1], silenced.life('ogre')[1], silenced.life('elf')[1]]).toEqual([2, 1, 1]);
  });
  it('bug 39: spare all that are hit together, in either order', () => {
    const guard = card('guard', 'creature', 'B', { starting: 2, printed: ['shield'] });
    const weak = card('weak', 'creature', 'B', { starting: 2 });
    const texts = {
      text: { kind: 'activated' as const, steps: [[each(wound(2), creature)]] },
      shield: lasting({ text: 'wounds taken', by: -1, who: { ...own, other: true } }),
    };
    for (const cards of [
      [guard, weak],
      [weak, guard],
    ]) {
      const { zone, life } = play(reference(), board([mage, ...cards], texts), [
        declare('mage', 'text'),
        resolveAll,
      ]);
      expect([zone('guard'), life('weak')[1]]).toEqual(['graveyard', 1]);
    }
  });
  it('bug 87: costs count as they are when the instruction is reached', () => {
    const tax = card('tax', 'support', 'B', { printed: ['dear'] });
    const texts: Record<string, Ability> = {
      text: {
        kind: 'activated',
        steps: [
          [one({ verb: 'destroy' }, { types: ['support'], side: 'opponent' })],
          [each({ verb: 'destroy' }, { ...creature, cost: { atMost: 3 } })],
        ],
      },
      dear: lasting({ text: 'cost', by: 2, who: creature }),
    };
    const cheap = card('cheap', 'creature', 'B', { cost: 3 });
    const { zone, state } = play(reference(), board([mage, tax, cheap], texts), [
      declare('mage', 'text', ['tax']),
      resolveAll,
    ]);
    expect([zone('tax'), zone('cheap'), state.cards.cheap?.cost]).toEqual(['graveyard', 'graveyard', 3]);
    const mass = {
      ...texts,
      text: {
        kind: 'activated' as const,
        steps: [[each({ verb: 'destroy' as const }, { ...creature, cost: { atMost: 3 } })]],
      },
    };
    expect(
      play(reference(), board([mage, tax, cheap], mass), [declare('mage', 'text'), resolveAll]).zone('cheap'),
    ).toBe('play');
  });
});

describe('503.1: a replacement', () => {
  const ward = lasting({ text: 'instead', of: 'destroy', deed: giveLife(1) });
  const text: Ability = {
    kind: 'activated',
    steps: [[each({ verb: 'destroy' }, { ...creature, side: 'opponent' })]],
  };
  const safe = card('safe', 'creature', 'B', { printed: ['ward'] });
  it('is told in place of the deed, with what is done instead', () => {
    const { events, of, zone } = play(reference(), board([mage, safe, ogre], { ward, text }), [
      declare('mage', 'text'),
      resolveAll,
    ]);
    expect(kinds(events)).toBe('queued flag settled begun replaced did life did destroyed moved ended left');
    expect([zone('safe'), zone('ogre')]).toEqual(['play', 'graveyard']);
    const by = { card: 'safe', ability: 'ward', grantedBy: null };
    expect(of('replaced')).toMatchObject([{ card: 'safe', by, cause: { by: 'item', at: [0, 0] } }]);
    expect(of('did')[0]).toMatchObject({ card: 'safe', cause: { by: 'rules', effect: 'replacement' } });
  });
  it('stands in for texts alone, not for bare changes or rules effects', () => {
    const zone = (...acts: Act[]) =>
      play(reference(), board([mage, safe], { ward, text }), acts).zone('safe');
    expect([zone(change('safe', { verb: 'destroy' })), zone(change('safe', wound(3)))]).toEqual([
      'graveyard',
      'graveyard',
    ]);
  });
  it('bug 71: what was not killed is no kill', () => {
    const texts = {
      ward,
      text,
      boast: {
        kind: 'triggered' as const,
        trigger: 'kills' as const,
        steps: [[self({ verb: 'ready' as const })]],
      },
    };
    const killer = card('mage', 'support', 'A', { printed: ['text', 'boast'] });
    const { queued } = play(reference(), board([killer, safe, ogre], texts), [
      declare('mage', 'text'),
      resolveAll,
    ]);
    expect(queued).toEqual(['text', 'boast']);
  });
});
