import type { Ability } from '../spec/abilities/ability.ts';
import type { Card } from '../spec/model/card.ts';
import type { Life } from '../spec/model/life.ts';
import type { LifeChange } from '../spec/questions/life.ts';
import type { Executing } from '../spec/questions/scene.ts';
import { archer, choosing, creature, executed, having, ogre, stateOf, stone } from './examples.ts';

/** «A spell has any number of creatures fight.» */
const brawl: Ability = {
  kind: 'spell',
  steps: [[{ deed: { verb: 'fight' }, object: choosing({ types: ['creature'] }, 0, null) }]],
};
const armour: Ability = { kind: 'static', static: { text: 'wounds taken', by: -1 } };
const vague: Ability = { kind: 'static', static: { text: 'wounds taken', by: -1, of: 'attacks' } };
const texts = { brawl, armour, vague, stone };
const scroll = creature('scroll', { type: 'spell', zone: 'hand', whose: 'A', life: null });

/** The ogre, which may have one of these texts, is hit in a fight with the archer, whose strike is 2. */
export function fought(before: Life, text?: 'armour' | 'vague' | 'stone'): LifeChange {
  const struck = { ...(text === undefined ? ogre : having(ogre, text)), life: before };
  const state = stateOf([{ ...archer, strike: 2 }, struck, scroll]);
  const around = { state, texts, card: 'ogre', source: 'scroll', ability: 'brawl', begunIn: state };
  return {
    before,
    by: { deed: { verb: 'wound', amount: 2 }, dealing: { ...around, striker: 'archer', isUnclear: false } },
  };
}

/** The cards that were chosen to fight are about to do so. */
export const fighting = (chosen: readonly string[], cards: readonly Card[] = [archer, ogre]): Executing => {
  const { item, ...rest } = executed(cards, cards, { texts });
  const named = [{ at: [0, 0] as [number, number], cards: [...chosen], amounts: null }];
  return { ...rest, item: { ...item, ability: 'brawl', sources: ['scroll'], named } };
};
