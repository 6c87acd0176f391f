import type { Ask } from '../../spec/clauses/clause.ts';
import { describing } from '../../spec/clauses/clause.ts';
import type { Ruling } from '../../spec/clauses/ruling.ts';
import { such } from '../../spec/clauses/ruling.ts';
import type { Life } from '../../spec/model/life.ts';
import type { Fate } from '../../spec/questions/fate.ts';
import { isDestroyed } from '../../spec/questions/fate.ts';
import type { Layers, LifeChange } from '../../spec/questions/life.ts';
import { lifeAfter } from '../../spec/questions/life.ts';
import { creature, life } from '../examples.ts';
import { layersOf, levelOf, setTo } from '../reading-life.ts';
import { ONE_FOR_ONE, removed, SPENT, STAYS } from '../reading-removal.ts';
import { speakingOf } from './laying-life.ts';

const lifeFrom = ({ starting, wounds, additional, negative }: Layers): Life =>
  life(starting, { wounds, additional, negative });

const laid = (before: Life, verb: 'give life' | 'take life', amount: number): LifeChange => ({
  before,
  by: { deed: { verb, amount, until: 'lasting' } },
});

const verbOf = ({ by }: LifeChange): string => (typeof by === 'object' && 'deed' in by ? by.deed.verb : '');

const KINDS = ['give life', 'take life'] as const;
const REMOVALS = [ONE_FOR_ONE, STAYS, SPENT];
const MOST_LAYINGS = 2;

/** Wounds give way to as much negative life, then additional or negative effects are laid, as many as it takes. */
export const settingLife = describing<LifeChange, Layers>(lifeAfter, {
  promise: 'no wounds, and the level that the text names',
  goesOnIf: {
    question: isDestroyed,
    answer: 'stays',
    situation: (before: Layers, after: Layers): Fate => ({
      card: creature('archer', { life: lifeFrom(before) }),
      texts: {},
      before: lifeFrom(before),
      after: lifeFrom(after),
      isOver: false,
    }),
    otherwise: 'the card is destroyed on the way',
  },
  applies: (change) => setTo(change) !== null,
  starts: ({ before }) => layersOf(before),
  promises: (change, reached) => reached.wounds === 0 && levelOf(reached) === setTo(change),
  steps: (change, reached, before, bound) => {
    if (reached.wounds > 0) return [laid(lifeFrom({ ...reached, wounds: 0 }), 'take life', reached.wounds)];
    const layings = before.slice(change.before.wounds > 0 ? 1 : 0);
    if (layings.length === MOST_LAYINGS) return [];
    // «Additional or negative»: one kind, so that a second laying is of the kind of the first.
    const kinds = KINDS.filter((verb) => layings.every((laying) => verbOf(laying) === verb));
    return kinds.flatMap((verb) =>
      Array.from({ length: 3 * bound }, (_, i) => laid(lifeFrom(reached), verb, i + 1)),
    );
  },
});

/** Whether additional and negative life lie on one card. */
export const hasBoth = ({ additional, negative }: Layers): boolean => additional > 0 && negative > 0;

/** Whether a life is set on which wounds lie beside additional life. */
export const isReplacedBeside = (change: LifeChange): boolean =>
  setTo(change) !== null && change.before.wounds > 0 && layersOf(change.before).additional > 0;

/** Refuses some of the lives with the level that the text names; of the others it is for 504.6 to say that they lack it. */
const ofThoseWith = (to: number | null, asks: string, because: string, isSo: (given: Layers) => boolean) =>
  speakingOf(
    ['additional', 'negative'],
    such<Layers>(asks, because, (given) => given.wounds > 0 || levelOf(given) !== to || isSo(given)),
  );

/** Lives with effects of one kind. */
export const oneKindOnly = (to: number | null): Ruling<Layers> =>
  ofThoseWith(
    to,
    'additional 0 or negative 0',
    'additional and negative life remove each other',
    (given) => !hasBoth(given),
  );

/** What could come of laying effects of one kind on both, whatever removes what. */
const outcomesOf = (from: Layers, verb: (typeof KINDS)[number], amount: number): Layers[] => {
  const [own, opposite] =
    verb === 'give life' ? (['additional', 'negative'] as const) : (['negative', 'additional'] as const);
  return REMOVALS.map((reading) => {
    const { laid: more, left } = removed(reading, amount, from[opposite]);
    return { ...from, [own]: from[own] + more, [opposite]: left };
  });
};

/**
 * Lives that the clauses on laying allow where negative life lies in the place of the wounds, beside the additional life, and
 * as many effects of one kind are laid on both as the level takes; where no one laying leads there, lives with effects of one kind.
 */
export const laidOnBoth = (change: LifeChange, to: number, ask: Ask): Ruling<Layers> => {
  const had = layersOf(change.before);
  const beside = { ...had, wounds: 0, negative: had.negative + had.wounds };
  const missing = to - levelOf(beside);
  const verb = missing > 0 ? 'give life' : 'take life';
  const most = missing === 0 ? 0 : Math.abs(missing) + beside.additional + beside.negative;
  const reached = Array.from({ length: most }, (_, i) => i + 1).flatMap((amount) =>
    outcomesOf(beside, verb, amount).filter(
      (given) => levelOf(given) === to && ask(lifeAfter, laid(lifeFrom(beside), verb, amount), given),
    ),
  );
  const lives = missing === 0 ? [beside] : reached;
  if (lives.length === 0) return oneKindOnly(to);
  const told = lives.map(({ additional, negative }) => `additional ${additional}, negative ${negative}`);
  return ofThoseWith(
    to,
    [...new Set(told)].join(' or '),
    'what took the place of wounds lies beside it',
    (given) =>
      lives.some(
        ({ additional, negative }) => given.additional === additional && given.negative === negative,
      ),
  );
};
