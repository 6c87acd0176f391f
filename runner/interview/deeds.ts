import type { Instruction } from '../../spec/abilities/ability.ts';
import { priceOf, stepsOf } from '../../spec/abilities/ability.ts';
import type { Deed } from '../../spec/abilities/deed.ts';
import type { At, CardId } from '../../spec/model/names.ts';
import type { Item, State } from '../../spec/model/state.ts';
import type { Cause } from '../../spec/play/event.ts';
import type { Dealing } from '../../spec/questions/life.ts';
import { placeKey } from './acted.ts';
import { between, cardMoments, itemMoments } from './lookup.ts';
import type { Moment } from './moment.ts';
import type { Timeline } from './timeline.ts';
import { sameCause } from './timeline.ts';

type ItemCause = Extract<Cause, { by: 'item' }>;

export const instructionOf = (line: Timeline, item: Item | undefined, at: At): Instruction | null => {
  const ability = line.texts[item?.ability ?? ''];
  return (ability && stepsOf(ability)[at[0]]?.[at[1]]) ?? null;
};
const itemOf = (state: State, id: string): Item | undefined => state.queue.find((item) => item.id === id);

/** The X of an item: what its declaration said, or else what the engine says. */
export const xOf = (line: Timeline, item: Item): number | undefined => line.xs.get(item.id) ?? item.x;

/** The cards named for an instruction: by an act, or else, as the engine says, by nobody who was asked. */
export const chosenAt = (line: Timeline, item: Item, at: At): readonly CardId[] =>
  line.chosen.get(placeKey(item.id, at)) ?? namedAt(item, at).flatMap(({ cards }) => cards);

const namedAt = ({ named }: Item, at: At) =>
  named.filter((one) => one.at[0] === at[0] && one.at[1] === at[1]);

/** How much of an amount that is divided is for each card chosen; null where nobody says. */
function sharesAt(line: Timeline, item: Item, at: At, whole: number | undefined): readonly number[] | null {
  const cards = chosenAt(line, item, at);
  const said = line.shares.get(placeKey(item.id, at)) ?? namedAt(item, at)[0]?.amounts;
  if (said != null) return said;
  if (!line.shares.has(placeKey(item.id, at)) || whole === undefined) return null;
  const object = instructionOf(line, item, at)?.object;
  const over = object?.kind === 'choose' && object.divide === 'whole' ? whole - cards.length : 0;
  return cards.map((_, i) => (i === 0 ? 1 + Math.max(0, over) : 1));
}

/** The deed of an instruction on one card, with its amount as a number; undefined where that is not told. */
function amountAt(line: Timeline, item: Item, at: At, deed: Deed, card: CardId): number | undefined {
  if (!('amount' in deed)) return undefined;
  const x = 'per' in deed && deed.per === 'X' ? xOf(line, item) : 1;
  const whole = x === undefined ? undefined : deed.amount * x;
  const object = instructionOf(line, item, at)?.object;
  if (object?.kind !== 'choose' || object.divide === undefined) return whole;
  return sharesAt(line, item, at, whole)?.[chosenAt(line, item, at).indexOf(card)];
}

const withAmount = (deed: Deed, amount: number | undefined): Deed => {
  if (!('amount' in deed) || amount === undefined) return deed;
  if (!('per' in deed)) return { ...deed, amount };
  const { per: _, ...rest } = deed;
  return { ...rest, amount };
};

/** The card with which a card that was chosen to fight is paired. */
export const partnerOf = (line: Timeline, item: Item, at: At, card: CardId): CardId | undefined => {
  const cards = chosenAt(line, item, at);
  const place = cards.indexOf(card);
  return place < 0 ? undefined : cards[place % 2 === 0 ? place + 1 : place - 1];
};

const strikerOf = (line: Timeline, item: Item, at: At): CardId | undefined => {
  if (at[0] === 0) return item.sources[0];
  const back = itemMoments(line, item.id).find(({ event }) => event.kind === 'settled')?.event;
  return back?.kind === 'settled' ? back.targets[0] : undefined;
};

const woundsBy = (striker: CardId | undefined, state: State): Deed | null => {
  const card = striker === undefined ? undefined : state.cards[striker];
  return card === undefined ? null : { verb: 'wound', amount: card.strike ?? 0 };
};

/** The wounds of a strike, or of the strike back at [1, 0]. */
const strikeOf = (line: Timeline, item: Item, at: At, state: State): Deed | null => {
  const striker = strikerOf(line, item, at);
  return striker === undefined || state.cards[striker]?.strike === undefined
    ? null
    : woundsBy(striker, state);
};

/** The last word of the engine in a step, before a moment, that something else is done to a card. */
const lastReplaced = (line: Timeline, step: number, card: CardId, until: number): Moment | undefined =>
  cardMoments(line, card).findLast(
    ({ event, number }) => event.kind === 'replaced' && number < until && number >= (line.starts[step] ?? 0),
  );

/** What a text has put in the place of a deed on a card, by the last word of the engine before a moment. */
function insteadOf(line: Timeline, step: number, card: CardId, until: number): Deed | null {
  const replaced = lastReplaced(line, step, card, until);
  if (replaced?.event.kind !== 'replaced' || replaced.event.by.card !== card) return null;
  const { by } = replaced.event;
  const text = line.texts[by.ability];
  const isThere = replaced.state.cards[card]?.abilities.includes(by.ability) === true;
  const isInstead = text?.kind === 'static' && text.static.text === 'instead';
  return isThere && isInstead && text.static.text === 'instead' ? text.static.deed : null;
}

