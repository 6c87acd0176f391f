import { stackBans } from '../strategies/stack-bans.ts';
import { stackLate } from '../strategies/stack-late.ts';
import { stackMoves } from '../strategies/stack-moves.ts';
import { stackNumbers } from '../strategies/stack-numbers.ts';
import { stackRiders } from '../strategies/stack-riders.ts';
import { stackSources } from '../strategies/stack-sources.ts';
import type { Strategy } from '../strategies/strategy.ts';

/** Strategies for what only the classic edition has, by name, with their weights. */
export const STACK: Readonly<Record<string, { readonly weight: number; readonly strategy: Strategy }>> = {
  stackSources: { weight: 16, strategy: stackSources },
  stackRiders: { weight: 12, strategy: stackRiders },
  stackLate: { weight: 10, strategy: stackLate },
  stackMoves: { weight: 10, strategy: stackMoves },
  stackBans: { weight: 6, strategy: stackBans },
  stackNumbers: { weight: 8, strategy: stackNumbers },
};
