import type { Instruction } from '../../spec/abilities/ability.ts';
import type { Targeting } from '../../spec/questions/carrying-out.ts';
import { activated, archer, choosing, executed, ogre, wounding } from '../examples.ts';

export const creatures = { types: ['creature' as const] };

/** Texts that wound one creature, two, any number or each. */
export const one = wounding(choosing(creatures));
export const two = wounding(choosing(creatures, 2, 2));
export const any = wounding(choosing(creatures, 0, null));
export const each = wounding({ kind: 'each', filter: creatures });

/** The archer's text is carried out on its board with the ogre. */
export const textDone = (instruction: Instruction) =>
  executed([archer, ogre], [archer, ogre], { texts: { shot: activated(instruction) } });

/** The same, and these cards were named for it. */
export const aimed = (instruction: Instruction, ...chosen: string[]): Targeting => ({
  ...textDone(instruction),
  chosen,
});
