import type { Instruction, Texts } from '../spec/abilities/ability.ts';
import { isLaying, stepsOf } from '../spec/abilities/ability.ts';
import type { Act } from '../spec/play/act.ts';
import type { EventKind, RulesEffect } from '../spec/play/event.ts';
import type { CaseRecord, Step } from '../spec/play/record.ts';
import { itemsIn } from './own-names.ts';

/** A record with what was played, and the kinds of event that it is complete in. */
export interface Course {
  readonly record: CaseRecord;
  readonly texts: Texts;
  readonly acts: readonly Act[];
  readonly told: readonly EventKind[];
}

/** Whether something happened that nothing in the documents orders. */
type Guard = (course: Course) => boolean;

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
const hasUnorderedTriggers: Guard = ({ record }) =>
  coursesOf(record).some((course) => {
    const events = course.flatMap(({ reply }) => reply.events);
    const set = events.filter(({ kind }) => kind === 'queued' || kind === 'lapsed').length;
    const first = course[0]?.act.act;
    const isAsking = course.at(-1)?.reply.pending?.item === null;
    return set + Number(isAsking) > (first === 'declare' || first === 'attack' ? 2 : 1);
  });

const isShotAtAll = ({ deed, object }: Instruction): boolean =>
  deed.verb === 'wound' && deed.as === 'shot' && object.kind === 'each';

/** How many cards came into play with a text that lays something on cards. */
const giversIn = ({ reply: { events, state } }: Step, texts: Texts): number =>
  events.filter((event) => {
    if (event.kind !== 'moved' || event.zone !== 'play') return false;
    return state.cards[event.card]?.printed.some((id) => {
      const text = texts[id];
      return text !== undefined && isLaying(text);
    });
  }).length;

const isTwice = (keys: readonly string[]): boolean => new Set(keys).size < keys.length;

/**
 * Whether static texts work at several moments of a step, or several on one card: nothing says in which order, and by
 * 504.5 it may matter which effect meets which, or which ends first.
 */
const hasUnorderedStatics: Guard = ({ record: { steps }, texts }) =>
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
const hasShotsInTurn: Guard = ({ record, texts }) => {
  const ability = new Map(itemsIn(record).map(({ id, ability }) => [id, ability]));
  return record.steps.some(({ reply }) => {
    const groups = new Map<string, number>();
    return reply.events.some((event) => {
      if (event.kind !== 'did' || event.cause.by !== 'item') return false;
      const { item, at } = event.cause;
      const text = texts[ability.get(item) ?? ''];
      const instruction = text === undefined ? undefined : stepsOf(text)[at[0]]?.[at[1]];
      if (instruction === undefined || !isShotAtAll(instruction)) return false;
      const place = `${item} ${at.join()}`;
      const first = groups.get(place) ?? event.group;
      groups.set(place, first);
      return first !== event.group;
    });
  });
};

/** Where a card lies in a deck that it came into, or that was shuffled, is left to chance or to nobody. */
const hasMixedDeck: Guard = ({ record: { steps } }) =>
  steps.some(({ reply }) =>
    reply.events.some(
      (event) => event.kind === 'shuffled' || (event.kind === 'moved' && event.zone === 'deck'),
    ),
  );

/** Each guard with the kinds of event that it looks at, and whether it could hold at all, where these are not told. */
const GUARDS: readonly {
  readonly holds: Guard;
  readonly needs: readonly EventKind[];
  readonly may: Guard;
}[] = [
  {
    holds: hasUnorderedTriggers,
    needs: ['queued', 'lapsed'],
    may: ({ texts }) => Object.values(texts).some(({ kind }) => kind === 'triggered'),
  },
  {
    holds: hasUnorderedStatics,
    needs: ['life', 'effects', 'abilities', 'moved'],
    may: ({ texts }) => Object.values(texts).some(isLaying),
  },
  {
    holds: hasShotsInTurn,
    needs: ['queued', 'did'],
    may: ({ texts }) => Object.values(texts).some((text) => stepsOf(text).flat().some(isShotAtAll)),
  },
  {
    holds: hasMixedDeck,
    needs: ['shuffled', 'moved'],
    may: ({ texts, acts }) => JSON.stringify([texts, acts]).includes('"deck"'),
  },
];

/** Whether what follows in a course may depend on anything, since the documents leave an order open there. */
export const isOpen = (course: Course): boolean =>
  GUARDS.some(({ holds, needs, may }) =>
    needs.every((kind) => course.told.includes(kind)) ? holds(course) : may(course),
  );
