import { stepsOf } from '../../spec/abilities/ability.ts';
import type { Deed } from '../../spec/abilities/deed.ts';
import type { Life } from '../../spec/model/life.ts';
import type { At, CardId } from '../../spec/model/names.ts';
import type { Item, State } from '../../spec/model/state.ts';
import type { Cause, EventOf } from '../../spec/play/event.ts';
import type { Layers, TurnChange } from '../../spec/questions/life.ts';
import { isHealing, lifeAfter, lifeLevel } from '../../spec/questions/life.ts';
import type { Asked, Observation } from './observation.ts';
import { asked } from './observation.ts';
import { isSetOff, triggerOf } from './set-off.ts';
import type { Moment, Timeline } from './timeline.ts';
import { other, placeKey, sameCause } from './timeline.ts';

/** The layers of a life, summed up by kind. */
export const layersOf = ({ starting, wounds, effects }: Life): Layers => {
  const sum = (kind: 'additional' | 'negative') =>
    effects.reduce((total, effect) => (effect.kind === kind ? total + effect.left : total), 0);
  return { starting, wounds, additional: sum('additional'), negative: sum('negative') };
};

/** The deed that a cause stands for on this card; null for rules effects, and for a bare change of another card. */
export function deedOf(line: Timeline, cause: Cause, state: State, step: number, card: CardId): Deed | null {
  if (cause.by === 'rules') return null;
  if (cause.by === 'act') {
    const act = line.steps[step]?.act;
    return act?.act === 'change' && act.card === card ? act.deed : null;
  }
  const item = state.queue.find(({ id }) => id === cause.item);
  if (item?.kind === 'attack') return strikeOf(line, item, cause.at, state);
  const ability = line.texts[item?.ability ?? ''];
  return (ability && stepsOf(ability)[cause.at[0]]?.[cause.at[1]]?.deed) ?? null;
}

/** How often an instruction may be done to a card: as often as it was named for it, and once by all others. */
const isSurplus = (line: Timeline, number: number): boolean => {
  const { event, step } = line.moments[number] as Moment;
  if (event.kind !== 'did') return false;
  const { cause, card } = event;
  const from = cause.by === 'act' ? (line.starts[step] ?? 0) : 0;
  const earlier = line.moments
    .slice(from, number)
    .filter((m) => m.event.kind === 'did' && m.event.card === card && sameCause(m.event.cause, cause)).length;
  const named = cause.by === 'item' ? line.chosen.get(placeKey(cause.item, cause.at)) : undefined;
  return earlier >= Math.max(1, named?.filter((id) => id === card).length ?? 1);
};

/** The wounds of a strike, or of the strike back at [1, 0]. */
const strikeOf = (line: Timeline, item: Item, at: At, state: State): Deed | null => {
  const back = line.moments.find(({ event }) => event.kind === 'settled' && event.item === item.id)?.event;
  const striker = at[0] === 0 ? item.sources[0] : back?.kind === 'settled' ? back.targets[0] : undefined;
  const amount = striker === undefined ? undefined : state.cards[striker]?.strike;
  return amount === undefined ? null : { verb: 'wound', amount };
};

/** Numbers of the moments in which one deed on one card shows: from its `did` to the next one of the same cause. */
export function shownBy(line: Timeline, number: number): Moment[] {
  const { event, step } = line.moments[number] as Moment;
  if (event.kind !== 'did') return [];
  const rest = line.moments.slice(number + 1);
  const stop = rest.findIndex(
    (moment) =>
      (moment.event.kind === 'ended' && isOfCause(moment.event, event.cause)) ||
      (moment.event.kind === 'did' &&
        moment.event.card === event.card &&
        sameCause(moment.event.cause, event.cause)) ||
      (event.cause.by === 'act' && moment.step !== step),
  );
  const shown = stop < 0 ? rest : rest.slice(0, stop);
  return shown.filter(
    (moment) =>
      'card' in moment.event &&
      moment.event.card === event.card &&
      sameCause(moment.event.cause, event.cause),
  );
}

const isOfCause = (event: EventOf<'ended'>, cause: Cause): boolean =>
  cause.by === 'item' &&
  event.item === cause.item &&
  event.at[0] === cause.at[0] &&
  event.at[1] === cause.at[1];

const LIFE_VERBS: readonly string[] = ['wound', 'heal', 'give life', 'take life', 'set life'];

/** A deed has been done to a card with a life: the layers afterwards, and whether it set off a text about healing. */
export function askLifeDeed(line: Timeline, number: number): Observation[] {
  const { event, state, step } = line.moments[number] as Moment;
  if (event.kind !== 'did') return [];
  const card = state.cards[event.card];
  if (card?.zone !== 'play' || card.life === null) return [];
  const deed = isSurplus(line, number) ? null : deedOf(line, event.cause, state, step, event.card);
  const shown = shownBy(line, number);
  const lives = shown.flatMap((moment) => (moment.event.kind === 'life' ? [moment.event.life] : []));
  const isOfLife = deed !== null && LIFE_VERBS.includes(deed.verb);
  if (lives.length === 0 && (!isOfLife || shown.length > 0)) return [];
  const after = lives.at(-1) ?? card.life;
  if (deed === null) return [asked(lifeAfter, { before: card.life, by: 'nothing' }, layersOf(after))];
  return [
    asked(lifeAfter, { before: card.life, by: { deed } }, layersOf(after)),
    ...askHealing(line, number, card.id, card.life, after, deed),
  ];
}

