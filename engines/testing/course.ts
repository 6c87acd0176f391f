import type { Event } from '../../spec/play/event.ts';

/** What happened to the item, in short. */
export const course = (events: readonly Event[]) =>
  events.flatMap((event) => {
    if (event.kind === 'did') return event.cause.by === 'item' ? [`did ${event.card}`] : [];
    if (event.kind === 'flag' || event.kind === 'coins')
      return 'effect' in event.cause && event.cause.effect === 'payment' ? ['paid'] : [];
    return ['queued', 'settled', 'begun', 'ended', 'left', 'placed', 'rolled'].includes(event.kind)
      ? [event.kind]
      : [];
  });
