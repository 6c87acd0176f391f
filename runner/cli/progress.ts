import { EXIT } from './exit.ts';

const EVERY_MS = 200;

/** A progress line that knows whether the run is to stop. */
export interface Progress {
  at(done: number): void;
  done(): void;
  isInterrupted(): boolean;
  /** Is told at once of a Ctrl-C. */
  onInterrupt(listener: () => void): void;
}

/** Shows on a terminal how far a run is and how long it will take; silent when piped. The first Ctrl-C ends it in order, the second at once. */
export function progressTo(stream: NodeJS.WriteStream, total: number): Progress {
  const start = Date.now();
  let shown = 0;
  let isInterrupted = false;
  const listeners: (() => void)[] = [];
  const interrupt = () => {
    if (isInterrupted) process.exit(EXIT.interrupted);
    isInterrupted = true;
    for (const listener of listeners) listener();
  };
  process.on('SIGINT', interrupt);
  const show = (done: number): void => {
    const now = Date.now();
    if (!stream.isTTY || now - shown < EVERY_MS) return;
    shown = now;
    const left = Math.round((((now - start) / done) * (total - done)) / 1000);
    stream.write(`\r${done} of ${total} cases, ${left} s left   `);
  };
  return {
    at: show,
    done() {
      process.removeListener('SIGINT', interrupt);
      if (stream.isTTY) stream.write('\r\u001b[K');
    },
    isInterrupted: () => isInterrupted,
    onInterrupt: (listener) => listeners.push(listener),
  };
}
