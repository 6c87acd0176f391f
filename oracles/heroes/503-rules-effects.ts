import { on } from '../../spec/clauses/clause.ts';
import { must } from '../../spec/clauses/ruling.ts';
import { sectionOf } from '../../spec/editions/edition.ts';
import { HEROES } from '../../spec/editions/heroes.ts';
import type { Effect } from '../../spec/model/card.ts';
import type { Life } from '../../spec/model/life.ts';
import type { Term } from '../../spec/model/names.ts';
import type { Change, DeckingOut, DeckTouched, Fate, Losing } from '../../spec/questions/fate.ts';
import {
  doesHappen,
  doesReady,
  doesWait,
  hasLost,
  isDeckedOut,
  isDestroyed,
  isShuffled,
  whenDone,
} from '../../spec/questions/fate.ts';
import type { TurnChange } from '../../spec/questions/life.ts';
import { isStillThere } from '../../spec/questions/life.ts';
import { creature, examples, having, life, stateOf } from '../examples.ts';
import { isLosing } from '../reading-effects.ts';
import { ends, levelNow } from '../reading-life.ts';
import { holds, isPlain } from '../reading-statics.ts';
import { isBarred, isJudged } from '../reading-texts.ts';
import { outlasting } from './outlasting.ts';

const clause = sectionOf(HEROES)('503');

const A_BEGINS: TurnChange = { ended: 'B', began: 'A' };
const tired = creature('archer', { exhausted: true });
export const h503_1_readying = clause('503.1/readying', {
  statement: 'The rules ready a card when the turn begins.',
  rules: [
    on(doesReady, {
      // Whose cards, the clause leaves out.
      applies: ({ card, texts, turn }) =>
        card.controller === turn.began && card.owner === turn.began && !isBarred(card, texts, 'ready'),
      ruling: () => must('readies', 'the turn of its player begins'),
      examples: examples(
        [{ card: tired, texts: {}, turn: A_BEGINS }],
        [{ card: { ...tired, owner: 'B' }, texts: {}, turn: A_BEGINS }],
      ),
    }),
  ],
});

const LEVEL = 'wounds that bring the level to zero';
const COUNT = 'wounds as many as the starting life';

const wounded = (before: Life, wounds: number): Fate => ({
  card: creature('archer', { life: { ...before, wounds } }),
  before,
  after: { ...before, wounds },
  texts: {},
  isOver: false,
});

export const h503_1_lethal_wounds = clause('503.1/lethal-wounds', {
  statement: 'The rules destroy a card that receives a lethal number of wounds.',
  readings: [
    { name: LEVEL, says: 'lethal is what leaves no life level', leansOn: '503.1 смертельного' },
    { name: COUNT, says: 'lethal is as many as the card starts with', leansOn: '503.1 числа' },
  ],
  rules: [
    on(isDestroyed, {
      applies: (fate) => {
        const { before, after } = fate;
        const mayBeLethal = levelNow(after) <= 0 || after.wounds >= after.starting;
        return isJudged(fate) && after.wounds > before.wounds && mayBeLethal;
      },
      ruling: ({ after }, reading) => {
        const isLethal = reading === COUNT ? after.wounds >= after.starting : levelNow(after) <= 0;
        return isLethal ? must('destroyed', `wounds (${after.wounds}) are lethal for it`) : null;
      },
      examples: examples(
        [wounded(life(3), 3), wounded(life(3, { additional: 1 }), 3)],
        [wounded(life(3), 2), { ...wounded(life(3), 3), before: life(3, { wounds: 3 }) }],
      ),
    }),
  ],
});

const lasting = (until: 'lasting' | 'end of turn' | 'start of turn A' | 'start of turn B') => {
  const [effect] = life(3, { additional: 2, until }).effects;
  return effect === undefined ? [] : [{ effect, turn: A_BEGINS }];
};

const hex = (id: string, until: Term): Effect => ({ id, kind: 'silence', by: null, until });
const silenced = (now: readonly Effect[]): Change => ({
  card: creature('archer', { effects: [hex('e1', 'lasting')] }),
  change: 'effects',
  by: {
    deed: { verb: 'silence', until: 'end of turn' },
    now: creature('archer', { effects: [...now] }),
  },
});

