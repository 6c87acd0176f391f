import type { Deed } from '../../spec/abilities/deed.ts';
import type { Life } from '../../spec/model/life.ts';
import type { CardId } from '../../spec/model/names.ts';
import type { Cause, EventKind, EventOf } from '../../spec/play/event.ts';
import { sameData } from '../../spec/play/same-data.ts';
import type { Former, LifeChange, TurnChange } from '../../spec/questions/life.ts';
import { isHealing, isWounded, lifeAfter, lifeLevel } from '../../spec/questions/life.ts';
import { dealingOf, deedOf, isSurplus } from './deeds.ts';
import { hasStaticLife, layersOf } from './layers.ts';
import { cardMoments, itemMoments } from './lookup.ts';
import type { Moment } from './moment.ts';
import type { Asked, Observation } from './observation.ts';
import { asked } from './observation.ts';
import { isSetOff, triggerOf, untilSetOff } from './set-off.ts';
import type { Timeline } from './timeline.ts';
import { other, sameCause } from './timeline.ts';

/** Numbers of the moments in which one deed on one card shows: from its `did` to the next one of the same cause. */
export function shownBy(line: Timeline, number: number): Moment[] {
  const { event, step } = line.moments[number] as Moment;
  if (event.kind !== 'did') return [];
  const { cause, card } = event;
  const end = cause.by === 'act' ? (line.starts[step + 1] ?? number) : endOf(line, number, cause);
  const shown: Moment[] = [];
  for (const moment of cardMoments(line, card)) {
    if (moment.number <= number || !('cause' in moment.event) || !sameCause(moment.event.cause, cause))
      continue;
    if (moment.number >= end || moment.event.kind === 'did') break;
    shown.push(moment);
  }
  return shown;
}

/** The number of the moment at which what an item does at a place has ended; beyond all moments where it has not. */
const endOf = (line: Timeline, from: number, cause: Cause): number => {
  const ended =
    cause.by === 'item'
      ? itemMoments(line, cause.item).find(
          ({ event, number }) => number > from && event.kind === 'ended' && isOfCause(event, cause),
        )
      : undefined;
  return ended?.number ?? line.moments.length;
};

const isOfCause = (event: EventOf<'ended'>, cause: Cause): boolean =>
  cause.by === 'item' &&
  event.item === cause.item &&
  event.at[0] === cause.at[0] &&
  event.at[1] === cause.at[1];

const LIFE_VERBS: readonly string[] = ['wound', 'heal', 'give life', 'take life', 'set life', 'strip life'];

/** A deed has been done to a card with a life: the layers afterwards, and whether it set off a text about healing. */
export function askLifeDeed(line: Timeline, number: number): Observation[] {
  const { event, state, step } = line.moments[number] as Moment;
  if (event.kind !== 'did') return [];
  const card = state.cards[event.card];
  if (card?.zone !== 'play' || card.life === null) return [];
  const deed = isSurplus(line, number) ? null : deedOf(line, event.cause, state, step, event.card, number);
  const shown = shownBy(line, number);
  const lives = shown.flatMap((moment) => (moment.event.kind === 'life' ? [moment.event.life] : []));
  const isOfLife = deed !== null && LIFE_VERBS.includes(deed.verb);
  if (lives.length === 0 && (!isOfLife || shown.length > 0)) return [];
  const after = lives.at(-1) ?? card.life;
  if (deed === null) return [asked(lifeAfter, { before: card.life, by: 'nothing' }, layersOf(after))];
  const dealing = dealingOf(line, number);
  const by = dealing === undefined ? { deed } : { deed, dealing };
  return [
    asked(lifeAfter, { before: card.life, by }, layersOf(after)),
    ...askHealing(line, number, card.id, card.life, after, deed),
    ...(isOfLife ? askWounding(line, number, card.id, { before: card.life, by }) : []),
  ];
}

