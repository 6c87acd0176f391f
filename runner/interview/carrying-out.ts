import type { At, CardId, ItemId } from '../../spec/model/names.ts';
import type { Item, State } from '../../spec/model/state.ts';
import type { Event } from '../../spec/play/event.ts';
import { finalTargets, GROUNDS, howHit, isObstacle, isPaid } from '../../spec/questions/carrying-out.ts';
import { massReach } from '../../spec/questions/declaring.ts';
import type { Executing } from '../../spec/questions/scene.ts';
import { addressed } from './declaring.ts';
import type { Asked, Observation } from './observation.ts';
import { asked } from './observation.ts';
import type { Moment, Timeline } from './timeline.ts';

interface Place {
  readonly item: ItemId;
  readonly at: At;
}
const isHere = (a: Place, b: Place) => a.item === b.item && a.at[0] === b.at[0] && a.at[1] === b.at[1];

const namedAt = (item: Item, at: At): readonly CardId[] =>
  item.named.filter((named) => named.at[0] === at[0] && named.at[1] === at[1]).flatMap(({ cards }) => cards);

/** The state in which the targets of an instruction were named: at the declaration, or when it was reached. */
const namedIn = (line: Timeline, place: Place): State | undefined =>
  line.moments.find(({ event }) => event.kind === 'named' && isHere(event, place))?.state ??
  line.declared.get(place.item)?.state;

const executing = (line: Timeline, state: State, place: Place): Executing | null => {
  const item = state.queue.find(({ id }) => id === place.item);
  const declaredIn = namedIn(line, place);
  if (item === undefined || item.ability === null || declaredIn === undefined) return null;
  return { state, texts: line.texts, declaredIn, item, at: place.at };
};

const grounds = (here: Executing, card: CardId | null, answer: 'no obstacle' | 'obstacle'): Asked[] =>
  GROUNDS.map((ground) => asked(isObstacle, { ...here, ground, card }, answer));

const obstacles = (here: Executing, card: CardId | null, isDone: boolean): Observation[] =>
  isDone ? grounds(here, card, 'no obstacle') : [{ anyOf: grounds(here, card, 'obstacle') }];

const endOf = (line: Timeline, from: number, place: Place): number =>
  line.moments.findIndex(({ event }, i) => i > from && event.kind === 'ended' && isHere(event, place));

const doneTo = (line: Timeline, from: number, to: number, place: Place): CardId[] =>
  line.moments
    .slice(from, to)
    .flatMap(({ event }) =>
      event.kind === 'did' && event.cause.by === 'item' && isHere(event.cause, place) ? [event.card] : [],
    );

const askHit = (
  line: Timeline,
  from: number,
  to: number,
  here: Executing,
  cards: readonly CardId[],
): Asked[] => {
  const isRules = ({ event }: Moment) =>
    'cause' in event && event.cause.by === 'rules' && event.kind === 'destroyed';
  const deaths = line.moments.findIndex((moment, i) => i > from && isRules(moment));
  const lastDid = line.moments.findLastIndex(({ event }, i) => i < to && event.kind === 'did');
  const next = line.moments.findIndex(
    ({ event }, i) => i > from && (event.kind === 'begun' || event.kind === 'left'),
  );
  if (cards.length < 2 || deaths < 0 || (next >= 0 && deaths > next)) return [];
  return [asked(howHit, { ...here, cards }, deaths < lastDid ? 'in turn' : 'together', 'consequence')];
};

/** An instruction that has begun and come to its end: on which cards it was carried out, and on which not. */
export function askInstruction(line: Timeline, number: number): Observation[] {
  const { event, state } = line.moments[number] as Moment;
  if (event.kind !== 'begun') return [];
  const end = endOf(line, number, event);
  const here = executing(line, state, event);
  if (end < 0 || here === null) return [];
  const instruction = line.texts[here.item.ability ?? ''];
  const found =
    instruction && addressed(instruction).find(({ at }) => isHere({ item: event.item, at }, event));
  if (found === undefined) return [];
  const cards = doneTo(line, number, end, event);
  const hit = askHit(line, number, end, here, cards);
  const targets =
    found.instruction.object.kind === 'each'
      ? askMass(line, here, event, cards)
      : askTargets(line, here, event, cards);
  return [...hit, ...targets];
}

