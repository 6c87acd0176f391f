import type { Ability, Instruction } from '../../spec/abilities/ability.ts';
import { priceOf, stepsOf } from '../../spec/abilities/ability.ts';
import type { At, CardId, Player } from '../../spec/model/names.ts';
import type { Named, Pending, State } from '../../spec/model/state.ts';
import { sources } from '../../spec/questions/carrying-out.ts';
import type { Legality } from '../../spec/questions/declaring.ts';
import {
  canBeDeclared,
  mayBeNamed,
  mayNameSoMany,
  mayPay,
  maySource,
  mayStayOpen,
  whenNamed,
} from '../../spec/questions/declaring.ts';
import { doesWait } from '../../spec/questions/fate.ts';
import type { Declaring } from '../../spec/questions/scene.ts';
import { beginningOf, declarerOf } from './declarers.ts';
import { cardMoments } from './lookup.ts';
import type { Moment } from './moment.ts';
import type { Asked, Observation } from './observation.ts';
import { asked } from './observation.ts';
import type { Timeline } from './timeline.ts';

const isAt = (at: At) => (named: Named) => named.at[0] === at[0] && named.at[1] === at[1];

/** The instructions of a text with their addresses. */
export const addressed = (ability: Ability): { at: At; instruction: Instruction }[] =>
  stepsOf(ability).flatMap((step, s) => step.map((instruction, p) => ({ at: [s, p] as At, instruction })));

const namedParts = (
  declaring: Declaring,
  at: At,
  { cards, amounts }: Pick<Named, 'cards' | 'amounts'>,
  legality: Legality,
): Asked[] => {
  const here = { ...declaring, at };
  const parts: Asked[] = [
    asked(mayNameSoMany, { ...here, cards, amounts }, legality),
    ...cards.map((card) => asked(mayBeNamed, { ...here, card }, legality)),
  ];
  if (legality === 'legal') return [...parts, asked(whenNamed, here, 'with the declaration')];
  return at[0] > 0 ? [...parts, asked(whenNamed, here, 'when reached')] : parts;
};

const instructionParts = (
  declaring: Declaring,
  at: At,
  { object }: Instruction,
  legality: Legality,
): Asked[] => {
  const here = { ...declaring, at };
  const named = declaring.targets.find(isAt(at));
  const parts: Asked[] = [asked(canBeDeclared, here, legality)];
  if (named !== undefined && named.cards.length > 0)
    return [...parts, ...namedParts(declaring, at, named, legality)];
  return object.kind === 'choose' ? [...parts, asked(mayStayOpen, here, legality)] : parts;
};

/** Every respect in which a declaration may be legal or not. */
const partsOf = (
  declaring: Declaring,
  ability: Ability,
  legality: Legality,
  paying: readonly CardId[] = [],
): Asked[] => [
  asked(maySource, declaring, legality),
  ...paying.map((card) => asked(mayPay, { ...declaring, card }, legality)),
  ...addressed(ability).flatMap(({ at, instruction }) =>
    instructionParts(declaring, at, instruction, legality),
  ),
];

/** Whether a declaration has a shape that the protocol gives a meaning: what else becomes of it is nobody's clause. */
const isSpeakable = (
  { state, source, targets }: Declaring,
  ability: Ability | undefined,
): ability is Ability =>
  ability !== undefined &&
  state.cards[source] !== undefined &&
  new Set(targets.map(({ at }) => at.join())).size === targets.length &&
  targets.every(({ at, cards, amounts }) => {
    const object = stepsOf(ability)[at[0]]?.[at[1]]?.object;
    if (object === undefined) return false;
    const isDivided = object.kind === 'choose' && object.divide !== undefined && cards.length > 0;
    if (isDivided ? amounts?.length !== cards.length : amounts !== null) return false;
    const isOwnChoice = object.kind === 'choose' && object.by === 'controller' && at[0] === 0;
    return (isOwnChoice || cards.length > 0) && cards.every((id) => state.cards[id] !== undefined);
  });

