import { priceOf } from '../../spec/abilities/ability.ts';
import type { Deed } from '../../spec/abilities/deed.ts';
import type { Card } from '../../spec/model/card.ts';
import type { Event, EventOf } from '../../spec/play/event.ts';
import { doesHappen, isDone } from '../../spec/questions/fate.ts';
import { deedOf } from './deeds.ts';
import type { Moment } from './moment.ts';
import type { Observation } from './observation.ts';
import { asked } from './observation.ts';
import type { Timeline } from './timeline.ts';
import { sameCause } from './timeline.ts';
import { isTurning } from './turned.ts';

/** The deed by which a card goes from the deck to the hand of a player whose hero was just made to draw; null otherwise. */
export function drawingOf(line: Timeline, number: number): Deed | null {
  const { event, state, step } = line.moments[number] as Moment;
  const card = event.kind === 'moved' ? state.cards[event.card] : undefined;
  if (event.kind !== 'moved' || card?.zone !== 'deck' || event.zone !== 'hand') return null;
  const from = event.cause.by === 'item' ? 0 : (line.starts[step] ?? 0);
  for (let i = number - 1; i >= from; i -= 1) {
    const { event: did, state: then } = line.moments[i] as Moment;
    if (did.kind !== 'did' || !sameCause(did.cause, event.cause)) continue;
    const deed = deedOf(line, did.cause, then, step, did.card, i);
    if (deed?.verb === 'draw' && then.cards[did.card]?.controller === card.whose) return deed;
  }
  return null;
}

/** What came of a deed between its `did` and the end of its instruction, on whatever card. */
const restOf = (line: Timeline, number: number): Event[] => {
  const { event, step } = line.moments[number] as Moment;
  const isByAct = event.kind === 'did' && event.cause.by !== 'item';
  const stop = isByAct ? line.starts[step + 1] : undefined;
  const rest = line.moments.slice(number + 1, stop).map((moment) => moment.event);
  const end = rest.findIndex(({ kind }) => kind === 'ended' || kind === 'left' || kind === 'did');
  const until = end < 0 ? rest : rest.slice(0, end);
  return until.filter(
    (one) => !('cause' in one && 'cause' in event) || sameCause(one.cause, (event as EventOf<'did'>).cause),
  );
};

/** A hero has been made to draw or to throw a die: as many cards as there are up to the number, the next number of the die. */
export function askPlay(line: Timeline, number: number, hero: Card, deed: Deed): Observation[] {
  const { state, step } = line.moments[number] as Moment;
  const rest = restOf(line, number);
  if (deed.verb === 'roll') {
    const thrown = line.moments.slice(0, number).filter(({ event }) => event.kind === 'rolled').length;
    const due = line.dice[thrown % Math.max(1, line.dice.length)] ?? 1;
    const isThrown = rest.some((event) => event.kind === 'rolled' && event.value === due);
    return [asked(isDone, { before: hero, deed }, isThrown ? 'shows' : 'does not show')];
  }
  const isInDeck = ({ zone, whose }: Card) => zone === 'deck' && whose === hero.controller;
  const there = Object.values(state.cards).filter(isInDeck).length;
  const drawn = rest.filter((event) => {
    const card = event.kind === 'moved' ? state.cards[event.card] : undefined;
    return event.kind === 'moved' && card !== undefined && isInDeck(card) && event.zone === 'hand';
  }).length;
  const hasEnded = line.steps[step]?.reply.state.lost.length !== 0;
  const due = Math.min('amount' in deed ? deed.amount : 0, there);
  if (hasEnded) return [];
  return [asked(isDone, { before: hero, deed }, drawn === due ? 'shows' : 'does not show')];
}

/** Coins have changed: by a price that somebody pays, at the turn, or by nothing. */
export function askCoins(line: Timeline, number: number): Observation[] {
  const { event, state, step } = line.moments[number] as Moment;
  if (event.kind !== 'coins' || state.coins?.[event.player] === event.coins) return [];
  const { player, cause } = event;
  const card = Object.values(state.cards).find(({ type, owner }) => type === 'hero' && owner === player);
  if (card === undefined) return [];
  const isPaying = line.steps
    .slice(0, step + 1)
    .some(
      ({ act }) =>
        act.act === 'declare' && act.player === player && priceOf(line.texts[act.ability])?.kind === 'coins',
    );
  const isPrice = cause.by === 'rules' && cause.effect === 'payment' && isPaying;
  const isTurn = cause.by === 'act' && isTurning(line, step);
  const by = isPrice ? { effect: 'payment' as const } : isTurn ? 'played' : 'nothing';
  return [asked(doesHappen, { card, change: 'coins', by }, 'happens')];
}
