import type { Card } from '../../spec/model/card.ts';
import type { CardId } from '../../spec/model/names.ts';
import type { State } from '../../spec/model/state.ts';
import type { Cause, Event, EventOf } from '../../spec/play/event.ts';
import { fold } from '../../spec/play/fold.ts';
import { cardMoments, itemMoments } from './lookup.ts';
import type { Moment } from './moment.ts';
import type { Timeline } from './timeline.ts';
import { sameCause } from './timeline.ts';

/** The moments in which one deed on one card shows: from its `did` to the next one of the same cause. */
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

/** What one deed shows on its card: the events, and the card after them. */
export function shownAfter(
  line: Timeline,
  { number, state, event }: Moment,
): { readonly events: readonly Event[]; readonly after: Card | undefined } {
  const events = shownBy(line, number).map((moment) => moment.event);
  const after = events.reduce<State>((now, change) => fold(now, change), state);
  return { events, after: 'card' in event ? after.cards[event.card] : undefined };
}
