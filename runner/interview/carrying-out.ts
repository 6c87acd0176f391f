import type { At, CardId, ItemId } from '../../spec/model/names.ts';
import type { State } from '../../spec/model/state.ts';
import { finalTargets, GROUNDS, howHit, isObstacle, whichOrder } from '../../spec/questions/carrying-out.ts';
import { massReach } from '../../spec/questions/declaring.ts';
import type { Executing } from '../../spec/questions/scene.ts';
import { placeKey } from './acted.ts';
import { addressed } from './declaring.ts';
import { chosenAt, instructionOf, partnerOf, xOf } from './deeds.ts';
import { between, itemMoments } from './lookup.ts';
import type { Moment } from './moment.ts';
import type { Asked, Observation } from './observation.ts';
import { asked } from './observation.ts';
import { leavingOf } from './resolving.ts';
import type { Timeline } from './timeline.ts';

/** An instruction of an item. */
export interface Place {
  readonly item: ItemId;
  readonly at: At;
}
export const isHere = (a: Place, b: Place) => a.item === b.item && a.at[0] === b.at[0] && a.at[1] === b.at[1];

const doneBefore = (line: Timeline, place: Place): NonNullable<Executing['done']> => {
  const cards = new Map<string, { at: At; cards: CardId[] }>();
  for (const { event } of itemMoments(line, place.item)) {
    if (event.kind !== 'did' || event.cause.by !== 'item') continue;
    if (isHere(event.cause, place)) break;
    const key = event.cause.at.join();
    cards.set(key, { at: event.cause.at, cards: [...(cards.get(key)?.cards ?? []), event.card] });
  }
  return [...cards.values()];
};

/** The state in which the targets of an instruction were named: at the declaration, or when it was reached. */
const namedIn = (line: Timeline, place: Place): State | undefined =>
  itemMoments(line, place.item).find(({ event }) => event.kind === 'named' && isHere(event, place))?.state ??
  line.declared.get(place.item)?.state;

export const executing = (line: Timeline, state: State, place: Place): Executing | null => {
  const item = state.queue.find(({ id }) => id === place.item);
  const declaredIn = namedIn(line, place);
  if (item === undefined || item.ability === null || declaredIn === undefined) return null;
  const { texts } = line;
  const x = xOf(line, item);
  const named = item.named.map((one) => ({ ...one, cards: [...chosenAt(line, item, one.at)] }));
  const known = { ...item, named, ...(x !== undefined && { x }) };
  const around = { state, texts, declaredIn, item: known, ...leavingOf(line, item) };
  return { ...around, at: place.at, done: doneBefore(line, place) };
};

export const grounds = (here: Executing, card: CardId | null, answer: 'no obstacle' | 'obstacle'): Asked[] =>
  GROUNDS.map((ground) => asked(isObstacle, { ...here, ground, card }, answer));

export const obstacles = (here: Executing, card: CardId | null, isDone: boolean): Observation[] =>
  isDone ? grounds(here, card, 'no obstacle') : [{ anyOf: grounds(here, card, 'obstacle') }];

const endOf = (line: Timeline, from: number, place: Place): number | undefined =>
  itemMoments(line, place.item).find(
    ({ event, number }) => number > from && event.kind === 'ended' && isHere(event, place),
  )?.number;

/** Where an item left that began an instruction and never ended it. */
const leftAt = (line: Timeline, from: number, item: ItemId): number | undefined =>
  itemMoments(line, item).find(({ event, number }) => number > from && event.kind === 'left')?.number;

/** What a place told of between two moments. */
const toldBetween = (line: Timeline, from: number, to: number, { item }: Place): Moment[] =>
  between(itemMoments(line, item), from, to);

const doneTo = (line: Timeline, from: number, to: number, place: Place): CardId[] =>
  toldBetween(line, from, to, place).flatMap(({ event }) =>
    event.kind === 'did' && event.cause.by === 'item' && isHere(event.cause, place) ? [event.card] : [],
  );

/** The cards to which something else was done in the place of the instruction, as the engine says. */
const replacedIn = (line: Timeline, from: number, to: number, place: Place): CardId[] =>
  toldBetween(line, from, to, place).flatMap(({ event }) =>
    event.kind === 'replaced' && event.cause.by === 'item' && isHere(event.cause, place) ? [event.card] : [],
  );

const askReplaced = (here: Executing, card: CardId, answer: 'no obstacle' | 'obstacle'): Asked =>
  asked(isObstacle, { ...here, ground: 'replaced', card }, answer);

/** Whether the instructions of an item begin in their order. */
function askSequence(line: Timeline, number: number, here: Executing): Observation[] {
  const begun = itemMoments(line, here.item.id).flatMap((moment) =>
    moment.number < number && moment.event.kind === 'begun' ? [moment.event.at] : [],
  );
  const [step, part] = here.at;
  const isBehind = (at: At) => at[0] > step || (at[0] === step && at[1] > part);
  return [asked(whichOrder, { ...here, begun }, begun.some(isBehind) ? 'out of order' : 'in order')];
}

