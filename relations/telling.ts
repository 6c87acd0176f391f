import type { Cause, Event } from '../spec/play/event.ts';

/** What happens between two events that have a place of their own, such as the beginning and the end of an instruction. */
export interface Stretch {
  /** An event that has its place. */
  readonly placed: Event | null;
  /** What the act or an instruction was carried out on: together what shares a group, one after the other what does not. */
  readonly done: readonly (readonly Event[])[];
  /** What came of it, and what the rules did: their order says nothing, nor do their groups. */
  readonly changes: readonly Event[];
  /** What was declared or thrown meanwhile, in this order. */
  readonly ordered: readonly Event[];
}

const isDone = (event: Event): boolean => event.kind === 'did' && event.cause.by !== 'rules';
const ORDERED: readonly string[] = ['queued', 'lapsed', 'rolled'];
const isOrdered = ({ kind }: Event): boolean => ORDERED.includes(kind);
const hasPlace = (event: Event): boolean => !('cause' in event) && !isOrdered(event);

/** The instruction that an event belongs to, null where rules or the act itself bring it about. */
const instructionOf = (event: Event): string | null =>
  'cause' in event && event.cause.by === 'item' ? `${event.cause.item} ${event.cause.at.join()}` : null;

/** The events with a place each by itself, and what lies between them by the instruction that it belongs to. */
function inStretches(events: readonly Event[]): Event[][] {
  const stretches: Event[][] = [];
  let open: { events: Event[]; of: string | null } | null = null;
  for (const event of events) {
    const of = instructionOf(event);
    if (hasPlace(event)) {
      stretches.push([event]);
      open = null;
    } else if (open && (open.of === null || of === null || of === open.of)) {
      open.events.push(event);
      open.of ??= of;
    } else {
      open = { events: [event], of };
      stretches.push(open.events);
    }
  }
  return stretches;
}

const isLasting = (cause: Cause): boolean =>
  cause.by === 'rules' && (cause.effect === 'static effect' || cause.effect === 'expiry');

/** Without what begins or ends on cards that leave play in the same stretch: nothing of it is left. */
function withoutTheLate(events: readonly Event[]): readonly Event[] {
  const gone = new Set<string>();
  for (const event of events) if (event.kind === 'moved' && event.zone !== 'play') gone.add(event.card);
  if (gone.size === 0) return events;
  return events.filter(
    (event) => !('cause' in event && 'card' in event && isLasting(event.cause) && gone.has(event.card)),
  );
}

/**
 * The events of a reply without what is an engine's own affair: in which order, and in how many groups, it tells the
 * changes that one instruction or the rules bring about at the same time.
 */
export const stretchesOf = (events: readonly Event[]): Stretch[] =>
  inStretches(events).map((stretch) => {
    const [first] = stretch;
    if (first && hasPlace(first)) return { placed: first, done: [], changes: [], ordered: [] };
    const done = stretch.filter(isDone);
    return {
      placed: null,
      done: [...new Set(done.map(({ group }) => group))].map((group) =>
        done.filter((event) => event.group === group),
      ),
      changes: withoutTheLate(stretch).filter((event) => !isDone(event) && !isOrdered(event)),
      ordered: stretch.filter(isOrdered),
    };
  });
