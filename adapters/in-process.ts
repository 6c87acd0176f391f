import type { Adapter, Engine, Played } from '../spec/protocol/adapter.ts';
import type { PlayRequest } from '../spec/protocol/messages.ts';
import { checkedRecord } from './checked.ts';
import { playCase } from './play-case.ts';

const stackOf = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);

/**
 * An engine in this process as an adapter. A throw is a crash of that case alone. `isTrusted` leaves out the
 * check of records against their schema.
 */
export function inProcess(engine: Engine, { isTrusted = false } = {}): Adapter {
  const play = (request: PlayRequest): Played => {
    try {
      const record = playCase(engine, request);
      return isTrusted ? record : checkedRecord(request, record);
    } catch (error) {
      return { broken: 'crash', detail: stackOf(error) };
    }
  };
  return {
    hello: async () => engine.greeting,
    play: async (cases) => cases.map(play),
    bye: async () => {},
  };
}
