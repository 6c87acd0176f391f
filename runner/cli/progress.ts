import { counted } from '../report/counted.ts';
import { EXIT } from './exit.ts';
import type { Clock } from './pace.ts';
import { paceOf, systemClock } from './pace.ts';

const EVERY_MS = 200;
const LOOK_MS = 1000;

/** Tells how far a run is, and knows whether it is to stop. */
export interface Progress {
  /** So many are done, and so many deviations were seen in them, where they are counted. */
  at(done: number, deviations?: number): void;
  /** What the run is at from now on. */
  next(what: string): void;
  done(): void;
  isInterrupted(): boolean;
  /** Is told at once of a Ctrl-C. */
  onInterrupt(listener: () => void): void;
}

/** Where progress is told. */
export type Stream = Pick<NodeJS.WriteStream, 'isTTY' | 'write'>;

/** The first Ctrl-C ends a run in order, the second at once. */
const interruption = () => {
  let isInterrupted = false;
  const listeners: (() => void)[] = [];
  const interrupt = (): void => {
    if (isInterrupted) process.exit(EXIT.interrupted);
    isInterrupted = true;
    for (const listener of listeners) listener();
  };
  process.on('SIGINT', interrupt);
  return {
    end: () => process.removeListener('SIGINT', interrupt),
    isInterrupted: () => isInterrupted,
    onInterrupt: (listener: () => void) => listeners.push(listener),
  };
};

/** Keeps one line of a terminal up to date: how far a run is, and how long it will take. */
const onTerminal = (stream: Stream, total: number, unit: string, { now }: Clock) => {
  const start = now();
  let shown = start - EVERY_MS;
  return {
    at(done: number): void {
      if (now() - shown < EVERY_MS) return;
      shown = now();
      const left = Math.round((((shown - start) / done) * (total - done)) / 1000);
      stream.write(`\r${done} of ${total} ${unit}, ${left} s left   `);
    },
    next: (what: string) => stream.write(`\r\u001b[K${what}`),
    end: () => stream.write('\r\u001b[K'),
  };
};

/** Writes a line now and then. */
const inLines = (stream: Stream, total: number, unit: string, clock: Clock) => {
  const due = paceOf(clock);
  let stand = `0 of ${total} ${unit}`;
  const tell = (): void => {
    const seconds = due();
    if (seconds !== null) stream.write(`${stand}, after ${seconds} s\n`);
  };
  const end = clock.every(LOOK_MS, tell);
  return {
    at(done: number, deviations?: number): void {
      const seen = deviations === undefined ? '' : `, ${counted(deviations, 'deviation')} so far`;
      stand = `${done} of ${total} ${unit}${seen}`;
      tell();
    },
    next(what: string): void {
      stand = what;
      tell();
    },
    end,
  };
};

/** Tells how far a run over so many of a unit is: in one line of a terminal, elsewhere in a line now and then. */
export function progressTo(
  stream: Stream,
  total: number,
  { unit = 'cases', clock = systemClock }: { readonly unit?: string; readonly clock?: Clock } = {},
): Progress {
  const { end: endOfInterruption, ...interrupted } = interruption();
  const { end, ...telling } = (stream.isTTY ? onTerminal : inLines)(stream, total, unit, clock);
  return {
    ...telling,
    ...interrupted,
    done() {
      endOfInterruption();
      end();
    },
  };
}
