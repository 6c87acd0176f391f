import { constants } from 'node:os';
import { getEnvironmentData, isMainThread, setEnvironmentData } from 'node:worker_threads';

const MOST = 256;
const KEY = 'process groups of engines';
const ENDING = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** The groups that are alive, in whichever thread they were started; 0 where a place is free. */
const groups = new Int32Array(
  (getEnvironmentData(KEY) as unknown as SharedArrayBuffer | undefined) ?? new SharedArrayBuffer(4 * MOST),
);
setEnvironmentData(KEY, groups.buffer as unknown as Parameters<typeof setEnvironmentData>[1]);

const replace = (one: number, other: number): void => {
  for (let i = 0; i < MOST; i += 1) if (Atomics.compareExchange(groups, i, one, other) === one) return;
};

/** Kills a process group; one that is gone already is no fault. */
export const killGroup = (group: number): void => {
  try {
    process.kill(-group, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
};

const killAll = (): void => {
  for (const group of groups) if (group !== 0) killGroup(group);
};

let isWatching = false;

/** Watches from the first group on: until then a signal may end a thread that is caught in a loop. */
const watch = (): void => {
  if (isWatching || !isMainThread) return;
  isWatching = true;
  process.on('exit', killAll);
  for (const signal of ENDING)
    process.on(signal, () => {
      const isSomebodyElses = process.listenerCount(signal) > 1;
      if (!isSomebodyElses) process.exit(128 + constants.signals[signal]);
    });
};

/** Sees to it that a process group is killed when this process ends, by itself or by a signal. */
export const adopt = (group: number): void => {
  watch();
  replace(0, group);
};

/** Forgets a group that has ended, for its number may be given to another. */
export const release = (group: number): void => replace(group, 0);
