import { z } from 'zod';
import { Case } from './case.ts';

/** A case that went another way after these others had been played on the same engine, as it is stored. */
export const Unsteady = z.strictObject({
  fault: z.literal('nondeterministic'),
  /** In the order of play; empty where the case alone goes now one way and now another. */
  before: z.array(Case).max(200),
  case: Case,
});
export type Unsteady = z.infer<typeof Unsteady>;
