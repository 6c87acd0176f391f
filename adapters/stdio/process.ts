import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import type { Breakdown } from '../../spec/protocol/adapter.ts';
import { adopt, killGroup, release } from './offspring.ts';
import { Said } from './said.ts';

const MOST_BYTES = 8 * 1024 * 1024;
const BYE_MS = 1000;

/** How a process broke while it owed an answer. */
export class BrokenProcess extends Error {
  readonly broken: Breakdown;
  constructor(broken: Breakdown, detail: string) {
    super(detail);
    this.broken = broken;
  }
}

interface Waiting {
  resolve(line: string): void;
  reject(error: BrokenProcess): void;
  timer: NodeJS.Timeout;
}

/**
 * One incarnation of a program that answers a line with a line. Once it is broken it stays so: its process
 * group is killed, and what it sends or how it exits afterwards concerns nobody.
 */
export class LineProcess {
  readonly #child: ChildProcess;
  #waiting: Waiting | null = null;
  #broken: BrokenProcess | null = null;
  #tail: string[] = [];
  #tailLength = 0;
  readonly #said = new Said();

  constructor(command: string) {
    this.#child = spawn(command, { shell: true, detached: true, stdio: ['pipe', 'pipe', 'pipe'] });
    const { pid } = this.#child;
    if (pid !== undefined) adopt(pid);
    this.#child.stdout?.setEncoding('utf8').on('data', (chunk: string) => this.#receive(chunk));
    this.#child.stderr?.setEncoding('utf8').on('data', (chunk: string) => this.#said.hear(chunk));
    this.#child.stdin?.on('error', () => {});
    this.#child.on('error', (error) => this.#break('crash', `it could not be started: ${error.message}`));
    this.#child.on('exit', () => {
      if (pid !== undefined) release(pid);
    });
    this.#child.on('close', (code, signal) =>
      this.#break('crash', code === null ? `it was ended by ${signal}` : `it exited with code ${code}`),
    );
  }

  get isBroken(): boolean {
    return this.#broken !== null;
  }

  /** Sends one line and waits for the next; rejects with a `BrokenProcess`, which quotes what was said since. One exchange at a time. */
  exchange(line: string, milliseconds: number): Promise<string> {
    if (this.#broken !== null) return Promise.reject(this.#broken);
    if (Buffer.byteLength(line) > MOST_BYTES)
      return Promise.reject(new BrokenProcess('protocol', 'the request is over 8 MiB'));
    this.#said.forget();
    return new Promise((resolve, reject) => {
      const timer = setTimeout(
        () => this.#break('timeout', `no answer within ${milliseconds / 1000} s`),
        milliseconds,
      );
      this.#waiting = { resolve, reject, timer };
      this.#child.stdin?.write(`${line}\n`);
    });
  }

  /** Breaks the process off for an answer, which is the fault even if more has gone wrong behind it. */
  protest(detail: string): BrokenProcess {
    this.#break('protocol', detail);
    return new BrokenProcess('protocol', this.#withStderr(detail));
  }

  /** Lets the process end by itself, and kills it when it has not within a second. */
  async end(): Promise<void> {
    if (this.#broken !== null) return;
    const closed = new Promise<void>((resolve) => this.#child.once('close', () => resolve()));
    this.#child.stdin?.end();
    const timer = setTimeout(() => this.#kill(), BYE_MS);
    await closed;
    clearTimeout(timer);
  }

  #receive(chunk: string): void {
    if (this.#broken !== null) return;
    const [first = '', ...rest] = chunk.split('\n');
    this.#tail.push(first);
    this.#tailLength += first.length;
    for (const next of rest) {
      const line = this.#tail.join('');
      this.#tail = [next];
      this.#tailLength = next.length;
      this.#answer(line);
    }
    if (this.#tailLength > MOST_BYTES) this.#break('protocol', 'it sent a line of over 8 MiB');
  }

  #answer(line: string): void {
    const waiting = this.#waiting;
    if (this.#broken !== null) return;
    if (waiting === null) {
      this.#break('protocol', `it sent a line that nobody asked for: ${line.slice(0, 200)}`);
      return;
    }
    this.#waiting = null;
    clearTimeout(waiting.timer);
    waiting.resolve(line);
  }

  #break(broken: Breakdown, detail: string): BrokenProcess {
    if (this.#broken !== null) return this.#broken;
    this.#broken = new BrokenProcess(broken, this.#withStderr(detail));
    this.#kill();
    const waiting = this.#waiting;
    this.#waiting = null;
    if (waiting !== null) {
      clearTimeout(waiting.timer);
      waiting.reject(this.#broken);
    }
    return this.#broken;
  }

  #withStderr(detail: string): string {
    const { text } = this.#said;
    return text === '' ? detail : `${detail}; it said: ${text}`;
  }

  #kill(): void {
    if (this.#child.pid !== undefined) killGroup(this.#child.pid);
  }
}
