import { parentPort } from 'node:worker_threads';
import type { Job } from './jobs.ts';
import { perform } from './jobs.ts';

/** A job with its number, or that no more is wanted. */
export type Order = { readonly number: number; readonly job: Job } | 'stop';
/** What came of the job with this number. */
export type Delivery = { readonly number: number } & (
  | { readonly result: unknown }
  | { readonly failed: string }
);

let isStopped = false;
let last: Promise<unknown> = Promise.resolve();

const deliver = (delivery: Delivery): void => parentPort?.postMessage(delivery);

const work = async (number: number, job: Job): Promise<void> => {
  try {
    deliver({ number, result: await perform(job, () => isStopped) });
  } catch (error) {
    deliver({ number, failed: (error as Error).stack ?? String(error) });
  }
};

parentPort?.on('message', (order: Order) => {
  if (order === 'stop') isStopped = true;
  else last = last.then(() => work(order.number, order.job));
});
