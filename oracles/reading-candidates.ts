import type { Card } from '../spec/model/card.ts';
import type { NamingOne } from '../spec/questions/declaring.ts';
import type { DeclaringInstruction, Executing } from '../spec/questions/scene.ts';
import type { Choice, Looking } from './reading-choices.ts';
import {
  choiceOf,
  isContested,
  isKeptOut,
  isOfPrice,
  isOthersKnown,
  mostNamedBefore,
} from './reading-choices.ts';
import { isBarred, misfits } from './reading-texts.ts';
import { remembered } from './remembered.ts';

/** How many cards fit and may be named beyond doubt, though a text bars the verb from them, or perhaps. */
export interface Candidates {
  readonly plain: number;
  /** Those of the plain ones that the controller of the ability controls. */
  readonly own: number;
  readonly barred: number;
  readonly contested: number;
}

/** Which of them the card is; null where it cannot be named at all. */
function kindOf(situation: Looking, choice: Choice, card: Card): Exclude<keyof Candidates, 'own'> | null {
  const wrong = misfits(card, choice.choose.filter, situation);
  if (isKeptOut(situation, choice, card)) return null;
  if (wrong.some((name) => !isOfPrice(situation, choice, card, name))) return null;
  if (isContested(situation, choice, card)) return 'contested';
  return isBarred(card, situation.texts, choice.verb) ? 'barred' : 'plain';
}

/** Counts the cards that could be named for the choice of an instruction. */
export const candidatesOf = remembered((situation: Looking): Candidates => {
  const count = { plain: 0, own: 0, barred: 0, contested: 0 };
  const choice = choiceOf(situation);
  if (choice === null) return count;
  for (const card of Object.values(situation.state.cards)) {
    const kind = kindOf(situation, choice, card);
    if (kind !== null) count[kind] += 1;
    if (kind === 'plain' && card.controller === situation.player) count.own += 1;
  }
  return count;
});

/** Each card that at most one limit keeps from being named for the instruction, as if it were named for it alone. */
export function nearlyNamed<S extends DeclaringInstruction>(situation: S): (S & NamingOne)[] {
  const choice = choiceOf(situation);
  if (choice === null) return [];
  return Object.values(situation.state.cards)
    .filter((card) => {
      const wrong = misfits(card, choice.choose.filter, situation);
      return wrong.length + Number(isKeptOut(situation, choice, card)) < 2;
    })
    .map(({ id }) => ({ ...situation, targets: [], card: id }));
}

/** Whether fewer cards than the text asks for can be named beyond doubt, those of the parts before it put aside. */
export function isShort(situation: Looking): boolean {
  const choice = choiceOf(situation);
  if (choice === null) return false;
  // Those named before are no candidates for another card, where they are known.
  const taken = isOthersKnown(situation, choice) ? 0 : mostNamedBefore(situation);
  return candidatesOf(situation).plain < Math.max(1, choice.choose.min) + taken;
}

/** Whether a text that names no side finds enough cards, but not on its controller's side. */
export function isForOtherSide(situation: Looking): boolean {
  const choose = choiceOf(situation)?.choose;
  if (choose === undefined || choose.filter.side !== undefined || isShort(situation)) return false;
  return candidatesOf(situation).own < Math.max(1, choose.min);
}

/** An instruction being carried out, looked at as if it were declared now. */
export const asIfDeclared = ({ state, texts, item, at }: Executing): Looking => ({
  x: item.x,
  rolled: item.rolled,
  earlier: item.named,
  state,
  texts,
  ability: item.ability ?? '',
  at,
  player: item.controller,
  source: item.sources[0] ?? '',
});
