import { expect, it } from 'vitest';
import { cardOf } from './boards.ts';
import { complaintsAboutSituation } from './complaints.ts';
import { smallestSituation } from './reduce.ts';

const turn = { ended: 'B', began: 'A' };
const resting = (exhausted: boolean) => ({ card: cardOf('imp', { exhausted }), texts: {}, turn });

it('a card is asked whether it readies only while it is exhausted, however small the situation', () => {
  expect(complaintsAboutSituation(resting(true))).toEqual([]);
  expect(complaintsAboutSituation(resting(false))).toEqual(['nothing to ready']);
  expect(smallestSituation(resting(true), () => true)).toMatchObject({ card: { exhausted: true } });
});
