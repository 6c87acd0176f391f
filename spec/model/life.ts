import { z } from 'zod';
import { Term, TextRef } from './names.ts';

/** One effect of additional or negative life: `laid` when it came, `left` of it now (0 < left ≤ laid). */
export const LifeEffect = z.strictObject({
  id: z.string().min(1).max(64),
  kind: z.enum(['additional', 'negative']),
  laid: z.int().min(1).max(999),
  left: z.int().min(1).max(999),
  by: TextRef.nullable().default(null),
  until: Term.default('lasting'),
});
export type LifeEffect = z.infer<typeof LifeEffect>;

/**
 * The layers of a hero's or creature's life (504.1.1). `level` is what the engine itself says the level
 * is, null where it has no such figure: it is never derived here.
 */
export const Life = z.strictObject({
  starting: z.int().min(0).max(999),
  wounds: z.int().min(0).max(999).default(0),
  effects: z.array(LifeEffect).default([]),
  level: z.int().nullable().default(null),
});
export type Life = z.infer<typeof Life>;
