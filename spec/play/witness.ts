import { z } from 'zod';
import { Case } from './case.ts';

/** A case that shows a finding, as it is stored; everything but the case is for people. */
export const Witness = z.strictObject({
  finding: z.string().min(1),
  clauses: z.array(z.string()),
  question: z.string(),
  allowed: z.string(),
  received: z.string(),
  case: Case,
});
export type Witness = z.infer<typeof Witness>;
