import type { NamingMany } from '../spec/questions/declaring.ts';
import type { Looking } from './reading-choices.ts';
import { choiceOf } from './reading-choices.ts';
import { instructionAt } from './reading-texts.ts';

/** How much a text divides among the cards that are chosen; null where it divides nothing, or how much is not known. */
export function dividedIn({
  texts,
  ability,
  at,
  x,
}: Pick<Looking, 'texts' | 'ability' | 'at' | 'x'>): number | null {
  const instruction = instructionAt(texts, ability, at);
  if (instruction?.object.kind !== 'choose' || instruction.object.divide === undefined) return null;
  const { deed } = instruction;
  if (!('amount' in deed)) return null;
  if (!('per' in deed) || deed.per === undefined) return deed.amount;
  return x === undefined ? null : deed.amount * x;
}

/** Whether amounts are not what the text divides: not all of it, more than it, or none for some card. */
export function isMisdivided(situation: NamingMany): boolean {
  const whole = dividedIn(situation);
  const { amounts, cards } = situation;
  if (whole === null || amounts == null) return false;
  const sum = amounts.reduce((total, one) => total + one, 0);
  const isAll = choiceOf(situation)?.choose.divide === 'whole';
  return (
    amounts.length !== cards.length || amounts.some((one) => one < 1) || sum > whole || (isAll && sum < whole)
  );
}
