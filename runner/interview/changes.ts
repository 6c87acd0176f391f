import { isDeepStrictEqual } from 'node:util';
import type { Deed, Verb } from '../../spec/abilities/deed.ts';
import type { Card } from '../../spec/model/card.ts';
import type { Item, State } from '../../spec/model/state.ts';
import type { Cause, Event, EventKind, RulesEffect } from '../../spec/play/event.ts';
import { fold } from '../../spec/play/fold.ts';
import type { Change } from '../../spec/questions/fate.ts';
import { doesHappen, isDone } from '../../spec/questions/fate.ts';
import { deedOf } from './deeds.ts';
import { formerly } from './former.ts';
import { cardMoments } from './lookup.ts';
import type { Moment } from './moment.ts';
import type { Observation } from './observation.ts';
import { asked } from './observation.ts';
import { askPlay, drawingOf } from './playing.ts';
import { isByDeed, shownAfter } from './shown.ts';
import type { Timeline } from './timeline.ts';
import { sameCause } from './timeline.ts';
import { isTurning } from './turned.ts';

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
    case 'placed':
      return isDeepStrictEqual(event.cell, card.cell) ? null : 'square';
    case 'moved':
      return event.zone === card.zone && event.whose === card.whose ? null : 'zone';
    default:
      return null;
  }
};

const isPlayed = (line: Timeline, { event, step, state }: Moment, card: Card): boolean => {
  const act = line.steps[step]?.act;
  if (event.kind === 'flag') return isOf(['attack', 'movement'], event.cause, state);
  if (event.kind === 'placed') return isOf(['movement'], event.cause, state) || act?.act === 'enter';
  if (event.kind !== 'moved') return false;
  if (isTurning(line, step) && event.cause.by === 'act') return card.zone === 'deck' && event.zone === 'hand';
  if (act?.act === 'enter') return act.cards.includes(card.id);
  return (
    (act?.act === 'declare' && act.source === card.id) ||
    (card.type === 'spell' && isSourceNow(line, state, card))
  );
};

/** Striking, defending and moving turn cards as they do, and movements place them; how is not in a text. */
const isOf = (kinds: readonly Item['kind'][], cause: Cause, state: State): boolean =>
  cause.by === 'item' && state.queue.some(({ id, kind }) => id === cause.item && kinds.includes(kind));

const isSourceNow = (line: Timeline, state: State, card: Card): boolean =>
  state.queue.some(({ sources }) => sources.includes(card.id)) ||
  [...line.declared.values()].some(({ item }) => item.sources.includes(card.id));

/**
 * Whether the effect of the rules that an engine names could be one here: a turn has passed in this step, the card is
 * the one that pays or whose item gives its price back, or it has just been destroyed.
 */
const isTimely = (line: Timeline, number: number, effect: RulesEffect, card: Card): boolean => {
  const { step, state } = line.moments[number] as Moment;
  switch (effect) {
    case 'readying':
    case 'expiry':
      return isTurning(line, step);
    case 'payment':
      return (
        isSourceNow(line, state, card) ||
        line.steps
          .slice(0, step + 1)
          .some(({ act }) => act.act === 'declare' && (act.source === card.id || act.pay?.includes(card.id)))
      );
    case 'destruction':
      return cardMoments(line, card.id).some(
        (moment) => moment.event.kind === 'destroyed' && moment.step === step && moment.number < number,
      );
    case 'loss':
      return line.moments
        .slice(line.starts[step], line.starts[step + 1])
        .some(({ event }) => event.kind === 'lost' && card.type === 'hero' && event.player === card.owner);
    default:
      return true;
  }
};

/** What an effect of the rules that an engine names could do here; for a static text, with what stands around it. */
const byRules = (line: Timeline, number: number, effect: RulesEffect, card: Card): Change['by'] => {
  const { event, state, step } = line.moments[number] as Moment;
  // An engine may call it a term that ended when a text holds no longer.
  const isStanding =
    effect === 'static effect' ||
    (effect === 'expiry' && !isTurning(line, step) && line.statics.has('gives'));
  if (!isStanding) return isTimely(line, number, effect, card) ? { effect } : 'nothing';
  const now = fold(state, event).cards[card.id] ?? card;
  const later = line.states[step + 1] ?? state;
  const earlier = formerly(line, number, card.id);
  return { effect, now, standing: { state, texts: line.texts, card: card.id, later, earlier } };
};

