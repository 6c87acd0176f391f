import { describe, expect, it } from 'vitest';
import type { Deed } from '../../spec/abilities/deed.ts';
import type { Act } from '../../spec/play/act.ts';
import { engines } from '../index.ts';
import {
  attack,
  board,
  card,
  change,
  choose,
  declare,
  endTurn,
  giveLife,
  heal,
  one,
  play,
  resolveAll,
  self,
  setLife,
  takeLife,
  wound,
} from '../testing/table.ts';

const hero = card('hero', 'hero', 'A', { starting: 5 });
const layersAfter = (name: string, ...deeds: Deed[]) => {
  const engine = engines[`reading:${name}`];
  if (engine === undefined) throw new Error(`No engine reading:${name} is registered.`);
  const game = play(
    engine(),
    board([hero]),
    deeds.map((deed) => change('hero', deed)),
  );
  return { life: game.life('hero'), lost: game.state.lost, zone: game.zone('hero') };
};

describe('504.5, 3 negative life met by 2 additional', () => {
  it.each([
    ['one-for-one', [5, 0, 0, 1, 4]],
    ['newcomer-stays', [5, 0, 2, 0, 7]],
    ['newcomer-spent', [5, 0, 0, 0, 5]],
    ['mixes-readings', [5, 0, 2, 0, 7]],
  ])('%s', (name, life) => {
    expect(layersAfter(name, takeLife(3), giveLife(2)).life).toEqual(life);
  });
});

describe('504.5, 3 additional life met by 2 negative', () => {
  it.each([
    ['one-for-one', [5, 0, 1, 0, 6]],
    ['newcomer-stays', [5, 0, 0, 2, 3]],
    ['newcomer-spent', [5, 0, 0, 0, 5]],
    ['mixes-readings', [5, 0, 1, 0, 6]],
  ])('%s', (name, life) => {
    expect(layersAfter(name, giveLife(3), takeLife(2)).life).toEqual(life);
  });
});

describe('every reading', () => {
  it.each(['newcomer-stays', 'newcomer-spent'])('%s still sets a life to X', (name) => {
    expect(layersAfter(name, giveLife(3), wound(1), setLife(2)).life).toEqual([5, 0, 0, 3, 2]);
  });
  it('says what a destroyed hero is, and what lethal wounds are', () => {
    expect(layersAfter('one-for-one', takeLife(5))).toMatchObject({ lost: [], zone: 'graveyard' });
    expect(layersAfter('destroyed-hero-loses', takeLife(5))).toMatchObject({
      lost: ['A'],
      zone: 'graveyard',
    });
    expect(layersAfter('one-for-one', giveLife(1), wound(5))).toMatchObject({ lost: ['A'], zone: 'play' });
    expect(layersAfter('lethal-by-starting-life', giveLife(1), wound(5))).toMatchObject({
      lost: ['A'],
      zone: 'graveyard',
    });
  });
  it('says whether a barred card may be named, and whether it readies', () => {
    const bound = card('ogre', 'creature', 'A', { exhausted: true, printed: ['bound'] });
    const totem = card('totem', 'support', 'B', { printed: ['rouse'] });
    const texts = {
      bound: { kind: 'static' as const, static: { text: 'cannot be' as const, verb: 'ready' as const } },
      rouse: {
        kind: 'triggered' as const,
        trigger: 'hire' as const,
        steps: [
          [
            {
              deed: { verb: 'ready' as const },
              object: {
                kind: 'choose' as const,
                min: 1,
                max: 1,
                by: 'controller' as const,
                filter: { types: ['creature' as const] },
              },
            },
          ],
        ],
      },
    };
    const on = board([bound, { ...totem, zone: 'hand', whose: 'B' }], texts);
    const lapses = (name: string) => {
      const engine = engines[name]?.();
      return engine && play(engine, on, [{ act: 'enter', cards: ['totem'] }]).of('lapsed').length;
    };
    const exhausted = (name: string) => {
      const engine = engines[name]?.();
      const turns = ['A', 'B'].map((player) => ({ act: 'end turn' as const, player: player as 'A' | 'B' }));
      return engine && play(engine, on, turns).state.cards.ogre?.exhausted;
    };
    expect([lapses('reference'), lapses('reading:barred-cannot-be-named')]).toEqual([0, 1]);
    expect([exhausted('reference'), exhausted('reading:bars-readying')]).toEqual([false, true]);
  });
  it('says who becomes a target, who may defend, who strikes back and when a deck is shuffled', () => {
    const texts = {
      felt: { kind: 'triggered' as const, trigger: 'targeted' as const, steps: [[self(giveLife(1))]] },
      veil: { kind: 'static' as const, static: { text: 'cannot be target' as const } },
      slow: {
        kind: 'activated' as const,
        steps: [[self(heal(1))], [one(heal(1), { types: ['hero' as const] })]],
      },
    };
    const lord = card('lord', 'hero', 'B', { printed: ['felt'] });
    const ogre = card('ogre', 'creature', 'B', { printed: ['veil'], strike: 1 });
    const elf = card('elf', 'creature', 'A', { printed: ['slow', 'felt'], strike: 1 });
    const on = board([lord, ogre, elf, card('top', 'creature', 'B', { zone: 'deck' })], texts);
    const played = (name: string, ...acts: Act[]) => {
      const engine = engines[`reading:${name}`]?.();
      if (engine === undefined) throw new Error(`No engine reading:${name} is registered.`);
      return play(engine, on, acts);
    };
    const slowly = [declare('elf', 'slow'), resolveAll];
    expect(played('one-for-one', ...slowly).queued).toEqual(['slow', 'felt']);
    expect(played('itself-becomes-target', ...slowly).queued).toEqual(['slow', 'felt', 'felt']);
    expect(played('named-later-is-no-target', ...slowly).queued).toEqual(['slow']);
    const strike = attack('elf', 'lord');
    expect(played('one-for-one', strike).record.steps[0]?.reply.pending?.options).toEqual(['ogre']);
    expect(played('hidden-cannot-defend', strike).record.steps[0]?.reply.pending).toBeNull();
    const defended = [strike, choose('B', 'ogre')];
    expect(played('one-for-one', ...defended).life('elf')[1]).toBe(1);
    expect(played('nobody-strikes-back', ...defended).life('elf')[1]).toBe(0);
    expect(played('one-for-one', endTurn('A')).of('shuffled')).toEqual([]);
    expect(played('shuffles-after-drawing', endTurn('A')).of('shuffled').length).toBe(1);
  });
});
