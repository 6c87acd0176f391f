import { z } from 'zod';
import { Card } from './card.ts';
import { AbilityId, At, CardId, Cell, ItemId, Player } from './names.ts';

/** Cards named for one instruction. `amounts` runs parallel to `cards` where an amount is divided among them. */
export const Named = z.strictObject({
  at: At,
  cards: z.array(CardId),
  amounts: z.array(z.int().min(0)).nullable().default(null),
});
export type Named = z.infer<typeof Named>;

/** What waits to be carried out. `sources` is a list so that a second source can be seen (502.2). */
export const Item = z.strictObject({
  id: ItemId,
  kind: z.enum(['ability', 'attack', 'movement']),
  sources: z.array(CardId),
  ability: AbilityId.nullable(),
  controller: Player,
  named: z.array(Named),
  /** What X was paid with, where the price asks for X coins. */
  x: z.int().min(0).optional(),
  /** The last number thrown while it was carried out. */
  rolled: z.int().min(1).max(6).optional(),
  /** The target of a movement (classic). */
  cell: Cell.optional(),
});
export type Item = z.infer<typeof Item>;

/**
 * A choice that somebody has to make before play goes on: from `min` to `max` of `options`. `item` is null
 * while the ability that asks is being declared and has no place in the queue yet.
 */
export const Pending = z.strictObject({
  player: Player,
  /**
   * `defender`: against the attack `item` of `source`, which has no ability. `redirect`: another card that is to be hit
   * by the attack `item` instead of `source`, whose static text `ability` says so. Left out: a target of a text.
   */
  kind: z.enum(['target', 'defender', 'redirect']).optional(),
  source: CardId,
  ability: AbilityId.nullable(),
  at: At,
  item: ItemId.nullable(),
  options: z.array(CardId),
  min: z.int().min(0),
  max: z.int().min(0),
  /** Where an amount is divided among the cards chosen: how much, and whether all of it has to be. */
  divide: z.strictObject({ amount: z.int().min(1), whole: z.boolean() }).optional(),
});
export type Pending = z.infer<typeof Pending>;

const perPlayer = (value: z.ZodInt) => z.strictObject({ A: value, B: value });

/** What earlier events of the turn or the game left behind for rules that ask. */
export const History = z.strictObject({
  arrived: z.array(CardId).default([]),
  attacks: z.array(z.strictObject({ attacker: CardId, target: CardId })).default([]),
  defended: z.array(CardId).default([]),
  failedDraws: perPlayer(z.int()).default({ A: 0, B: 0 }),
});
export type History = z.infer<typeof History>;

export const Phase = z.enum(['ready', 'upkeep', 'choice', 'strike', 'end']);
export type Phase = z.infer<typeof Phase>;

/** Everything that is observed of a game between two acts. `coins` is null for engines without coins. */
export const State = z.strictObject({
  active: Player,
  turn: z.int().min(1),
  phase: Phase,
  cards: z.record(CardId, Card),
  queue: z.array(Item),
  lost: z.array(Player),
  coins: perPlayer(z.int()).nullable(),
  history: History,
});
export type State = z.infer<typeof State>;
