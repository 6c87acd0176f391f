import { askAttack, askStrike } from './attacks.ts';
import { interviewBetween } from './between-acts.ts';
import { askInstruction } from './carrying-out.ts';
import { askChange, askDone } from './changes.ts';
import { askChoice, askPending } from './choosing.ts';
import {
  askFailedDraw,
  askMissedDraw,
  askShuffled,
  askStrayDeckOut,
  askStrayShuffle,
  isByDeck,
} from './decks.ts';
import { askOccasion } from './declarers.ts';
import { askDeclaration, askLapsed, askQueued } from './declaring.ts';
import { askDetectors, askLaid } from './detecting.ts';
import { askFate, askStray, explained } from './fate.ts';
import { askDestroyed, askSpared } from './killing.ts';
import { askLeft, askUnresolved } from './leaving.ts';
import { askLevel, askLifeDeed, askLoaded, askOtherLife, askSilentChange } from './life.ts';
import type { Moment } from './moment.ts';
import { askMoved, askMovement, askPlaced } from './moving.ts';
import { isFollowed } from './needs.ts';
import type { Instant, Observation } from './observation.ts';
import { askOrder } from './order.ts';
import { askCoins } from './playing.ts';
import { askRedirect, askUnled } from './redirecting.ts';
import { askRider, askRiderSetOff } from './riding.ts';
import { askGiven, askGivenAtOnce, askWaiting } from './statics.ts';
import type { Timeline } from './timeline.ts';
import { askTurn } from './turn.ts';

const atMoment = (line: Timeline, number: number, known: ReadonlySet<number>): Observation[] => {
  const moment = line.moments[number] as Moment;
  switch (moment.event.kind) {
    case 'queued':
      return [
        ...askQueued(line, moment),
        ...askOrder(line, number),
        ...askDetectors(line, number),
        ...askOccasion(line, number),
        ...askMovement(line, moment),
        ...askRiderSetOff(line, number),
        ...askGivenAtOnce(line, number),
      ];
    case 'lapsed':
      return [...askLapsed(line, moment), ...askGivenAtOnce(line, number)];
    case 'begun':
      return [...askInstruction(line, number), ...askGivenAtOnce(line, number)];
    case 'left':
      return [...askLeft(line, moment), ...askMoved(line, moment)];
    case 'did':
      return [
        ...askLifeDeed(line, number),
        ...askDone(line, number),
        ...askWaiting(line, number),
        ...askRider(line, number),
      ];
    case 'life':
      return [
        ...askOtherLife(line, number),
        ...askLevel(moment),
        ...askFate(line, number),
        ...askWaiting(line, number),
        ...askLaid(line, number),
      ];
    case 'moved':
      return [...askLevel(moment), ...askChange(line, number), ...askShuffled(line, number)];
    case 'effects':
      return [...askChange(line, number), ...askWaiting(line, number), ...askLaid(line, number)];
    case 'flag':
    case 'abilities':
    case 'control':
      return askChange(line, number);
    case 'coins':
      return askCoins(line, number);
    case 'shuffled':
      return askStrayShuffle(line, number);
    case 'destroyed':
      return [...askStray(line, number, known), ...askDestroyed(line, number)];
    case 'lost':
      return isByDeck(line, number) ? askStrayDeckOut(line, number) : askStray(line, number, known);
    case 'named':
      return askDetectors(line, number);
    case 'settled':
      return [...askStrike(line, number), ...askUnled(line, number)];
    case 'draw failed':
      return askFailedDraw(line, number);
    case 'turn':
      return askMissedDraw(line, number);
    case 'placed':
      return [...askPlaced(line, moment), ...askChange(line, number)];
    case 'replaced':
      return askSpared(line, number);
    case 'rolled':
    case 'redirected':
    case 'defended':
    case 'attacked':
    case 'ended':
      return [];
    default:
      return moment.event satisfies never;
  }
};

/**
 * The questions that a record raised, with the engine's answers, instant by instant in the order of play. It
 * ends with the step in which somebody lost: the documents do not say how a finished game goes on. A step whose
 * state is not what its events say is not asked about: nobody knows which of the two happened. Where the events are not
 * claimed that make the states, only what shows between the acts is asked.
 */
export function* interview(line: Timeline): Generator<Instant> {
  if (!isFollowed(line.capabilities)) {
    yield* interviewBetween(line);
    return;
  }
  const known = explained(line);
  if (line.mismatch === null || line.mismatch.step >= 0) yield { step: 0, observations: askLoaded(line) };
  for (const step of line.steps.keys()) {
    if ((line.states[step]?.lost.length ?? 0) > 0 || step === line.mismatch?.step) return;
    yield {
      step,
      observations: [...askDeclaration(line, step), ...askAttack(line, step), ...askChoice(line, step)],
    };
    for (let number = line.starts[step] ?? 0; number < (line.starts[step + 1] ?? 0); number += 1) {
      yield { step, observations: atMoment(line, number, known) };
    }
    yield {
      step,
      observations: [
        ...askSilentChange(line, step),
        ...askUnresolved(line, step),
        ...askPending(line, step),
        ...askRedirect(line, step),
        ...askTurn(line, step),
        ...askGiven(line, step),
      ],
    };
  }
}
