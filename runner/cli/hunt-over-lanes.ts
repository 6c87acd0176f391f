import type { Settlement } from '../../spec/clauses/settlement.ts';
import type { Court } from '../judge/court.ts';
import type { Chunk } from '../run/chunks.ts';
import { chunksOf, huntInChunks } from '../run/chunks.ts';
import type { Hunt } from '../run/hunt.ts';
import type { PlainHunt } from '../run/plain.ts';
import type { ChunkJob } from './jobs.ts';
import type { Progress } from './progress.ts';
import { availableWorkers, workersFor } from './workers.ts';

/** Adds up what lanes have played. A kind of deviation that several chunks have shown counts once as soon as they are put together. */
const standingTo = (progress: Progress) => {
  let done = 0;
  let most = 0;
  const seen = (deviations: number): void => {
    most = Math.max(most, deviations);
    progress.at(done, most);
  };
  return {
    seen,
    played: (cases: number, deviations: number): void => {
      done += cases;
      seen(deviations);
    },
  };
};

/** The options of `certify` that decide on what is played, and where. */
type Hunting = Pick<ChunkJob, 'engine' | 'edition' | 'seed'> & {
  readonly exhaustive?: number;
  readonly workers?: number;
};

/** Hunts through all cases in as many threads as are wanted; `small` of them are the exhaustive ones, which come first. */
export async function huntOverLanes(
  court: Court,
  settlements: readonly Settlement[],
  { engine, edition, seed, exhaustive, workers = availableWorkers() }: Hunting,
  { small, cases }: { readonly small: number; readonly cases: number },
  progress: Progress,
): Promise<Hunt> {
  const stand = standingTo(progress);
  const threads = workersFor(workers, chunksOf(cases).length, { played: stand.played });
  progress.onInterrupt(threads.stop);
  const lanes = threads.lanes.map(
    (lane) => async (chunk: Chunk) =>
      (await lane({
        kind: 'chunk',
        engine,
        edition,
        seed,
        settlements,
        small,
        exhaustive: exhaustive ?? 0,
        ...chunk,
      })) as PlainHunt,
  );
  try {
    return await huntInChunks(court, lanes, {
      cases,
      progress: (_, deviations) => stand.seen(deviations),
      isStopped: progress.isInterrupted,
    });
  } finally {
    await threads.end();
  }
}