/** Whether as many cards of the board are to pay as the price asks for, and X is there where it does. */
const isPayable = (
  ability: Ability,
  { cards }: State,
  paying: readonly CardId[],
  x: number | undefined,
): boolean => {
  const price = priceOf(ability);
  if ((price?.kind === 'coins' && price.x === true) !== (x !== undefined)) return false;
  const isByAnother = price?.kind === 'exhaust' || price?.kind === 'sacrifice';
  return paying.length === (isByAnother ? 1 : 0) && paying.every((id) => cards[id] !== undefined);
};

/** A declaration by a player, accepted or refused. */
export function askDeclaration(line: Timeline, index: number): Observation[] {
  const { act, reply } = line.steps[index] ?? {};
  if (act?.act !== 'declare' || reply === undefined || reply.outcome === 'unknown') return [];
  const declaring: Declaring = {
    state: line.states[index] as State,
    texts: line.texts,
    player: act.player,
    source: act.source,
    ability: act.ability,
    targets: act.targets,
    by: 'player',
    isChoicePending: pendingBefore(line, index) !== null,
    x: act.x,
  };
  const ability = line.texts[act.ability];
  const paying = act.pay ?? [];
  if (!isSpeakable(declaring, ability) || !isPayable(ability, declaring.state, paying, act.x)) return [];
  if (reply.outcome === 'accepted') return partsOf(declaring, ability, 'legal', paying);
  return [{ anyOf: partsOf(declaring, ability, 'illegal', paying) }];
}

export const pendingBefore = (line: Timeline, index: number): Pending | null =>
  line.steps[index - 1]?.reply.pending ?? null;

/** An item has come into the queue: who its sources are and, for a trigger, that it could be declared. */
export function askQueued(line: Timeline, { event, state, step }: Moment): Observation[] {
  if (event.kind !== 'queued' || event.item.ability === null) return [];
  const { item } = event;
  const ability = line.texts[event.item.ability];
  if (ability?.kind === 'static') return [asked(doesWait, { what: 'rules effect' }, 'queued')];
  const declarer = declarerOf(line, item, step);
  const declaring: Declaring = {
    state,
    texts: line.texts,
    player: item.controller,
    source: declarer ?? item.sources[0] ?? '',
    ability: event.item.ability,
    targets: item.named,
    by: line.declared.get(item.id)?.by ?? 'player',
    isChoicePending: false,
    x: item.x,
  };
  if (!isSpeakable(declaring, ability)) return [];
  const named = declarer === undefined ? [] : [asked(sources, declaring, item.sources, 'self-reported')];
  return declaring.by === 'trigger' ? [...named, ...partsOf(declaring, ability, 'legal')] : named;
}

/** A trigger that could not be declared; where its card has changed sides meanwhile, one cannot tell for whom. */
export function askLapsed(line: Timeline, moment: Moment): Observation[] {
  const { event, state } = moment;
  if (event.kind !== 'lapsed' || hasChangedSides(line, event.source, moment.step)) return [];
  const declaring: Declaring = {
    state,
    texts: line.texts,
    player: controllerOf(line, event.source, state, moment.number),
    source: event.source,
    ability: event.ability,
    targets: [],
    by: 'trigger',
    isChoicePending: false,
  };
  const ability = line.texts[event.ability];
  if (!isSpeakable(declaring, ability)) return [];
  return [
    { anyOf: partsOf(declaring, ability, 'illegal').filter(({ question }) => question !== mayStayOpen) },
  ];
}

/** Whether a card has come under another controller in a step, or since the choices that led to it began. */
export const hasChangedSides = (line: Timeline, id: string, step: number): boolean =>
  line.moments
    .slice(line.starts[beginningOf(line, step)], line.starts[step + 1])
    .some(({ event }) => event.kind === 'control' && event.card === id);

/** Who controls a card's texts before a moment: its controller, and after it has left play whoever controlled it there. */
export const controllerOf = (line: Timeline, id: string, state: State, until: number): Player => {
  const card = state.cards[id];
  if (card?.zone === 'play') return card.controller;
  const left = cardMoments(line, id).findLast(
    (moment) =>
      moment.number < until && moment.event.kind === 'moved' && moment.state.cards[id]?.zone === 'play',
  );
  return left?.state.cards[id]?.controller ?? card?.controller ?? 'A';
};
