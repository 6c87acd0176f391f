import { describe, expect, it } from 'vitest';
import type { Act } from '../../spec/play/act.ts';
import { board, card, change, giveLife, play, takeLife } from '../testing/table.ts';
import { reference } from './index.ts';

const end = (player: 'A' | 'B'): Act => ({ act: 'end turn', player });
const ogre = card('ogre', 'creature', 'B', { printed: ['roar'] });
const roar = { kind: 'static' as const, static: { text: 'cannot be target' as const } };
const on = board([ogre], { roar });

describe('503.1: expiry', () => {
  it('takes off what ends with the turn, no more and no less', () => {
    const { record } = play(reference(), on, [
      change('ogre', giveLife(2, 'end of turn')),
      change('ogre', giveLife(1)),
      end('A'),
    ]);
    const life = record.steps.at(-1)?.reply.state.cards.ogre?.life;
    expect([life?.effects.map(({ left }) => left), life?.level]).toEqual([[1], 4]);
  });
  it('takes off only what is left: 2 additional − 1 negative', () => {
    const { life } = play(reference(), on, [
      change('ogre', giveLife(2, 'end of turn')),
      change('ogre', takeLife(1)),
      end('A'),
    ]);
    expect(life('ogre')).toEqual([3, 0, 0, 0, 3]);
  });
  it('waits for the start of the turn that is named', () => {
    const silence = change('ogre', { verb: 'silence', until: 'start of turn A' });
    const { record } = play(reference(), on, [silence, end('A'), end('B')]);
    const texts = record.steps.map(({ reply }) => reply.state.cards.ogre?.abilities);
    expect(texts).toEqual([[], [], ['roar']]);
  });
  it('gives a card back, unless somebody else still has it', () => {
    const take = (until: 'lasting' | 'end of turn') => change('ogre', { verb: 'take control', until });
    const whose = (...acts: Act[]) => play(reference(), on, acts).state.cards.ogre?.controller;
    expect(whose(take('end of turn'))).toBe('A');
    expect(whose(take('end of turn'), end('A'))).toBe('B');
    expect(whose(take('lasting'), take('end of turn'))).toBe('B');
    expect(whose(take('lasting'), take('end of turn'), end('A'))).toBe('A');
  });
  it('keeps a silence while another lasts', () => {
    const silence = (until: 'lasting' | 'end of turn') => change('ogre', { verb: 'silence', until });
    const { state } = play(reference(), on, [silence('end of turn'), silence('lasting'), end('A')]);
    expect([state.cards.ogre?.abilities, state.cards.ogre?.effects.length]).toEqual([[], 1]);
  });
});

describe('503.1: readying', () => {
  const tired = (id: string, owner: 'A' | 'B') => card(id, 'creature', owner, { exhausted: true });
  it('readies the cards of the player whose turn begins, after the turn has changed', () => {
    const { state, of, events } = play(reference(), board([tired('mine', 'A'), tired('hers', 'B')]), [
      end('A'),
    ]);
    expect([state.cards.mine?.exhausted, state.cards.hers?.exhausted]).toEqual([true, false]);
    expect([state.active, state.turn, of('flag')[0]?.cause]).toEqual([
      'B',
      2,
      { by: 'rules', effect: 'readying' },
    ]);
    expect(events.map(({ kind }) => kind)).toEqual(['turn', 'flag', 'draw failed']);
  });
  it('is for the active player to ask for, with nothing waiting', () => {
    expect(play(reference(), on, [end('B')]).outcomes).toEqual(['refused']);
  });
});
