import type { Adapter, Engine, Played } from '../spec/protocol/adapter.ts';
import type { PlayRequest } from '../spec/protocol/messages.ts';
import { checkedRecord } from './checked.ts';
import { withOwnCopies } from './own-copies.ts';
import { playCase } from './play-case.ts';

const stackOf = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);

/**
 * An engine in this process as an adapter. A throw is a crash of that case alone. `isTrusted` leaves out the
 * check of records against their schema, and hands over the very board and acts: the engine must not change them.
 */
export function inProcess(engine: Engine, { isTrusted = false } = {}): Adapter {
  const player = isTrusted ? engine : withOwnCopies(engine);
  const play = (request: PlayRequest): Played => {
    try {
      const record = playCase(player, request);
      return isTrusted ? record : checkedRecord(request, record, engine.greeting.capabilities.events);
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
