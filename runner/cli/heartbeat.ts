import type { Deadline } from '../contradictions/deadline.ts';
import { SHARES } from '../contradictions/deadline.ts';
import type { Clock } from './pace.ts';
import { paceOf } from './pace.ts';
import type { Stream } from './progress.ts';

const stageBy = (share: number | undefined): string => {
  if (share === SHARES.laidOut) return 'Laying situations out';
  if (share === SHARES.arisen) return 'Looking which situations can arise';
  return share === SHARES.heard ? 'Hearing what the clauses say of them' : 'Working out what was found';
};

/** A deadline that tells now and then, when it is looked at, what the search is at. */
export function beating(isSpent: Deadline, stream: Pick<Stream, 'write'>, clock: Clock): Deadline {
  const due = paceOf(clock);
  return (share) => {
    const seconds = due();
    if (seconds !== null) stream.write(`${stageBy(share)}, after ${seconds} s\n`);
    return isSpent(share);
  };
}
