import type { Card } from '../spec/model/card.ts';
import type { DeclaringInstruction } from '../spec/questions/scene.ts';
import { candidatesOf, isShort } from './reading-candidates.ts';
import { choiceOf, isNamedBefore, mostNamedBefore, needsNone } from './reading-choices.ts';
import { deedsBefore, isUnsettling, mayComeToMeet, mostTakenAway } from './reading-earlier.ts';
import { isBarred, isShielded, misfits, textOf } from './reading-texts.ts';

/** Whether the text is a spell's. */
export const isSpell = ({ texts, ability }: Pick<DeclaringInstruction, 'texts' | 'ability'>): boolean =>
  textOf(texts, ability)?.kind === 'spell';

/** Whether earlier instructions of the text could make a card one that may be named for this one. */
export function isRescuable(situation: DeclaringInstruction): boolean {
  const choice = choiceOf(situation);
  if (choice === null) return false;
  const deeds = deedsBefore(situation);
  const { filter } = choice.choose;
  const isWithin = (card: Card): boolean =>
    !isNamedBefore(situation, choice, card.id) &&
    misfits(card, filter, situation).every((name) => mayComeToMeet(situation, deeds, filter, name)) &&
    (isUnsettling(deeds) ||
      !(isShielded(card, situation.texts) || isBarred(card, situation.texts, choice.verb)));
  return Object.values(situation.state.cards).some(isWithin);
}

/** Whether what comes before in a spell may leave too few of the cards that could be named now. */
export function mayBeLeftWithout(situation: DeclaringInstruction): boolean {
  const choose = choiceOf(situation)?.choose;
  if (choose === undefined || !isSpell(situation) || situation.at[0] === 0) return false;
  const left = candidatesOf(situation).plain - mostTakenAway(situation, choose);
  return left < Math.max(1, choose.min);
}

/**
 * Whether it is open if the instruction can be declared: there are cards, but too few or doubtful ones, or a spell may take
 * them away until it is reached; or there is none, and the text allows to name none, is reached only later, or may come by a
 * card until then.
 */
export function isUnclear(situation: DeclaringInstruction): boolean {
  const choice = choiceOf(situation);
  if (choice === null) return false;
  const { min } = choice.choose;
  const { plain, barred, contested } = candidatesOf(situation);
  if (!isShort(situation)) return mayBeLeftWithout(situation);
  if (choice.choose.different === true && plain + barred > 0) return true;
  if (contested > 0 || (min > 1 && plain < min && plain + barred > 0)) return true;
  const isNamedAlong = situation.by === 'player' && choice.choose.by === 'controller';
  if (situation.at[0] === 0)
    return (min === 0 && !needsNone(situation)) || (!isNamedAlong && mostNamedBefore(situation) > 0);
  return min === 0 || !isSpell(situation) || isRescuable(situation);
}
