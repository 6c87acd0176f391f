import { isDeepStrictEqual } from 'node:util';
import type { Card } from '../../spec/model/card.ts';
import type { State } from '../../spec/model/state.ts';
import type { EventKind } from '../../spec/play/event.ts';
import type { Example, Happening, SeenCard } from '../../spec/play/example.ts';
import type { CaseRecord, Step } from '../../spec/play/record.ts';

const levelOf = ({ life }: Card): number | undefined =>
  life?.effects.reduce(
    (level, { kind, left }) => level + (kind === 'additional' ? left : -left),
    life.starting - life.wounds,
  );

const seen = (card: Card): Required<Record<keyof SeenCard, unknown>> => ({
  zone: card.zone,
  whose: card.whose,
  controller: card.controller,
  level: levelOf(card),
  wounds: card.life?.wounds,
  poisoned: card.poisoned,
  exhausted: card.exhausted,
});

/** The steps of one act of the case: the act itself and the picks that answered it. */
const stepsOf = ({ steps }: CaseRecord, act: number): Step[] => {
  const starts = steps.flatMap(({ picked }, i) => (picked ? [] : [i]));
  const from = starts[act];
  return from === undefined ? [] : steps.slice(from, starts[act + 1]);
};

const sorted = (names: readonly string[]): string[] => [...names].sort();

function* aboutCards(wanted: NonNullable<Happening['cards']>, state: State): Generator<string> {
  for (const [id, traits] of Object.entries(wanted)) {
    const card = state.cards[id];
    if (card === undefined) yield `there is no card ${id}`;
    else
      for (const [trait, value] of Object.entries(traits)) {
        const found = seen(card)[trait as keyof SeenCard];
        if (found !== value) yield `${id}: ${trait} is ${found}, expected ${value}`;
      }
  }
}

/** Every expectation as what was wanted and what was found, undefined where it is not looked at. */
const compared = (wanted: Happening, steps: readonly Step[]): Record<string, [unknown, unknown]> => {
  const [first] = steps;
  const pending = steps.find(({ reply }) => reply.pending !== null)?.reply.pending;
  const events = steps.flatMap(({ reply }) => reply.events);
  const last = steps.at(-1)?.reply.state;
  const { settled } = wanted;
  const targets = events.flatMap((event) =>
    event.kind === 'settled' && isDeepStrictEqual(event.at, settled?.at) ? [sorted(event.targets)] : [],
  );
  return {
    outcome: [wanted.outcome, first?.reply.outcome],
    chooser: [wanted.chooser, pending?.player],
    offered: [wanted.offered && sorted(wanted.offered), pending && sorted(pending.options)],
    queue: [wanted.queue, last?.queue.map(({ controller }) => controller)],
    lapsed: [wanted.lapsed, events.flatMap((event) => (event.kind === 'lapsed' ? [event.ability] : []))],
    settled: [settled && [sorted(settled.cards)], targets],
    lost: [wanted.lost, last?.lost],
  };
};

/** What is told by an event of that kind alone. */
const TOLD_BY = ['lapsed', 'settled'] as const;

/** The kinds of event by which something in the example would be told, and which are not among these. */
export const untoldIn = ({ happens }: Pick<Example, 'happens'>, told: readonly EventKind[]): EventKind[] =>
  TOLD_BY.filter((kind) => !told.includes(kind) && happens.some((wanted) => wanted[kind] !== undefined));

/**
 * How a record departs from what the example says happens, one sentence for each departure; `told` are the kinds of event
 * that it is complete in.
 */
export function departures(
  { happens }: Pick<Example, 'happens'>,
  record: CaseRecord,
  told: readonly EventKind[] = TOLD_BY,
): string[] {
  const hidden: readonly string[] = TOLD_BY.filter((kind) => !told.includes(kind));
  return happens.flatMap((wanted) => {
    const steps = stepsOf(record, wanted.act);
    const state = steps.at(-1)?.reply.state;
    if (state === undefined) return [`act ${wanted.act + 1}: the engine did not play it`];
    const parts = Object.entries(compared(wanted, steps)).flatMap(([name, [value, found]]) =>
      value === undefined || hidden.includes(name) || isDeepStrictEqual(value, found)
        ? []
        : [`${name} is ${JSON.stringify(found)}, expected ${JSON.stringify(value)}`],
    );
    return [...parts, ...aboutCards(wanted.cards ?? {}, state)].map(
      (what) => `act ${wanted.act + 1}: ${what}`,
    );
  });
}
