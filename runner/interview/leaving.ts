import type { Ability } from '../../spec/abilities/ability.ts';
import { priceOf } from '../../spec/abilities/ability.ts';
import type { At } from '../../spec/model/names.ts';
import type { Item, State } from '../../spec/model/state.ts';
import { isPaid } from '../../spec/questions/carrying-out.ts';
import type { Place } from './carrying-out.ts';
import { askReach, executing, grounds, isHere, obstacles } from './carrying-out.ts';
import { addressed } from './declaring.ts';
import { chosenAt, xOf } from './deeds.ts';
import type { Observation } from './observation.ts';
import { asked } from './observation.ts';
import type { Moment, Timeline } from './timeline.ts';

const hasBegun = (line: Timeline, place: Place): boolean =>
  line.moments.some(({ event }) => event.kind === 'begun' && isHere(event, place));

/** Whether every instruction was carried out on all its targets: only then is nothing given back for good reason. */
const isWhole = (line: Timeline, item: Item, ability: Ability): boolean =>
  addressed(ability).every(({ at }) => {
    const place = { item: item.id, at };
    const settled = line.moments.find(({ event }) => event.kind === 'settled' && isHere(event, place))?.event;
    const targets = settled?.kind === 'settled' ? settled.targets : [];
    const isDone = (card: string) =>
      line.moments.some(
        ({ event }) =>
          event.kind === 'did' &&
          event.card === card &&
          event.cause.by === 'item' &&
          isHere(event.cause, place),
      );
    return hasBegun(line, place) && targets.every(isDone);
  });

/** The events of a price between the declaration of an item and a moment. */
const pricesOf = (line: Timeline, moment: Moment, item: Item): Moment[] => {
  const first =
    line.moments.find(({ event }) => event.kind === 'queued' && event.item.id === item.id)?.step ?? 0;
  return line.moments
    .slice(line.starts[first], line.moments.indexOf(moment))
    .filter(
      ({ event }) => 'cause' in event && event.cause.by === 'rules' && event.cause.effect === 'payment',
    );
};

/** Coins or wounds: whether as many were given as the price asks for, and none given back. */
const askAmountPaid = (line: Timeline, moment: Moment, item: Item, ability: Ability): Observation[] => {
  const cost = priceOf(ability);
  const here = executing(line, moment.state, { item: item.id, at: [0, 0] });
  const x = xOf(line, item);
  if (here === null || (cost?.kind !== 'coins' && cost?.kind !== 'wounds')) return [];
  if (cost.kind === 'coins' && (!line.capabilities.events.includes('coins') || (cost.x && x === undefined)))
    return [];
  const others = [...line.declared.values()].filter(({ item: one }) => one.sources[0] === item.sources[0]);
  if (!isWhole(line, item, ability) || others.length > 1) return [];
  const due = cost.kind === 'coins' && cost.x ? x : cost.amount;
  const given = pricesOf(line, moment, item).reduce((sum, { event, state }) => {
    if (cost.kind === 'coins' && event.kind === 'coins' && event.player === item.controller)
      return sum + (state.coins?.[event.player] ?? 0) - event.coins;
    if (cost.kind !== 'wounds' || event.kind !== 'life' || event.card !== item.sources[0]) return sum;
    const had = state.cards[event.card]?.life?.wounds ?? 0;
    const more = event.life.wounds - had;
    return sum + more;
  }, 0);
  return [asked(isPaid, here, given === due ? 'paid' : 'unpaid', 'consequence')];
};

const askPaid = (line: Timeline, moment: Moment, item: Item, ability: Ability): Observation[] => {
  const source = item.sources[0] ?? '';
  const here = executing(line, moment.state, { item: item.id, at: [0, 0] });
  const isByItself = priceOf(ability)?.kind === 'exhaust itself';
  if (!isByItself || here === null || !isWhole(line, item, ability)) return [];
  const first =
    line.moments.find(({ event }) => event.kind === 'queued' && event.item.id === item.id)?.step ?? 0;
  const since = line.moments.slice(line.starts[first], line.moments.indexOf(moment));
  const isGone = since.some(({ event }) => event.kind === 'moved' && event.card === source);
  if (isGone || line.states[first]?.cards[source]?.exhausted) return [];
  const turned = since.flatMap(({ event }) => {
    const isPrice = 'cause' in event && event.cause.by === 'rules' && event.cause.effect === 'payment';
    return event.kind === 'flag' && event.card === source && event.flag === 'exhausted' && isPrice
      ? [event.value]
      : [];
  });
  return [asked(isPaid, here, turned.at(-1) === true ? 'paid' : 'unpaid', 'consequence')];
};

const isBehind = (at: At, place: At): boolean => at[0] > place[0] || (at[0] === place[0] && at[1] > place[1]);

/** The state in which an instruction was passed over: the one in which a later instruction of its item was come to. */
const passedIn = (line: Timeline, { item, at }: Place): State | undefined =>
  line.moments.find(
    ({ event }) =>
      (event.kind === 'named' || event.kind === 'settled' || event.kind === 'begun') &&
      event.item === item &&
      isBehind(event.at, at),
  )?.state;

const askOmitted = (line: Timeline, item: Item, ability: Ability, at: At, state: State): Observation[] => {
  const here = executing(line, passedIn(line, { item: item.id, at }) ?? state, { item: item.id, at });
  const object = addressed(ability).find((one) => isHere({ item: '', at: one.at }, { item: '', at }))
    ?.instruction.object;
  if (here === null || object === undefined) return [];
  if (object.kind === 'each')
    return [{ anyOf: [askReach(line, here, []), ...grounds(here, null, 'obstacle')] }];
  const cards = object.kind === 'itself' ? item.sources.slice(0, 1) : chosenAt(line, item, at);
  return cards.length === 0
    ? obstacles(here, null, false)
    : cards.flatMap((card) => obstacles(here, card, false));
};

/** An item has left the queue: whether it was paid, and which of its instructions never began. */
export function askLeft(line: Timeline, moment: Moment): Observation[] {
  const { event, state } = moment;
  if (event.kind !== 'left') return [];
  const item = state.queue.find(({ id }) => id === event.item);
  const ability = line.texts[item?.ability ?? ''];
  if (item === undefined || ability === undefined) return [];
  const omitted = addressed(ability).filter(({ at }) => !hasBegun(line, { item: item.id, at }));
  return [
    ...askPaid(line, moment, item, ability),
    ...askAmountPaid(line, moment, item, ability),
    ...omitted.flatMap(({ at }) => askOmitted(line, item, ability, at, state)),
  ];
}

/** The first item was to be carried out, and the engine refused. */
export function askUnresolved(line: Timeline, index: number): Observation[] {
  const { act, reply } = line.steps[index] ?? {};
  const state = line.states[index] as State;
  const [item] = state.queue;
  const isResolving = act?.act === 'resolve' || act?.act === 'resolve all';
  const isWaiting = (line.steps[index - 1]?.reply.pending ?? null) !== null;
  if (!isResolving || reply?.outcome !== 'refused' || item === undefined || isWaiting) return [];
  const here = executing(line, state, { item: item.id, at: [0, 0] });
  return here === null ? [] : obstacles(here, null, false);
}