/** A mass instruction: its targets, if the engine gives any, and its reach. One that did nothing may have been left out. */
const askMass = (line: Timeline, here: Executing, place: Place, cards: readonly CardId[]): Observation[] => {
  const reach = askReach(line, here, cards);
  const settled = settledFor(line, place);
  const targets = settled && asked(finalTargets, { ...here, chosen: [] }, settled, 'self-reported');
  return [
    ...(targets === undefined ? [] : [targets]),
    cards.length > 0 ? reach : { anyOf: [reach, ...grounds(here, null, 'obstacle')] },
  ];
};

/**
 * The final targets, and what came of each. A card that was chosen and is not among them has either not become a
 * target or was left out: nobody outside can tell which.
 */
const askTargets = (
  line: Timeline,
  here: Executing,
  place: Place,
  done: readonly CardId[],
): Observation[] => {
  const settled = settledFor(line, place) ?? [];
  const chosen = namedAt(here.item, place.at);
  const final = [...settled, ...done.filter((card) => !settled.includes(card))];
  const named = asked(
    finalTargets,
    { ...here, chosen },
    final,
    final.length > settled.length ? 'consequence' : 'self-reported',
  );
  const missing = chosen.filter((card) => !final.includes(card));
  const leftOut = missing.map((card) => ({ anyOf: [named, ...grounds(here, card, 'obstacle')] }));
  return [
    ...(missing.length > 0 ? leftOut : [named]),
    ...final.flatMap((card) => obstacles(here, card, done.includes(card))),
  ];
};

const askReach = (line: Timeline, here: Executing, cards: readonly CardId[]): Asked =>
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
      at: here.at,
    },
    cards,
  );

const settledFor = (line: Timeline, place: Place): readonly CardId[] | undefined => {
  const event = line.moments.find(({ event }) => event.kind === 'settled' && isHere(event, place))?.event;
  return event?.kind === 'settled' ? event.targets : undefined;
};

const happened = (line: Timeline, test: (event: Event) => boolean): number =>
  line.moments.findLastIndex(({ event }) => test(event));

const askPaid = (line: Timeline, moment: Moment, item: Item): Observation[] => {
  const source = item.sources[0] ?? '';
  const declared = line.declared.get(item.id);
  const here = executing(line, moment.state, { item: item.id, at: [0, 0] });
  const ability = line.texts[item.ability ?? ''];
  const isByItself =
    ability?.kind === 'activated' && (ability.cost?.kind ?? 'exhaust itself') === 'exhaust itself';
  if (!isByItself || here === null || declared === undefined) return [];
  const first = line.moments.findIndex(({ event }) => event.kind === 'queued' && event.item.id === item.id);
  const since = line.moments.slice(line.starts[line.moments[first]?.step ?? 0], line.moments.indexOf(moment));
  const isGone = since.some(({ event }) => event.kind === 'moved' && event.card === source);
  const wasExhausted = line.states[line.moments[first]?.step ?? 0]?.cards[source]?.exhausted;
  if (isGone || wasExhausted) return [];
  const payments = since.filter(
    ({ event }) =>
      event.kind === 'flag' &&
      event.card === source &&
      event.flag === 'exhausted' &&
      event.cause.by === 'rules' &&
      event.cause.effect === 'payment',
  );
  const last = payments.at(-1)?.event;
  return [asked(isPaid, here, last?.kind === 'flag' && last.value ? 'paid' : 'unpaid', 'consequence')];
};

const isBehind = (at: At, place: At): boolean => at[0] > place[0] || (at[0] === place[0] && at[1] > place[1]);

/** The state in which an instruction was passed over: the one in which a later instruction of its item was come to. */
const passedIn = (line: Timeline, { item, at }: Place): State | undefined =>
  line.moments.find(
    ({ event }) =>
      (event.kind === 'named' || event.kind === 'settled' || event.kind === 'begun') &&
      event.item === item &&
      isBehind(event.at, at),
  )?.state;

/** An item has left the queue: whether it was paid, and which of its instructions never began. */
export function askLeft(line: Timeline, moment: Moment): Observation[] {
  const { event, state } = moment;
  if (event.kind !== 'left') return [];
  const item = state.queue.find(({ id }) => id === event.item);
  const ability = line.texts[item?.ability ?? ''];
  if (item === undefined || ability === undefined) return [];
  const omitted = addressed(ability).filter(
    ({ at }) => happened(line, (e) => e.kind === 'begun' && isHere(e, { item: item.id, at })) < 0,
  );
  const unbegun = omitted.flatMap(({ at }) => {
    const here = executing(line, passedIn(line, { item: item.id, at }) ?? state, { item: item.id, at });
    return here === null ? [] : obstacles(here, null, false);
  });
  return [...askPaid(line, moment, item), ...unbegun];
}
