import { on } from '../../spec/clauses/clause.ts';
import { fields, must, such } from '../../spec/clauses/ruling.ts';
import { sectionOf } from '../../spec/editions/edition.ts';
import { HEROES } from '../../spec/editions/heroes.ts';
import type { Layers } from '../../spec/questions/life.ts';
import { isWounded, lifeAfter, lifeLevel } from '../../spec/questions/life.ts';
import { changed, examples, life } from '../examples.ts';
import { fought } from '../fighting.ts';
import { amountOf, isBy, isWoundModified } from '../reading-amounts.ts';
import { layersOf, setTo } from '../reading-life.ts';
import { ONE_FOR_ONE, SPENT, STAYS } from '../reading-removal.ts';
import { removedByStatics, woundsKeptByStatics } from './laying-by-statics.ts';
import { cancelling, laying, speakingOf, summedUp } from './laying-life.ts';
import { hasBoth, isReplacedBeside, oneKindOnly } from './setting-life.ts';

const clause = sectionOf(HEROES)('504');

const wound = { verb: 'wound', amount: 2 } as const;
const heal = { verb: 'heal', amount: 2 } as const;
const give = { verb: 'give life', amount: 2, until: 'lasting' } as const;
const take = { verb: 'take life', amount: 2, until: 'lasting' } as const;
const set = { verb: 'set life', to: 2 } as const;

export const h504_1 = clause('504.1', {
  statement: 'A card comes into play with a life level equal to its starting life.',
  rules: [
    on(lifeLevel, {
      applies: ({ entered }) => entered,
      ruling: ({ life }) => must(life.starting, 'it has only just come into play'),
      examples: examples([{ life: life(3), entered: true }], [{ life: life(3), entered: false }]),
    }),
    on(lifeAfter, {
      applies: ({ by }) => by === 'entering',
      ruling: ({ before }) =>
        such<Layers>(
          `layers that come to ${before.starting}`,
          'it has only just come into play',
          ({ starting, wounds, additional, negative }) =>
            starting + additional - negative - wounds === before.starting,
        ),
      examples: examples([{ before: life(3), by: 'entering' }], [{ before: life(3), by: 'nothing' }]),
    }),
  ],
});

export const h504_1_1 = clause('504.1.1', {
  statement: 'Every change of life in play is laid on as wounds or as additional or negative life.',
  rules: [
    on(lifeAfter, {
      applies: ({ by }) => typeof by === 'object',
      ruling: ({ before }) => fields({ starting: before.starting }, 'changes are laid on top of it'),
      examples: examples(
        [changed(life(3), give), changed(life(3, { wounds: 1 }), set)],
        [{ before: life(3), by: 'nothing' }],
      ),
    }),
    on(lifeLevel, {
      applies: ({ life, entered }) => !entered && life.wounds === 0 && life.effects.length === 0,
      ruling: ({ life }) => must(life.starting, 'nothing has been laid on it'),
      examples: examples(
        [{ life: life(3), entered: false }],
        [{ life: life(3, { wounds: 1 }), entered: false }],
      ),
    }),
  ],
});

export const h504_2 = clause('504.2', {
  statement: 'Additional life is an effect on a card that raises its life level.',
  rules: [summedUp('additional'), laying('give life', 'additional', 'negative')],
});

export const h504_3 = clause('504.3', {
  statement: 'Wounds are markers on a card, each of which lowers its life level by one.',
  rules: [
    summedUp('wounds'),
    on(lifeAfter, {
      applies: (change) => amountOf(change, 'wound') > 0,
      ruling: (change) => {
        const { starting, wounds, additional, negative } = layersOf(change.before);
        const wanted = wounds + amountOf(change, 'wound');
        // Other life lost instead lowers the level too; that it may not is what 504.1.1 and 504.5 say.
        const instead = (given: Layers) =>
          starting - given.starting + Math.max(0, additional - given.additional);
        return speakingOf(
          ['wounds', 'negative'],
          such<Layers>(
            `wounds ${wanted}, negative ${negative}`,
            'wounds were laid',
            (given) =>
              given.negative === negative && [wanted, wanted - instead(given)].includes(given.wounds),
          ),
        );
      },
      examples: examples([changed(life(3, { wounds: 1 }), wound)], [changed(life(3, { wounds: 1 }), take)]),
    }),
    on(lifeAfter, {
      applies: isWoundModified,
      ruling: ({ before }) =>
        speakingOf(
          ['negative'],
          such<Layers>(
            `negative ${layersOf(before).negative}, and no fewer wounds`,
            'wounds were laid, however many',
            ({ negative, wounds }) => negative === layersOf(before).negative && wounds >= before.wounds,
          ),
        ),
      examples: examples([fought(life(3))], [changed(life(3), wound)]),
    }),
    on(isWounded, {
      applies: (change) => amountOf(change, 'wound') > 0,
      ruling: () => must('wounded', 'wounds were laid'),
      examples: examples([changed(life(3), wound)], [changed(life(3), take)]),
    }),
  ],
});