/** A card with all that a deed shows on it; null where it does not stay in play meanwhile. */
function shownOn(line: Timeline, { number, step }: Moment, card: Card, cause: Cause): Card | null {
  const did = cardMoments(line, card.id).findLast(
    (one) =>
      one.number < number &&
      one.step === step &&
      one.event.kind === 'did' &&
      sameCause(one.event.cause, cause),
  );
  if (did === undefined || card.zone !== 'play') return null;
  const { events, after } = shownAfter(line, did);
  return events.some(({ kind }) => kind === 'moved') || after?.zone !== 'play' ? null : after;
}

const broughtBy = (line: Timeline, number: number, card: Card): Change['by'] => {
  const moment = line.moments[number] as Moment;
  const { event, state, step } = moment;
  if (!('cause' in event)) return 'nothing';
  if (isPlayed(line, moment, card)) return 'played';
  if (event.cause.by === 'rules' && event.cause.effect !== 'replacement')
    return byRules(line, number, event.cause.effect, card);
  const drawing = event.kind === 'moved' ? drawingOf(line, number) : null;
  if (drawing !== null) return { deed: drawing };
  const deed = deedOf(line, event.cause, state, step, card.id, number);
  if (deed === null || !isByDeed(line, number, { card: card.id, cause: event.cause })) return 'nothing';
  const now = event.kind === 'effects' ? shownOn(line, moment, card, event.cause) : null;
  return now === null ? { deed } : { deed, now };
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
      if (deed.into === 'play' && card.type === 'spell') return null;
      return card.zone === deed.into && (card.whose ?? card.owner) === card.owner;
    case 'grant':
      return card.effects.some(({ kind, ability }) => kind === 'grant' && ability === deed.ability);
    case 'challenge':
      return card.effects.some(({ kind }) => kind === 'challenge');
    default:
      return null;
  }
};

/**
 * Whether a card has come to whom a deed gives it: the controller of the ability, or as a bare change the other player.
 * Null for what is done in the place of something else, and where the source of the ability has another controller by now.
 */
function isTaken({ state, event }: Moment, before: Card, after: Card): boolean | null {
  const cause = 'cause' in event ? event.cause : null;
  if (after.zone !== 'play') return null;
  if (cause?.by === 'act') return after.controller !== before.controller;
  const item = cause?.by === 'item' ? state.queue.find(({ id }) => id === cause.item) : undefined;
  const source = state.cards[item?.sources[0] ?? ''];
  return item === undefined || source?.controller !== item.controller
    ? null
    : after.controller === item.controller;
}

/** The events by which alone it is known whether deeds have been done. */
const TOLD_BY: Readonly<Partial<Record<Verb, EventKind>>> = { destroy: 'destroyed', roll: 'rolled' };

/** A deed other than of life has been done: does it show on the card? */
export function askDone(line: Timeline, number: number): Observation[] {
  const moment = line.moments[number] as Moment;
  const { event, state, step } = moment;
  const card = event.kind === 'did' ? state.cards[event.card] : undefined;
  const deed = event.kind === 'did' ? deedOf(line, event.cause, state, step, event.card, number) : null;
  if (card === undefined || deed === null) return [];
  const teller = TOLD_BY[deed.verb];
  if (teller !== undefined && !line.capabilities.events.includes(teller)) return [];
  if (deed.verb === 'roll' && event.kind === 'did' && event.cause.by === 'act') return [];
  if (deed.verb === 'draw' || deed.verb === 'roll') return askPlay(line, number, card, deed);
  const { events, after = card } = shownAfter(line, moment);
  const isDestroyed = events.some(({ kind }) => kind === 'destroyed');
  const answer =
    deed.verb === 'take control' ? isTaken(moment, card, after) : shows(deed, after, isDestroyed);
  return answer === null ? [] : [asked(isDone, { before: card, deed }, answer ? 'shows' : 'does not show')];
}
