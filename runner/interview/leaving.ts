import type { Ability } from '../../spec/abilities/ability.ts';
import type { At } from '../../spec/model/names.ts';
import type { Item, State } from '../../spec/model/state.ts';
import type { Settling } from '../../spec/questions/carrying-out.ts';
import { isPaid } from '../../spec/questions/carrying-out.ts';
import type { Place } from './carrying-out.ts';
import { askReach, executing, grounds, isHere, obstacles } from './carrying-out.ts';
import { addressed } from './declaring.ts';
import { chosenAt } from './deeds.ts';
import { itemMoments } from './lookup.ts';
import type { Moment } from './moment.ts';
import type { Observation } from './observation.ts';
import { asked } from './observation.ts';
import { wasPaid } from './paying.ts';
import type { Timeline } from './timeline.ts';

const hasBegun = (line: Timeline, place: Place): boolean =>
  itemMoments(line, place.item).some(({ event }) => event.kind === 'begun' && isHere(event, place));

/** Whether an instruction was carried out on all its targets, or had none to be carried out on. */
const isWholeAt = (line: Timeline, place: Place): boolean => {
  const told = itemMoments(line, place.item);
  const settled = told.find(({ event }) => event.kind === 'settled' && isHere(event, place))?.event;
  const targets = settled?.kind === 'settled' ? settled.targets : [];
  const isDone = (card: string) =>
    told.some(
      ({ event }) =>
        event.kind === 'did' &&
        event.card === card &&
        event.cause.by === 'item' &&
        isHere(event.cause, place),
    );
  return hasBegun(line, place) && targets.every(isDone);
};

/** How much of an item was carried out; nothing where it was all of it. */
const extentOf = (line: Timeline, item: Item, ability: Ability): Pick<Settling, 'carriedOut'> => {
  const places = addressed(ability).map(({ at }) => ({ item: item.id, at }));
  if (places.every((place) => isWholeAt(line, place))) return {};
  return { carriedOut: places.some((place) => hasBegun(line, place)) ? 'in part' : 'not at all' };
};

/** Whether an item with a price was paid, and how much of it was carried out. */
const askPaid = (line: Timeline, moment: Moment, item: Item, ability: Ability): Observation[] => {
  const here = executing(line, moment.state, { item: item.id, at: [0, 0] });
  const paid = here === null ? null : wasPaid(line, item, ability, moment.number);
  if (here === null || paid === null) return [];
  const settling = { ...here, ...extentOf(line, item, ability) };
  return [asked(isPaid, settling, paid ? 'paid' : 'unpaid', 'consequence')];
};

const isBehind = (at: At, place: At): boolean => at[0] > place[0] || (at[0] === place[0] && at[1] > place[1]);

/** The state in which an instruction was passed over: the one in which a later instruction of its item was come to. */
const passedIn = (line: Timeline, { item, at }: Place): State | undefined =>
  itemMoments(line, item).find(
    ({ event }) =>
      (event.kind === 'named' || event.kind === 'settled' || event.kind === 'begun') &&
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
    ...omitted.flatMap(({ at }) => askOmitted(line, item, ability, at, state)),
  ];
}

/** An item was to be carried out, and the engine refused: which of those that wait it would have been is its own affair. */
export function askUnresolved(line: Timeline, index: number): Observation[] {
  const { act, reply } = line.steps[index] ?? {};
  const state = line.states[index] as State;
  const isResolving = act?.act === 'resolve' || act?.act === 'resolve all';
  const isWaiting = (line.steps[index - 1]?.reply.pending ?? null) !== null;
  if (!isResolving || reply?.outcome !== 'refused' || isWaiting) return [];
  const all = state.queue.map((item) => executing(line, state, { item: item.id, at: [0, 0] }));
  const anyOf = all.flatMap((here) => (here === null ? [] : grounds(here, null, 'obstacle')));
  return all.length === 0 || all.includes(null) ? [] : [{ anyOf }];
}
