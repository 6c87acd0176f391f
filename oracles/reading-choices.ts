import { isBefore } from '../spec/abilities/ability.ts';
import type { Verb } from '../spec/abilities/deed.ts';
import type { Choose, Filter } from '../spec/abilities/filter.ts';
import type { Card } from '../spec/model/card.ts';
import type { CardId } from '../spec/model/names.ts';
import type { NamingMany, NamingOne } from '../spec/questions/declaring.ts';
import type { DeclaringInstruction } from '../spec/questions/scene.ts';
import { isDaredAway, isPerhapsDaredAway } from './reading-challenges.ts';
import { isTakenByPaying, isTurnedByPaying, isWoundedByPaying } from './reading-prices.ts';
import {
  hasInstead,
  instructionAt,
  isBarred,
  isShielded,
  isUnsettled,
  misfits,
  stepsIn,
} from './reading-texts.ts';
import { remembered } from './remembered.ts';

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

/** What is needed to tell which cards an instruction could have named for it. */
export type Looking = Pick<
  DeclaringInstruction,
  'state' | 'texts' | 'ability' | 'at' | 'player' | 'source' | 'x' | 'rolled' | 'earlier'
> &
  Partial<Pick<DeclaringInstruction, 'targets'>>;

/** Whether the price may turn the card while the text asks how it stands. */
const isTurnedByPrice = (situation: Looking, { choose }: Choice, card: Card): boolean =>
  choose.filter.exhausted !== undefined && isTurnedByPaying(situation, card);

/** Whether the price may change how the card stands to an attribute of the filter. */
export const isOfPrice = (situation: Looking, choice: Choice, card: Card, name: string): boolean =>
  (name === 'exhausted' && isTurnedByPrice(situation, choice, card)) ||
  (name === 'wounded' && isWoundedByPaying(situation, card));

/** Whether the card has both a text against the verb and one that has something else done instead: which comes first is open. */
const isBarredAndReplaced = ({ texts }: Looking, { verb }: Choice, card: Card): boolean =>
  isBarred(card, texts, verb) && hasInstead(card, texts, verb);

/**
 * Whether it is open if the card may be named: for the price, a challenge that may bind, a ban beside something that is done
 * instead, or an opponent's choosing a card that cannot be a target.
 */
export const isContested = (situation: Looking, choice: Choice, card: Card): boolean =>
  isTurnedByPrice(situation, choice, card) ||
  isTakenByPaying(situation, card) ||
  isWoundedByPaying(situation, card) ||
  isUnsettled(choice.choose.filter, situation) ||
  isOtherUnknown(situation, choice) ||
  isWantedLater(situation, card) ||
  isPerhapsDaredAway(situation, card.id) ||
  isBarredAndReplaced(situation, choice, card) ||
  (choice.choose.by === 'opponent' && isShielded(card, situation.texts));

/** Whether the text asks for another card than those that were named for its instructions before this one. */
export const isNamedBefore = ({ earlier, targets, at }: Looking, { choose }: Choice, id: CardId): boolean =>
  choose.different === true &&
  (earlier ?? targets ?? []).some((named) => isBefore(named.at, at) && named.cards.includes(id));

/** Whether the card may be kept, or has been named already, for a later part that asks for another one. */
const isWantedLater = (situation: Looking, card: Card): boolean => {
  const { at, targets = [], earlier = [] } = situation;
  if (targets.length > 0) return false;
  return stepsIn(situation).some((parts, step) =>
    parts.some(({ object }, part) => {
      if (!isBefore(at, [step, part]) || object.kind !== 'choose' || object.different !== true) return false;
      const isNamed = earlier.some(
        (named) => named.at[0] === step && named.at[1] === part && named.cards.includes(card.id),
      );
      return isNamed || misfits(card, object.filter, situation).length === 0;
    }),
  );
};

/** Whether another card is asked for than those that are still to be chosen, by the opponent for instance. */
const isOtherUnknown = (situation: Looking, { choose }: Choice): boolean => {
  if (choose.different !== true) return false;
  const { earlier, targets, at } = situation;
  const known = earlier ?? targets ?? [];
  const isOpen = (step: number, part: number) =>
    isBefore([step, part], at) && !known.some((named) => named.at[0] === step && named.at[1] === part);
  return stepsIn(situation).some((parts, step) =>
    parts.some(({ object }, part) => object.kind === 'choose' && isOpen(step, part)),
  );
};

/** Whether another card is asked for, and it is known which have been named before. */
export const isOthersKnown = ({ earlier, targets, at }: Looking, { choose }: Choice): boolean =>
  choose.different === true && (earlier ?? targets ?? []).some((named) => isBefore(named.at, at));

/**
 * What keeps a card from being named by the controller of an ability: a text of its own, its having been named already, or a
 * challenge; null where nothing of that does.
 */
