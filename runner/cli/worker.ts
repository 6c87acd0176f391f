import { parentPort } from 'node:worker_threads';
import type { Job, Played, Watch } from './jobs.ts';
import { perform } from './jobs.ts';

/** A job with its number, or that no more is wanted. */
export type Order = { readonly number: number; readonly job: Job } | 'stop';
/** What came of the job with this number, or how many more cases were played. */
export type Delivery =
  | ({ readonly number: number } & ({ readonly result: unknown } | { readonly failed: string }))
  | { readonly played: Parameters<Played> };

let isStopped = false;
let last: Promise<unknown> = Promise.resolve();

const deliver = (delivery: Delivery): void => parentPort?.postMessage(delivery);

const WATCH: Watch = { isStopped: () => isStopped, played: (...played) => deliver({ played }) };

const work = async (number: number, job: Job): Promise<void> => {
  try {
    deliver({ number, result: await perform(job, WATCH) });
  } catch (error) {
    deliver({ number, failed: (error as Error).stack ?? String(error) });
  }
};

parentPort?.on('message', (order: Order) => {
  if (order === 'stop') isStopped = true;
  else last = last.then(() => work(order.number, order.job));
});
