import { z } from 'zod';
import { CardType, Element, Zone } from '../model/names.ts';

/**
 * A description of cards, attribute by attribute; what is left out is not asked for, except that a zone
 * left out means the play zone (118.7) and `whose` left out means the controller's own zone (118.6).
 * `side` speaks of who controls a card in play. `other` excludes the card that has the text.
 */
export const Filter = z.strictObject({
  types: z.array(CardType).min(1).optional(),
  /** `equals`: the X that was paid, or the number last thrown while the ability is carried out. */
  cost: z
    .strictObject({
      atLeast: z.int().min(0).optional(),
      atMost: z.int().min(0).optional(),
      equals: z.enum(['X', 'rolled']).optional(),
    })
    .optional(),
  element: z.union([Element, z.enum(['any', 'none'])]).optional(),
  wounded: z.boolean().optional(),
  poisoned: z.boolean().optional(),
  exhausted: z.boolean().optional(),
  side: z.enum(['own', 'opponent']).optional(),
  zone: Zone.optional(),
  whose: z.enum(['own', 'opponent', 'any']).optional(),
  other: z.literal(true).optional(),
});
export type Filter = z.infer<typeof Filter>;

/**
 * What an instruction works on. `choose` takes targets, at least `min` and at most `max` of them (`max` null:
 * any number), all different; `each` is a mass instruction; `itself` is the reflexive suffix.
 */
export const Objects = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('choose'),
    min: z.int().min(0).max(9).default(1),
    max: z.int().min(1).max(9).nullable().default(1),
    by: z.enum(['controller', 'opponent']).default('controller'),
    filter: Filter,
    /** «Another»: none of the cards that earlier instructions of the text chose. */
    different: z.literal(true).optional(),
    /** The amount of the deed is divided among the cards, at least 1 each: the whole of it, or up to it. */
    divide: z.enum(['whole', 'up to']).optional(),
  }),
  z.strictObject({ kind: z.literal('each'), filter: Filter }),
  z.strictObject({ kind: z.literal('itself') }),
]);
export type Objects = z.infer<typeof Objects>;
export type Choose = Extract<Objects, { kind: 'choose' }>;
