import { z } from 'zod';

const address = z.string().regex(/^\w+\/\S+$/, 'expected the address of a clause, such as heroes/502.9');

/**
 * What an editor has decided: which clause gives way on a question, how a clause is read, or how it is not. Where the
 * clause that prevails says so only by words that the search supposes, `reading` names those.
 */
export const Decision = z.union(
  [
    z.strictObject({
      prevails: address,
      over: z.array(address).min(1, 'expected the clauses that give way'),
      question: z.string(),
      reading: z.string().optional(),
    }),
    z.strictObject({ clause: address, reading: z.string() }),
    z.strictObject({ clause: address, isNotRead: z.string() }),
    /** Noted, and nothing follows for rulings: a gap that stays, say. */
    z.strictObject({ stands: z.literal(true) }),
  ],
  {
    error:
      'expected one of { prevails, over, question }, { clause, reading }, { clause, isNotRead } and { stands: true }',
  },
);
export type Decision = z.infer<typeof Decision>;

/** The settling of a finding: by its id, with who says so, since when (YYYY-MM-DD), and where that can be read. */
export const Settlement = z.strictObject({
  finding: z.string().regex(/^[0-9a-f]{10}$/, 'expected the id of a finding, ten of 0–9 and a–f'),
  decision: Decision,
  by: z.string().min(1, 'expected who has decided it'),
  since: z.iso.date('expected a date such as 2026-01-31'),
  source: z.string().min(1, 'expected where the decision can be read'),
});
export type Settlement = z.infer<typeof Settlement>;
