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
import { other, sameCause } from './timeline.ts';

/** The layers of a life, summed up by kind. */
const layersOf = ({ starting, wounds, effects }: Life): Layers => {
  const sum = (kind: 'additional' | 'negative') =>
    effects.reduce((total, effect) => (effect.kind === kind ? total + effect.left : total), 0);
  return { starting, wounds, additional: sum('additional'), negative: sum('negative') };
};

/** The deed that a cause stands for; null for rules effects. */
export function deedOf(line: Timeline, cause: Cause, state: State, step: number): Deed | null {
  if (cause.by === 'rules') return null;
  if (cause.by === 'act') {
    const act = line.steps[step]?.act;
    return act?.act === 'change' ? act.deed : null;
  }
  const item = state.queue.find(({ id }) => id === cause.item);
  if (item?.kind === 'attack') return strikeOf(line, item, cause.at, state);
  const ability = line.texts[item?.ability ?? ''];
  return (ability && stepsOf(ability)[cause.at[0]]?.[cause.at[1]]?.deed) ?? null;
}

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

/** A deed on a life has been done: the layers afterwards, and whether it set off a text about healing. */
export function askLifeDeed(line: Timeline, number: number): Observation[] {
  const { event, state, step } = line.moments[number] as Moment;
  if (event.kind !== 'did') return [];
  const deed = deedOf(line, event.cause, state, step);
  const card = state.cards[event.card];
  if (deed === null || !LIFE_VERBS.includes(deed.verb) || card?.zone !== 'play' || card.life === null)
    return [];
  const shown = shownBy(line, number);
  const lives = shown.flatMap((moment) => (moment.event.kind === 'life' ? [moment.event.life] : []));
  if (lives.length === 0 && shown.length > 0) return [];
  const after = lives.at(-1) ?? card.life;
  return [
    asked(lifeAfter, { before: card.life, by: { deed } }, layersOf(after)),
    ...askHealing(line, number, card.id, card.life, after, deed),
  ];
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

const isFor =
  (card: CardId, cause: Cause) =>
  ({ event }: Moment) =>
    event.kind === 'life' && event.card === card && sameCause(event.cause, cause);

/** A life has changed otherwise than by a deed: by terms that ended, or by nothing that can be named. */
export function askOtherLife(line: Timeline, number: number): Observation[] {
  const { event, state, step } = line.moments[number] as Moment;
  const before = event.kind === 'life' ? state.cards[event.card]?.life : null;
  if (event.kind !== 'life' || !before || isByDeed(line, number, event)) return [];
  const turn = turnOf(line, step);
  if (event.cause.by === 'rules' && event.cause.effect === 'expiry' && turn !== null) {
    if (line.capabilities.life !== 'effects') return [];
    const inStep = line.moments
      .slice(line.starts[step], line.starts[step + 1])
      .filter(isFor(event.card, event.cause));
    if (inStep[0] !== line.moments[number]) return [];
    const last = inStep.at(-1)?.event as EventOf<'life'>;
    return [asked(lifeAfter, { before, by: { expiry: turn } }, layersOf(last.life))];
  }
  return [asked(lifeAfter, { before, by: 'nothing' }, layersOf(event.life))];
}

/** Whether a deed carried out just before, by the same cause on the same card, explains a change. */
export function isByDeed(
  line: Timeline,
  number: number,
  event: { readonly card: CardId; readonly cause: Cause },
): boolean {
  if (event.cause.by === 'rules') return false;
  const step = (line.moments[number] as Moment).step;
  const from = event.cause.by === 'act' ? (line.starts[step] ?? 0) : 0;
  return line.moments
    .slice(from, number)
    .some(
      (m) => m.event.kind === 'did' && m.event.card === event.card && sameCause(m.event.cause, event.cause),
    );
}

/** The level that the engine itself gives, after a change and on coming into play. */
export function askLevel({ event }: Moment): Observation[] {
  if (event.kind === 'life' && event.life.level !== null) {
    return [asked(lifeLevel, { life: event.life, entered: false }, event.life.level, 'self-reported')];
  }
  if (event.kind === 'moved' && event.zone === 'play' && event.life !== null && event.life.level !== null) {
    return [asked(lifeLevel, { life: event.life, entered: true }, event.life.level, 'self-reported')];
  }
  return [];
}
