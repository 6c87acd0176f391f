import { on } from '../../spec/clauses/clause.ts';
import type { Ruling } from '../../spec/clauses/ruling.ts';
import { fields, must, such } from '../../spec/clauses/ruling.ts';
import type { Layers, Levelling, LifeChange } from '../../spec/questions/life.ts';
import { lifeAfter, lifeLevel } from '../../spec/questions/life.ts';
import { changed, examples, life } from '../examples.ts';
import { amountOf } from '../reading-amounts.ts';
import { layersOf, levelNow } from '../reading-life.ts';
import { removed } from '../reading-removal.ts';

/** A ruling on some of the layers, though it may look at the others. */
export const speakingOf = (spoken: readonly (keyof Layers)[], ruling: Ruling<Layers>): Ruling<Layers> => ({
  ...ruling,
  fields: spoken,
});

/** The level of a card that has been in play for a while, where this layer is one of its layers. */
export const summedUp = (layer: 'wounds' | 'additional' | 'negative') =>
  on(lifeLevel, {
    applies: ({ life, entered }: Levelling) => !entered && layersOf(life)[layer] > 0,
    ruling: ({ life }) => must(levelNow(life), `starting and additional less negative life and wounds`),
    examples: examples(
      [{ life: life(4, { [layer]: 2 }), entered: false }],
      [{ life: life(4), entered: false }],
    ),
  });

/** Laying effects of one kind on a card that has none of the other. */
export const laying = (
  verb: 'give life' | 'take life',
  kind: 'additional' | 'negative',
  opposite: 'additional' | 'negative',
) =>
  on(lifeAfter, {
    applies: (change: LifeChange) => amountOf(change, verb) > 0 && layersOf(change.before)[opposite] === 0,
    ruling: (change) => {
      const before = layersOf(change.before);
      const wanted = before[kind] + amountOf(change, verb);
      // Starting life changed instead has the same effect on the level; that it may not is what 504.1.1 says.
      const instead = (given: Layers) =>
        kind === 'additional' ? given.starting - before.starting : before.starting - given.starting;
      return speakingOf(
        [kind],
        such<Layers>(
          `${kind} ${wanted}`,
          `${kind} life was laid and there was no ${opposite} life`,
          (given) => given[kind] + instead(given) === wanted,
        ),
      );
    },
    examples: examples(
      [changed(life(3, { [kind]: 1 }), { verb, amount: 2, until: 'lasting' })],
      [changed(life(3, { [opposite]: 1 }), { verb, amount: 2, until: 'lasting' })],
    ),
  });

/** Laying effects of one kind on a card that has effects of the other. */
export const cancelling = (
  verb: 'give life' | 'take life',
  newcomer: 'additional' | 'negative',
  opposite: 'additional' | 'negative',
) =>
  on(lifeAfter, {
    applies: (change: LifeChange) => amountOf(change, verb) > 0 && layersOf(change.before)[opposite] > 0,
    ruling: (change, reading) => {
      const before = layersOf(change.before);
      const { laid, left } = removed(reading, amountOf(change, verb), before[opposite]);
      return fields<Layers>(
        { [newcomer]: before[newcomer] + laid, [opposite]: left },
        `${newcomer} life removes ${opposite} life`,
      );
    },
    examples: examples(
      [changed(life(3, { [opposite]: 3 }), { verb, amount: 2, until: 'lasting' })],
      [changed(life(3, { [newcomer]: 3 }), { verb, amount: 2, until: 'lasting' })],
    ),
  });
