import type { Mutant } from '../mutant.ts';
import * as attacks from './attacks.ts';
import * as reflexives from './reflexives.ts';
import * as sources from './sources.ts';
import * as targets from './targets.ts';

/** Every mutant that plays classic. */
export const classicMutants: readonly Mutant[] = [
  ...Object.values(sources),
  ...Object.values(targets),
  ...Object.values(attacks),
  ...Object.values(reflexives),
];
