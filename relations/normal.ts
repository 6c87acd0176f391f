import type { Texts } from '../spec/abilities/ability.ts';
import { stepsOf } from '../spec/abilities/ability.ts';
import type { Event, RulesEffect } from '../spec/play/event.ts';
import type { CaseRecord, Reply, Step } from '../spec/play/record.ts';
import { itemsIn, neutrallyNamed } from './own-names.ts';
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

/** The steps put together that choices have cut one course of play into. */
function coursesOf({ steps }: CaseRecord): Step[][] {
  const courses: Step[][] = [];
  for (const [i, step] of steps.entries()) {
    const isGoingOn = (steps[i - 1]?.reply.pending ?? null) !== null;
    if (isGoingOn) courses.at(-1)?.push(step);
    else courses.push([step]);
  }
  return courses;
}

/**
 * Whether somewhere two abilities of one player are set off, or cannot be declared, at once: nothing in the documents
 * orders these, so that what follows may depend on anything.
 */
export const hasUnorderedTriggers = (record: CaseRecord): boolean =>
  coursesOf(record).some((course) => {
    const events = course.flatMap(({ reply }) => reply.events);
    const set = events.filter(({ kind }) => kind === 'queued' || kind === 'lapsed').length;
    const first = course[0]?.act.act;
    const isAsking = course.at(-1)?.reply.pending?.item === null;
    return set + Number(isAsking) > (first === 'declare' || first === 'attack' ? 2 : 1);
  });

const GIVING: readonly string[] = ['life', 'gives'];

/** How many cards came into play with a text that lays something on cards. */
const giversIn = ({ reply: { events, state } }: Step, texts: Texts): number =>
  events.filter((event) => {
    if (event.kind !== 'moved' || event.zone !== 'play') return false;
    return state.cards[event.card]?.printed.some((id) => {
      const text = texts[id];
      return text?.kind === 'static' && GIVING.includes(text.static.text);
    });
  }).length;

const isTwice = (keys: readonly string[]): boolean => new Set(keys).size < keys.length;

/**
 * Whether static texts work at several moments of a step, or several on one card: nothing says in which order, and by
 * 504.5 it may matter which effect meets which, or which ends first.
 */
export const hasUnorderedStatics = ({ steps }: CaseRecord, texts: Texts): boolean =>
  steps.some((step) => {
    const of = (effect: RulesEffect) =>
      step.reply.events.flatMap((event) =>
        'cause' in event && 'card' in event && event.cause.by === 'rules' && event.cause.effect === effect
          ? [event]
          : [],
      );
    const laid = of('static effect');
    const changes = [...laid, ...of('expiry')].map(({ card, kind }) => `${card} ${kind}`);
    const groups = new Set(laid.map(({ group }) => group));
    return (
      isTwice(changes) ||
      isTwice(laid.map(({ card }) => card)) ||
      groups.size > 1 ||
      (laid.length > 0 && giversIn(step, texts) > 1)
    );
  });

/**
 * Whether a shot at all cards that fit hits them one after the other: what several targets get at the same time is said
 * of spells and influences (502.6), a shot is an attack, and nothing says which card comes first.
 */
export function hasShotsInTurn(record: CaseRecord, texts: Texts): boolean {
  const ability = new Map(itemsIn(record).map(({ id, ability }) => [id, ability]));
  return record.steps.some(({ reply }) => {
    const groups = new Map<string, number>();
    return reply.events.some((event) => {
      if (event.kind !== 'did' || event.cause.by !== 'item') return false;
      const { item, at } = event.cause;
      const text = texts[ability.get(item) ?? ''];
      const instruction = text === undefined ? undefined : stepsOf(text)[at[0]]?.[at[1]];
      if (instruction?.deed.verb !== 'wound' || instruction.deed.as !== 'shot') return false;
      if (instruction.object.kind !== 'each') return false;
      const place = `${item} ${at.join()}`;
      const first = groups.get(place) ?? event.group;
      groups.set(place, first);
      return first !== event.group;
    });
  });
}
