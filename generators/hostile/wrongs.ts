import type { Act } from '../../spec/play/act.ts';
import type { Capabilities } from '../../spec/protocol/capabilities.ts';
import type { Table } from '../table.ts';
import { otherPlayer } from '../table.ts';

type Trust = Capabilities['trusts'][number];
/** What may be wrong, and the trust in its client by which an engine asks not to get it. */
export type Wrongs<W> = readonly (readonly [Trust, W])[];

/** One of the wrongs that the engine does not ask to be spared. */
export const drawWrong = <W>({ draw, settings }: Table, wrongs: Wrongs<W>): readonly [Trust, W] | undefined =>
  draw.perhapsOneOf(wrongs.filter(([trust]) => !settings.claims.trusts.includes(trust)));

/** The other player does it. */
export const outOfTurn = (_: Table, act: Extract<Act, { player: unknown }>): void => {
  act.player = otherPlayer(act.player);
};

/**
 * The act itself, or mostly a copy in front of it: where that is refused, all goes on as it was meant. A copy that is
 * accepted makes the act wrong in turn, which an engine that trusts its client may not take.
 */
export function copyOf<A extends Act>({ draw, acts, settings }: Table, act: A): A {
  if (settings.claims.trusts.length > 0 || draw.flag(0.3)) return act;
  const copy = structuredClone(act);
  acts.splice(acts.indexOf(act), 0, copy);
  return copy;
}

/** It is done once more. */
export const again = ({ acts }: Table, act: Act): void =>
  void acts.splice(acts.indexOf(act) + 1, 0, structuredClone(act));
