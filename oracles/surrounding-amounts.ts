import { on } from '../spec/clauses/clause.ts';
import { isObstacle, isPaid } from '../spec/questions/carrying-out.ts';
import { massReach, mayNameSoMany, maySource } from '../spec/questions/declaring.ts';
import { lifeAfter } from '../spec/questions/life.ts';
import type { Declaring, Executing } from '../spec/questions/scene.ts';
import {
  archer,
  changed,
  choosing,
  declared,
  declaredText,
  examples,
  executed,
  life,
  ogre,
  stateOf,
  wounding,
} from './examples.ts';
import { fighting, fought } from './fighting.ts';
import { isBy, isUnclearAmount } from './reading-amounts.ts';
import { choiceOf } from './reading-choices.ts';
import { dividedIn } from './reading-divided.ts';
import { isBeyondMeans, isBloody, isPaidWhileExhausted } from './reading-prices.ts';
import { isPerhapsReplaced, isStandIn, isUnpaired } from './reading-replacing.ts';
import { isPayable } from './reading-sources.ts';
import { instructionAt, isUnsettled } from './reading-texts.ts';
import { open, surrounding } from './surroundings.ts';

const bought = {
  kind: 'activated' as const,
  cost: { kind: 'coins' as const, amount: 2 },
  steps: [[wounding(choosing({}))]],
};
const bled = { ...bought, cost: { kind: 'wounds' as const, amount: 3 } };
const buying = (coins: number, card = archer): Declaring =>
  declared({ texts: { shot: bought }, state: stateOf([card, ogre], { coins: { A: coins, B: 0 } }) });
const having2 = (coins: number): Executing => {
  const { declaredIn, ...here } = executed([archer, ogre], [archer, ogre], { texts: { shot: bought } });
  return { ...here, declaredIn: { ...declaredIn, coins: { A: coins, B: 0 } } };
};
const shared = (per?: 'X') =>
  declared({
    texts: {
      shot: {
        kind: 'activated',
        steps: [
          [{ deed: { verb: 'heal', amount: 2, per }, object: { ...choosing({}, 1, 2), divide: 'whole' } }],
        ],
      },
    },
  });

export const surrounding_coins = surrounding('coins', {
  statement:
    'Coins that are lacking, an X of zero, and prices that cost life are a matter of other chapters.',
  rules: [
    on(maySource, {
      force: 'open',
      applies: (situation) => situation.by === 'player' && isBeyondMeans(situation),
      ruling: () =>
        open('what becomes of a price that cannot be paid, or of none, is not in these documents'),
      advice: {
        number: '501.2',
        says: 'what cannot be paid is not declared',
        agrees: (_, answer) => answer === 'illegal',
      },
      examples: examples([buying(1)], [buying(2)]),
    }),
    on(maySource, {
      force: 'open',
      applies: (situation) =>
        situation.by === 'player' && (isBloody(situation) || isPaidWhileExhausted(situation)),
      ruling: () =>
        open('what a card can pay with its own life, or while exhausted, is not in these documents'),
      examples: examples(
        [buying(2, { ...archer, exhausted: true }), declared({ texts: { shot: bled } })],
        [buying(2)],
      ),
    }),
    on(isPaid, {
      force: 'open',
      applies: (situation) => !isPayable(situation),
      ruling: () => open('the price could hardly be paid as it stands'),
      examples: examples([having2(1)], [having2(2)]),
    }),
    on(mayNameSoMany, {
      force: 'open',
      applies: (situation) =>
        choiceOf(situation)?.choose.divide !== undefined && (dividedIn(situation) ?? 0) === 0,
      ruling: () => open('how much there is to divide is not settled'),
      examples: examples([{ ...shared('X'), cards: ['ogre'] }], [{ ...shared(), cards: ['ogre'] }]),
    }),
  ],
});

const strip = { verb: 'strip life' } as const;
const eachOf = (equals: 'X') =>
  declaredText(wounding({ kind: 'each', filter: { types: ['creature'], cost: { equals } } }));

export const surrounding_amounts = surrounding('amounts', {
  statement:
    'In which order static texts count, and who strikes whom when a fighter is gone, is for other chapters.',
  rules: [
    on(lifeAfter, {
      force: 'open',
      applies: isUnclearAmount,
      ruling: () => open('which texts change this number is not settled'),
      examples: examples([fought(life(3), 'vague')], [fought(life(3), 'armour')]),
    }),
    on(lifeAfter, {
      force: 'open',
      applies: (change) => isBy(change, 'strip life') && isStandIn(change.before),
      ruling: () => open('whether what a static text lays is taken off is not settled'),
      examples: examples(
        [changed(life(3, { additional: 1, until: 'while in play' }), strip)],
        [changed(life(3, { additional: 1 }), strip)],
      ),
    }),
    on(massReach, {
      force: 'open',
      applies: (situation) => {
        const object = instructionAt(situation.texts, situation.ability, situation.at)?.object;
        return object?.kind === 'each' && isUnsettled(object.filter, situation);
      },
      ruling: () => open('the number that decides about the cards was never told'),
      examples: examples([eachOf('X')], [{ ...eachOf('X'), x: 2 }]),
    }),
    on(isObstacle, {
      force: 'open',
      applies: (situation) => isUnpaired(situation) || isPerhapsReplaced(situation),
      ruling: () => open('nobody may be left for the card to fight with'),
      examples: examples(
        [{ ...fighting(['archer']), ground: 'description', card: 'archer' }],
        [{ ...fighting(['archer', 'ogre']), ground: 'description', card: 'archer' }],
      ),
    }),
  ],
});
