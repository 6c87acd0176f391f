import type { Mutant } from '../mutant.ts';
import * as choosing from './choosing.ts';
import * as fate from './fate.ts';
import * as parts from './parts.ts';
import * as sources from './sources.ts';

/** Heroes broken as the authors of other engines might break it; see `isBlind`. */
export const blindMutants: readonly Mutant[] = [parts, choosing, sources, fate]
  .flatMap((file) => Object.values(file))
  .map((mutant) => ({ ...mutant, isBlind: true }));
