import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Engine } from '../spec/protocol/adapter.ts';
import { Greeting } from '../spec/protocol/messages.ts';
import { complaintOf } from './complaint.ts';

/** The engine that a module exports as `engine`; throws with one sentence when there is none. */
export async function engineFrom(file: string): Promise<Engine> {
  const module: unknown = await import(pathToFileURL(resolve(file)).href);
  const engine = (module as { engine?: Partial<Engine> }).engine;
  if (typeof engine?.load !== 'function' || typeof engine.act !== 'function') {
    throw new Error(
      `${file} has no export «engine» with «greeting», «load» and «act» (see docs/protocol.md)`,
    );
  }
  const greeting = Greeting.safeParse(engine.greeting);
  if (!greeting.success)
    throw new Error(`the greeting of ${file}: ${complaintOf(greeting.error, engine.greeting)}`);
  return engine as Engine;
}
