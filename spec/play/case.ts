import { z } from 'zod';
import { Texts } from '../abilities/ability.ts';
import { Card } from '../model/card.ts';
import { Player } from '../model/names.ts';
import { Act } from './act.ts';

/** A starting position, in the active player's choice phase with nothing in the queue. */
export const Board = z.strictObject({
  active: Player.default('A'),
  cards: z.array(Card).max(200),
  texts: Texts.default({}),
  /** How often each player has already failed to take a card from the deck; left out: never. */
  failedDraws: z.strictObject({ A: z.int().min(0), B: z.int().min(0) }).optional(),
  /** The coins of each player; left out: the game has none. */
  coins: z.strictObject({ A: z.int().min(0).max(99), B: z.int().min(0).max(99) }).optional(),
  /** The numbers that the die will show, in turn, and again from the first when they have run out. */
  dice: z.array(z.int().min(1).max(6)).max(20).optional(),
});
export type Board = z.infer<typeof Board>;

/** A board, what is put to the engine, and the answers to its choices (see `resolvePick`). */
export const Case = z.strictObject({
  edition: z.enum(['heroes', 'classic']).default('heroes'),
  board: Board,
  acts: z.array(Act).max(200),
  picks: z.array(z.int().min(0)).default([]),
});
export type Case = z.infer<typeof Case>;
