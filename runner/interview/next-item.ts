import type { EditionName } from '../../spec/editions/index.ts';
import type { Item } from '../../spec/model/state.ts';
import type { Event } from '../../spec/play/event.ts';
import type { Step } from '../../spec/play/record.ts';
import type { Capabilities } from '../../spec/protocol/capabilities.ts';

const itemOf = (event: Event): string | null =>
  'item' in event && typeof event.item === 'string' ? event.item : null;

/** A strike is carried out where it is declared; it waits for no resolve, and nothing waits for it. */
const isResolved = ({ kind }: Item): boolean => kind !== 'attack';

/**
 * How a `resolve` carries out another item than the protocol has next: the first of the queue, in the classic edition
 * the last. Null where it does not, and for all that comes after a loss.
 */
export function outOfTurnIn(
  { act, reply }: Step,
  waiting: readonly Item[],
  { events }: Capabilities,
  edition: EditionName,
): string | null {
  if (act.act !== 'resolve' && act.act !== 'resolve all') return null;
  if (!events.includes('queued') || !events.includes('left')) return null;
  let queue = waiting.filter(isResolved).map(({ id }) => id);
  let current: string | null = null;
  for (const event of reply.events) {
    if (event.kind === 'lost') return null;
    const item = itemOf(event);
    if (current === null && item !== null) {
      const next = edition === 'classic' ? queue.at(-1) : queue[0];
      if (next !== undefined && next !== item && queue.includes(item))
        return `queue: «${act.act}» carries out ${item}, and the next one is ${next}`;
      current = item;
    }
    if (event.kind === 'queued' && isResolved(event.item)) queue = [...queue, event.item.id];
    if (event.kind !== 'left') continue;
    queue = queue.filter((id) => id !== item);
    current = null;
  }
  return null;
}
