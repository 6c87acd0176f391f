import type { Item } from '../spec/model/state.ts';
import type { Event } from '../spec/play/event.ts';
import type { CaseRecord, Reply } from '../spec/play/record.ts';

/** Names that an engine gives itself, by name: those of queue items in the order in which they come up. */
const itemNames = ({ before, steps }: CaseRecord): Map<string, string> => {
  const states = [before, ...steps.map(({ reply }) => reply.state)];
  const queued = steps.flatMap(({ reply }) =>
    reply.events.flatMap((event) => (event.kind === 'queued' ? [event.item] : [])),
  );
  const items: Item[] = [...states.flatMap(({ queue }) => queue), ...queued];
  const order = [...queued, ...items].map(({ id }) => id);
  return new Map([...new Set(order)].map((id, i) => [id, `item ${i}`]));
};

/** Lists whose order nothing gives a meaning to. */
const UNORDERED = new Set(['options', 'arrived', 'killers', 'lost', 'printed', 'abilities']);
const ITEM_FIELDS = new Set(['item', 'id']);

const sorted = (list: readonly unknown[]): unknown[] =>
  [...list].sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));

/** Plain data with its keys in order, engine-given names made neutral, and unordered lists in one order. */
function plain(value: unknown, items: ReadonlyMap<string, string>, key: string): unknown {
  if (typeof value === 'string') return (ITEM_FIELDS.has(key) ? items.get(value) : undefined) ?? value;
  if (Array.isArray(value)) {
    const isEffects = key === 'effects';
    const members = value.map((member) => plain(member, items, key));
    if (isEffects) for (const effect of members as { id: unknown }[]) effect.id = 'effect';
    return UNORDERED.has(key) ? sorted(members) : members;
  }
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(
    ([field, member]) => [field, plain(member, items, field)] as const,
  );
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Events of one group are simultaneous: their order says nothing, nor does the number of the group. */
function plainEvents(events: readonly Event[], items: ReadonlyMap<string, string>): unknown[] {
  const groups: unknown[][] = [];
  let last: number | null = null;
  for (const { group, ...event } of events) {
    if (group !== last) groups.push([]);
    groups.at(-1)?.push(plain(event, items, ''));
    last = group;
  }
  return groups.map(sorted);
}

const plainReply = ({ outcome, pending, events, state }: Reply, items: ReadonlyMap<string, string>) => ({
  outcome,
  pending: plain(pending, items, ''),
  events: plainEvents(events, items),
  state: plain(state, items, ''),
});

/** A record without what the text leaves to the engine: item and effect names, the order of what is simultaneous. */
export function normal(record: CaseRecord): { before: unknown; steps: unknown[] } {
  const items = itemNames(record);
  return {
    before: plain(record.before, items, ''),
    steps: record.steps.map(({ reply }) => plainReply(reply, items)),
  };
}

const shown = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 120 ? `${text.slice(0, 117)}…` : text;
};

/** The first place where two plain values differ, in words. */
export function difference(one: unknown, other: unknown, path: readonly string[] = []): string | null {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
    return one === other ? null : `${path.join('.')}: ${shown(one)} and ${shown(other)}`;
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  for (const key of keys) {
    const found = difference((one as Record<string, unknown>)[key], (other as Record<string, unknown>)[key], [
      ...path,
      key,
    ]);
    if (found !== null) return found;
  }
  return null;
}

/**
 * Whether somewhere two abilities of one player are set off, or cannot be declared, at once: nothing in the documents
 * orders these, so that what follows may depend on anything.
 */
export const hasUnorderedTriggers = ({ steps }: CaseRecord): boolean =>
  steps.some(({ act, reply }) => {
    const queued = reply.events.filter(({ kind }) => kind === 'queued' || kind === 'lapsed').length;
    // One that asks for its targets comes into the queue a step later.
    const isAsking = reply.pending !== null && reply.pending.item === null;
    return queued + Number(isAsking) > (act.act === 'declare' || act.act === 'attack' ? 2 : 1);
  });

/**
 * Whether static texts work on one card more than once in a step: nothing says in which order, and by 504.5 it may matter
 * which effect meets which.
 */
export const hasUnorderedStatics = ({ steps }: CaseRecord): boolean =>
  steps.some(({ reply }) => {
    const cards = reply.events.flatMap((event) =>
      'cause' in event &&
      event.cause.by === 'rules' &&
      event.cause.effect === 'static effect' &&
      'card' in event
        ? [event.card]
        : [],
    );
    return new Set(cards).size < cards.length;
  });
