import { z } from 'zod';
import { Deed } from '../abilities/deed.ts';
import { AbilityId, CardId, Cell, Player } from '../model/names.ts';
import { Named } from '../model/state.ts';

/** What can be put to an engine. Who may do what, and when, is for the engine to say. */
export const Act = z.discriminatedUnion('act', [
  /** `targets` holds one entry for each instruction of the first step that chooses; the source pays by exhausting itself. */
  z.strictObject({
    act: z.literal('declare'),
    player: Player,
    source: CardId,
    ability: AbilityId,
    targets: z.array(Named).default([]),
    /** The card that pays, where the price is not the source itself. */
    pay: z.array(CardId).optional(),
    /** How many coins X is, where the price asks for X. */
    x: z.int().min(0).max(99).optional(),
  }),
  /** A strike at a card of the opponent, who may then choose a defender: a pending choice of none or one. */
  z.strictObject({ act: z.literal('attack'), player: Player, attacker: CardId, target: CardId }),
  /**
   * Answers the pending choice outright; without it the next pick of the case does. `amounts` runs parallel to `cards`
   * where an amount is divided; left out, each card gets 1 and the first one what is over.
   */
  z.strictObject({
    act: z.literal('choose'),
    player: Player,
    cards: z.array(CardId),
    amounts: z.array(z.int().min(1)).optional(),
  }),
  /** Carries out the next item of the queue. */
  z.strictObject({ act: z.literal('resolve') }),
  /** Carries out items until the queue is empty or a choice is pending. */
  z.strictObject({ act: z.literal('resolve all') }),
  /** Creatures of one or both players enter play together, each from its owner's hand. */
  z.strictObject({ act: z.literal('enter'), cards: z.array(CardId).min(1) }),
  /** A creature of the classic edition goes to a square of the battlefield. */
  z.strictObject({ act: z.literal('step'), player: Player, card: CardId, cell: Cell }),
  z.strictObject({ act: z.literal('end turn'), player: Player }),
  /** A bare change: the deed is done to the card, by no card and no text. */
  z.strictObject({ act: z.literal('change'), card: CardId, deed: Deed }),
]);
export type Act = z.infer<typeof Act>;
export type Declare = Extract<Act, { act: 'declare' }>;
