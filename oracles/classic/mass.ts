import type { Instruction } from '../../spec/abilities/ability.ts';
import type { Filter } from '../../spec/abilities/filter.ts';
import type { Card } from '../../spec/model/card.ts';
import type { CardId } from '../../spec/model/names.ts';
import type { State } from '../../spec/model/state.ts';
import type { Reaching } from '../../spec/questions/declaring.ts';
import { cameSince, fits, instructionAt, isBarred, isUnsettled, misfits, zoneOf } from '../reading-texts.ts';
import { isShotIn } from './shots.ts';

interface Mass {
  readonly instruction: Instruction;
  readonly filter: Filter;
}

/** A mass instruction that is no attack, in a game that goes on, and of which it is known what it asks for. */
function massIn(situation: Reaching): Mass | null {
  const { texts, ability, at, state } = situation;
  const instruction = instructionAt(texts, ability, at);
  if (instruction?.object.kind !== 'each' || isShotIn(situation) || state.lost.length > 0) return null;
  const { filter } = instruction.object;
  return isUnsettled(filter, situation) ? null : { instruction, filter };
}

/** Whether the card fitted in an earlier state. */
const fitted = (situation: Reaching, { filter }: Mass, state: State, { id }: Card): boolean => {
  const card = state.cards[id];
  return card !== undefined && fits(card, filter, { ...situation, state });
};

/** The earlier states in which the cards may have been looked up: none before a number was thrown that they go by. */
const momentsOf = ({ declaredIn, leaving }: Reaching, { filter }: Mass): State[] =>
  filter.cost?.equals === 'rolled' ? [] : [declaredIn, leaving].filter((state) => state !== undefined);

const isBarredIn = ({ texts }: Reaching, { instruction }: Mass, card: Card): boolean =>
  isBarred(card, texts, instruction.deed.verb);

/** Which cards a mass instruction goes for, and which not. */
export interface Reach {
  readonly due: readonly CardId[];
  readonly strangers: readonly { readonly id: CardId; readonly lacks: readonly (keyof Filter)[] }[];
}

/** What is beyond doubt, having been so since the text was declared; null where the instruction is another. */
export function plainReach(situation: Reaching): Reach | null {
  const mass = massIn(situation);
  if (mass === null) return null;
  const { state } = situation;
  const moments = momentsOf(situation, mass);
  const due = Object.values(state.cards).filter(
    (card) =>
      fits(card, mass.filter, situation) &&
      !isBarredIn(situation, mass, card) &&
      moments.every((then) => fitted(situation, mass, then, card) && !cameSince(then, state, card.id)),
  );
  const strangers = Object.values(state.cards).flatMap((card) => {
    const lacks = misfits(card, mass.filter, situation);
    const isStrange = lacks.length > 0 && !moments.some((then) => fitted(situation, mass, then, card));
    return isStrange ? [{ id: card.id, lacks }] : [];
  });
  return { due: due.map(({ id }) => id), strangers };
}

/** Whether it is beyond doubt that a mass instruction goes for no card at all, and has not since it was declared. */
export const reachesNone = (situation: Reaching): boolean =>
  plainReach(situation)?.strangers.length === Object.keys(situation.state.cards).length;

/** The cards that have come to fit a mass instruction while its text waited, and those that have ceased to. */
export interface Turned {
  readonly come: readonly CardId[];
  readonly gone: readonly CardId[];
}

/** Null where there are none, or where the instruction is not of a first step. What only the price has changed is left out. */
export function turnedSince(situation: Reaching): Turned | null {
  const mass = massIn(situation);
  const { state, declaredIn: then, leaving } = situation;
  if (mass === null || situation.at[0] > 0 || then === undefined || leaving === undefined) return null;
  if (mass.filter.cost?.equals === 'rolled') return null;
  const turned = Object.values(state.cards).filter((card) => {
    const isNow = fits(card, mass.filter, situation);
    const isSteady = isNow === fitted(situation, mass, leaving, card) && !cameSince(then, state, card.id);
    const isThere = card.zone === zoneOf(mass.instruction) && !isBarredIn(situation, mass, card);
    return isThere && isSteady && isNow !== fitted(situation, mass, then, card);
  });
  if (turned.length === 0) return null;
  const [come, gone] = [true, false].map((wanted) =>
    turned.filter((card) => fits(card, mass.filter, situation) === wanted).map(({ id }) => id),
  ) as [CardId[], CardId[]];
  return { come, gone };
}
