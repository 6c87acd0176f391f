import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Lane } from '../run/lanes.ts';
import { Ending, EXIT } from './exit.ts';
import type { Job, Played, Result } from './jobs.ts';
import { perform } from './jobs.ts';
import type { Delivery, Order } from './worker.ts';

/** As many threads as the machine runs at once. */
export const availableWorkers = (): number => availableParallelism();

interface Waiting {
  resolve(result: Result): void;
  reject(error: Error): void;
}

/** Another thread that does jobs in the order in which they come. */
class Thread {
  readonly #worker = new Worker(new URL('./worker.mjs', import.meta.url), { execArgv: [] });
  readonly #waiting = new Map<number, Waiting>();
  #number = 0;

  constructor(played: Played) {
    this.#worker.on('message', (delivery: Delivery) => {
      if ('played' in delivery) played(...delivery.played);
      else this.#settle(delivery);
    });
    const giveUp = (error: Error): void => {
      for (const { reject } of this.#waiting.values()) reject(error);
    };
    this.#worker.on('error', giveUp);
    this.#worker.on('exit', () => {
      if (this.#waiting.size > 0)
        giveUp(
          new Ending(
            EXIT.noEngine,
            'A worker was ended before it had answered: an engine module calls process.exit.',
          ),
        );
    });
  }

  readonly lane: Lane<Job, Result> = (job) =>
    new Promise((resolve, reject) => {
      const number = this.#number++;
      this.#waiting.set(number, { resolve, reject });
      this.#worker.postMessage({ number, job } satisfies Order);
    });

  stop(): void {
    this.#worker.postMessage('stop' satisfies Order);
  }

  end(): Promise<number> {
    return this.#worker.terminate();
  }

  #settle(delivery: Exclude<Delivery, { played: unknown }>): void {
    const waiting = this.#waiting.get(delivery.number);
    this.#waiting.delete(delivery.number);
    if ('failed' in delivery) waiting?.reject(new Error(`in a worker: ${delivery.failed}`));
    else waiting?.resolve(delivery.result as Result);
  }
}

/** Lanes over this thread and others. `stop` asks all to break off what they do, `end` gives the threads back. */
export interface Workers {
  readonly lanes: readonly Lane<Job, Result>[];
  stop(): void;
  end(): Promise<void>;
}

/**
 * So many threads at work, this one among them, but no more than there are jobs. `atHand` is how many jobs
 * another thread is given at once: more than one where this thread may be busy for long and give out none. `played` is told
 * of the cases of chunks as they are played.
 */
export function workersFor(
  threads: number,
  jobs: number,
  { atHand = 1, played = () => {} }: { readonly atHand?: number; readonly played?: Played } = {},
): Workers {
  let isStopped = false;
  const others = Array.from({ length: Math.max(0, Math.min(threads, jobs) - 1) }, () => new Thread(played));
  return {
    lanes: [
      (job) => perform(job, { isStopped: () => isStopped, played }),
      ...others.flatMap(({ lane }) => Array.from({ length: atHand }, () => lane)),
    ],
    stop() {
      isStopped = true;
      for (const thread of others) thread.stop();
    },
    async end() {
      await Promise.all(others.map((thread) => thread.end()));
    },
  };
}
