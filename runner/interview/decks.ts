import type { Player } from '../../spec/model/names.ts';
import type { State } from '../../spec/model/state.ts';
import { isDeckedOut, isShuffled } from '../../spec/questions/fate.ts';
import type { Moment } from './moment.ts';
import type { Observation } from './observation.ts';
import { asked } from './observation.ts';
import { drawingOf } from './playing.ts';
import type { Timeline } from './timeline.ts';
import { isTurning } from './turned.ts';

const restOf = (line: Timeline, number: number) => {
  const { step } = line.moments[number] as Moment;
  return line.moments.slice(number + 1, line.starts[step + 1]).map(({ event }) => event);
};

/** A card has been moved out of a deck or into one by a deed: was the deck shuffled? */
export function askShuffled(line: Timeline, number: number): Observation[] {
  const { event, state, step } = line.moments[number] as Moment;
  const card = event.kind === 'moved' ? state.cards[event.card] : undefined;
  if (event.kind !== 'moved' || card === undefined || event.cause.by === 'rules') return [];
  if (isTurning(line, step) && event.cause.by === 'act') return [];
  // Whether cards that are drawn are meant is left to those who know the other chapters.
  if (drawingOf(line, number) !== null) return [];
  const isOut = card.zone === 'deck' && event.zone !== 'deck';
  if (!isOut && event.zone !== 'deck') return [];
  const rest = restOf(line, number);
  const answer = rest.some((later) => later.kind === 'shuffled' && later.player === card.owner);
  const isOpen =
    !answer && (line.steps[step]?.reply.pending !== null || rest.some(({ kind }) => kind === 'lost'));
  if (isOpen) return [];
  return [
    asked(isShuffled, { how: isOut ? 'taken from' : 'returned to' }, answer ? 'shuffled' : 'left as it was'),
  ];
}

/** A deck has been shuffled in a step in which no text was carried out and no card came to a deck or from one. */
export function askStrayShuffle(line: Timeline, number: number): Observation[] {
  const { event, step } = line.moments[number] as Moment;
  if (event.kind !== 'shuffled') return [];
  const isOccasion = ({ event: one, state }: Moment) =>
    one.kind === 'begun' ||
    one.kind === 'did' ||
    (one.kind === 'moved' && (one.zone === 'deck' || state.cards[one.card]?.zone === 'deck'));
  const isStirred = line.moments.slice(line.starts[step], line.starts[step + 1]).some(isOccasion);
  return isStirred ? [] : [asked(isShuffled, { how: 'let alone' }, 'shuffled')];
}

/** A player could not take a card from the deck: is the game lost by that? */
export function askFailedDraw(line: Timeline, number: number): Observation[] {
  const { event, state, step } = line.moments[number] as Moment;
  if (event.kind !== 'draw failed') return [];
  const times = state.history.failedDraws[event.player] + 1;
  const isElsewhere = !isTurning(line, step);
  if (!isElsewhere && hasFailedElsewhere(line, number, event.player)) return [];
  const hasLost = restOf(line, number).some(
    (later) => later.kind === 'lost' && later.player === event.player,
  );
  const situation = isElsewhere
    ? { player: event.player, times, isElsewhere }
    : { player: event.player, times };
  return [asked(isDeckedOut, situation, hasLost ? 'lost' : 'plays on')];
}

/** Whether a draw has failed before that was not the one of a turn, which may count or not. */
const hasFailedElsewhere = (line: Timeline, number: number, player: Player): boolean =>
  line.moments
    .slice(0, number)
    .some(
      ({ event, step }) => event.kind === 'draw failed' && event.player === player && !isTurning(line, step),
    );

/** A turn has begun with an empty deck and nothing was said of it. */
export function askMissedDraw(line: Timeline, number: number): Observation[] {
  const { event, state } = line.moments[number] as Moment;
  if (event.kind !== 'turn' || line.capabilities.draws !== true) return [];
  const rest = restOf(line, number);
  const isSaid = rest.some((later) => later.kind === 'draw failed' || later.kind === 'lost');
  const isEmpty = !Object.values(state.cards).some(
    ({ zone, whose }) => zone === 'deck' && whose === event.player,
  );
  if (isSaid || !isEmpty || isWaiting(line, number) || hasFailedElsewhere(line, number, event.player))
    return [];
  return [
    asked(
      isDeckedOut,
      { player: event.player, times: state.history.failedDraws[event.player] + 1 },
      'plays on',
    ),
  ];
}

const isWaiting = (line: Timeline, number: number): boolean =>
  line.steps[(line.moments[number] as Moment).step]?.reply.pending !== null;

/** Whether a loss is said to come from an empty deck, or comes behind a draw that failed. */
export const isByDeck = (line: Timeline, number: number): boolean => {
  const { event, step } = line.moments[number] as Moment;
  if (event.kind !== 'lost' || event.cause.by !== 'rules') return false;
  const earlier = line.moments.slice(line.starts[step], number);
  const hasFailed = earlier.some((m) => m.event.kind === 'draw failed' && m.event.player === event.player);
  return hasFailed || event.cause.effect === 'deck-out';
};

/** A loss by an empty deck that no failed draw of its step led to. */
export function askStrayDeckOut(line: Timeline, number: number): Observation[] {
  const { event, state, step } = line.moments[number] as Moment;
  if (event.kind !== 'lost') return [];
  const earlier = line.moments.slice(line.starts[step], number);
  if (earlier.some((m) => m.event.kind === 'draw failed' && m.event.player === event.player)) return [];
  return [
    asked(
      isDeckedOut,
      { player: event.player, times: (state as State).history.failedDraws[event.player] },
      'lost',
    ),
  ];
}
