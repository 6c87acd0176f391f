import type { Ability } from '../../spec/abilities/ability.ts';
import type { At } from '../../spec/model/names.ts';
import type { DeclaringInstruction, Executing } from '../../spec/questions/scene.ts';
import { archer, choosing, creature, declared, executed, ogre, wounding } from '../examples.ts';

const hero = creature('chief', { type: 'hero' });
const cards = [archer, ogre, hero];
const shot: Ability = {
  kind: 'activated',
  steps: [
    [{ deed: { verb: 'roll' }, object: choosing({ types: ['hero'], side: 'own' }) }],
    [wounding(choosing({ types: ['creature'], cost: { equals: 'rolled' } }))],
  ],
};

/** The archer declares «throw a die; wound a creature of that cost by 1». */
export const declaredRoll = (at: At): DeclaringInstruction => declared({ texts: { shot }, at }, cards);

/** The same is carried out, and the die has shown a number; the creatures cost 2. */
export function executedRoll(rolled: number, at: At = [0, 0]): Executing {
  const { item, ...rest } = executed(cards, cards, { texts: { shot }, at });
  return { ...rest, item: { ...item, named: [{ at: [0, 0], cards: ['chief'], amounts: null }], rolled } };
}