/** The wounds with which a source pays: of the last declaration, or of what waits as it comes to be carried out. */
function paidBy(line: Timeline, state: State, step: number, card: CardId): Deed | null {
  // What a declaration leaves to be chosen comes before the price is paid.
  const act = line.steps.slice(0, step + 1).findLast((one) => one.act.act === 'declare')?.act;
  const declared = act?.act === 'declare' && act.source === card ? [act.ability] : [];
  const waiting = state.queue.flatMap(({ sources, ability }) =>
    sources[0] === card && ability ? [ability] : [],
  );
  const price = [...declared, ...waiting]
    .map((id) => priceOf(line.texts[id]))
    .find((one) => one?.kind === 'wounds');
  return price?.kind === 'wounds' ? { verb: 'wound', amount: price.amount } : null;
}

/** The deed that a cause stands for on this card; null for most rules effects, and for a bare change of another card. */
export function deedOf(
  line: Timeline,
  cause: Cause,
  state: State,
  step: number,
  card: CardId,
  until = line.starts[step + 1] ?? line.moments.length,
): Deed | null {
  if (cause.by === 'rules') {
    if (cause.effect === 'replacement') return insteadOf(line, step, card, until);
    return cause.effect === 'payment' ? paidBy(line, state, step, card) : null;
  }
  if (cause.by === 'act') {
    const act = line.steps[step]?.act;
    return act?.act === 'change' && act.card === card ? act.deed : null;
  }
  const item = itemOf(state, cause.item);
  if (item?.kind === 'attack') return strikeOf(line, item, cause.at, state);
  const deed = instructionOf(line, item, cause.at)?.deed;
  if (item === undefined || deed === undefined) return null;
  if (deed.verb === 'fight') return woundsBy(partnerOf(line, item, cause.at, card), state);
  return withAmount(deed, amountAt(line, item, cause.at, deed, card));
}

/** The state in which an instruction, or an attack with its strike back, began. */
const begunIn = (line: Timeline, item: Item, { at }: ItemCause): State | undefined =>
  itemMoments(line, item.id).find(({ event }) =>
    item.kind === 'attack'
      ? event.kind === 'settled'
      : event.kind === 'begun' && event.at[0] === at[0] && event.at[1] === at[1],
  )?.state;

const isChanging = ({ statics }: Timeline): boolean =>
  statics.has('strike') || statics.has('wounds dealt') || statics.has('wounds taken');

/**
 * What stands around the deed that a `did` tells of, where a text or a strike does it and that can matter: somebody
 * fights, some text of the case changes wounds or may keep those of a strike away, or the amount is not told.
 */
export function dealingOf(line: Timeline, number: number): Dealing | undefined {
  const dealing = aroundOf(line, number);
  const isFight = dealing !== undefined && dealing.striker !== null && dealing.ability !== null;
  const isBarred = dealing !== undefined && dealing.striker !== null && line.statics.has('cannot be');
  return isFight || isBarred || dealing?.isUnclear === true || isChanging(line) ? dealing : undefined;
}

function aroundOf(line: Timeline, number: number): Dealing | undefined {
  const { event, state, step } = line.moments[number] as Moment;
  if (event.kind !== 'did' || event.cause.by === 'act') return undefined;
  const around = { state, texts: line.texts, card: event.card, begunIn: state, isUnclear: false };
  const { cause, card } = event;
  if (cause.by === 'rules') {
    const replaced = lastReplaced(line, step, card, number)?.event;
    const ability = replaced?.kind === 'replaced' ? replaced.by.ability : '';
    return { ...around, source: card, ability, striker: null };
  }
  const item = itemOf(state, cause.item);
  if (item === undefined) return undefined;
  const deed = instructionOf(line, item, cause.at)?.deed;
  const isStrike = item.kind === 'attack';
  const striker = isStrike
    ? strikerOf(line, item, cause.at)
    : deed?.verb === 'fight'
      ? partnerOf(line, item, cause.at, card)
      : undefined;
  const hasAmount = deed !== undefined && 'amount' in deed;
  return {
    ...around,
    source: (isStrike ? striker : undefined) ?? item.sources[0] ?? '',
    ability: item.ability,
    striker: striker ?? null,
    begunIn: begunIn(line, item, cause) ?? state,
    isUnclear: hasAmount && amountAt(line, item, cause.at, deed, card) === undefined,
  };
}

/** How often an instruction may be done to a card: as often as it was named for it, and once by all others. */
export const isSurplus = (line: Timeline, number: number): boolean => {
  const { event, step } = line.moments[number] as Moment;
  if (event.kind !== 'did') return false;
  const { cause, card } = event;
  const from = cause.by === 'item' ? 0 : (line.starts[step] ?? 0);
  const before = between(cardMoments(line, card), from, number).map((moment) => moment.event);
  const earlier = before.filter((one) => one.kind === 'did' && sameCause(one.cause, cause)).length;
  if (cause.by === 'rules') return earlier >= before.filter((one) => one.kind === 'replaced').length;
  const named = cause.by === 'item' ? line.chosen.get(placeKey(cause.item, cause.at)) : undefined;
  return earlier >= Math.max(1, named?.filter((id) => id === card).length ?? 1);
};
