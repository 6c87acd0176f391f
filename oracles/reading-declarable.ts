import type { Verb } from '../spec/abilities/deed.ts';
import type { Filter } from '../spec/abilities/filter.ts';
import type { Card } from '../spec/model/card.ts';
import type { DeclaringInstruction } from '../spec/questions/scene.ts';
import { candidatesOf, isShort } from './reading-candidates.ts';
import { choiceOf, isNamedBefore, mostNamedBefore, needsNone } from './reading-choices.ts';
import { isBarred, isShielded, misfits, stepsIn, textOf } from './reading-texts.ts';

/** The verbs that can change how a card stands to an attribute of a filter. */
const CHANGED_BY: Readonly<Partial<Record<keyof Filter, readonly Verb[]>>> = {
  wounded: ['wound', 'heal', 'set life'],
  poisoned: ['poison', 'cure'],
  exhausted: ['exhaust', 'ready'],
  side: ['take control'],
  zone: ['move', 'draw'],
  whose: ['move', 'draw'],
};

/** Whether the text is a spell's. */
export const isSpell = ({ texts, ability }: Pick<DeclaringInstruction, 'texts' | 'ability'>): boolean =>
  textOf(texts, ability)?.kind === 'spell';

/** The verbs that can bring a static text into force or out of it. */
const UNSETTLING: readonly Verb[] = ['move', 'destroy', 'wound', 'silence', 'grant', 'take control', 'fight'];

const isCostMovable = ({ texts }: Pick<DeclaringInstruction, 'texts'>, verbs: readonly Verb[]): boolean =>
  verbs.some((verb) => UNSETTLING.includes(verb)) &&
  Object.values(texts).some((text) => text.kind === 'static' && text.static.text === 'cost');

/** Whether earlier steps of the text could make a card one that may be named for this instruction. */
export function isRescuable(situation: DeclaringInstruction): boolean {
  const choice = choiceOf(situation);
  if (choice === null) return false;
  const verbs = stepsIn(situation)
    .slice(0, situation.at[0])
    .flatMap((parts) => parts.map(({ deed }) => deed.verb));
  const isWithin = (card: Card): boolean =>
    !isNamedBefore(situation, choice, card.id) &&
    misfits(card, choice.choose.filter, situation).every(
      (name) =>
        (CHANGED_BY[name] ?? []).some((verb) => verbs.includes(verb)) ||
        (name === 'cost' && isCostMovable(situation, verbs)),
    ) &&
    (verbs.includes('silence') ||
      !(isShielded(card, situation.texts) || isBarred(card, situation.texts, choice.verb)));
  return Object.values(situation.state.cards).some(isWithin);
}

/**
 * Whether it is open if the instruction can be declared: there are cards, but too few or doubtful ones; or there
 * is none, and the text allows to name none, is reached only later, or may come by a card until then.
 */
export function isUnclear(situation: DeclaringInstruction): boolean {
  const choice = choiceOf(situation);
  if (choice === null) return false;
  const { min } = choice.choose;
  const { plain, barred, contested } = candidatesOf(situation);
  if (!isShort(situation)) return false;
  if (choice.choose.different === true && plain + barred > 0) return true;
  if (contested > 0 || (min > 1 && plain < min && plain + barred > 0)) return true;
  const isNamedAlong = situation.by === 'player' && choice.choose.by === 'controller';
  if (situation.at[0] === 0)
    return (min === 0 && !needsNone(situation)) || (!isNamedAlong && mostNamedBefore(situation) > 0);
  return min === 0 || !isSpell(situation) || isRescuable(situation);
}