export const whyKeptOut = (situation: Looking, choice: Choice, card: Card): string | null => {
  if (choice.choose.by === 'controller' && isShielded(card, situation.texts)) return 'it cannot be a target';
  if (isNamedBefore(situation, choice, card.id)) return 'the text asks for another than those chosen before';
  return isDaredAway(situation, card.id) ? 'a challenge asks for another card' : null;
};

export const isKeptOut = (situation: Looking, choice: Choice, card: Card): boolean =>
  whyKeptOut(situation, choice, card) !== null;

/** How many cards the parts before this one may have named: of its own step, or of all steps where others are asked for. */
export function mostNamedBefore(situation: Pick<DeclaringInstruction, 'texts' | 'ability' | 'at'>): number {
  const [step, part] = situation.at;
  const steps = stepsIn(situation);
  const own = (steps[step] ?? []).slice(0, part);
  const isDifferent = choiceOf(situation)?.choose.different === true;
  return (isDifferent ? [...steps.slice(0, step).flat(), ...own] : own).reduce(
    (sum, { object }) => (object.kind === 'choose' ? sum + (object.max ?? Number.POSITIVE_INFINITY) : sum),
    0,
  );
}

/** Whether the whole text is one instruction. */
export const isAlone = (situation: Pick<DeclaringInstruction, 'texts' | 'ability'>): boolean => {
  const steps = stepsIn(situation);
  return steps.length === 1 && steps[0]?.length === 1;
};

/** Whether a text of one instruction allows its own player to name none. */
export const needsNone = (
  situation: Pick<DeclaringInstruction, 'texts' | 'ability' | 'at' | 'by'>,
): boolean => {
  const choose = choiceOf(situation)?.choose;
  return choose?.min === 0 && choose.by === 'controller' && situation.by === 'player' && isAlone(situation);
};

/** Whether the controller has to name something for the instruction. */
export function mustBeNamed(situation: Pick<DeclaringInstruction, 'texts' | 'ability' | 'at'>): boolean {
  const choose = choiceOf(situation)?.choose;
  return choose !== undefined && choose.by === 'controller' && choose.min > 0;
}

/** Whether a trigger is of a card that another player owns: which of the two declares it is for other chapters. */
export const isDisputed = ({ by, state, source, player }: DeclaringInstruction): boolean =>
  by === 'trigger' && state.cards[source]?.owner !== player;

/** Whether cards are named here by the one who names them, and not too early. */
export function isNamedInTime(situation: DeclaringInstruction): boolean {
  const { by, at, targets } = situation;
  const choice = choiceOf(situation);
  if (choice === null || isDisputed(situation)) return false;
  if (by !== 'player') return true;
  const here = targets.filter((named) => named.at[0] === at[0] && named.at[1] === at[1]);
  if (at[0] > 0) return false;
  // What the opponent chooses is asked of the opponent, so that nothing is named with the declaration.
  if (choice.choose.by === 'opponent') return here.length === 0;
  return (
    here.length < 2 && (choice.choose.divide !== undefined || here.every(({ amounts }) => amounts === null))
  );
}

/** Whether the card is named for another part of the step as well, or may have been picked for one before. */
export const isPerhapsTaken = (situation: NamingOne): boolean =>
  situation.targets.length > 0
    ? situation.targets.some(
        ({ at, cards }) =>
          at[0] === situation.at[0] && at[1] !== situation.at[1] && cards.includes(situation.card),
      )
    : mostNamedBefore(situation) > 0;

/** What of the filter the card named does not meet; null where there is no such card or no choice. */
export const misfitsOf = remembered((situation: NamingOne): readonly (keyof Filter)[] | null => {
  const choice = choiceOf(situation);
  const card = situation.state.cards[situation.card];
  if (choice === null || card === undefined) return null;
  return misfits(card, choice.choose.filter, situation);
});

/** The choice for which a card that fits is named in time and beyond doubt; null otherwise. */
export const fittingChoice = remembered((situation: NamingOne): Choice | null => {
  const choice = choiceOf(situation);
  const card = situation.state.cards[situation.card];
  if (choice === null || card === undefined || !isNamedInTime(situation)) return null;
  if (misfitsOf(situation)?.length !== 0 || isKeptOut(situation, choice, card)) return null;
  return isContested(situation, choice, card) || isPerhapsTaken(situation) ? null : choice;
});

/** How the number of cards named stands to the text; null where the text has no choice. */
export function numberOf(situation: NamingMany): 'right' | 'too few' | 'too many' | 'one twice' | null {
  const { cards } = situation;
  const choice = choiceOf(situation);
  if (choice === null) return null;
  const { min, max } = choice.choose;
  if (new Set(cards).size < cards.length) return 'one twice';
  if (cards.length > (max ?? cards.length)) return 'too many';
  return cards.length < min ? 'too few' : 'right';
}
