import { describe, expect, it } from 'vitest';
import type { Deed } from '../../spec/abilities/deed.ts';
import { engines } from '../index.ts';
import { board, card, change, giveLife, play, setLife, takeLife, wound } from '../testing/table.ts';

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
});
