import type { Ability } from '../../spec/abilities/ability.ts';
import { on } from '../../spec/clauses/clause.ts';
import type { Ruling } from '../../spec/clauses/ruling.ts';
import { such } from '../../spec/clauses/ruling.ts';
import type { Card } from '../../spec/model/card.ts';
import type { Life } from '../../spec/model/life.ts';
import type { Layers, LifeChange } from '../../spec/questions/life.ts';
import { lifeAfter } from '../../spec/questions/life.ts';
import { archer, creature, examples, having, life, stateOf } from '../examples.ts';
import { layersOf } from '../reading-life.ts';
import { inPart, ONE_FOR_ONE, removed, SPENT, STAYS } from '../reading-removal.ts';
import { isSameLife, layersByStatics } from '../reading-statics.ts';
import { speakingOf } from './laying-life.ts';

/** A static text that gives two life to the creatures of its controller. */
export const banner: Ability = {
  kind: 'static',
  static: { text: 'life', by: 2, who: { types: ['creature'], side: 'own' } },
};
/** A card in play with that text. */
export const bearer = having(creature('bearer'), 'banner');
/** The same card in the graveyard, where its text holds no longer. */
export const fallen: Card = { ...bearer, zone: 'graveyard', whose: 'A' };
const raised: Life = {
  ...life(3),
  effects: [{ id: 'e1', kind: 'additional', laid: 2, left: 2, by: null, until: 'while in play' }],
};
const changedBy = (giver: Card, before: Life): LifeChange => ({
  before,
  by: {
    statics: {
      state: stateOf([giver, { ...archer, life: before }]),
      texts: { banner },
      card: 'archer',
      later: stateOf([giver, archer]),
    },
  },
});

const oneOf = (may: readonly Layers[], because: string): Ruling<Layers> => ({
  ...speakingOf(
    ['additional', 'negative'],
    such<Layers>(
      may.map(({ additional, negative }) => `additional ${additional}, negative ${negative}`).join(', or '),
      because,
      (given) => may.some((one) => isSameLife(one, given)),
    ),
  ),
  among: may.map(({ additional, negative }) => ({ additional, negative })),
});

/** What may come of it by any of these readings of how the effects remove each other. */
const readAs = (change: LifeChange, readings: readonly string[]): readonly Layers[] =>
  layersByStatics(change, (laid, opposite) => readings.map((reading) => removed(reading, laid, opposite)));

/** The effects of static texts are laid, whatever of the opposite kind they remove. */
export const laidByStatics = (because: string) =>
  on(lifeAfter, {
    applies: (change: LifeChange) => layersByStatics(change, inPart).length > 0,
    ruling: (change) => oneOf(layersByStatics(change, inPart), because),
    examples: examples(
      [changedBy(bearer, life(3)), changedBy(bearer, life(3, { negative: 1 })), changedBy(fallen, raised)],
      [changedBy(bearer, raised), changedBy(fallen, life(3))],
    ),
  });

/** Whether static texts may lay on a life that has effects of the opposite kind, so that these cannot all be left. */
const isOpposed = (change: LifeChange): boolean => {
  const may = readAs(change, [ONE_FOR_ONE, STAYS, SPENT]);
  return layersByStatics(change, inPart).some((one) => !may.some((other) => isSameLife(one, other)));
};

/** What static texts lay on a life that has effects of the opposite kind removes them. */
export const removedByStatics = () =>
  on(lifeAfter, {
    applies: isOpposed,
    ruling: (change, reading) =>
      oneOf(readAs(change, [reading]), 'additional and negative life remove each other'),
    examples: examples(
      [changedBy(bearer, life(3, { negative: 1 })), changedBy(bearer, life(3, { negative: 3 }))],
      [changedBy(bearer, life(3)), changedBy(fallen, raised)],
    ),
  });

/** Additional life that static texts lay leaves wounds alone. */
export const woundsKeptByStatics = () =>
  on(lifeAfter, {
    applies: (change) =>
      change.before.wounds > 0 &&
      layersByStatics(change, inPart).some(
        ({ additional }) => additional > layersOf(change.before).additional,
      ),
    // That wounds do not grow either is said by nothing here, and is left to what speaks of all layers.
    ruling: ({ before }) =>
      speakingOf(
        [],
        such<Layers>(
          `wounds ${before.wounds}, at least`,
          'additional life does not remove them',
          ({ wounds }) => wounds >= before.wounds,
        ),
      ),
    examples: examples([changedBy(bearer, life(3, { wounds: 1 }))], [changedBy(bearer, life(3))]),
  });
