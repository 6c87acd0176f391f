import { reference } from '../../engines/reference/index.ts';
import type { Event } from '../../spec/play/event.ts';
import type { Engine } from '../../spec/protocol/adapter.ts';

type Kind = Event['kind'];

/** The kinds of event that the reference engine tells. */
export const KINDS: readonly Kind[] = reference().greeting.capabilities.events;

/** The engine, which neither claims nor tells some kinds of event. */
export const without = (kinds: readonly Kind[], engine: Engine = reference()): Engine => {
  const { capabilities } = engine.greeting;
  const isTold = ({ kind }: { readonly kind: Kind }) => !kinds.includes(kind);
  const events = capabilities.events.filter((kind) => isTold({ kind }));
  return {
    ...engine,
    greeting: { ...engine.greeting, capabilities: { ...capabilities, events } },
    act(act) {
      const reply = engine.act(act);
      return { ...reply, events: reply.events.filter(isTold) };
    },
  };
};