export const h503_1_expiry = clause('503.1/expiry', {
  statement: 'The rules take an effect off a card as soon as its term ends, and no other.',
  rules: [
    on(isStillThere, {
      applies: ({ effect, turn }) => ends(effect.until, turn),
      ruling: ({ effect }) => must('gone', `its term was ${effect.until}`),
      examples: examples(
        [...lasting('end of turn'), ...lasting('start of turn A')],
        [...lasting('lasting'), ...lasting('start of turn B')],
      ),
    }),
    outlasting(),
    on(doesHappen, {
      applies: isLosing,
      ruling: () => must('does not happen', 'a deed that lays an effect takes no older one off'),
      examples: examples(
        [silenced([hex('e2', 'end of turn')])],
        [silenced([hex('e1', 'lasting'), hex('e2', 'end of turn')]), silenced([hex('e2', 'lasting')])],
      ),
    }),
  ],
});

const hurt = (wounds: number, additional = 0): Losing => ({
  player: 'A',
  life: life(3, { wounds, additional }),
  isDestroyed: false,
});

export const h503_1_loss = clause('503.1/loss', {
  statement: 'A player whose hero has at least as many wounds as starting life loses.',
  rules: [
    on(hasLost, {
      applies: ({ life }) => life.wounds >= life.starting,
      ruling: ({ life }) =>
        must('lost', `wounds (${life.wounds}) reach the starting life (${life.starting})`),
      examples: examples([hurt(3), hurt(4, 2)], [hurt(2)]),
    }),
  ],
});

const touched = (how: DeckTouched['how']): DeckTouched => ({ how });

export const h503_1_shuffling = clause('503.1/shuffling', {
  statement:
    'The rules shuffle a deck after a card is taken from it or returned to it, or it is looked through.',
  rules: [
    on(isShuffled, {
      applies: ({ how }) => how !== 'let alone',
      ruling: ({ how }) => must('shuffled', `the deck was ${how}`),
      examples: examples(
        [touched('taken from'), touched('returned to'), touched('looked through')],
        [touched('let alone')],
      ),
    }),
  ],
});

export const h503_1_deck_out = clause('503.1/deck-out', {
  statement: 'A player who for the third time in the game has no card to take from the deck loses.',
  rules: [
    on(isDeckedOut, {
      applies: ({ times, isElsewhere }) => times >= 3 && isElsewhere !== true,
      ruling: () => must('lost', 'it was the third time'),
      examples: examples(
        [{ player: 'A', times: 3 }] satisfies DeckingOut[],
        [
          { player: 'A', times: 2 },
          { player: 'A', times: 3, isElsewhere: true },
        ] satisfies DeckingOut[],
      ),
    }),
  ],
});

const flag = { kind: 'static' as const, static: { text: 'life' as const, by: 1, who: {} } };
const raisedBy = (zone: 'play' | 'hand') => ({
  effect: 'static effect' as const,
  giving: {
    state: stateOf([having(creature('bearer', { zone }), 'flag'), tired]),
    texts: { flag },
    card: 'archer',
    giver: 'bearer',
    ability: 'flag',
    lives: [],
    deeds: [],
  },
});

export const h503_2 = clause('503.2', {
  statement: 'Effects of the rules come outside of the queue, and as soon as they are due.',
  rules: [
    on(whenDone, {
      applies: ({ giving, isGoing }) => {
        if (giving === undefined) return true;
        return isGoing ? !holds(giving) : holds(giving) && isPlain(giving);
      },
      ruling: ({ effect }) => must('at once', `${effect} is an effect of the rules`),
      examples: examples(
        [
          { effect: 'destruction' },
          { effect: 'loss' },
          { effect: 'expiry' },
          raisedBy('play'),
          { ...raisedBy('hand'), isGoing: true },
        ],
        [raisedBy('hand'), { ...raisedBy('play'), isGoing: true }],
      ),
    }),
    on(doesWait, {
      applies: ({ what }) => what === 'rules effect',
      ruling: () => must('at once', 'effects of the rules do not use the queue'),
      examples: examples([{ what: 'rules effect' }], [{ what: 'ability' }]),
    }),
  ],
});
