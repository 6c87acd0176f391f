import type { At, CardId, ItemId } from '../../spec/model/names.ts';
import type { Step } from '../../spec/play/record.ts';

/** A name for an instruction of an item. */
export const placeKey = (item: ItemId, at: At): string => `${item} ${at.join()}`;

/** What the acts of a record said of items. */
export interface Acted {
  /** The cards that declarations and answers named for the instructions of items, by `placeKey`. */
  readonly chosen: ReadonlyMap<string, readonly CardId[]>;
  /** The amounts beside them, null where none were given. */
  readonly shares: ReadonlyMap<string, readonly number[] | null>;
  /** The cards that declared items, where a player did. */
  readonly declarers: ReadonlyMap<ItemId, CardId>;
  /** The cards that declarations named to pay for items. */
  readonly payers: ReadonlyMap<ItemId, readonly CardId[]>;
  /** The X of declarations. */
  readonly xs: ReadonlyMap<ItemId, number>;
  /** The cards from and to which players led attacks by a static text, by `placeKey`. */
  readonly redirects: ReadonlyMap<string, { readonly from: CardId; readonly to: CardId }>;
}

const queuedFrom = (steps: readonly Step[], index: number, ability: string): ItemId | undefined => {
  const later = steps.slice(index).flatMap(({ reply }) => reply.events);
  const event = later.find((one) => one.kind === 'queued' && one.item.ability === ability);
  return event?.kind === 'queued' ? event.item.id : undefined;
};

/** Collects what accepted declarations and answers said, by the items that they are about. */
export function actedIn(steps: readonly Step[]): Acted {
  const chosen = new Map<string, readonly CardId[]>();
  const shares = new Map<string, readonly number[] | null>();
  const declarers = new Map<ItemId, CardId>();
  const payers = new Map<ItemId, readonly CardId[]>();
  const xs = new Map<ItemId, number>();
  const redirects = new Map<string, { from: CardId; to: CardId }>();
  for (const [index, { act, reply }] of steps.entries()) {
    if (reply.outcome !== 'accepted') continue;
    const pending = steps[index - 1]?.reply.pending ?? null;
    if (act.act === 'declare') {
      const item = queuedFrom(steps, index, act.ability);
      if (item === undefined) continue;
      declarers.set(item, act.source);
      payers.set(item, act.pay ?? []);
      if (act.x !== undefined) xs.set(item, act.x);
      for (const { at, cards, amounts } of act.targets) {
        chosen.set(placeKey(item, at), cards);
        if (amounts !== null) shares.set(placeKey(item, at), amounts);
      }
    }
    if (act.act !== 'choose' || pending === null || pending.ability === null) continue;
    const item = pending.item ?? queuedFrom(steps, index, pending.ability);
    if (item === undefined) continue;
    if (pending.kind === 'redirect') {
      const [to] = act.cards;
      if (to !== undefined) redirects.set(placeKey(item, pending.at), { from: pending.source, to });
    } else {
      chosen.set(placeKey(item, pending.at), act.cards);
      shares.set(placeKey(item, pending.at), act.amounts ?? null);
    }
  }
  return { chosen, shares, declarers, payers, xs, redirects };
}
