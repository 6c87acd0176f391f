import { z } from 'zod';
import { AbilityId, At, CardId, Player, Zone } from '../model/names.ts';
import { Case } from './case.ts';

/** What is seen of a card; what is left out is not looked at. `level` is worked out from the layers. */
const SeenCard = z.strictObject({
  zone: Zone.optional(),
  whose: Player.nullable().optional(),
  controller: Player.optional(),
  level: z.int().optional(),
  wounds: z.int().optional(),
  poisoned: z.boolean().optional(),
  exhausted: z.boolean().optional(),
});
export type SeenCard = z.infer<typeof SeenCard>;

/** What is to be seen once act number `act` of the case (from 0), with the picks that answer it, is done. */
const Happening = z.strictObject({
  act: z.int().min(0),
  outcome: z.enum(['accepted', 'refused']).optional(),
  /** Who has to choose at first after the act, and what is offered, in any order. */
  chooser: Player.optional(),
  offered: z.array(CardId).optional(),
  /** The controllers of what waits in the queue, the next one first. */
  queue: z.array(Player).optional(),
  lapsed: z.array(AbilityId).optional(),
  /** The final targets that an instruction of the act was settled on, in any order. */
  settled: z.strictObject({ at: At, cards: z.array(CardId) }).optional(),
  cards: z.record(CardId, SeenCard).optional(),
  lost: z.array(Player).optional(),
});
export type Happening = z.infer<typeof Happening>;

/**
 * What the edition has to say of a situation that the case raises: the one named by the question and by a part of the
 * situation. `refused` are answers that one of the example's clauses must refuse, under the default readings.
 */
const Ruled = z.strictObject({
  question: z.string(),
  where: z.record(z.string(), z.unknown()).default({}),
  allowed: z.unknown(),
  refused: z.array(z.unknown()).min(1),
});
export type Ruled = z.infer<typeof Ruled>;

/** An example of the rulebook: its cards by the names they have there, and what is to happen, worked out by hand. */
export const Example = z.strictObject({
  name: z.string().regex(/^(heroes|classic)-\d{3}\.\d+(\.\d+)?-[a-z0-9-]+$/),
  clauses: z.array(z.string()).min(1),
  shows: z.string().min(1),
  case: Case,
  happens: z.array(Happening).min(1),
  ruled: z.array(Ruled).min(1),
});
export type Example = z.infer<typeof Example>;
