import { on } from '../../spec/clauses/clause.ts';
import { must, such } from '../../spec/clauses/ruling.ts';
import { sectionOf } from '../../spec/editions/edition.ts';
import { HEROES } from '../../spec/editions/heroes.ts';
import type { Layers } from '../../spec/questions/life.ts';
import { isHealing, isWounded, lifeAfter } from '../../spec/questions/life.ts';
import { changed, examples, life } from '../examples.ts';
import { layersOf, levelOf, setTo } from '../reading-life.ts';
import { speakingOf } from './laying-life.ts';
import { hasBoth, isReplacedBeside, laidOnBoth, oneKindOnly, settingLife } from './setting-life.ts';

const clause = sectionOf(HEROES)('504');

const wound = { verb: 'wound', amount: 2 } as const;
const heal = { verb: 'heal', amount: 2 } as const;
const set = { verb: 'set life', to: 2 } as const;

const LAID = 'what replaces wounds is laid';

export const h504_6 = clause('504.6', {
  statement:
    'Setting life to X turns wounds into negative life and lays what brings the level to X; it heals nothing.',
  procedure: settingLife,
  readings: [
    {
      name: LAID,
      says: 'the negative life in the place of wounds removes additional life',
      leansOn: '504.6 эффектами',
    },
    {
      name: 'what replaces wounds is not laid',
      says: 'the negative life in the place of wounds leaves additional life alone',
      leansOn: '504.6 заменяются',
    },
  ],
  rules: [
    on(lifeAfter, {
      applies: (change) => isReplacedBeside(change) && !hasBoth(layersOf(change.before)),
      ruling: (change, reading, ask) =>
        reading === LAID ? oneKindOnly(setTo(change)) : laidOnBoth(change, setTo(change) ?? 0, ask),
      examples: examples(
        [changed(life(3, { wounds: 1, additional: 1 }), set)],
        [changed(life(3, { wounds: 1 }), set), changed(life(3, { additional: 1 }), set)],
      ),
    }),
    on(lifeAfter, {
      applies: (change) => setTo(change) !== null,
      ruling: (change) => {
        const wanted = setTo(change) ?? 0;
        return speakingOf(
          ['wounds', 'additional', 'negative'],
          such<Layers>(
            `wounds 0 and a level of ${wanted}`,
            'wounds are replaced and effects make up the difference',
            (given) => given.wounds === 0 && levelOf(given) === wanted,
          ),
        );
      },
      examples: examples(
        [changed(life(3, { wounds: 1, additional: 1 }), set), changed(life(1), set)],
        [changed(life(3, { wounds: 1 }), heal)],
      ),
    }),
    on(isWounded, {
      applies: (change) => setTo(change) !== null,
      ruling: () => must('not wounded', 'effects of life were laid, and no wounds'),
      examples: examples([changed(life(3), set)], [changed(life(3), wound)]),
    }),
    on(isHealing, {
      applies: ({ before, deed }) => deed.verb === 'set life' && before.wounds > 0,
      ruling: () => must('not healing', 'the wounds were replaced'),
      examples: examples(
        [{ before: life(3, { wounds: 1 }), deed: set }],
        [{ before: life(3, { wounds: 1 }), deed: heal }],
      ),
    }),
  ],
});
