import { describe, expect, it } from 'vitest';
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
  setLife,
  takeLife,
  wound,
} from '../testing/table.ts';
import { reference } from './index.ts';

const creature = { types: ['creature' as const] };
const ogre = card('ogre', 'creature', 'B', { starting: 3 });
const kinds = (events: { kind: string }[]) => events.map(({ kind }) => kind);

describe('505.1: destroyed at zero', () => {
  it('at level 0 and below, not at 1, by wounds as by negative life and by setting', () => {
    const zone = (...deeds: Parameters<typeof change>[1][]) =>
      play(
        reference(),
        board([ogre]),
        deeds.map((deed) => change('ogre', deed)),
      ).zone('ogre');
    expect(zone(wound(2))).toBe('play');
    expect(zone(wound(3))).toBe('graveyard');
    expect(zone(takeLife(3))).toBe('graveyard');
    expect(zone(setLife(0))).toBe('graveyard');
    expect(zone(giveLife(1), wound(3))).toBe('play');
    expect(zone(giveLife(2), wound(3), takeLife(5))).toBe('graveyard');
  });

  it('goes to the graveyard of its owner, whoever controls it, and everything on it is gone', () => {
    const stolen = card('ogre', 'creature', 'B', { controller: 'A', poisoned: true });
    const { state } = play(reference(), board([stolen]), [change('ogre', wound(3))]);
    expect(state.cards.ogre).toMatchObject({ whose: 'B', controller: 'B', poisoned: false });
    expect(state.cards.ogre?.life).toEqual({ starting: 3, wounds: 0, effects: [], level: null });
  });

  it('between two instructions of one text: the second finds it gone', () => {
    const burn = {
      kind: 'activated' as const,
      steps: [[each(wound(3), creature)], [each(wound(1), creature)]],
    };
    const mage = card('mage', 'support', 'A', { printed: ['burn'] });
    const { events, of } = play(reference(), board([mage, ogre], { burn }), [
      declare('mage', 'burn'),
      resolveAll,
    ]);
    expect(kinds(events)).toEqual(
      'queued flag settled begun did life ended destroyed moved settled begun ended left'.split(' '),
    );
    expect(of('destroyed')).toMatchObject([
      { killers: [{ card: 'mage', ability: 'burn' }], cause: { by: 'rules', effect: 'destruction' } },
    ]);
  });

  it('two at once are destroyed together, and killed by nothing where no text was carried out', () => {
    const plus = [{ kind: 'additional' as const, left: 1, until: 'end of turn' }];
    const frail = ['elf', 'imp'].map((id) => card(id, 'creature', 'B', { starting: 3, wounds: 3 }, plus));
    const { of } = play(reference(), board(frail), [{ act: 'end turn', player: 'A' }]);
    const [first, second] = of('destroyed');
    expect([first?.killers, second?.killers, first?.group === second?.group]).toEqual([[], [], true]);
    expect(of('turn')[0]?.group).toBeGreaterThan(second?.group ?? Infinity);
  });
});

describe('505.1.1: killed by', () => {
  const hex = (deed: Parameters<typeof one>[0]) => ({
    kind: 'activated' as const,
    steps: [[one(deed, creature)]],
  });
  const texts = { scratch: hex(wound(2)), wither: hex(takeLife(1)), crush: hex({ verb: 'destroy' }) };
  const mage = card('mage', 'support', 'A', { printed: Object.keys(texts) });
  const imp = card('imp', 'support', 'A', { printed: Object.keys(texts) });
  const killers = (...acts: Act[]) =>
    play(reference(), board([mage, imp, ogre], texts), [...acts, resolveAll]).of('destroyed')[0]?.killers;

  it('the text whose execution brought the level to zero, not the one that wounded before', () => {
    expect(killers(declare('mage', 'scratch', ['ogre']), declare('imp', 'wither', ['ogre']))).toMatchObject([
      { card: 'imp', ability: 'wither' },
    ]);
  });
  it('the text that destroyed it, or nothing where a bare change did', () => {
    expect(killers(declare('mage', 'crush', ['ogre']))).toMatchObject([{ card: 'mage', ability: 'crush' }]);
    expect(killers(change('ogre', { verb: 'destroy' }))).toEqual([]);
    expect(killers(declare('mage', 'scratch', ['ogre']), resolveAll, change('ogre', wound(1)))).toEqual([]);
  });
});

describe('503.1: loss', () => {
  const hero = card('hero', 'hero', 'B', { starting: 4 });
  const of = (...deeds: Parameters<typeof change>[1][]) => {
    const game = play(
      reference(),
      board([hero, ogre]),
      deeds.map((deed) => change('hero', deed)),
    );
    return [game.state.lost, game.zone('hero')];
  };
  it('when wounds reach the starting life, though the level is above zero', () => {
    expect(of(wound(3))).toEqual([[], 'play']);
    expect(of(wound(4))).toEqual([['B'], 'graveyard']);
    expect(of(giveLife(1), wound(4))).toEqual([['B'], 'play']);
  });
  it('not by negative life alone, which destroys the hero', () => {
    expect(of(takeLife(4))).toEqual([[], 'graveyard']);
  });
  it('ends the game: both may lose at once, and nothing is taken any more', () => {
    const heroes = [card('mine', 'hero', 'A', { starting: 2 }), card('hers', 'hero', 'B', { starting: 2 })];
    const flood = { kind: 'spell' as const, steps: [[each(wound(2), { types: ['hero' as const] })]] };
    const cards = [...heroes, card('flood', 'spell', 'A', { zone: 'hand', printed: ['flood'] })];
    const game = play(reference(), board(cards, { flood }), [
      declare('flood', 'flood'),
      { act: 'resolve' },
      { act: 'resolve' },
    ]);
    expect(game.outcomes).toEqual(['accepted', 'accepted', 'refused']);
    expect(game.state.lost).toEqual(['A', 'B']);
    expect(new Set([...game.of('lost'), ...game.of('destroyed')].map(({ group }) => group)).size).toBe(1);
  });
});

describe('death triggers', () => {
  it('come after the item, the non-active player’s first', () => {
    const last = {
      kind: 'triggered' as const,
      trigger: 'death' as const,
      steps: [[self({ verb: 'cure' as const })]],
    };
    const flood = { kind: 'activated' as const, steps: [[each(wound(3), creature)]] };
    const cards = [
      card('mage', 'support', 'A', { printed: ['flood'] }),
      card('mine', 'creature', 'A', { printed: ['last'] }),
      card('hers', 'creature', 'B', { printed: ['last'] }),
    ];
    const { state, events } = play(reference(), board(cards, { flood, last }), [
      declare('mage', 'flood'),
      { act: 'resolve' },
    ]);
    expect(state.queue.map(({ sources }) => sources)).toEqual([['hers'], ['mine']]);
    expect(kinds(events).slice(-3)).toEqual(['left', 'queued', 'queued']);
  });
});
