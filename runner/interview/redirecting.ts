import type { AbilityId, CardId, ItemId } from '../../spec/model/names.ts';
import type { Item, State } from '../../spec/model/state.ts';
import { mayBeRedirectedTo } from '../../spec/questions/carrying-out.ts';
import { isHere } from './carrying-out.ts';
import { addressed } from './declaring.ts';
import { itemMoments } from './lookup.ts';
import type { Moment } from './moment.ts';
import type { Observation } from './observation.ts';
import { asked } from './observation.ts';
import type { Timeline } from './timeline.ts';

const isLeading = (line: Timeline, ability: AbilityId): boolean => {
  const text = line.texts[ability];
  return text?.kind === 'static' && text.static.text === 'redirects';
};

/** For every other card: whether it is among those to which the attack may be led. */
const askEach = (
  line: Timeline,
  state: State,
  attack: { readonly attacker: CardId; readonly from: CardId; readonly ability: AbilityId },
  offered: readonly CardId[],
): Observation[] =>
  Object.keys(state.cards).map((card) =>
    asked(
      mayBeRedirectedTo,
      { state, texts: line.texts, ...attack, card },
      offered.includes(card) ? 'legal' : 'illegal',
    ),
  );

/** A player is asked to which card an attack is led, if to any. */
export function askRedirect(line: Timeline, index: number): Observation[] {
  const pending = line.steps[index]?.reply.pending ?? null;
  if (pending?.kind !== 'redirect' || pending.ability === null) return [];
  const state = line.states[index + 1] as State;
  const attacker = state.queue.find(({ id }) => id === pending.item)?.sources[0];
  const { source: from, ability, options } = pending;
  return attacker === undefined || state.cards[from] === undefined || !isLeading(line, ability)
    ? []
    : askEach(line, state, { attacker, from, ability }, options);
}

/** Whether an item at that place is an attack on cards that were named for it one by one. */
const isAttack = (line: Timeline, item: Item, place: { item: ItemId; at: [number, number] }): boolean => {
  if (item.kind === 'attack') return place.at[0] === 0;
  const text = line.texts[item.ability ?? ''];
  const found = text && addressed(text).find(({ at }) => isHere({ item: item.id, at }, place));
  if (found?.instruction.object.kind !== 'choose') return false;
  const { deed } = found.instruction;
  return deed.verb === 'wound' && deed.as === 'shot';
};

/** An attack has hit a card that has one such text, and nobody was asked to which card it should be led instead. */
export function askUnled(line: Timeline, number: number): Observation[] {
  const { event, state } = line.moments[number] as Moment;
  if (!line.statics.has('redirects')) return [];
  const from = event.kind === 'settled' && event.targets.length === 1 ? event.targets[0] : undefined;
  if (event.kind !== 'settled' || from === undefined) return [];
  const item = state.queue.find(({ id }) => id === event.item);
  const attacker = item?.sources[0];
  if (item === undefined || attacker === undefined || !isAttack(line, item, event)) return [];
  const isAsked = line.steps.some(
    ({ reply }) => reply.pending?.kind === 'redirect' && reply.pending.item === item.id,
  );
  const isHit = itemMoments(line, event.item).some(
    (moment) =>
      moment.event.kind === 'did' &&
      moment.event.card === from &&
      moment.event.cause.by === 'item' &&
      isHere(moment.event.cause, event),
  );
  const leading = (state.cards[from]?.abilities ?? []).filter((id) => isLeading(line, id));
  const [ability] = leading;
  return isAsked || !isHit || leading.length > 1 || ability === undefined
    ? []
    : askEach(line, state, { attacker, from, ability }, []);
}
