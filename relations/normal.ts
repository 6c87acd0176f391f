import type { Event } from '../spec/play/event.ts';
import type { CaseRecord, Reply } from '../spec/play/record.ts';
import { neutrallyNamed } from './own-names.ts';
import { stretchesOf } from './telling.ts';

/** Lists whose order nothing gives a meaning to. */
const UNORDERED = new Set('options targets arrived killers lost printed abilities effects'.split(' '));

const sorted = (list: readonly unknown[]): unknown[] =>
  [...list].sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));

/** Plain data with no names of effects, and unordered lists in one order. */
function plain(value: unknown, key: string): unknown {
  if (Array.isArray(value)) {
    const members = value.map((member) => plain(member, key));
    if (key === 'effects') for (const effect of members as { id: unknown }[]) effect.id = 'effect';
    return UNORDERED.has(key) ? sorted(members) : members;
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([field, member]) => [field, plain(member, field)]));
}

/** What happened, without the numbers of groups and the order of what is simultaneous. */
const plainEvents = (events: readonly Event[]): unknown[] => {
  const toPlain = ({ group: _, ...event }: Event) => plain(event, '');
  return stretchesOf(events).map(({ placed, done, changes, ordered }) =>
    placed
      ? toPlain(placed)
      : {
          done: done.map((together) => sorted(together.map(toPlain))),
          changes: sorted(changes.map(toPlain)),
          ordered: ordered.map(toPlain),
        },
  );
};

const plainReply = ({ outcome, pending, events, state }: Reply) => ({
  outcome,
  pending: plain(pending, ''),
  events: plainEvents(events),
  state: plain(state, ''),
});

/** A record without what the text leaves to the engine: item and effect names, the order of what is simultaneous. */
export function normal(record: CaseRecord): { before: unknown; steps: unknown[] } {
  const { before, steps } = neutrallyNamed(record);
  return { before: plain(before, ''), steps: steps.map(({ reply }) => plainReply(reply)) };
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
