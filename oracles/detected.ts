import { on } from '../spec/clauses/clause.ts';
import { must } from '../spec/clauses/ruling.ts';
import type { Card } from '../spec/model/card.ts';
import type { Detecting } from '../spec/questions/carrying-out.ts';
import { isDetected } from '../spec/questions/carrying-out.ts';
import {
  activated,
  archer,
  choosing,
  creature,
  declared,
  examples,
  executed,
  having,
  ogre,
  shield,
  stateOf,
  wounding,
} from './examples.ts';
import {
  isMerelyPaying,
  isMerelyReached,
  isPassedOver,
  isStruckAlone,
  namedFor,
} from './reading-detecting.ts';
import { textOf } from './reading-texts.ts';

const creatures = { types: ['creature' as const] };
const cry = {
  kind: 'triggered' as const,
  trigger: 'targeted' as const,
  steps: [[wounding({ kind: 'itself' })]],
};
const waiting = executed([archer, ogre], [archer, ogre]).item;
const one = wounding(choosing(creatures));
const each = wounding({ kind: 'each', filter: creatures });
const felt = (
  named: readonly string[],
  shot = one,
  { cards, ...more }: Partial<Detecting> & { cards?: readonly Card[] } = {},
) => ({
  ...declared(
    {
      texts: { shot: activated(shot), cry },
      targets: named.length === 0 ? [] : [{ at: [0, 0], cards: [...named], amounts: null }],
    },
    cards ?? [archer, having(ogre, 'cry')],
  ),
  ...{ card: 'ogre', named, paying: [] },
  ...more,
});

/** A card that is named for a limited choice is a target. */
export const namedIsFelt = (because: string) =>
  on(isDetected, {
    applies: (situation) => namedFor(situation) === 'few',
    ruling: () => must('target', because),
    examples: examples(
      [felt(['ogre'])],
      [
        felt(['archer']),
        felt(['ogre'], wounding(choosing(creatures, 0, null))),
        felt(['ogre'], one, { state: stateOf([archer, having(ogre, 'cry')], { queue: [waiting] }) }),
        felt(['ogre'], one, { texts: { shot: { ...cry, steps: [[one]] }, cry }, by: 'trigger' }),
      ],
    ),
  });

/** A card that is struck at while nothing could defend it is the target. */
export const struckIsFelt = (because: string) =>
  on(isDetected, {
    applies: isStruckAlone,
    ruling: () => must('target', because),
    examples: examples(
      [felt(['ogre'], one, { ability: '' })],
      [
        felt(['ogre']),
        felt(['ogre'], one, {
          ability: '',
          cards: [archer, having(ogre, 'cry'), creature('guard', { owner: 'B', controller: 'B' })],
        }),
      ],
    ),
  });

/** A card that is named for an unlimited choice is a target, unless the reading has it otherwise. */
export const anyNamedIsFelt = (exception: string) =>
  on(isDetected, {
    applies: (situation) => namedFor(situation) !== null,
    ruling: (_, reading) =>
      reading === exception ? null : must('target', 'all the cards chosen are targets'),
    examples: examples([felt(['ogre']), felt(['ogre'], wounding(choosing(creatures, 0, null)))], [felt([])]),
  });

/** A card for which a mass instruction goes is no target of it, whether or not it also pays. */
export const massIsUnfelt = (because: string) =>
  on(isDetected, {
    applies: isMerelyReached,
    ruling: () => must('no target', because),
    examples: examples(
      [felt([], each), felt([], each, { paying: ['ogre'] })],
      [felt(['ogre']), felt([], each, { by: 'trigger' })],
    ),
  });

/** A card is no target of a declaration that names others alone, though it pay or a mass instruction go for it. */
export const othersAreUnfelt = (because: string) =>
  on(isDetected, {
    applies: isPassedOver,
    ruling: () => must('no target', because),
    examples: examples(
      [felt(['archer']), felt(['archer'], one, { paying: ['ogre'] })],
      [
        felt(['ogre']),
        felt([], each),
        felt(['archer'], one, { targets: [{ at: [0, 0], cards: ['ogre'], amounts: null }] }),
      ],
    ),
  });

/** A card that only pays is no target. */
export const payerIsUnfelt = (because: string) =>
  on(isDetected, {
    applies: isMerelyPaying,
    ruling: () => must('no target', because),
    examples: examples(
      [felt(['archer'], one, { paying: ['ogre'] })],
      [felt(['archer']), felt(['ogre'], one, { paying: ['ogre'] })],
    ),
  });

/** A card on which only the effect of a static text is laid is no target. */
export const staticIsUnfelt = (because: string) =>
  on(isDetected, {
    applies: ({ texts, ability }) => textOf(texts, ability)?.kind === 'static',
    ruling: () => must('no target', because),
    examples: examples([felt([], one, { ability: 'shield', texts: { shield } })], [felt([])]),
  });
