import { z } from 'zod';
import { Case } from './case.ts';

/** A case that shows a broken relation, as it is stored; the relation makes the case to compare it with. */
export const Related = z.strictObject({
  /** Its name. */
  relation: z.string().min(1),
  case: Case,
});
export type Related = z.infer<typeof Related>;
