import type { EventKind } from '../../spec/play/event.ts';
import { Event } from '../../spec/play/event.ts';
import type { Engine } from '../../spec/protocol/adapter.ts';

/** All kinds of event. */
export const KINDS: readonly EventKind[] = Event.options.map(({ shape }) => shape.kind.value);

/** The engine, which neither claims nor tells some kinds of event. */
export const without = (kinds: readonly EventKind[], engine: Engine): Engine => {
  const { capabilities } = engine.greeting;
  const isTold = (kind: EventKind) => !kinds.includes(kind);
  const events = capabilities.events.filter(isTold);
  return {
    ...engine,
    greeting: { ...engine.greeting, capabilities: { ...capabilities, events } },
    act(act) {
      const reply = engine.act(act);
      return { ...reply, events: reply.events.filter(({ kind }) => isTold(kind)) };
    },
  };
};
