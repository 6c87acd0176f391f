import { on } from '../../spec/clauses/clause.ts';
import { must } from '../../spec/clauses/ruling.ts';
import type { Supposition } from '../../spec/clauses/supposition.ts';
import type { Fate, Losing, Readying } from '../../spec/questions/fate.ts';
import { doesReady, hasLost, isDestroyed } from '../../spec/questions/fate.ts';
import { lifeLevel } from '../../spec/questions/life.ts';
import { creature, examples, having, life } from '../examples.ts';
import { levelNow } from '../reading-life.ts';
import { isBarred, isJudged } from '../reading-texts.ts';
import { HERO } from './losing-heroes.ts';

const alive: Fate = {
  card: creature('ogre'),
  texts: {},
  before: life(3),
  after: life(3, { wounds: 3, additional: 1 }),
  isOver: false,
};
const standing: Losing = { player: 'A', life: life(3), isDestroyed: false };
const tired = creature('ogre', { exhausted: true });
const bound: Readying = {
  card: having(tired, 'rest'),
  texts: { rest: { kind: 'static', static: { text: 'cannot be', verb: 'ready' } } },
  turn: { ended: 'B', began: 'A' },
};

const isBound = ({ card, texts, turn }: Readying): boolean =>
  card.controller === turn.began && card.owner === turn.began && isBarred(card, texts, 'ready');

/** Words on destruction, loss and readying taken for more than they plainly say. */
export const suppositionsOnLife: readonly Supposition[] = [
  {
    of: 'heroes/505.1',
    name: 'destroyed only then',
    says: 'above a level of zero a card stays, and a hero with it',
    leansOn: '505.1 когда',
    rules: [
      on(isDestroyed, {
        applies: (fate) => isJudged(fate) && levelNow(fate.after) > 0,
        ruling: ({ after }) => must('stays', `its level is ${levelNow(after)}`),
        examples: examples([alive], [{ ...alive, after: life(3, { wounds: 3 }) }]),
      }),
      on(hasLost, {
        applies: ({ isDestroyed: isGone }) => !isGone,
        ruling: ({ life: left }, reading) =>
          reading === HERO && levelNow(left) > 0
            ? must('plays on', `the hero stands at a level of ${levelNow(left)}`)
            : null,
        examples: examples([standing], [{ ...standing, isDestroyed: true }]),
      }),
    ],
  },
  {
    of: 'heroes/503.1/loss',
    name: 'lost only then',
    says: 'with fewer wounds than starting life a player plays on',
    leansOn: '503.1 когда',
    rules: [
      on(hasLost, {
        applies: ({ life: left }) => left.wounds < left.starting,
        ruling: ({ life: left }) =>
          must('plays on', `wounds (${left.wounds}) do not reach the starting life (${left.starting})`),
        examples: examples([standing], [{ ...standing, life: life(3, { wounds: 3 }) }]),
      }),
    ],
  },
  {
    of: 'heroes/503.1/static-effect',
    name: 'laid on it as it comes in',
    says: 'what a static text gives to a card counts from the moment that the card is in play',
    leansOn: '503.1 наложение',
    rules: [
      on(lifeLevel, {
        applies: ({ life: left, entered }) =>
          entered && left.effects.length > 0 && left.effects.every(({ until }) => until === 'while in play'),
        ruling: ({ life: left }) => must(levelNow(left), 'effects of static texts lie on it'),
        examples: examples(
          [{ life: life(3, { additional: 1, until: 'while in play' }), entered: true }],
          [
            { life: life(3), entered: true },
            { life: life(3, { additional: 1, until: 'while in play' }), entered: false },
          ],
        ),
      }),
    ],
  },
  {
    of: 'heroes/502.8',
    name: 'a ban binds the rules too',
    says: 'what «does not ready» is not readied by the turn either',
    leansOn: '502.8 открывается',
    later: '513.2',
    rules: [
      on(doesReady, {
        applies: isBound,
        ruling: () => must('stays exhausted', 'a text of the card says that it does not ready'),
        examples: examples([bound], [{ ...bound, texts: {} }]),
      }),
    ],
  },
  {
    of: 'heroes/503.1/readying',
    name: 'the turn readies whatever a text says',
    says: 'an effect of the rules is no card that a text could bar',
    leansOn: '503.1 открытие',
    isPlain: true,
    later: '513.2',
    rules: [
      on(doesReady, {
        applies: isBound,
        ruling: () => must('readies', 'the turn of its player begins'),
        examples: examples([bound], [{ ...bound, texts: {} }]),
      }),
    ],
  },
];
