import type { CardId } from '../../spec/model/names.ts';
import type { State } from '../../spec/model/state.ts';
import { attackTargets } from '../../spec/questions/carrying-out.ts';
import { mayAttack } from '../../spec/questions/declaring.ts';
import { placeKey } from './acted.ts';
import { itemMoments } from './lookup.ts';
import type { Moment } from './moment.ts';
import type { Observation } from './observation.ts';
import { asked } from './observation.ts';
import type { Timeline } from './timeline.ts';

/** A strike that was declared, accepted or refused. */
export function askAttack(line: Timeline, index: number): Observation[] {
  const { act, reply } = line.steps[index] ?? {};
  const state = line.states[index] as State;
  if (act?.act !== 'attack' || reply === undefined || reply.outcome === 'unknown') return [];
  if (state.cards[act.attacker] === undefined || state.cards[act.target] === undefined) return [];
  const { player, attacker, target } = act;
  const legality = reply.outcome === 'accepted' ? 'legal' : 'illegal';
  return [asked(mayAttack, { state, texts: line.texts, player, attacker, target }, legality)];
}

const hitBy = (line: Timeline, from: number, item: string): CardId[] => {
  const told = itemMoments(line, item);
  const to = told.find(({ event, number }) => number > from && event.kind === 'ended')?.number;
  return told.flatMap(({ event, number }) => {
    if (number < from || (to !== undefined && number >= to)) return [];
    if (event.kind !== 'did' || event.cause.by !== 'item') return [];
    return event.cause.at[0] === 0 ? [event.card] : [];
  });
};

/** Where a player led a strike by a text of the card that it would have hit. */
const redirectedTo = (line: Timeline, item: string, { cards }: State): CardId | null => {
  const led = line.redirects.get(placeKey(item, [0, 0]));
  const isLeading = cards[led?.from ?? '']?.abilities.some((id) => {
    const text = line.texts[id];
    return text?.kind === 'static' && text.static.text === 'redirects';
  });
  return led !== undefined && isLeading === true ? led.to : null;
};

/** A strike is being carried out: on whom? */
export function askStrike(line: Timeline, number: number): Observation[] {
  const { event, state } = line.moments[number] as Moment;
  if (event.kind !== 'settled' || event.at[0] !== 0) return [];
  const item = state.queue.find(({ id }) => id === event.item);
  const named = item?.named[0]?.cards[0];
  const attacker = item?.sources[0];
  if (item?.kind !== 'attack' || named === undefined || attacker === undefined) return [];
  const defended = itemMoments(line, item.id).find((m) => m.event.kind === 'defended')?.event;
  const defender = defended?.kind === 'defended' ? defended.defender : null;
  const hit = hitBy(line, number, item.id);
  const all = [...new Set([...event.targets, ...hit])];
  const evidence = hit.length > 0 ? 'consequence' : 'self-reported';
  const redirected = redirectedTo(line, item.id, state);
  return [asked(attackTargets, { attacker, named, defender, redirected, state }, all, evidence)];
}
