import type { Verb } from '../../spec/abilities/deed.ts';
import type { Card, Effect } from '../../spec/model/card.ts';
import type { Life, LifeEffect } from '../../spec/model/life.ts';
import type { AbilityId, CardId } from '../../spec/model/names.ts';
import type { State } from '../../spec/model/state.ts';
import type { Event } from '../../spec/play/event.ts';
import { doesWait, whenDone } from '../../spec/questions/fate.ts';
import type { Giving } from '../../spec/questions/life.ts';
import { isGiven } from '../../spec/questions/life.ts';
import { deedOf } from './deeds.ts';
import { cardMoments } from './lookup.ts';
import type { Moment } from './moment.ts';
import type { Observation } from './observation.ts';
import { asked } from './observation.ts';
import type { Timeline } from './timeline.ts';

/** A static text that lays an effect on cards, and a card that may have it. */
interface Pair {
  readonly giver: CardId;
  readonly ability: AbilityId;
  readonly card: CardId;
}

/** Every static text that lays effects, on a card that is or was in play, with every card that is in play. */
function pairsIn(line: Timeline, before: State, now: State): Pair[] {
  const { laying } = line;
  if (laying.length === 0) return [];
  const isThere = (id: CardId) => before.cards[id]?.zone === 'play' || now.cards[id]?.zone === 'play';
  const givers = Object.values(now.cards).filter(({ id }) => isThere(id));
  return givers.flatMap((giver) =>
    laying
      .filter((id) =>
        [giver.printed, giver.abilities, before.cards[giver.id]?.abilities].some((all) => all?.includes(id)),
      )
      .flatMap((ability) =>
        Object.values(now.cards)
          .filter(({ zone }) => zone === 'play')
          .map(({ id }) => ({ giver: giver.id, ability, card: id })),
      ),
  );
}

const isEffectOf = (line: Timeline, ability: AbilityId, effect: LifeEffect | Effect): boolean => {
  const text = line.texts[ability];
  if (effect.until !== 'while in play' || text?.kind !== 'static') return false;
  if (text.static.text === 'gives') return effect.kind === 'grant' && effect.ability === text.static.ability;
  if (text.static.text !== 'life' || !('laid' in effect)) return false;
  const kind = text.static.by < 0 ? 'negative' : 'additional';
  return effect.kind === kind && [effect.laid, effect.left].includes(Math.abs(text.static.by));
};

/** The effects on a card that may be of the text of a pair. */
const effectsFor = (line: Timeline, { ability }: Pair, card: Card): (LifeEffect | Effect)[] =>
  [...card.effects, ...(card.life?.effects ?? [])].filter((one) => isEffectOf(line, ability, one));

const unsignedOf = (effects: readonly (LifeEffect | Effect)[]): number =>
  effects.filter(({ by }) => by === null).length;

/** Whether the effect of a pair is on its card; null where the engine does not say whose an effect is and it may be another's. */
function isOn(line: Timeline, pair: Pair, pairs: readonly Pair[], card: Card): boolean | null {
  const all = effectsFor(line, pair, card);
  if (all.some(({ by }) => by?.card === pair.giver && by.ability === pair.ability)) return true;
  const unsigned = unsignedOf(all);
  if (unsigned === 0) return false;
  const rivals = pairs.filter(
    (one) => one.card === card.id && all.some((effect) => isEffectOf(line, one.ability, effect)),
  ).length;
  return unsigned >= rivals ? true : null;
}

/** How much life a text lays; null where it lays none. */
function lifeBy({ texts }: Timeline, { ability }: Pair): number | null {
  const text = texts[ability];
  return text?.kind === 'static' && text.static.text === 'life' ? text.static.by : null;
}

/** How many effects lie on a life that may be of a pair, none of which says whose it is, and who else lays as much. */
function unnamedFor(line: Timeline, pair: Pair, pairs: readonly Pair[], card: Card): Giving['unnamed'] {
  const by = lifeBy(line, pair);
  const all = effectsFor(line, pair, card);
  const lying = unsignedOf(all);
  if (by === null || lying < all.length) return undefined;
  const others = pairs.filter((one) => one !== pair && one.card === pair.card && lifeBy(line, one) === by);
  return { lying, others: others.map(({ giver, ability }) => ({ giver, ability })) };
}