/** A bare change was accepted and never said to be done: what has become of the life? */
export function askSilentChange(line: Timeline, index: number): Observation[] {
  const { act, reply } = line.steps[index] ?? {};
  if (act?.act !== 'change' || reply?.outcome !== 'accepted' || !LIFE_VERBS.includes(act.deed.verb))
    return [];
  const before = line.states[index]?.cards[act.card];
  const after = line.states[index + 1]?.cards[act.card];
  const isSaid = reply.events.some((event) => 'card' in event && event.card === act.card);
  if (isSaid || before?.zone !== 'play' || !before.life || !after?.life) return [];
  return [asked(lifeAfter, { before: before.life, by: { deed: act.deed } }, layersOf(after.life))];
}

const askHealing = (
  line: Timeline,
  number: number,
  card: CardId,
  before: Life,
  after: Life,
  deed: Deed,
): Asked[] => {
  const text = triggerOf(line, number, card, 'healed');
  if (text === undefined || after.wounds >= before.wounds || deed.verb === 'wound') return [];
  const { step } = line.moments[number] as Moment;
  const later = line.moments.slice(number + 1, line.starts[step + 1]);
  const isTouchedAgain = later.some(({ event }) => event.kind === 'did' && event.card === card);
  const isHealed = isTouchedAgain ? null : isSetOff(line, number, card, text);
  if (isHealed === null) return [];
  return [asked(isHealing, { before, deed }, isHealed ? 'healing' : 'not healing', 'consequence')];
};

/** The change of turn of a step; null where none took place. */
export const turnOf = (line: Timeline, step: number): TurnChange | null => {
  const events = line.steps[step]?.reply.events ?? [];
  const turn = events.find((event) => event.kind === 'turn');
  return turn?.kind === 'turn' ? { ended: other(turn.player), began: turn.player } : null;
};

/** Whether terms may end in a step: a turn is ended in it, even if a loss keeps the next one from beginning. */
export const isTurning = (line: Timeline, step: number): boolean =>
  line.steps[step]?.act.act === 'end turn' || turnOf(line, step) !== null;

/** A life has changed otherwise than by a deed: by terms that ended, or by nothing that can be named. */
export function askOtherLife(line: Timeline, number: number): Observation[] {
  const { event, state, step } = line.moments[number] as Moment;
  const before = event.kind === 'life' ? state.cards[event.card]?.life : null;
  if (event.kind !== 'life' || !before || isByDeed(line, number, event)) return [];
  // What ends with a turn is asked about as a whole, when the turn has passed.
  if (event.cause.by === 'rules' && event.cause.effect === 'expiry' && isTurning(line, step)) return [];
  return [asked(lifeAfter, { before, by: 'nothing' }, layersOf(event.life))];
}

/** Whether a change belongs to a deed that was carried out on the card by the same cause and has not ended yet. */
export function isByDeed(
  line: Timeline,
  number: number,
  event: { readonly card: CardId; readonly cause: Cause },
): boolean {
  const { cause, card } = event;
  if (cause.by === 'rules') return false;
  const { step } = line.moments[number] as Moment;
  const from = cause.by === 'act' ? (line.starts[step] ?? 0) : 0;
  const earlier = line.moments.slice(from, number).map((moment) => moment.event);
  const did = earlier.findLastIndex(
    (one) => one.kind === 'did' && one.card === card && sameCause(one.cause, cause),
  );
  return did >= 0 && !earlier.slice(did).some((one) => one.kind === 'ended' && isOfCause(one, cause));
}

/** The level that the engine itself gives after a change, and what a card has that comes into play. */
export function askLevel({ event, state }: Moment): Observation[] {
  if (event.kind === 'life' && event.life.level !== null) {
    return [asked(lifeLevel, { life: event.life, entered: false }, event.life.level, 'self-reported')];
  }
  const before = event.kind === 'moved' ? state.cards[event.card]?.life : null;
  if (event.kind !== 'moved' || event.zone !== 'play' || event.life === null || !before) return [];
  const { level } = event.life;
  const shown =
    level === null ? [] : [asked(lifeLevel, { life: event.life, entered: true }, level, 'self-reported')];
  return [...shown, asked(lifeAfter, { before, by: 'entering' }, layersOf(event.life))];
}

/** The levels that the engine gives of a board that it has just loaded. */
export const askLoaded = (line: Timeline): Observation[] =>
  Object.values(line.states[0]?.cards ?? {}).flatMap(({ zone, life }) =>
    zone === 'play' && life?.level != null
      ? [asked(lifeLevel, { life, entered: false }, life.level, 'self-reported')]
      : [],
  );
