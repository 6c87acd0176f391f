import type { Verb } from '../spec/abilities/deed.ts';
import type { Choose } from '../spec/abilities/filter.ts';
import type { Card } from '../spec/model/card.ts';
import type { CardId } from '../spec/model/names.ts';
import type { NamingMany, NamingOne } from '../spec/questions/declaring.ts';
import type { DeclaringInstruction, Executing } from '../spec/questions/scene.ts';
import { fits, instructionAt, isBarred, isShielded, misfits, textOf } from './reading-texts.ts';

/** An instruction that has cards chosen. */
export interface Choice {
  readonly choose: Choose;
  readonly verb: Verb;
}

/** The choice that an instruction being declared asks for; null where it asks for none. */
export function choiceOf({
  texts,
  ability,
  at,
}: Pick<DeclaringInstruction, 'texts' | 'ability' | 'at'>): Choice | null {
  const instruction = instructionAt(texts, ability, at);
  return instruction?.object.kind === 'choose'
    ? { choose: instruction.object, verb: instruction.deed.verb }
    : null;
}

type Looking = Pick<DeclaringInstruction, 'state' | 'texts' | 'ability' | 'at' | 'player' | 'source'>;

/** Whether the price turns the card while its text asks how it stands. */
const isTurnedByPrice = ({ texts, ability, source }: Looking, { choose }: Choice, id: CardId): boolean =>
  id === source && choose.filter.exhausted !== undefined && textOf(texts, ability)?.kind === 'activated';

/** Whether texts of the card, or the price, leave open what it may be named for. */
export const isContested = (situation: Looking, choice: Choice, card: Card): boolean =>
  isShielded(card, situation.texts) ||
  isBarred(card, situation.texts, choice.verb) ||
  isTurnedByPrice(situation, choice, card.id);

/** Whether no card, or fewer than the text asks for, can be named beyond any doubt. */
export function isShort(situation: Looking): boolean {
  const choice = choiceOf(situation);
  if (choice === null) return false;
  const plain = Object.values(situation.state.cards).filter(
    (card) => fits(card, choice.choose.filter, situation) && !isContested(situation, choice, card),
  );
  return plain.length < Math.max(1, choice.choose.min);
}

/** An instruction being carried out, looked at as if it were declared now. */
export const asIfDeclared = ({ state, texts, item, at }: Executing): Looking => ({
  state,
  texts,
  ability: item.ability ?? '',
  at,
  player: item.controller,
  source: item.sources[0] ?? '',
});

/** Whether cards are named here by the one who names them, and not too early. */
export function isNamedInTime({ by, at, targets, ...text }: DeclaringInstruction): boolean {
  const choice = choiceOf({ ...text, at });
  if (choice === null) return false;
  if (by !== 'player') return true;
  const here = targets.filter((named) => named.at[0] === at[0] && named.at[1] === at[1]);
  if (at[0] > 0) return false;
  // What the opponent chooses is asked of the opponent, so that nothing is named with the declaration.
  if (choice.choose.by === 'opponent') return here.length === 0;
  return here.length < 2 && here.every(({ amounts }) => amounts === null);
}

/** What of the filter the card named does not meet; null where there is no such card or no choice. */
export function misfitsOf(situation: NamingOne): readonly string[] | null {
  const choice = choiceOf(situation);
  const card = situation.state.cards[situation.card];
  if (choice === null || card === undefined) return null;
  return misfits(card, choice.choose.filter, situation);
}

/** How the number of cards named stands to the text, no card being named twice; null where it has no choice. */
export function numberOf(situation: NamingMany): 'right' | 'too few' | 'wrong' | null {
  const { cards } = situation;
  const choice = choiceOf(situation);
  if (choice === null) return null;
  const { min, max } = choice.choose;
  if (new Set(cards).size < cards.length || cards.length > (max ?? cards.length)) return 'wrong';
  return cards.length < min ? 'too few' : 'right';
}
