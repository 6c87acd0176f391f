import type { ItemId } from '../../spec/model/names.ts';
import type { Item } from '../../spec/model/state.ts';
import type { Executing } from '../../spec/questions/scene.ts';
import type { Moment, Timeline } from './timeline.ts';

const isOf = ({ event }: Moment, item: ItemId): boolean =>
  (event.kind === 'settled' ||
    event.kind === 'begun' ||
    event.kind === 'placed' ||
    event.kind === 'named' ||
    event.kind === 'left') &&
  ('item' in event ? event.item === item : event.cause.by === 'item' && event.cause.item === item);

/** What may come before the first target is settled: the price, and the card that is played. */
const isPrelude = ({ event }: Moment, sources: readonly string[]): boolean => {
  if (!('cause' in event)) return false;
  if (event.cause.by === 'rules') return event.cause.effect === 'payment';
  return event.kind === 'moved' && sources.includes(event.card);
};

/** The number of the moment at which an item came to be carried out; null where it has not. */
export function resolvedAt(line: Timeline, { id, sources }: Pick<Item, 'id' | 'sources'>): number | null {
  let number = line.moments.findIndex((moment) => isOf(moment, id));
  if (number < 0) return null;
  const start = line.starts[line.moments[number]?.step ?? 0] ?? 0;
  while (number > start && isPrelude(line.moments[number - 1] as Moment, sources)) number -= 1;
  return number;
}

/** The state in which an item came to be carried out. */
export function leavingOf(line: Timeline, item: Item): Pick<Executing, 'leaving'> {
  const number = resolvedAt(line, item);
  return number === null ? {} : { leaving: line.moments[number]?.state };
}
