import { expect, it } from 'vitest';
import { archer, executed, ogre } from '../../oracles/examples.ts';
import type { Ground } from '../../spec/questions/carrying-out.ts';
import { isObstacle } from '../../spec/questions/carrying-out.ts';
import { doesHappen } from '../../spec/questions/fate.ts';
import type { Asked } from '../interview/observation.ts';
import { asked } from '../interview/observation.ts';
import { answerInWords } from './answer.ts';

const about = (ground: Ground): Asked =>
  asked(isObstacle, { ...executed([archer, ogre], [archer, ogre]), ground, card: 'ogre' }, 'obstacle');
const questionOf = (...grounds: [Ground, ...Ground[]]): string => {
  const parts = grounds.map(about);
  return answerInWords({ asked: parts[0] as Asked, parts, heards: [] }, []).question;
};

it('names a ground where it alone was asked about, and none where none of several explains', () => {
  expect(questionOf('source left')).toMatch(/\(card ogre, ground source left\)$/);
  expect(questionOf('source left', 'barred')).toMatch(/\(card ogre\)$/);
});

it('names the change that was seen on a card', () => {
  const seen = asked(doesHappen, { card: ogre, change: 'poisoned', by: 'nothing' }, 'happens');
  expect(answerInWords({ asked: seen, parts: [seen], heards: [] }, []).question).toBe(
    'Does this change happen? (card ogre, change poisoned)',
  );
});
