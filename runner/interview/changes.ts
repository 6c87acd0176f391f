import { isDeepStrictEqual } from 'node:util';
import type { Texts } from '../../spec/abilities/ability.ts';
import type { Deed } from '../../spec/abilities/deed.ts';
import type { Card } from '../../spec/model/card.ts';
import type { State } from '../../spec/model/state.ts';
import type { Cause, Event } from '../../spec/play/event.ts';
import { fold } from '../../spec/play/fold.ts';
import type { Change } from '../../spec/questions/fate.ts';
import { doesHappen, doesReady, isDone } from '../../spec/questions/fate.ts';
import { isStillThere } from '../../spec/questions/life.ts';
import { deedOf, isByDeed, shownBy, turnOf } from './life.ts';
import type { Observation } from './observation.ts';
import { asked } from './observation.ts';
import type { Moment, Timeline } from './timeline.ts';

const changeOf = (event: Event, card: Card): Change['change'] | null => {
  switch (event.kind) {
    case 'flag':
      if (card[event.flag] === event.value) return null;
      if (event.flag === 'exhausted') return event.value ? 'exhausted' : 'readied';
      return event.value ? 'poisoned' : 'cured';
    case 'abilities':
      return event.abilities.join() === card.abilities.join() ? null : 'texts';
    case 'effects':
      return isDeepStrictEqual(event.effects, card.effects) ? null : 'effects';
    case 'control':
      return event.controller === card.controller ? null : 'controller';
    case 'moved':
      return event.zone === card.zone && event.whose === card.whose ? null : 'zone';
    default:
      return null;
  }
};

const isPlayed = (line: Timeline, { event, step, state }: Moment, card: Card): boolean => {
  const act = line.steps[step]?.act;
  if (event.kind === 'flag') return isOfStrike(event.cause, state);
  if (event.kind !== 'moved') return false;
  if (act?.act === 'end turn')
    return event.cause.by === 'act' && card.zone === 'deck' && event.zone === 'hand';
  if (act?.act === 'enter') return act.cards.includes(card.id);
  return (
    (act?.act === 'declare' && act.source === card.id) ||
    (card.type === 'spell' && isSourceNow(line, state, card))
  );
};

/** Striking and defending turn cards as they do; how is not in a text. */
const isOfStrike = (cause: Cause, state: State): boolean =>
  cause.by === 'item' && state.queue.some(({ id, kind }) => id === cause.item && kind === 'attack');

const isSourceNow = (line: Timeline, state: State, card: Card): boolean =>
  state.queue.some(({ sources }) => sources.includes(card.id)) ||
  [...line.declared.values()].some(({ item }) => item.sources.includes(card.id));

const broughtBy = (line: Timeline, number: number, card: Card): Change['by'] => {
  const moment = line.moments[number] as Moment;
  const { event, state, step } = moment;
  if (!('cause' in event)) return 'nothing';
  if (isPlayed(line, moment, card)) return 'played';
  if (event.cause.by === 'rules') return { effect: event.cause.effect };
  const deed = deedOf(line, event.cause, state, step);
  return deed !== null && isByDeed(line, number, { card: card.id, cause: event.cause })
    ? { deed }
    : 'nothing';
};

/** A flag, the texts, the controller or the zone of a card has changed: did anything bring that about? */
export function askChange(line: Timeline, number: number): Observation[] {
  const { event, state } = line.moments[number] as Moment;
  const card = 'card' in event ? state.cards[event.card] : undefined;
  if (card === undefined) return [];
  const change = changeOf(event, card);
  return change === null
    ? []
    : [asked(doesHappen, { card, change, by: broughtBy(line, number, card) }, 'happens')];
}

const shows = (deed: Deed, card: Card, isDestroyed: boolean): boolean | null => {
  switch (deed.verb) {
    case 'destroy':
      return isDestroyed;
    case 'poison':
      return card.poisoned;
    case 'cure':
      return !card.poisoned;
    case 'exhaust':
      return card.exhausted;
    case 'ready':
      return !card.exhausted;
    case 'silence':
      return card.abilities.length === 0;
    case 'move':
      return card.zone === deed.into;
    case 'challenge':
      return card.effects.some(({ kind }) => kind === 'challenge');
    default:
      return null;
  }
};

/** A deed other than of life has been done: does it show on the card? */
export function askDone(line: Timeline, number: number): Observation[] {
  const { event, state, step } = line.moments[number] as Moment;
  const card = event.kind === 'did' ? state.cards[event.card] : undefined;
  const deed = event.kind === 'did' ? deedOf(line, event.cause, state, step) : null;
  if (card === undefined || deed === null) return [];
  const shown = shownBy(line, number).map((moment) => moment.event);
  const after = shown.reduce<State>((now, change) => fold(now, change), state).cards[card.id] as Card;
  const answer = shows(
    deed,
    after,
    shown.some(({ kind }) => kind === 'destroyed'),
  );
  return answer === null ? [] : [asked(isDone, { before: card, deed }, answer ? 'shows' : 'does not show')];
}

/** A turn has passed: which effects are still there, and which exhausted cards readied. */
export function askTurn(line: Timeline, index: number): Observation[] {
  const turn = turnOf(line, index);
  if (turn === null) return [];
  const [before, after] = [line.states[index] as State, line.states[index + 1] as State];
  const moved = new Set(
    (line.steps[index]?.reply.events ?? []).flatMap((event) => (event.kind === 'moved' ? [event.card] : [])),
  );
  return Object.values(before.cards).flatMap((card) => {
    const now = after.cards[card.id];
    if (card.zone !== 'play' || now === undefined || moved.has(card.id)) return [];
    return [...askEffects(card, now, turn), ...askReady(line.texts, card, now, turn)];
  });
}

const askEffects = (card: Card, now: Card, turn: { ended: 'A' | 'B'; began: 'A' | 'B' }): Observation[] => {
  const left = new Set([...now.effects, ...(now.life?.effects ?? [])].map(({ id }) => id));
  return [...card.effects, ...(card.life?.effects ?? [])].map((effect) =>
    asked(isStillThere, { effect, turn }, left.has(effect.id) ? 'on it' : 'gone'),
  );
};

const askReady = (
  texts: Texts,
  card: Card,
  now: Card,
  turn: { ended: 'A' | 'B'; began: 'A' | 'B' },
): Observation[] =>
  card.exhausted && card.controller === now.controller
    ? [asked(doesReady, { card, texts, turn }, now.exhausted ? 'stays exhausted' : 'readies')]
    : [];
