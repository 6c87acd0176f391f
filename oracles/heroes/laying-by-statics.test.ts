import { describe, expect, it } from 'vitest';
import type { Texts } from '../../spec/abilities/ability.ts';
import type { Life } from '../../spec/model/life.ts';
import { lifeAfter } from '../../spec/questions/life.ts';
import { creature, having, life, stateOf } from '../examples.ts';
import { ONE_FOR_ONE, SPENT, STAYS } from '../reading-removal.ts';
import { refusers } from '../trying.ts';
import { heroes } from './index.ts';

describe('a static text that gives life to a card with negative life', () => {
  const texts: Texts = {
    banner: { kind: 'static', static: { text: 'life', by: 2, who: { types: ['creature'] } } },
  };
  const refusing = (
    before: Life,
    wounds: number,
    additional: number,
    negative: number,
    reading: string = ONE_FOR_ONE,
  ) => {
    const ogre = creature('ogre', { life: before });
    const state = stateOf([having(creature('bearer'), 'banner'), ogre]);
    const by = { statics: { state, texts, card: 'ogre', later: state } };
    const answer = { starting: 5, wounds, additional, negative };
    return refusers(heroes, lifeAfter, { before, by }, answer, { 'heroes/504.5': reading });
  };
  it.each([
    ['removes it one for one', 0, 1, 0, []],
    ['leaves all', 0, 2, 1, ['heroes/504.5']],
    ['is not laid, and changes nothing', 0, 0, 1, ['heroes/503.1/static-effect', 'heroes/504.5']],
    ['lays too much', 0, 3, 0, ['heroes/503.1/static-effect', 'heroes/504.5']],
  ] as const)('%s', (_, wounds, additional, negative, blamed) => {
    expect(refusing(life(5, { negative: 1 }), wounds, additional, negative)).toEqual(blamed);
  });
  it.each([
    [ONE_FOR_ONE, 1],
    [STAYS, 2],
    [SPENT, 0],
  ] as const)('does as other laying does, by the reading «%s»', (reading, additional) => {
    for (const answer of [0, 1, 2])
      expect(refusing(life(5, { negative: 1 }), 0, answer, 0, reading)).toEqual(
        answer === additional ? [] : ['heroes/504.5'],
      );
  });
  it('removes all of several, not the first alone', () => {
    expect(refusing(life(5, { negative: 2 }), 0, 1, 1)).toEqual(['heroes/504.5']);
  });
  it('lays on a card without it as much as it says, and heals nothing', () => {
    expect(refusing(life(5), 0, 2, 0)).toEqual([]);
    expect(refusing(life(5), 0, 1, 0)).toEqual(['heroes/503.1/static-effect']);
    expect(refusing(life(5, { wounds: 1 }), 1, 2, 0)).toEqual([]);
    expect(refusing(life(5, { wounds: 1 }), 0, 2, 0)).toContain('heroes/504.5');
    expect(refusing(life(5, { wounds: 1 }), 2, 2, 0)).toEqual(['default/fields']);
  });
});
