const FIRST_MS = 10_000;
const EVERY_MS = 20_000;

/** Milliseconds of a clock, and a way to be called every so many of them until the returned function is called. */
export interface Clock {
  now(): number;
  every(milliseconds: number, call: () => void): () => void;
}

/** The clock of this process; waiting for it keeps no process alive. */
export const systemClock: Clock = {
  now: () => performance.now(),
  every(milliseconds, call) {
    const timer = setInterval(call, milliseconds).unref();
    return () => clearInterval(timer);
  },
};

/**
 * Tells whether a long run is to say how it stands: the seconds since its beginning once 10 of them have gone, and every
 * 20 from then on; null in between.
 */
export function paceOf({ now }: Pick<Clock, 'now'>): () => number | null {
  const start = now();
  let due = start + FIRST_MS;
  return () => {
    const at = now();
    if (at < due) return null;
    due = at + EVERY_MS;
    return Math.round((at - start) / 1000);
  };
}
