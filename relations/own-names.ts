import type { Item } from '../spec/model/state.ts';
import type { CaseRecord } from '../spec/play/record.ts';

/** Every item that comes up in a record: those declared first, then as the states tell them. */
export const itemsIn = ({ before, steps }: CaseRecord): Item[] => {
  const states = [before, ...steps.map(({ reply }) => reply.state)];
  const queued = steps.flatMap(({ reply }) =>
    reply.events.flatMap((event) => (event.kind === 'queued' ? [event.item] : [])),
  );
  return [...queued, ...states.flatMap(({ queue }) => queue)];
};

/** Neutral names for names that an engine gives itself, in the order in which they come up. */
class Neutral {
  readonly #kind: string;
  readonly #names = new Map<unknown, string>();

  constructor(kind: string) {
    this.#kind = kind;
  }

  of(name: unknown): string {
    const known = this.#names.get(name) ?? `${this.#kind} ${this.#names.size}`;
    this.#names.set(name, known);
    return known;
  }
}

/**
 * The same record with neutral names for what an engine names itself, queue items and effects, and with the keys of all
 * data in order: what is left of a difference between two such records is none of names.
 */
export function neutrallyNamed(record: CaseRecord): CaseRecord {
  const [items, effects] = [new Neutral('item'), new Neutral('effect')];
  for (const { id } of itemsIn(record)) items.of(id);
  const namesWithin: Readonly<Record<string, Neutral>> = { item: items, queue: items, effects };
  /** `key` is the field that the value stands in, or the list that it is a member of. */
  const named = (value: unknown, key: string): unknown => {
    if (typeof value === 'string') return key === 'item' ? items.of(value) : value;
    if (Array.isArray(value)) return value.map((member) => named(member, key));
    if (typeof value !== 'object' || value === null) return value;
    const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
    const own = namesWithin[key];
    return Object.fromEntries(
      entries.map(([field, member]) => [
        field,
        field === 'id' && own ? own.of(member) : named(member, field),
      ]),
    );
  };
  return named(record, '') as CaseRecord;
}
