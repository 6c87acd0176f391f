import type { Instruction } from '../spec/abilities/ability.ts';
import type { CardId } from '../spec/model/names.ts';
import type { Targeting } from '../spec/questions/carrying-out.ts';
import { activated, archer, executed, ogre } from './examples.ts';

/** The archer's text is about to be carried out, these cards having been chosen for it. */
export const aimed = (instruction: Instruction, chosen: readonly CardId[]): Targeting => ({
  ...executed([archer, ogre], [archer, ogre], { texts: { shot: activated(instruction) } }),
  chosen,
});
