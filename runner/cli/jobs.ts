import { caseAt } from '../../generators/cases.ts';
import { settingsFor } from '../../generators/settings.ts';
import type { Settlement } from '../../spec/clauses/settlement.ts';
import type { EditionName } from '../../spec/editions/index.ts';
import type { Chunk } from '../run/chunks.ts';
import { exhaustiveSource } from '../run/exhaustive.ts';
import type { Source } from '../run/hunt.ts';
import { hunt } from '../run/hunt.ts';
import type { PlainHunt } from '../run/plain.ts';
import { plainHunt } from '../run/plain.ts';
import { courtFor } from './clauses.ts';
import { withEngine } from './connect.ts';
import type { MutantJob, MutantResult } from './mutant-jobs.ts';
import { tryAgain, tryOnce } from './mutant-jobs.ts';

/** A chunk of the random cases of a certification, played on an engine of its own. */
export interface ChunkJob extends Chunk {
  readonly kind: 'chunk';
  readonly engine: string;
  readonly edition: EditionName;
  readonly seed: number;
  readonly settlements: readonly Settlement[];
  /** Every case up to this size comes first, `small` of them; 0 for none. */
  readonly exhaustive: number;
  readonly small: number;
}

/** What a lane can be given to do, as data that can go to another thread. */
export type Job = ChunkJob | MutantJob;
export type Result = PlainHunt | MutantResult;

/** Is told of so many more cases that were played, and how many kinds of deviation their chunk has shown until then. */
export type Played = (cases: number, deviations: number) => void;

/** Looks after a job while it is done. */
export interface Watch {
  isStopped(): boolean;
  readonly played: Played;
}

const UNWATCHED: Watch = { isStopped: () => false, played: () => {} };

const playChunk = (
  { engine, edition, seed, settlements, exhaustive, small, from, cases }: ChunkJob,
  { isStopped, played }: Watch,
): Promise<PlainHunt> =>
  withEngine(engine, edition, async ({ adapter, greeting: { capabilities } }) => {
    const settings = settingsFor(capabilities, edition);
    const judging = { court: courtFor(edition, settlements), adapter, capabilities };
    const smallCase = exhaustiveSource(exhaustive, settings);
    const source: Source = (index) =>
      index < small ? smallCase(index) : caseAt(seed, index - small, settings).case;
    let before = 0;
    const progress = (done: number, deviations: number): void => {
      played(done - before, deviations);
      before = done;
    };
    return plainHunt(await hunt(judging, source, { from, cases, isStopped, progress }));
  });

/** Does a job in this thread. */
export function perform(job: Job, watch = UNWATCHED): Promise<Result> {
  switch (job.kind) {
    case 'chunk':
      return playChunk(job, watch);
    case 'once':
      return tryOnce(job);
    case 'again':
      return tryAgain(job);
    default:
      return job satisfies never;
  }
}
