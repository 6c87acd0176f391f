import { expect, it } from 'vitest';
import { cardOf, stateWith } from './boards.ts';
import { complaintsAboutSituation, whyNeverAsked } from './complaints.ts';
import { lifeOf } from './lives.ts';
import { smallestSituation } from './reduce.ts';

const turn = { ended: 'B', began: 'A' };
const resting = (exhausted: boolean) => ({ card: cardOf('imp', { exhausted }), texts: {}, turn });

it('a card is asked whether it readies only while it is exhausted, however small the situation', () => {
  expect(complaintsAboutSituation(resting(true))).toEqual([]);
  expect(complaintsAboutSituation(resting(false))).toEqual(['nothing to ready']);
  expect(smallestSituation(resting(true), () => true)).toMatchObject({ card: { exhausted: true } });
});

it.each([
  ['a hero that is destroyed at a level above zero', { life: lifeOf(1, 0, [0], [0]), isDestroyed: true }],
  ['a source that is on no board', { state: stateWith([cardOf('imp')]), texts: {}, source: 'archer' }],
  ['a card that rests and is not exhausted', resting(false)],
])('nobody is asked of %s', (_, situation) => {
  expect(whyNeverAsked(situation)).toHaveLength(1);
  expect(complaintsAboutSituation(situation)).toEqual(expect.arrayContaining(whyNeverAsked(situation)));
});
