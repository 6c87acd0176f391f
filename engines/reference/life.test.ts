import { describe, expect, it } from 'vitest';
import type { Deed } from '../../spec/abilities/deed.ts';
import {
  board,
  card,
  change,
  giveLife,
  heal,
  play,
  self,
  setLife,
  takeLife,
  wound,
} from '../testing/table.ts';
import { reference } from './index.ts';

/** Starting, wounds, additional, negative and level of one creature after bare changes. */
const layersAfter = (of: ReturnType<typeof card>, ...deeds: Deed[]) =>
  play(
    reference(),
    board([of]),
    deeds.map((deed) => change(of.id, deed)),
  ).life(of.id);
const ogre = (starting: number, wounds = 0, ...layers: Parameters<typeof card>[4] & object) =>
  card('ogre', 'creature', 'A', { starting, wounds }, layers);
const plus = (left: number) => ({ kind: 'additional' as const, left });
const minus = (left: number) => ({ kind: 'negative' as const, left });

describe('504.1–504.4: layers', () => {
  it('enters at its starting life', () => {
    const fresh = card('ogre', 'creature', 'A', { starting: 4, zone: 'hand' });
    expect(play(reference(), board([fresh]), [{ act: 'enter', cards: ['ogre'] }]).life('ogre')).toEqual([
      4, 0, 0, 0, 4,
    ]);
  });
  it('sums up: 5 starting + 2 additional − 1 wound', () => {
    expect(layersAfter(ogre(5), giveLife(2), wound(1))).toEqual([5, 1, 2, 0, 6]);
  });
  it('does not heal negative life', () => {
    expect(layersAfter(ogre(5), takeLife(2), wound(1), heal(9))).toEqual([5, 0, 0, 2, 3]);
  });
});

describe('504.5: what removes what', () => {
  it('wounds and additional life leave each other alone', () => {
    expect(layersAfter(ogre(5), giveLife(2), wound(3))).toEqual([5, 3, 2, 0, 4]);
    expect(layersAfter(ogre(5), wound(3), giveLife(2))).toEqual([5, 3, 2, 0, 4]);
  });
  it('additional life removes negative life one for one, and the rest stays', () => {
    expect(layersAfter(ogre(5), takeLife(3), giveLife(2))).toEqual([5, 0, 0, 1, 4]);
    expect(layersAfter(ogre(5), takeLife(2), giveLife(3))).toEqual([5, 0, 1, 0, 6]);
    expect(layersAfter(ogre(5), takeLife(2), giveLife(2))).toEqual([5, 0, 0, 0, 5]);
  });
  it('negative life removes additional life the same way, the oldest first', () => {
    const { state } = play(reference(), board([ogre(5, 0, plus(2), plus(2))]), [change('ogre', takeLife(3))]);
    expect(state.cards.ogre?.life?.effects).toMatchObject([{ id: 'ogre-1', laid: 2, left: 1 }]);
  });
});

describe('504.6: set to X', () => {
  it('ends without wounds and at X, from above and below', () => {
    expect(layersAfter(ogre(5, 3), setLife(4))).toEqual([5, 0, 0, 1, 4]);
    expect(layersAfter(ogre(5, 3), setLife(1))).toEqual([5, 0, 0, 4, 1]);
    expect(layersAfter(ogre(3, 1), setLife(7))).toEqual([3, 0, 4, 0, 7]);
  });
  it('turns wounds into negative life that removes additional life: 5 − 2 + 3 set to 6', () => {
    expect(layersAfter(ogre(5, 2, plus(3)), setLife(6))).toEqual([5, 0, 1, 0, 6]);
  });
  it('starts from layers of both kinds: 5 + 1 − 2 set to 9', () => {
    expect(layersAfter(ogre(5, 0, plus(1), minus(2)), setLife(9))).toEqual([5, 0, 4, 0, 9]);
  });
  it('changes nothing where nothing is to change', () => {
    const { of } = play(reference(), board([ogre(5)]), [change('ogre', setLife(5))]);
    expect([of('did').length, of('life').length]).toEqual([1, 0]);
  });
  it('is not healing, and healing is', () => {
    const texts = {
      glad: { kind: 'triggered' as const, trigger: 'healed' as const, steps: [[self({ verb: 'exhaust' })]] },
    };
    const queued = (deed: Deed) =>
      play(
        reference(),
        board([card('ogre', 'creature', 'A', { starting: 5, wounds: 2, printed: ['glad'] })], texts),
        [change('ogre', deed)],
      ).state.queue.length;
    expect([queued(setLife(5)), queued(heal(1))]).toEqual([0, 1]);
  });
});
