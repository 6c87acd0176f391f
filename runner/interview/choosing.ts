import { isBefore, stepsOf } from '../../spec/abilities/ability.ts';
import type { At, Player } from '../../spec/model/names.ts';
import type { Named, Pending, State } from '../../spec/model/state.ts';
import type { Legality } from '../../spec/questions/declaring.ts';
import { mayBeNamed, mayNameSoMany, whoChooses } from '../../spec/questions/declaring.ts';
import type { Declaring, DeclaringInstruction } from '../../spec/questions/scene.ts';
import { controllerOf, hasChangedSides, pendingBefore } from './declaring.ts';
import { xOf } from './deeds.ts';
import type { Asked, Observation } from './observation.ts';
import { asked } from './observation.ts';
import type { Timeline } from './timeline.ts';
import { other } from './timeline.ts';

const choosingFor = (line: Timeline, index: number, pending: Pending, state: State): Declaring => {
  const item = state.queue.find(({ id }) => id === pending.item);
  const act = line.steps[index]?.act;
  const isDeclared =
    act?.act === 'declare' && act.source === pending.source && act.ability === pending.ability;
  const by = item !== undefined ? 'step' : isDeclared ? 'player' : 'trigger';
  const player = item?.controller ?? (isDeclared ? act.player : declarerOf(line, index, pending, state));
  const source = pending.source;
  const ability = pending.ability ?? '';
  const numbers = item === undefined ? {} : { x: xOf(line, item), rolled: item.rolled };
  const x = isDeclared && item === undefined ? { x: act.x } : {};
  const earlier = item?.named ?? namedSoFar(line, index, pending);
  const around = { state, texts: line.texts, player, source, ability, ...numbers, ...x, earlier };
  return { ...around, targets: [], by, isChoicePending: false };
};

/** What has been named so far for a text that asks while it is being declared; what is set off twice asks from the start again. */
function namedSoFar(line: Timeline, index: number, { source, ability, at }: Pending): Named[] {
  const named: Named[] = [];
  for (let i = index; i >= 0; i -= 1) {
    const { act, reply } = line.steps[i] ?? {};
    if (act?.act === 'declare' && i === index - named.length && reply?.outcome === 'accepted')
      return act.ability === ability ? [...act.targets, ...named] : named;
    const before = pendingBefore(line, i);
    if (act?.act !== 'choose' || before?.source !== source || before.ability !== ability) return named;
    if (!isBefore(before.at, named[0]?.at ?? at)) return named;
    if (reply?.outcome === 'accepted') named.unshift({ at: before.at, cards: act.cards, amounts: null });
  }
  return named;
}

/**
 * Who declares a trigger that asks: whoever controls its card. Of a card that has changed sides meanwhile that may be
 * either player, of one that is no longer in play its owner or whoever had it last, and the engine's word is taken.
 */
const declarerOf = (
  line: Timeline,
  index: number,
  { source, ability, at, player }: Pending,
  state: State,
): Player => {
  const card = state.cards[source];
  const last = controllerOf(line, source, state, line.starts[index + 1] ?? line.moments.length);
  const text = ability === null ? undefined : line.texts[ability];
  const object = text && stepsOf(text)[at[0]]?.[at[1]]?.object;
  const isPlain = card === undefined || card.zone === 'play' || card.owner === last;
  if (object?.kind !== 'choose' || (isPlain && !hasChangedSides(line, source, index))) return last;
  return object.by === 'controller' ? player : other(player);
};

/** Whether a choice is about an instruction of a text that the case has, whoever makes it and whenever. */
const isAboutText = ({ state, texts, source, ability }: Declaring, [step, part]: At): boolean => {
  const text = texts[ability];
  return state.cards[source] !== undefined && text !== undefined && stepsOf(text)[step]?.[part] !== undefined;
};

/** A pending choice: who is asked, and for every card of the board whether it is offered. */
export function askPending(line: Timeline, index: number): Observation[] {
  const pending = line.steps[index]?.reply.pending ?? null;
  if (pending === null || !line.capabilities.options) return [];
  const state = line.states[index + 1] as State;
  const declaring = choosingFor(line, index, pending, state);
  if (!isAboutText(declaring, pending.at)) return [];
  const here = { ...declaring, at: pending.at };
  const chooser = pending.player === declaring.player ? 'controller' : 'opponent';
  return [
    asked(whoChooses, { ...here, opponent: other(declaring.player) }, chooser),
    ...askBounds(here, pending),
    ...Object.keys(state.cards).map((card) =>
      asked(mayBeNamed, { ...here, card }, pending.options.includes(card) ? 'legal' : 'illegal'),
    ),
  ];
}

/** How many may be named, by what the engine says of it: as few as its least, and as many as its most and no more. */
const askBounds = (here: DeclaringInstruction, { options, min, max, divide }: Pending): Asked[] => {
  const first = (count: number) => options.slice(0, count);
  // An amount that is divided goes for no more cards than it is.
  const ceiling = Math.min(options.length, divide?.amount ?? options.length);
  const most = Math.min(max, ceiling);
  return [
    asked(mayNameSoMany, { ...here, cards: first(most) }, 'legal'),
    ...(min <= options.length ? [asked(mayNameSoMany, { ...here, cards: first(min) }, 'legal')] : []),
    ...(max < ceiling ? [asked(mayNameSoMany, { ...here, cards: first(max + 1) }, 'illegal')] : []),
  ];
};

/** A choice that was put outright, not picked from the options. */
export function askChoice(line: Timeline, index: number): Observation[] {
  const { act, picked, reply } = line.steps[index] ?? {};
  const pending = pendingBefore(line, index);
  if (act?.act !== 'choose' || picked || pending === null || act.player !== pending.player) return [];
  const state = line.states[index] as State;
  const declaring = choosingFor(line, index - 1, pending, state);
  const isKnown = act.cards.every((id) => state.cards[id] !== undefined);
  const isShared = act.amounts !== undefined;
  if (isShared !== (pending.divide !== undefined) || pending.kind === 'redirect') return [];
  if (!isKnown || !isAboutText(declaring, pending.at)) return [];
  const here = { ...declaring, at: pending.at };
  const { cards, amounts } = act;
  const parts = (legality: Legality): Asked[] => [
    asked(mayNameSoMany, { ...here, cards, amounts }, legality),
    ...act.cards.map((card) => asked(mayBeNamed, { ...here, card }, legality)),
  ];
  if (reply?.outcome === 'accepted') return parts('legal');
  return reply?.outcome === 'refused' ? [{ anyOf: parts('illegal') }] : [];
}
