import { describe, expect, it } from 'vitest';
import type { Ability } from '../../spec/abilities/ability.ts';
import type { Filter } from '../../spec/abilities/filter.ts';
import type { Card } from '../../spec/model/card.ts';
import {
  board,
  card,
  change,
  declare,
  each,
  endTurn,
  giveLife,
  move,
  one,
  play,
  resolveAll,
  self,
  takeLife,
  wound,
} from '../testing/table.ts';
import { reference } from './index.ts';

const creature = { types: ['creature' as const] };
const mage = card('mage', 'support', 'A', { printed: ['text'] });
const lying = (id: string, owner: 'A' | 'B', zone: Card['zone'], printed: string[] = []) =>
  card(id, 'creature', owner, { zone, printed });
const mine = lying('mine', 'A', 'graveyard');
const hers = lying('hers', 'B', 'graveyard');
const raise = (filter: Filter, into: 'hand' | 'deck' = 'hand'): Ability => ({
  kind: 'activated',
  steps: [[one(move(into), { ...creature, ...filter })]],
});
const felt: Ability = { kind: 'triggered', trigger: 'targeted', steps: [[self({ verb: 'ready' })]] };
const game = (text: Ability, targets: string[], cards: Card[] = [mine, hers]) =>
  play(reference(), board([mage, ...cards], { text, felt }), [declare('mage', 'text', targets), resolveAll]);

describe('118.6: the zone of', () => {
  const may = (filter: Filter, target: string) => game(raise(filter), [target]).outcomes[0];
  it('the controller, where the text names none', () => {
    expect([may({ zone: 'graveyard' }, 'mine'), may({ zone: 'graveyard' }, 'hers')]).toEqual([
      'accepted',
      'refused',
    ]);
  });
  it('whom the text names', () => {
    const theirs = { zone: 'graveyard' as const, whose: 'opponent' as const };
    expect([may(theirs, 'mine'), may(theirs, 'hers')]).toEqual(['refused', 'accepted']);
    const any = { zone: 'graveyard' as const, whose: 'any' as const };
    expect([may(any, 'mine'), may(any, 'hers')]).toEqual(['accepted', 'accepted']);
  });
  it('118.7: play, where the text names no zone', () => {
    expect(may({}, 'mine')).toBe('refused');
  });
});

describe('a move', () => {
  it('is into the owner’s hand, and takes everything off the card', () => {
    const stolen = card('ogre', 'creature', 'B', { controller: 'A', wounds: 1, poisoned: true });
    const { state, of } = game(raise({}), ['ogre'], [stolen]);
    expect(state.cards.ogre).toMatchObject({ zone: 'hand', whose: 'B', controller: 'B', poisoned: false });
    expect(state.cards.ogre?.life).toMatchObject({ wounds: 0, level: null });
    expect(of('did')).toMatchObject([{ card: 'ogre' }]);
  });
  it('takes nothing that is not where the text says any more, and is no death', () => {
    const wail: Ability = { kind: 'triggered', trigger: 'death', steps: [[self({ verb: 'ready' })]] };
    const ogre = card('ogre', 'creature', 'B', { printed: ['wail'] });
    const { queued, of } = play(reference(), board([mage, ogre], { text: raise({}), wail }), [
      declare('mage', 'text', ['ogre']),
      change('ogre', { verb: 'destroy' }),
      resolveAll,
    ]);
    expect([queued, of('moved').length]).toEqual([['text', 'wail'], 1]);
    expect(game(raise({}), ['ogre'], [ogre]).queued).toEqual(['text']);
  });
  it('names targets, wherever they lie', () => {
    const { queued } = game(
      raise({ zone: 'graveyard' }),
      ['mine'],
      [lying('mine', 'A', 'graveyard', ['felt'])],
    );
    expect(queued).toEqual(['text', 'felt']);
  });
});

describe('503.1: shuffling', () => {
  const kinds = (text: Ability, targets: string[], cards: Card[]) =>
    game(text, targets, cards)
      .events.map(({ kind }) => kind)
      .join(' ');
  const lair = [lying('one', 'A', 'deck'), lying('two', 'A', 'deck'), lying('three', 'B', 'deck')];
  it('comes at once when a card has left a deck or come into one', () => {
    expect(kinds(raise({ zone: 'deck' }), ['two'], lair)).toContain('ended shuffled left');
    expect(kinds(raise({ zone: 'graveyard' }, 'deck'), ['mine'], [mine])).toContain('ended shuffled left');
    expect(kinds(raise({ zone: 'graveyard' }), ['mine'], [mine])).not.toContain('shuffled');
  });
  it('comes once for each deck', () => {
    const all: Ability = {
      kind: 'activated',
      steps: [[each(move('hand'), { ...creature, zone: 'deck', whose: 'any' })]],
    };
    expect(game(all, [], lair).of('shuffled')).toMatchObject([{ player: 'A' }, { player: 'B' }]);
  });
});