const askHit = (
  line: Timeline,
  from: number,
  to: number,
  here: Executing,
  cards: readonly CardId[],
): Asked[] => {
  if (cards.length < 2) return [];
  const isRules = ({ event }: Moment) =>
    event.kind === 'destroyed' && event.cause.by === 'rules' && event.cause.effect !== 'replacement';
  const deaths = line.moments.findIndex((moment, i) => i > from && isRules(moment));
  const lastDid = line.moments.findLastIndex(({ event }, i) => i < to && event.kind === 'did');
  const next = line.moments.findIndex(
    ({ event }, i) => i > from && (event.kind === 'begun' || event.kind === 'left'),
  );
  if (deaths < 0 || (next >= 0 && deaths > next)) return [];
  return [asked(howHit, { ...here, cards }, deaths < lastDid ? 'in turn' : 'together', 'consequence')];
};

/** An instruction that has begun and come to its end: on which cards it was carried out, and on which not. */
export function askInstruction(line: Timeline, number: number): Observation[] {
  const { event, state } = line.moments[number] as Moment;
  if (event.kind !== 'begun') return [];
  const end = endOf(line, number, event) ?? leftAt(line, number, event.item);
  const here = executing(line, state, event);
  if (end === undefined || here === null) return [];
  const instruction = line.texts[here.item.ability ?? ''];
  const found =
    instruction && addressed(instruction).find(({ at }) => isHere({ item: event.item, at }, event));
  if (found === undefined) return [];
  const cards = doneTo(line, number, end, event);
  const replaced = replacedIn(line, number, end, event);
  const hit = askHit(line, number, end, here, cards);
  const targets =
    found.instruction.object.kind === 'each'
      ? askMass(line, here, event, cards, replaced)
      : askTargets(line, here, event, cards);
  return [...askSequence(line, number, here), ...hit, ...targets];
}

/** A mass instruction: its targets, if the engine gives any, and its reach. One that did nothing may have been left out. */
const askMass = (
  line: Timeline,
  here: Executing,
  place: Place,
  done: readonly CardId[],
  replaced: readonly CardId[],
): Observation[] => {
  const cards = [...done, ...replaced];
  const reach = askReach(line, here, cards, replaced);
  const settled = settledFor(line, place);
  const targets = settled && asked(finalTargets, { ...here, chosen: [] }, settled, 'self-reported');
  return [
    ...(line.statics.has('instead') ? done.map((card) => askReplaced(here, card, 'no obstacle')) : []),
    ...replaced.map((card) => askReplaced(here, card, 'obstacle')),
    ...(targets === undefined ? [] : [targets]),
    cards.length > 0 ? reach : { anyOf: [reach, ...grounds(here, null, 'obstacle')] },
  ];
};

/**
 * The final targets, and what came of each. A card that was chosen and is not among them has either not become a
 * target or was left out: nobody outside can tell which. Whoever was to fight it has nobody to fight, and is not
 * asked about.
 */
const askTargets = (
  line: Timeline,
  here: Executing,
  place: Place,
  done: readonly CardId[],
): Observation[] => {
  const settled = settledFor(line, place) ?? [];
  const redirected = line.redirects.get(placeKey(place.item, place.at));
  const chosen = chosenAt(line, here.item, place.at);
  const final = [...settled, ...done.filter((card) => !settled.includes(card))];
  const targeting = { ...here, chosen, redirected };
  const named = asked(finalTargets, targeting, settled, 'self-reported');
  const hit = final.length > settled.length ? [asked(finalTargets, targeting, final, 'consequence')] : [];
  const missing = chosen.filter((card) => !final.includes(card));
  const leftOut = missing.map((card) => ({ anyOf: [named, ...grounds(here, card, 'obstacle')] }));
  const isFight = instructionOf(line, here.item, place.at)?.deed.verb === 'fight';
  const isAlone = (card: CardId) =>
    isFight && missing.includes(partnerOf(line, here.item, place.at, card) ?? card);
  return [
    ...(missing.length > 0 ? leftOut : [named, ...hit]),
    ...final.flatMap((card) => {
      const isDone = done.includes(card);
      return isDone || !isAlone(card) ? obstacles(here, card, isDone) : [];
    }),
  ];
};

export const askReach = (
  line: Timeline,
  here: Executing,
  cards: readonly CardId[],
  replaced: readonly CardId[] = [],
): Asked =>
  asked(
    massReach,
    {
      state: here.state,
      texts: here.texts,
      player: here.item.controller,
      source: here.item.sources[0] ?? '',
      ability: here.item.ability ?? '',
      targets: here.item.named,
      by: line.declared.get(here.item.id)?.by ?? 'player',
      isChoicePending: false,
      x: here.item.x,
      rolled: here.item.rolled,
      at: here.at,
      declaredIn: line.declared.get(here.item.id)?.state,
      leaving: here.leaving,
      ...(replaced.length > 0 && { replaced }),
    },
    cards,
  );

const settledFor = (line: Timeline, place: Place): readonly CardId[] | undefined => {
  const event = itemMoments(line, place.item).find(
    ({ event }) => event.kind === 'settled' && isHere(event, place),
  )?.event;
  return event?.kind === 'settled' ? event.targets : undefined;
};
