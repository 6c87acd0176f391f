import { z } from 'zod';
import { Case } from './case.ts';

/** A case on which an engine broke, contradicted itself or went another way than before, as it is stored. */
export const Faulty = z.strictObject({
  fault: z.enum(['crash', 'timeout', 'protocol', 'inconsistent', 'nondeterministic']),
  /** For people: what it said of itself, or what contradicts what. */
  detail: z.string().optional(),
  /** Where it goes another way behind other cases: those, in the order of play; empty where it does so alone. */
  before: z.array(Case).max(200).optional(),
  case: Case,
});
export type Faulty = z.infer<typeof Faulty>;
