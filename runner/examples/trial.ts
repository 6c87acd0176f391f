import type { Example } from '../../spec/play/example.ts';
import type { Adapter } from '../../spec/protocol/adapter.ts';
import type { Capabilities } from '../../spec/protocol/capabilities.ts';
import { unclaimedIn } from '../../spec/protocol/claims.ts';
import { departures, untoldIn } from './happening.ts';

/** What an engine made of an example of the rulebook: played so, otherwise, or not at all. */
export interface Trial {
  readonly example: Example;
  readonly verdict: 'as it says' | 'otherwise' | 'unsupported' | 'broken';
  /** How it departs, what it does not claim, so that it is not looked at, or how it broke. */
  readonly details: readonly string[];
}

/** Puts one example to an engine. */
export async function tryExample(
  example: Example,
  adapter: Adapter,
  capabilities: Capabilities,
): Promise<Trial> {
  const { board, acts, picks } = example.case;
  const unclaimed = unclaimedIn(example.case, capabilities);
  if (unclaimed.length > 0) return { example, verdict: 'unsupported', details: unclaimed };
  const [played] = await adapter.play([{ board, acts, picks }]);
  if (played === undefined || 'broken' in played) {
    const details = [played === undefined ? 'no answer' : `${played.broken}: ${played.detail}`];
    return { example, verdict: 'broken', details };
  }
  const details = departures(example, played, capabilities.events);
  if (details.length > 0) return { example, verdict: 'otherwise', details };
  const untold = untoldIn(example, capabilities.events).map((kind) => `«${kind}»`);
  const seen = untold.length === 0 ? [] : [`as far as it shows without the event ${untold.join(' and ')}`];
  return { example, verdict: 'as it says', details: seen };
}