/** A bare change of life was accepted: what it has made of the life, by the states before and after. */
export function askBareChange(line: Timeline, index: number): Observation[] {
  const { act, reply } = line.steps[index] ?? {};
  if (act?.act !== 'change' || reply?.outcome !== 'accepted' || !LIFE_VERBS.includes(act.deed.verb))
    return [];
  const before = line.states[index]?.cards[act.card];
  const after = line.states[index + 1]?.cards[act.card];
  if (before?.zone !== 'play' || !before.life || !after?.life) return [];
  return [asked(lifeAfter, { before: before.life, by: { deed: act.deed } }, layersOf(after.life))];
}

/** A bare change was accepted and never said to be done: what has become of the life? */
export function askSilentChange(line: Timeline, index: number): Observation[] {
  const { act, reply } = line.steps[index] ?? {};
  const isSaid =
    act?.act === 'change' && reply?.events.some((event) => 'card' in event && event.card === act.card);
  return isSaid ? [] : askBareChange(line, index);
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
  const isHealed = isTouchedElse(line, number, card, text) ? null : isSetOff(line, number, card, text);
  if (isHealed === null) return [];
  return [asked(isHealing, { before, deed }, isHealed ? 'healing' : 'not healing', 'consequence')];
};

/** Whether more than one deed was done to a card in a step until a text of it was set off, so that it may be the other's doing. */
const isTouchedElse = (line: Timeline, number: number, card: CardId, text: string): boolean => {
  const shown = shownBy(line, number);
  return untilSetOff(line, number, card, text).some(
    (moment) =>
      'card' in moment.event &&
      moment.event.card === card &&
      ((moment.event.kind === 'did' && moment.number !== number) ||
        (moment.event.kind === 'life' && !shown.includes(moment))),
  );
};

/** Whether a card that tells when it is wounded has done so. */
const askWounding = (line: Timeline, number: number, card: CardId, change: LifeChange): Asked[] => {
  const text = triggerOf(line, number, card, 'wounded');
  if (text === undefined || isTouchedElse(line, number, card, text)) return [];
  const answer = isSetOff(line, number, card, text);
  return answer === null ? [] : [asked(isWounded, change, answer ? 'wounded' : 'not wounded', 'consequence')];
};

/** The change of turn of a step; null where none took place. */
export const turnOf = (line: Timeline, step: number): TurnChange | null => {
  const events = line.steps[step]?.reply.events ?? [];
  const turn = events.find((event) => event.kind === 'turn');
  return turn?.kind === 'turn' ? { ended: other(turn.player), began: turn.player } : null;
};

/** The same by the states before and after alone. */
export const turnBetween = ({ steps, states }: Timeline, step: number): TurnChange | null => {
  const [ended, began] = [states[step]?.active, states[step + 1]?.active];
  const isTurned = steps[step]?.act.act === 'end turn' && ended !== began;
  return isTurned && ended !== undefined && began !== undefined ? { ended, began } : null;
};

/** Whether terms may end in a step: a turn is ended in it, even if a loss keeps the next one from beginning. */
export const isTurning = (line: Timeline, step: number): boolean =>
  line.steps[step]?.act.act === 'end turn' || turnOf(line, step) !== null;

/** A life has changed otherwise than by a deed: by terms that ended, or by nothing that can be named. */
export function askOtherLife(line: Timeline, number: number): Observation[] {
  const { event, state, step } = line.moments[number] as Moment;
  const before = event.kind === 'life' ? state.cards[event.card]?.life : null;
  if (event.kind !== 'life' || !before || isByDeed(line, number, event)) return [];
  // What is told again without a change says nothing.
  if (sameData(before, event.life)) return [];
  // What ends with a turn is asked about as a whole, when the turn has passed.
  if (event.cause.by === 'rules' && event.cause.effect === 'expiry' && isTurning(line, step)) return [];
  const by = otherwise(line, number, event.card, event.cause);
  return by === null ? [] : [asked(lifeAfter, { before, by }, layersOf(event.life))];
}

