import { describe, expect, it } from 'vitest';
import {
  activated,
  archer,
  choosing,
  executed,
  having,
  ogre,
  shield,
  stone,
  wounding,
} from '../../oracles/examples.ts';
import type { Implication } from '../../spec/clauses/implication.ts';
import { implications } from '../../spec/clauses/implications.ts';
import * as carrying from '../../spec/questions/carrying-out.ts';
import * as declaring from '../../spec/questions/declaring.ts';
import * as fate from '../../spec/questions/fate.ts';
import * as life from '../../spec/questions/life.ts';
import { analyse } from './analyse.ts';
import { benchOf } from './bench.ts';
import { dropping } from './edits.ts';
import type { AnyQuestion } from './seats.ts';
import { bank, texts } from './testing/bank.ts';
import type { Planting } from './testing/planting.ts';
import { adding, all, conflictsIn, turning } from './testing/planting.ts';

const [{ joint: targetAndNaming }] = implications as [Implication];
const always = () => true;
const h = (number: string) => `heroes/${number}`;
const silencing =
  (question: AnyQuestion, ...numbers: readonly string[]): Planting =>
  (texts) =>
    numbers.reduce((left, number) => dropping(left, h(number), question.id), texts);

const everyOther = (given: readonly string[], { state, chosen }: carrying.Targeting): boolean =>
  Object.keys(state.cards).every((id) => chosen.includes(id) || given.includes(id));
const others = silencing(carrying.finalTargets, '502.1', '502.4', '502.5', '502.6', '502.8');
const isFree = ({ redirected, chosen }: carrying.Targeting) =>
  redirected === undefined && chosen.length === 1;

/** The clause says that every card not chosen is a target too. */
const allTargets = (applies: typeof isFree) =>
  all(others, adding(h('502.5'), carrying.finalTargets, applies, everyOther));

const contradictions: readonly (readonly [string, readonly (readonly string[])[], Planting])[] = [
  [
    'a card that may not be named is a target',
    ['118.7', '118.9', '502.7', '502.9'].map((number) => [number, '502.5'].sort()),
    allTargets(isFree),
  ],
  [
    'what is named late may not stay open',
    [['116.1', '117.1']],
    all(
      silencing(declaring.mayStayOpen, '116.1'),
      adding(h('117.1'), declaring.mayStayOpen, ({ at }) => at[0] > 0, 'illegal'),
    ),
  ],
  [
    'a mass text reaches what an obstacle keeps off',
    [['502.6', '502.8']],
    all(
      silencing(declaring.massReach, '118.4', '118.6', '118.7', '118.9', '502.8'),
      adding(h('502.6'), declaring.massReach, always, (given, { state }) =>
        Object.keys(state.cards).every((id) => given.includes(id)),
      ),
    ),
  ],
  [
    'a destroyed card stays in play',
    [['503.2', '505.1']],
    all(
      silencing(fate.whereTo, '505.1'),
      silencing(fate.isDestroyed, '503.1/lethal-wounds'),
      adding(h('503.2'), fate.whereTo, always, 'play'),
    ),
  ],
  [
    'a killer has not killed',
    [['505.1.1']],
    turning(h('505.1.1'), fate.hasKilled, ['killed', 'did not kill']),
  ],
  [
    'what comes at once is queued',
    [['505.1', '505.1.1']],
    all(
      silencing(fate.doesWait, '503.2'),
      silencing(fate.whenDone, '503.2'),
      adding(h('505.1.1'), fate.doesWait, always, 'queued'),
    ),
  ],
  [
    'a card comes into play with a level that is not that of its layers',
    [['504.1', '504.3']],
    all(
      silencing(life.lifeAfter, '504.1'),
      adding(
        h('504.3'),
        life.lifeAfter,
        ({ by }) => by === 'entering',
        ({ wounds }) => wounds === 1,
      ),
      adding(
        h('504.3'),
        life.lifeAfter,
        ({ by }) => by === 'entering',
        ({ starting, additional, negative }, { before }) =>
          starting === before.starting && additional + negative === 0,
      ),
    ),
  ],
  ['negative life wounds', [['504.4']], turning(h('504.4'), life.isWounded, ['not wounded', 'wounded'])],
  [
    'an effect whose term ended is still there',
    [['503.1/expiry']],
    turning(h('503.1/expiry'), life.isStillThere, ['gone', 'on it']),
  ],
];

const traps: readonly (readonly [string, Planting])[] = [
  [
    'a card that is not in play is destroyed',
    adding(h('503.2'), fate.whereTo, ({ card }) => card.zone !== 'play', 'nowhere'),
  ],
  [
    'cards to which something was led are targets that could not be named',
    allTargets((situation) => situation.redirected !== undefined),
  ],
  [
    'it gives way on its own question',
    all(
      silencing(fate.doesWait, '503.2'),
      silencing(fate.whenDone, '503.2'),
      adding(h('505.1.1'), fate.doesWait, always, 'queued', { yieldsTo: [h('504.1')] }),
      adding(h('504.1'), fate.doesWait, always, 'at once'),
    ),
  ],
  [
    'a card that only stays goes nowhere',
    all(
      silencing(fate.whereTo, '505.1'),
      silencing(fate.isDestroyed, '505.1', '503.1/lethal-wounds'),
      adding(h('503.2'), fate.isDestroyed, always, 'stays'),
      adding(h('505.1'), fate.whereTo, always, 'play'),
    ),
  ],
];

describe('an implication', () => {
  it.each(implications.map((one) => [one.says, one.joint.id] as const))(
    'has situations in which clauses speak on both sides of it: %s',
    (_, id) => {
      expect(bank.some(({ question }) => question.id === id)).toBe(true);
    },
  );
});

describe('a contradiction between answers to two questions', () => {
  it.each(contradictions)('«%s» is found between %s, and nothing else', (_, sets, plant) => {
    expect(conflictsIn(plant).sort()).toEqual(sets.map((set) => set.join(' × ')).sort());
  });
});

describe('words taken without exception', () => {
  const bench = benchOf(texts.clauses, texts.suppositions);
  const cards = (text: string) => [archer, having(ogre, text)];
  const shotAtNeutral = wounding(choosing({ types: ['creature'], element: 'none' }));
  const asking = (text: string) => ({
    ...executed(cards(text), cards(text), { texts: { shot: activated(shotAtNeutral), shield, stone } }),
    chosen: ['archer'],
    card: 'ogre',
  });
  const toldOf = (text: string) =>
    analyse(bench, targetAndNaming, asking(text))?.claims.map(({ kind, clauses }) => [kind, ...clauses]);
  it('of one clause contradict another on another question', () => {
    expect(toldOf('shield')).toEqual([['conflict under a reading', h('502.7'), h('502.9')]]);
  });
  it('of one clause are not put together with a reading of another', () => {
    expect(toldOf('stone')).toEqual([]);
  });
});

describe('no contradiction between answers to two questions', () => {
  it.each(traps)('«%s» is left alone', (_, plant) => {
    expect(conflictsIn(plant)).toEqual([]);
  });
});
