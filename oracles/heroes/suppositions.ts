import type { Supposition } from '../../spec/clauses/supposition.ts';
import { suppositionsOnLife } from './suppositions-life.ts';
import { suppositionsOnNaming } from './suppositions-naming.ts';
import { suppositionsOnTargets } from './suppositions-targets.ts';

/** All that the search for contradictions supposes of the words of the edition. */
export const suppositions: readonly Supposition[] = [
  ...suppositionsOnNaming,
  ...suppositionsOnTargets,
  ...suppositionsOnLife,
];