export const h504_4 = clause('504.4', {
  statement: 'Negative life is an effect that lowers the life level of a card, and is not wounds.',
  rules: [
    summedUp('negative'),
    laying('take life', 'negative', 'additional'),
    on(lifeAfter, {
      applies: (change) => amountOf(change, 'take life') > 0,
      ruling: ({ before }) => fields({ wounds: before.wounds }, 'negative life is not wounds'),
      examples: examples([changed(life(3, { wounds: 1 }), take)], [changed(life(3, { wounds: 1 }), wound)]),
    }),
    on(lifeAfter, {
      applies: (change) => amountOf(change, 'heal') > 0 && layersOf(change.before).negative > 0,
      ruling: ({ before }) => fields({ negative: layersOf(before).negative }, 'negative life is not wounds'),
      examples: examples(
        [changed(life(3, { wounds: 1, negative: 1 }), heal)],
        [changed(life(3, { wounds: 1 }), heal)],
      ),
    }),
    on(isWounded, {
      applies: (change) => isBy(change, 'take life'),
      ruling: () => must('not wounded', 'negative life is not wounds'),
      examples: examples([changed(life(3), take)], [changed(life(3), wound)]),
    }),
  ],
});

export const h504_5 = clause('504.5', {
  statement:
    'Additional and negative life remove each other; wounds and additional life leave each other alone.',
  readings: [
    { name: ONE_FOR_ONE, says: 'one removes one and is used up', leansOn: '504.5 снимает' },
    { name: STAYS, says: 'all that is opposite goes, and what was laid stays', leansOn: '504.5 эффекты' },
    { name: SPENT, says: 'all that is opposite goes, and what was laid with it', leansOn: '504.5 снимает' },
  ],
  rules: [
    cancelling('give life', 'additional', 'negative'),
    cancelling('take life', 'negative', 'additional'),
    removedByStatics(),
    woundsKeptByStatics(),
    on(lifeAfter, {
      // Whether what takes the place of wounds removes additional life is for 504.6.
      applies: (change) =>
        setTo(change) !== null && !hasBoth(layersOf(change.before)) && !isReplacedBeside(change),
      ruling: (change) => oneKindOnly(setTo(change)),
      examples: examples(
        [
          changed(life(3, { wounds: 1 }), set),
          changed(life(3, { additional: 1 }), set),
          changed(life(1), set),
        ],
        [
          changed(life(3, { wounds: 1, additional: 1 }), set),
          changed(life(3, { additional: 1, negative: 1 }), set),
          changed(life(3, { additional: 1 }), take),
        ],
      ),
    }),
    on(lifeAfter, {
      applies: (change) =>
        (amountOf(change, 'wound') > 0 || isWoundModified(change)) && layersOf(change.before).additional > 0,
      ruling: ({ before }) => fields({ additional: layersOf(before).additional }, 'wounds do not remove it'),
      examples: examples(
        [changed(life(3, { additional: 1 }), wound)],
        [changed(life(3, { negative: 1 }), wound)],
      ),
    }),
    on(lifeAfter, {
      applies: (change) => amountOf(change, 'give life') > 0 && change.before.wounds > 0,
      ruling: ({ before }) => fields({ wounds: before.wounds }, 'additional life does not remove them'),
      examples: examples([changed(life(3, { wounds: 2 }), give)], [changed(life(3, { wounds: 2 }), heal)]),
    }),
  ],
});