describe('a turn begins', () => {
  const top = lying('top', 'B', 'deck');
  const deck = [top, lying('next', 'B', 'deck')];
  const turns = [endTurn('A'), endTurn('B'), endTurn('A'), endTurn('B'), endTurn('A')];
  it('with the top card of the deck taken into the hand, unshuffled', () => {
    const { of, zone } = play(reference(), board(deck), turns.slice(0, 1));
    expect([zone('top'), zone('next'), of('shuffled')]).toEqual(['hand', 'deck', []]);
    expect(of('moved')).toMatchObject([{ card: 'top', whose: 'B', cause: { by: 'act' } }]);
  });
  it('503.1: the third failure of a player is a loss, not the second and not another’s', () => {
    const { of, record, state } = play(reference(), board([]), turns);
    expect(of('draw failed').map(({ player }) => player)).toEqual(['B', 'A', 'B', 'A', 'B']);
    expect(record.steps.map(({ reply }) => reply.state.lost)).toEqual([[], [], [], [], ['B']]);
    expect([of('lost')[0]?.cause, state.history.failedDraws]).toEqual([
      { by: 'rules', effect: 'deck-out' },
      { A: 2, B: 3 },
    ]);
  });
  it('with failures counted that the board brings', () => {
    const late = { ...board([]), failedDraws: { A: 0, B: 2 } };
    expect(play(reference(), late, turns.slice(0, 1)).state.lost).toEqual(['B']);
  });
});

describe('502.6, by what becomes a target', () => {
  const feeling = card('elf', 'creature', 'A', { printed: ['felt'] });
  const queuedBy = (text: Ability, targets: string[] = []) => game(text, targets, [feeling]).queued;
  const two = (first: Parameters<typeof one>[0], second: Parameters<typeof one>[0]): Ability => ({
    kind: 'activated',
    steps: [[one(first, creature), one(second, creature)]],
  });
  it('the chosen card is one, the card that is reached is none', () => {
    expect(queuedBy({ kind: 'activated', steps: [[one(giveLife(1), creature)]] }, ['elf'])).toEqual([
      'text',
      'felt',
    ]);
    expect(queuedBy({ kind: 'activated', steps: [[each(wound(1), creature)]] })).toEqual(['text']);
    const itself: Ability = { kind: 'triggered', trigger: 'hire', steps: [[self(takeLife(1))]] };
    const hired = card('elf', 'creature', 'A', { zone: 'hand', printed: ['text', 'felt'] });
    const { queued } = play(reference(), board([hired], { text: itself, felt }), [
      { act: 'enter', cards: ['elf'] },
    ]);
    expect(queued).toEqual(['text']);
  });
  it('is set off once by a card that is named twice, and when a later step names it', () => {
    const act = {
      ...(declare('mage', 'text', []) as { act: 'declare'; player: 'A'; source: string; ability: string }),
      targets: [0, 1].map((part) => ({ at: [0, part] as [number, number], cards: ['elf'], amounts: null })),
    };
    const named = play(reference(), board([mage, feeling], { text: two(giveLife(1), wound(1)), felt }), [
      act,
    ]);
    expect(named.queued).toEqual(['text', 'felt']);
    const later: Ability = {
      kind: 'activated',
      steps: [[each(wound(1), creature)], [one(giveLife(1), creature)]],
    };
    expect(queuedBy(later)).toEqual(['text', 'felt']);
  });
  it('does not go on for ever between cards that name each other', () => {
    const sting: Ability = {
      kind: 'triggered',
      trigger: 'targeted',
      steps: [[one(giveLife(1), { ...creature, other: true })]],
    };
    const bees = ['bee', 'wasp'].map((id) => card(id, 'creature', 'A', { printed: ['sting'] }));
    const text: Ability = { kind: 'activated', steps: [[one(giveLife(1), creature)]] };
    const { queued } = play(reference(), board([mage, ...bees], { text, sting }), [
      declare('mage', 'text', ['bee']),
      resolveAll,
    ]);
    expect(queued).toEqual(['text', 'sting', 'sting']);
  });
});
