import type { Instruction } from '../../spec/abilities/ability.ts';
import type { DeclaringInstruction } from '../../spec/questions/scene.ts';
import { choosing } from '../examples.ts';
import { instructionAt, isShot } from '../reading-texts.ts';

/** A shot at so many creatures. */
export const shotAt = (min: number, max: number | null): Instruction => ({
  deed: { verb: 'wound', amount: 1, as: 'shot' },
  object: choosing({ types: ['creature'] }, min, max),
});

/** Whether the instruction is an attack, which is neither a spell nor an influence. */
export const isShotIn = ({
  texts,
  ability,
  at,
}: Pick<DeclaringInstruction, 'texts' | 'ability' | 'at'>): boolean => {
  const instruction = instructionAt(texts, ability, at);
  return instruction !== null && isShot(instruction);
};
