import type { Deed } from '../../spec/abilities/deed.ts';
import type { Life } from '../../spec/model/life.ts';
import type { CardId } from '../../spec/model/names.ts';
import type { Cause } from '../../spec/play/event.ts';
import { sameData } from '../../spec/play/same-data.ts';
import type { LifeChange } from '../../spec/questions/life.ts';
import { isHealing, isWounded, lifeAfter, lifeLevel } from '../../spec/questions/life.ts';
import { dealingOf, deedOf, isSurplus } from './deeds.ts';
import { formerly } from './former.ts';
import { hasStaticLife, layersOf } from './layers.ts';
import { cardMoments } from './lookup.ts';
import type { Moment } from './moment.ts';
import type { Asked, Observation } from './observation.ts';
import { asked } from './observation.ts';
import { isSetOff, triggerOf, untilSetOff } from './set-off.ts';
import { isByDeed, shownBy } from './shown.ts';
import type { Timeline } from './timeline.ts';
import { sameCause } from './timeline.ts';
import { isTurning } from './turned.ts';

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
