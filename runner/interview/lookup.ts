import type { Static, Texts, Trigger } from '../../spec/abilities/ability.ts';
import { isLaying } from '../../spec/abilities/ability.ts';
import type { AbilityId, CardId, ItemId } from '../../spec/model/names.ts';
import type { Moment } from './moment.ts';

/** What a record is looked up by, laid out once: most questions are about one card or one item. */
export interface Lookup {
  /** The moments whose event is of a card, in their order. */
  readonly ofCard: ReadonlyMap<CardId, readonly Moment[]>;
  /** The moments whose event is of an item or is caused by it, in their order. */
  readonly ofItem: ReadonlyMap<ItemId, readonly Moment[]>;
  /** The kinds of static texts that the case has. */
  readonly statics: ReadonlySet<Static['text']>;
  /** The triggers of the texts that the case has. */
  readonly triggers: ReadonlySet<Trigger>;
  /** The static texts that lay an effect on cards. */
  readonly laying: readonly AbilityId[];
}

const NONE: readonly Moment[] = [];

const add = (all: Map<string, Moment[]>, key: string, moment: Moment): void => {
  const known = all.get(key);
  if (known === undefined) all.set(key, [moment]);
  else known.push(moment);
};

const itemOf = ({ event }: Moment): ItemId | null => {
  if (event.kind === 'queued') return event.item.id;
  if ('item' in event) return event.item;
  return 'cause' in event && event.cause.by === 'item' ? event.cause.item : null;
};

/** Lays moments and texts out. */
export function lookupOf(moments: readonly Moment[], texts: Texts): Lookup {
  const ofCard = new Map<CardId, Moment[]>();
  const ofItem = new Map<ItemId, Moment[]>();
  for (const moment of moments) {
    if ('card' in moment.event) add(ofCard, moment.event.card, moment);
    const item = itemOf(moment);
    if (item !== null) add(ofItem, item, moment);
  }
  const statics = new Set<Static['text']>();
  const triggers = new Set<Trigger>();
  const laying: AbilityId[] = [];
  for (const id in texts) {
    const text = texts[id];
    if (text?.kind === 'triggered') triggers.add(text.trigger);
    if (text?.kind !== 'static') continue;
    statics.add(text.static.text);
    if (isLaying(text)) laying.push(id);
  }
  return { ofCard, ofItem, statics, triggers, laying };
}

/** The moments whose event is of a card. */
export const cardMoments = ({ ofCard }: Lookup, card: CardId): readonly Moment[] => ofCard.get(card) ?? NONE;

/** The moments whose event is of an item or is caused by it. */
export const itemMoments = ({ ofItem }: Lookup, item: ItemId): readonly Moment[] => ofItem.get(item) ?? NONE;

/** Those of some moments that are from one number on and before another. */
export const between = (moments: readonly Moment[], from: number, until: number): Moment[] =>
  moments.filter(({ number }) => number >= from && number < until);

/** The moment in which an item was queued. */
export const queuedAt = (line: Lookup, item: ItemId): Moment | undefined =>
  itemMoments(line, item).find(({ event }) => event.kind === 'queued');
