import type { Choose, Filter } from '../../spec/abilities/filter.ts';
import type { Card } from '../../spec/model/card.ts';
import type { CardId } from '../../spec/model/names.ts';
import type { NamingOne, Reaching } from '../../spec/questions/declaring.ts';
import { archer, choosing, declaredText, ogre, wounding } from '../examples.ts';
import { choiceOf, fittingChoice, isNamedInTime, isOfPrice, misfitsOf } from '../reading-choices.ts';
import { plainReach } from './mass.ts';
import { isShotIn } from './shots.ts';

/** What a card is or has by itself, and what it is to somebody. */
const NATURE: readonly (keyof Filter)[] = ['types', 'cost', 'element', 'wounded', 'poisoned', 'exhausted'];
const RELATIONS: readonly (keyof Filter)[] = ['side', 'other'];

const isProperty = (name: string, isWide: boolean): boolean =>
  NATURE.some((one) => one === name) || (isWide && RELATIONS.some((one) => one === name));

/** What the text of a spell or influence asks for and the card named has not; nothing where that is in doubt. */
export function lackedBy(situation: NamingOne, isWide: boolean): readonly (keyof Filter)[] {
  const choice = choiceOf(situation);
  const card = situation.state.cards[situation.card];
  if (choice === null || card === undefined || isShotIn(situation) || !isNamedInTime(situation)) return [];
  return (misfitsOf(situation) ?? []).filter(
    (name) => isProperty(name, isWide) && !isOfPrice(situation, choice, card, name),
  );
}

/** Whether the text of a spell or influence asks for a property, and the card named fits beyond doubt. */
export const isHad = (situation: NamingOne): boolean =>
  !isShotIn(situation) &&
  Object.keys(fittingChoice(situation)?.choose.filter ?? {}).some((name) => isProperty(name, false));

interface Reach {
  readonly due: readonly CardId[];
  readonly strangers: readonly CardId[];
}

/** The cards for which a mass instruction plainly goes, and those in its zone that lack a property; null where there are none. */
export function reachedBy(situation: Reaching, isWide = false): Reach | null {
  const reach = plainReach(situation);
  if (reach === null) return null;
  const strangers = reach.strangers
    .filter(({ lacks }) => lacks.some((name) => isProperty(name, isWide)))
    .map(({ id }) => id);
  return reach.due.length + strangers.length === 0 ? null : { due: reach.due, strangers };
}

const creatures: Filter = { types: ['creature'] };

/** A choice of one creature of some kind. */
export const choosingOf = (filter: Filter): Choose => choosing({ ...creatures, ...filter });

/** A neutral ogre of B is named by A for such a choice. */
export const naming = (filter: Filter): NamingOne => ({
  ...declaredText(wounding(choosingOf(filter)), [archer, ogre]),
  card: 'ogre',
});

/** A mass instruction for creatures of some kind. */
export const mass = (filter: Filter, cards: readonly Card[]) =>
  declaredText(wounding({ kind: 'each', filter: { ...creatures, ...filter } }), cards);
