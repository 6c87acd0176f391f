import type { Ability, CardCost, Cost, Instruction } from '../../spec/abilities/ability.ts';
import { complaintAbout, isCardCost, stepsOf } from '../../spec/abilities/ability.ts';
import { VERBS } from '../../spec/abilities/deed.ts';
import type { CardType } from '../../spec/model/names.ts';

const PAYERS: Readonly<Record<CardCost['kind'], readonly CardType[]>> = {
  exhaust: VERBS.exhaust.types,
  sacrifice: ['creature', 'support'],
};

function* aboutCost(cost: Cost): Generator<string> {
  if (!isCardCost(cost)) return;
  const { zone = 'play', types } = cost.filter;
  const payers = PAYERS[cost.kind];
  if (zone !== 'play') yield `is paid with a card in «${zone}»: only cards in play pay`;
  if (types === undefined)
    yield `is paid with «${cost.kind}» of any type: ask for types among ${payers.join(', ')}`;
  const stray = types?.find((type) => !payers.includes(type));
  if (stray !== undefined) yield `is paid with «${cost.kind}» of a ${stray}: that takes ${payers.join(', ')}`;
}

function* aboutInstruction(instruction: Instruction, isSpell: boolean): Generator<string> {
  const complaint = complaintAbout(instruction);
  if (complaint !== null) yield `${complaint}: change the filter`;
  const { object } = instruction;
  if (object.kind === 'choose' && object.max !== null && object.max < object.min)
    yield `chooses at least ${object.min} and at most ${object.max}: make max at least ${object.min}`;
  if (object.kind === 'itself' && isSpell)
    yield 'is a spell that works on «itself»: a spell is not in play, choose something';
}

/** What is wrong with a text, whoever has it. */
export function* aboutText(text: Ability): Generator<string> {
  if (text.kind === 'activated' && text.cost !== undefined) yield* aboutCost(text.cost);
  for (const instruction of stepsOf(text).flat()) yield* aboutInstruction(instruction, text.kind === 'spell');
}
