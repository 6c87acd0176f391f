import type { ItemId } from '../../spec/model/names.ts';
import type { Item } from '../../spec/model/state.ts';
import type { Executing } from '../../spec/questions/scene.ts';
import { between, cardMoments, itemMoments, queuedAt } from './lookup.ts';
import type { Moment } from './moment.ts';
import type { Timeline } from './timeline.ts';

const isOf = ({ event }: Moment, item: ItemId): boolean =>
  (event.kind === 'settled' ||
    event.kind === 'begun' ||
    event.kind === 'placed' ||
    event.kind === 'named' ||
    event.kind === 'left') &&
  ('item' in event ? event.item === item : event.cause.by === 'item' && event.cause.item === item);

/** What may be the beginning of carrying an item out: its price, or the card that is played. */
const isOpening = ({ event }: Moment, sources: readonly string[]): boolean => {
  if (!('cause' in event)) return false;
  if (event.cause.by === 'rules') return event.cause.effect === 'payment';
  return event.kind === 'moved' && sources.includes(event.card);
};

/** What a price may bring about before the first target is settled: whoever pays with the last life dies of it. */
const isOfRules = ({ event }: Moment): boolean =>
  'cause' in event && event.cause.by === 'rules' && event.cause.effect === 'destruction';

/** The first step in which something was told of carrying an item out, or a player was asked for something in it. */
function beganIn(line: Timeline, item: ItemId): { readonly step: number; readonly number: number } | null {
  const told = itemMoments(line, item).find((moment) => isOf(moment, item));
  const asked = line.steps.findIndex(
    ({ reply: { pending } }) => pending?.item === item && pending.kind !== 'defender',
  );
  const step = told?.step ?? Number.POSITIVE_INFINITY;
  if (asked >= 0 && asked < step) return { step: asked, number: line.starts[asked + 1] ?? 0 };
  return told === undefined ? null : { step, number: told.number };
}

/** The number of the moment at which an item came to be carried out; null where it has not. */
export function resolvedAt(line: Timeline, { id, sources }: Pick<Item, 'id' | 'sources'>): number | null {
  const began = beganIn(line, id);
  if (began === null) return null;
  const first = began.number;
  const start = line.starts[began.step] ?? 0;
  let opening = first;
  for (let number = first - 1; number >= start; number -= 1) {
    const moment = line.moments[number] as Moment;
    if (isOpening(moment, sources)) opening = number;
    else if (!isOfRules(moment)) break;
  }
  return opening;
}

/** The state in which an item came to be carried out. */
export function leavingOf(line: Timeline, item: Item): Pick<Executing, 'leaving' | 'hasReturned'> {
  const number = resolvedAt(line, item);
  if (number === null) return {};
  const queued = queuedAt(line, item.id)?.number ?? 0;
  const hasReturned = between(cardMoments(line, item.sources[0] ?? ''), queued, number).some(
    ({ event }) => event.kind === 'moved' && event.zone === 'play',
  );
  return { leaving: line.moments[number]?.state, ...(hasReturned ? { hasReturned } : {}) };
}
