import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Engine } from '../spec/protocol/adapter.ts';
import { Greeting } from '../spec/protocol/messages.ts';
import { complaintOf } from './complaint.ts';

const WHAT = { load: 'the state', act: 'its reply' };

/** What a call of an engine gave back, which has to be there, and at once. */
const atOnce = <T>(name: 'load' | 'act', value: T): T => {
  if (value === undefined || value === null)
    throw new Error(`«${name}» returned nothing; it has to return ${WHAT[name]}`);
  if (typeof (value as { then?: unknown } | undefined)?.then === 'function') {
    // What becomes of the promise is of no interest any more.
    Promise.resolve(value).catch(() => {});
    throw new Error(`«${name}» returned a promise; it has to return its answer itself`);
  }
  return value;
};

let instances = 0;

/** The engine that a module exports as `engine`, read anew if it is to have played nothing; throws with one sentence when there is none. */
export async function engineFrom(file: string, { isFresh = false } = {}): Promise<Engine> {
  const { href } = pathToFileURL(resolve(file));
  if (isFresh) instances += 1;
  const module: unknown = await import(isFresh ? `${href}?instance=${instances}` : href);
  const engine = (module as { engine?: Partial<Engine> }).engine;
  if (typeof engine?.load !== 'function' || typeof engine.act !== 'function') {
    throw new Error(
      `${file} has no export «engine» with «greeting», «load» and «act» (see docs/protocol.md)`,
    );
  }
  const greeting = Greeting.safeParse(engine.greeting);
  if (!greeting.success)
    throw new Error(`the greeting of ${file}: ${complaintOf(greeting.error, engine.greeting)}`);
  const { load, act } = engine as Engine;
  return {
    greeting: greeting.data,
    load: (board) => atOnce('load', load.call(engine, board)),
    act: (one) => atOnce('act', act.call(engine, one)),
  };
}
