/** Whether a share of the time has gone; all of it where no share is named. */
export type Deadline = (share?: number) => boolean;

/** No end of time. */
export const endless: Deadline = () => false;

/** So many seconds by a clock that counts milliseconds from the beginning of the time. */
export const deadlineAfter =
  (seconds: number, clock: () => number): Deadline =>
  (share = 1) =>
    clock() > seconds * 1000 * share;

/**
 * By when all situations are laid out, by when it is known which of them can arise, and by when those are heard: what is left
 * is for telling what was found.
 */
export const SHARES = { laidOut: 1 / 2, arisen: 5 / 8, heard: 3 / 4 } as const;
