import { z } from 'zod';
import { Life } from './life.ts';
import { AbilityId, CardId, CardType, Cell, Element, Player, Term, TextRef, Zone } from './names.ts';

/**
 * An effect on a card that is not life, with its term: silence, a change of control, a challenge («the first attack
 * of the opponent's turn must be at this card»), or a text that the card has been given, which `ability` names.
 */
export const Effect = z.strictObject({
  id: z.string().min(1).max(64),
  kind: z.enum(['silence', 'control', 'challenge', 'grant']),
  ability: AbilityId.optional(),
  by: TextRef.nullable().default(null),
  until: Term.default('lasting'),
});
export type Effect = z.infer<typeof Effect>;

/**
 * A card as it is observed. `whose` is the player in whose zone it lies, null in the one shared play zone.
 * `printed` are the texts it has by itself, `abilities` those it has now. Outside play a card shows its
 * printed texts, no flags, no effects, no layers, and its owner as controller.
 */
export const Card = z.strictObject({
  id: CardId,
  name: z.string().min(1).max(80),
  owner: Player,
  controller: Player,
  zone: Zone,
  whose: Player.nullable(),
  type: CardType,
  cost: z.int().min(0).max(99).default(0),
  element: Element.nullable().default(null),
  exhausted: z.boolean().default(false),
  poisoned: z.boolean().default(false),
  printed: z.array(AbilityId).default([]),
  abilities: z.array(AbilityId).default([]),
  effects: z.array(Effect).default([]),
  life: Life.nullable().default(null),
  /** How many wounds its strike lays; left out for a card that does not strike. */
  strike: z.int().min(0).max(99).optional(),
  /** Where a creature of the classic edition stands in play; left out everywhere else. */
  cell: Cell.optional(),
});
export type Card = z.infer<typeof Card>;