/** Kinds of event by which static texts begin or cease to hold for any card. */
export const SHIFTING: readonly EventKind[] = ['moved', 'abilities', 'control'];

/**
 * What came before a moment, since the card itself moved or any card in play was put into play. States between which neither
 * the card nor what static texts speak of has changed are told once.
 */
function formerly({ moments }: Timeline, number: number, card: CardId): Former[] {
  const isOf = ({ event }: Moment) => 'card' in event && event.card === card;
  const isComing = ({ event, state }: Moment) =>
    event.kind === 'moved' &&
    (event.card === card || (event.zone === 'play' && state.cards[event.card]?.zone === 'play'));
  const isGift = ({ event }: Moment) =>
    event.kind === 'life' &&
    event.card === card &&
    event.cause.by === 'rules' &&
    event.cause.effect === 'static effect';
  const from = moments.findLastIndex((moment, i) => i < number && isComing(moment)) + 1;
  const isNews = (moment: Moment, i: number) => {
    const before = i === 0 ? undefined : moments[from + i - 1];
    return (
      before === undefined ||
      before.step !== moment.step ||
      isOf(before) ||
      SHIFTING.includes(before.event.kind) ||
      isGift(moment)
    );
  };
  return moments
    .slice(from, number)
    .filter(isNews)
    .map((moment) => ({
      state: moment.state,
      given: moment.event.kind === 'life' && isGift(moment) ? moment.event.life : null,
    }));
}

/** What else a rules effect stands for: a price in wounds, once, or static texts. Totals do not show what they lay. */
const otherwise = (line: Timeline, number: number, card: CardId, cause: Cause): LifeChange['by'] | null => {
  const { state, step } = line.moments[number] as Moment;
  if (cause.by !== 'rules') return 'nothing';
  // Totals do not show which of them a static text lays, nor whether a term has ended.
  if (line.capabilities.life === 'totals' && cause.effect === 'expiry') return null;
  // An engine may call it a term that ended when a text holds no longer.
  const isStanding = hasStaticLife(state.cards[card]);
  if (cause.effect === 'static effect' || (cause.effect === 'expiry' && isStanding)) {
    const later = line.states[step + 1] ?? state;
    return line.capabilities.life === 'effects'
      ? { statics: { state, texts: line.texts, card, later, earlier: formerly(line, number, card) } }
      : null;
  }
  const isDeclared = line.steps[step]?.act.act === 'declare';
  const isFirst =
    !isDeclared ||
    !cardMoments(line, card).some(
      (moment) =>
        moment.step === step &&
        moment.number < number &&
        moment.event.kind === 'life' &&
        sameCause(moment.event.cause, cause),
    );
  const deed = cause.effect === 'payment' && isFirst ? deedOf(line, cause, state, step, card) : null;
  return deed === null ? 'nothing' : { deed };
};

/** Whether a change belongs to a deed that was carried out on the card by the same cause and has not ended yet. */
export function isByDeed(
  line: Timeline,
  number: number,
  event: { readonly card: CardId; readonly cause: Cause },
): boolean {
  const { cause, card } = event;
  if (cause.by === 'rules' && cause.effect !== 'replacement') return false;
  const { step } = line.moments[number] as Moment;
  const from = cause.by === 'item' ? 0 : (line.starts[step] ?? 0);
  const did = cardMoments(line, card).findLast(
    (moment) =>
      moment.number >= from &&
      moment.number < number &&
      moment.event.kind === 'did' &&
      sameCause(moment.event.cause, cause),
  );
  return did !== undefined && endOf(line, did.number, cause) >= number;
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
export const askLoaded = ({ states, steps }: Timeline): Observation[] => {
  const evidence = steps.some(({ reply }) => reply.outcome === 'accepted') ? 'self-reported' : 'as loaded';
  return Object.values(states[0]?.cards ?? {}).flatMap(({ zone, life }) =>
    zone === 'play' && life?.level != null
      ? [asked(lifeLevel, { life, entered: false }, life.level, evidence)]
      : [],
  );
};
