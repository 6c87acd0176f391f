import { askStrike } from './attacks.ts';
import { askInstruction } from './carrying-out.ts';
import { askChange, askDone } from './changes.ts';
import {
  askFailedDraw,
  askMissedDraw,
  askShuffled,
  askStrayDeckOut,
  askStrayShuffle,
  isByDeck,
} from './decks.ts';
import { askOccasion } from './declarers.ts';
import { askLapsed, askQueued } from './declaring.ts';
import { askDetectors, askLaid } from './detecting.ts';
import { askFate, askStray } from './fate.ts';
import { askDestroyed, askSpared } from './killing.ts';
import { askLeft } from './leaving.ts';
import { askLevel, askLifeDeed, askOtherLife } from './life.ts';
import type { Moment } from './moment.ts';
import { askMoved, askMovement, askPlaced } from './moving.ts';
import type { Observation } from './observation.ts';
import { askOrder } from './order.ts';
import { askCoins } from './playing.ts';
import { askUnled } from './redirecting.ts';
import { askRider, askRiderSetOff } from './riding.ts';
import { askGivenAtOnce, askWaiting } from './statics.ts';
import type { Timeline } from './timeline.ts';

/** What an event answers. `known`: moments of `destroyed` and `lost` that some change of a life leads to. */
export const atMoment = (line: Timeline, number: number, known: ReadonlySet<number>): Observation[] => {
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
