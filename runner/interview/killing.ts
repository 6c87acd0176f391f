import type { CardId, TextRef } from '../../spec/model/names.ts';
import type { State } from '../../spec/model/state.ts';
import type { Cause } from '../../spec/play/event.ts';
import type { Blow, Crediting, Killing } from '../../spec/questions/fate.ts';
import { hasKilled, killedBy, whereTo } from '../../spec/questions/fate.ts';
import { deedOf } from './deeds.ts';
import { isAtOnce } from './fate.ts';
import { cardMoments } from './lookup.ts';
import type { Moment } from './moment.ts';
import type { Asked, Observation } from './observation.ts';
import { asked } from './observation.ts';
import { isSetOff, triggerOf } from './set-off.ts';
import type { Timeline } from './timeline.ts';

const textOf = (cause: Cause, state: State): TextRef | null => {
  const item = cause.by === 'item' ? state.queue.find(({ id }) => id === cause.item) : undefined;
  const card = item?.sources[0];
  return card === undefined || item?.ability == null
    ? null
    : { card, ability: item.ability, grantedBy: null };
};

const arrivedAt = (line: Timeline, number: number, card: CardId): number =>
  (cardMoments(line, card).findLast(
    (moment) => moment.number < number && moment.event.kind === 'moved' && moment.event.zone === 'play',
  )?.number ?? -1) + 1;

/** The blows since the card last came into play: what was done to it before is not on it any more. */
const blowsAt = (line: Timeline, number: number, card: CardId): Blow[] => {
  const from = arrivedAt(line, number, card);
  return cardMoments(line, card).flatMap(({ event, state, number: at }) => {
    const before = state.cards[card]?.life;
    if (at < from || at >= number || event.kind !== 'life' || !before) return [];
    const isByRules = event.cause.by === 'rules';
    const isPaid = event.cause.by === 'rules' && event.cause.effect === 'payment';
    const blow = { before, after: event.life, text: textOf(event.cause, state), isByRules };
    return [isPaid ? { ...blow, isPaid } : blow];
  });
};

/** A card has been destroyed: where it went, and what the engine holds responsible. */
export function askDestroyed(line: Timeline, number: number): Observation[] {
  const { event, state } = line.moments[number] as Moment;
  const card = event.kind === 'destroyed' ? state.cards[event.card] : undefined;
  if (event.kind !== 'destroyed' || card === undefined) return [];
  const next = cardMoments(line, card.id).find((m) => m.number > number && m.event.kind === 'moved');
  const move = next?.event;
  const place =
    move?.kind === 'moved' && isAtOnce(line, number, next?.number ?? number, event.cause)
      ? { zone: move.zone, whose: move.whose }
      : ({ zone: 'play', whose: null } as const);
  const destroyer = textOf(event.cause, state);
  const killing = { card, blows: blowsAt(line, number, card.id), destroyer };
  return [
    asked(whereTo, { card }, place),
    asked(killedBy, killing, event.killers, 'self-reported'),
    ...askKillers(line, number, killing),
  ];
}

/** Whether each card that tells when it has killed has done so, where one card alone was destroyed. */
const askKillers = (line: Timeline, number: number, killing: Killing): Observation[] => {
  if (!line.triggers.has('kills')) return [];
  const { step } = line.moments[number] as Moment;
  const moments = line.moments.slice(line.starts[step], line.starts[step + 1]);
  if (moments.filter(({ event }) => event.kind === 'destroyed').length > 1) return [];
  return moments.some(({ event }) => event.kind === 'lost') ? [] : askTellers(line, number, killing);
};

const askTellers = (line: Timeline, number: number, crediting: Omit<Crediting, 'killer'>): Observation[] => {
  const { state } = line.moments[number] as Moment;
  return Object.values(state.cards).flatMap(({ id, zone }): Asked[] => {
    const text = zone === 'play' ? triggerOf(line, number, id, 'kills') : undefined;
    const answer = text === undefined ? null : isSetOff(line, number, id, text);
    return answer === null
      ? []
      : [asked(hasKilled, { ...crediting, killer: id }, answer ? 'killed' : 'did not kill', 'consequence')];
  });
};

const isEnd = ({ event }: Moment): boolean =>
  event.kind === 'destroyed' ||
  event.kind === 'lost' ||
  (event.kind === 'moved' && event.zone === 'graveyard' && event.cause.by !== 'act');

/** Something else was done to a card in the place of its destruction, and no card died: whether a text says that it killed. */
export function askSpared(line: Timeline, number: number): Observation[] {
  const { event, state, step } = line.moments[number] as Moment;
  const card = event.kind === 'replaced' ? state.cards[event.card] : undefined;
  if (event.kind !== 'replaced' || card === undefined) return [];
  const deed = deedOf(line, event.cause, state, step, card.id, number);
  // What an answer goes on with may have killed before it was asked for.
  if (deed?.verb !== 'destroy' || line.steps[step]?.act.act === 'choose') return [];
  if (line.moments.slice(line.starts[step], line.starts[step + 1]).some(isEnd)) return [];
  return askTellers(line, number, { card, blows: [], destroyer: null, isSpared: true });
}
