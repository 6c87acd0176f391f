import { on } from '../../spec/clauses/clause.ts';
import type { Card } from '../../spec/model/card.ts';
import type { Obstacle } from '../../spec/questions/carrying-out.ts';
import { isObstacle, isPaid } from '../../spec/questions/carrying-out.ts';
import { archer, examples, executed, ogre, stateOf } from '../examples.ts';
import * as stack from '../reading-stack.ts';
import { open, surrounding } from '../surroundings.ts';

const dead: Card = { ...archer, zone: 'graveyard', whose: 'A' };
const turned: Card = { ...archer, exhausted: true };
const fallen: Card = { ...ogre, zone: 'graveyard', whose: 'B' };
const shot = (ground: 'source left' | 'source changed' | 'description', then: Card, now: Card) => ({
  ...executed([then, ogre], [now, ogre]),
  ground,
  card: 'ogre',
});
const returned: Obstacle = { ...shot('source left', archer, archer), hasReturned: true };
const scroll: Card = { ...archer, zone: 'hand', whose: 'A', type: 'spell', life: null };
const cast = (now: Card) => ({
  ...shot('source left', scroll, now),
  texts: { shot: { kind: 'spell' as const, steps: [] } },
});
const whole = shot('source changed', archer, archer);
const movement = {
  ...whole,
  ground: 'description' as const,
  item: { ...whole.item, kind: 'movement' as const },
};

const bought = (coins: number) => {
  const texts = {
    shot: { kind: 'activated' as const, cost: { kind: 'coins' as const, amount: 1 }, steps: [] },
  };
  const one = executed([archer, ogre], [archer, ogre]);
  return { ...one, texts, state: { ...one.state, coins: { A: coins, B: 0 } } };
};

export const surrounding_stack = surrounding('stack', {
  statement:
    'What a source in play has to be, what missing targets stop, what movements need, and the order of a stack, is left to other chapters and not judged.',
  rules: [
    on(isObstacle, {
      force: 'open',
      applies: (situation) => situation.ground === 'source changed' && stack.hasChangedBefore(situation),
      ruling: () => open('what makes a source in play legal is not in this document'),
      examples: examples(
        [
          shot('source changed', archer, { ...archer, controller: 'B' }),
          shot('source changed', archer, turned),
        ],
        [{ ...shot('source changed', archer, turned), leaving: stateOf([archer, ogre]) }, whole],
      ),
    }),
    on(isObstacle, {
      force: 'open',
      applies: (situation) =>
        situation.ground === 'source left' &&
        (stack.hasLeftMeanwhile(situation) || stack.wasAway(situation) || stack.hasSpellMoved(situation)),
      ruling: () => open('only a source that leaves play before its action leaves the stack is spoken of'),
      examples: examples(
        [
          { ...shot('source left', archer, dead), leaving: stateOf([archer, ogre]) },
          shot('source left', dead, dead),
          cast({ ...scroll, zone: 'graveyard' }),
        ],
        [shot('source left', archer, dead), cast(scroll)],
      ),
    }),
    on(isObstacle, {
      force: 'open',
      applies: ({ ground, hasReturned }) => ground === 'source left' && hasReturned === true,
      ruling: () => open('whether a source that has come back is still there is not in this document'),
      examples: examples([returned], [shot('source left', archer, archer)]),
    }),
    on(isObstacle, {
      force: 'open',
      applies: (situation) => situation.ground === 'source changed' && stack.isPricePerhapsGone(situation),
      ruling: () => open('what becomes of an action that can no longer be paid is not in this document'),
      examples: examples([shot('source changed', turned, turned)], [whole]),
    }),
    on(isObstacle, {
      force: 'open',
      applies: (situation) =>
        situation.ground === 'description' &&
        situation.item.kind !== 'ability' &&
        stack.hasBoardChanged(situation),
      ruling: () => open('what else a movement needs is not in this document'),
      examples: examples(
        [{ ...movement, state: stateOf([archer, fallen]) }],
        [movement, { ...whole, ground: 'description' }],
      ),
    }),
    on(isObstacle, {
      force: 'open',
      applies: (situation) => situation.ground === 'target left' && stack.hasMissingTarget(situation),
      ruling: () => open('what a target that is gone stops, is not in this document'),
      examples: examples(
        [{ ...whole, ground: 'target left', state: stateOf([archer, fallen]) }],
        [
          { ...whole, ground: 'target left' },
          { ...whole, state: stateOf([archer, fallen]) },
        ],
      ),
    }),
    on(isPaid, {
      force: 'open',
      applies: stack.isBeyondMeansOnLeaving,
      ruling: () => open('what becomes of an action for which there are no coins is not in this document'),
      examples: examples([bought(0)], [bought(1)]),
    }),
    on(isPaid, {
      force: 'open',
      applies: (situation) => !stack.canPayByItself(situation),
      ruling: () => open('how a source has to stand to pay is not in this document'),
      examples: examples(
        [executed([archer, ogre], [turned, ogre])],
        [executed([archer, ogre], [archer, ogre])],
      ),
    }),
  ],
});
