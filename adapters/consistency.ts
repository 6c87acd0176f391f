import type { Pending } from '../spec/model/state.ts';
import type { Board } from '../spec/play/case.ts';
import type { Event, EventKind } from '../spec/play/event.ts';
import type { CaseRecord, Step } from '../spec/play/record.ts';

/** What an event may name: the cards and texts of the board, and the items that wait, as far as they are told. */
interface Known {
  readonly cards: ReadonlySet<string>;
  readonly texts: ReadonlySet<string>;
  /** Those that have waited so far, and whether they still do; null where what is queued is not told. */
  readonly items: Map<string, boolean> | null;
  readonly lost: Set<string>;
}

const cardsOf = (event: Event): readonly string[] => {
  switch (event.kind) {
    case 'queued':
      return [...event.item.sources, ...event.item.named.flatMap(({ cards }) => cards)];
    case 'lapsed':
      return [event.source];
    case 'named':
      return event.cards;
    case 'defended':
      return [event.defender];
    case 'attacked':
      return [event.attacker, event.target];
    case 'settled':
      return event.targets;
    case 'destroyed':
      return [event.card, ...event.killers.map(({ card }) => card)];
    default:
      return 'card' in event ? [event.card] : [];
  }
};

const itemsOf = (event: Event): readonly string[] => {
  const own = 'item' in event && typeof event.item === 'string' ? [event.item] : [];
  return 'cause' in event && event.cause.by === 'item' ? [...own, event.cause.item] : own;
};

const textsOf = (event: Event): readonly string[] => {
  if (event.kind === 'queued') return event.item.ability === null ? [] : [event.item.ability];
  return event.kind === 'lapsed' ? [event.ability] : event.kind === 'abilities' ? event.abilities : [];
};

const eventComplaint = (event: Event, known: Known): string | null => {
  const card = cardsOf(event).find((id) => !known.cards.has(id));
  if (card !== undefined) return `a «${event.kind}» of the unknown card ${card}`;
  const text = textsOf(event).find((id) => !known.texts.has(id));
  if (text !== undefined) return `a «${event.kind}» of the unknown text ${text}`;
  const item = itemsOf(event).find((id) => known.items !== null && known.items.get(id) !== true);
  if (item !== undefined) return `a «${event.kind}» of the item ${item}, which does not wait`;
  if (event.kind === 'queued' && event.item.sources.length === 0) return 'a «queued» item without a source';
  if (event.kind === 'queued' && known.items?.has(event.item.id))
    return `a second «queued» of the item ${event.item.id}: each item needs an id of its own`;
  if (event.kind === 'lost' && known.lost.has(event.player)) return `a second «lost» of ${event.player}`;
  return null;
};

const note = (event: Event, { items, lost }: Known): void => {
  if (event.kind === 'queued') items?.set(event.item.id, true);
  if (event.kind === 'left') items?.set(event.item, false);
  if (event.kind === 'lost') lost.add(event.player);
};

const pendingComplaint = ({ options, min, max }: Pending, known: Known): string | null => {
  const unknown = options.find((id) => !known.cards.has(id));
  if (unknown !== undefined) return `the unknown card ${unknown} as an option`;
  if (new Set(options).size < options.length) return 'an option twice';
  return min > max ? `a choice of at least ${min} and at most ${max}` : null;
};

const stepComplaint = ({ act, reply }: Step, known: Known): string | null => {
  if (reply.outcome === 'refused' && reply.events.length > 0) return 'a refusal with events';
  const turns = reply.events.filter(({ kind }) => kind === 'turn').length;
  if (turns > (act.act === 'end turn' || act.act === 'choose' ? 1 : 0))
    return `${turns} changes of turn by «${act.act}»`;
  for (const event of reply.events) {
    const complaint = eventComplaint(event, known);
    if (complaint !== null) return complaint;
    note(event, known);
  }
  return reply.pending === null ? null : pendingComplaint(reply.pending, known);
};

/**
 * What in a record contradicts its board or itself, so that nothing can be asked about it; null where nothing does.
 * `told` are the kinds of event that it is complete in.
 */
export function contradictionIn(
  { cards, texts }: Board,
  { steps }: CaseRecord,
  told: readonly EventKind[],
): string | null {
  const known: Known = {
    cards: new Set(cards.map(({ id }) => id)),
    texts: new Set(Object.keys(texts)),
    items: told.includes('queued') ? new Map() : null,
    lost: new Set(),
  };
  for (const [index, step] of steps.entries()) {
    const complaint = stepComplaint(step, known);
    if (complaint !== null) return `step ${index + 1} has ${complaint}`;
  }
  return null;
}