const givingOf = (line: Timeline, until: number, state: State, pair: Pair): Giving => {
  const first = line.states[0]?.cards[pair.card]?.life;
  const lives: Life[] = [];
  const deeds: Verb[] = [];
  for (const { event, state: then, step, number } of cardMoments(line, pair.card)) {
    if (number >= until) break;
    if ((event.kind === 'life' || event.kind === 'moved') && event.life !== null) lives.push(event.life);
    const deed = event.kind === 'did' ? deedOf(line, event.cause, then, step, event.card, number) : null;
    if (deed !== null) deeds.push(deed.verb);
  }
  return { state, texts: line.texts, ...pair, lives: first == null ? lives : [first, ...lives], deeds };
};

const isTold = ({ capabilities }: Timeline): boolean => capabilities.life === 'effects';

const cardsOf = (events: readonly Event[]): Set<CardId> =>
  new Set(events.flatMap((event) => ('card' in event ? [event.card] : [])));

/**
 * Whether events may have changed what a pair comes to: where they speak of one of its cards, or any card came, went, changed
 * hands or texts, on which the costs of others may depend.
 */
function stirredBy(events: readonly Event[]): (pair: Pair) => boolean {
  const isWide = events.some(({ kind }) => kind === 'moved' || kind === 'control' || kind === 'abilities');
  const touched = cardsOf(events);
  return ({ giver, card }) => isWide || touched.has(giver) || touched.has(card);
}

/** When an act is over: whether the effect of each static text lies on each card that the act may have changed it for. */
export function askGiven(line: Timeline, index: number): Observation[] {
  const before = line.states[index] as State;
  const state = line.states[index + 1] as State;
  if (!isTold(line) || state.lost.length > 0) return [];
  const pairs = pairsIn(line, before, state);
  const events = line.moments.slice(line.starts[index], line.starts[index + 1]).map(({ event }) => event);
  const unquiet = cardsOf(events.filter(({ kind }) => kind === 'life' || kind === 'moved'));
  return pairs.filter(stirredBy(events)).flatMap((pair) => {
    const answer = isOn(line, pair, pairs, state.cards[pair.card] as Card);
    const card = state.cards[pair.card] as Card;
    const unnamed = answer === null ? unnamedFor(line, pair, pairs, card) : undefined;
    if (answer === null && unnamed === undefined) return [];
    const giving = givingOf(line, line.starts[index + 1] ?? line.moments.length, state, pair);
    if (unnamed !== undefined) return [asked(isGiven, { ...giving, unnamed }, 'not on it')];
    const situation = unquiet.has(pair.card) ? giving : { ...giving, quietSince: before };
    return [asked(isGiven, situation, answer ? 'on it' : 'not on it')];
  });
}

/** Whether something that is no effect of the rules begins: an instruction, or the declaration of what was set off. */
const isBeginning = (line: Timeline, { event, state }: Moment): boolean => {
  switch (event.kind) {
    case 'begun':
      return state.queue.find(({ id }) => id === event.item)?.kind !== 'attack';
    case 'queued':
      return line.declared.get(event.item.id)?.by === 'trigger';
    case 'lapsed':
      return true;
    default:
      return false;
  }
};

/** When something begins: whether what has come to lie on a card in the act, or lies there no longer, had done so by then. */
export function askGivenAtOnce(line: Timeline, number: number): Observation[] {
  const moment = line.moments[number] as Moment;
  const { state, step } = moment;
  const [before, after] = [line.states[step] as State, line.states[step + 1] as State];
  if (!isTold(line) || !isBeginning(line, moment)) return [];
  const pairs = pairsIn(line, before, state);
  return pairs.flatMap((pair) => {
    const on = [before, state, after].map(({ cards }) => {
      const card = cards[pair.card];
      return card?.zone === 'play' ? isOn(line, pair, pairs, card) : false;
    });
    const [was, is, willBe] = on;
    if (typeof was !== 'boolean' || typeof is !== 'boolean' || willBe !== !was) return [];
    const giving = givingOf(line, number, state, pair);
    const due = { effect: 'static effect', giving, ...(was && { isGoing: true as const }) } as const;
    return [asked(whenDone, due, is === willBe ? 'at once' : 'later', 'consequence')];
  });
}

/** An effect of the rules came as one, and did not stand in the queue. */
export function askWaiting(line: Timeline, number: number): Observation[] {
  const { event } = line.moments[number] as Moment;
  if (!('cause' in event) || event.cause.by !== 'rules') return [];
  const { effect } = event.cause;
  const isAsked = effect === 'static effect' || (effect === 'replacement' && event.kind === 'did');
  return isAsked ? [asked(doesWait, { what: 'rules effect' }, 'at once', 'consequence')] : [];
}
