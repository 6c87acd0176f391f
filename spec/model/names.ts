import { z } from 'zod';

/** Either side of the table. `A` is the active player of most boards, which nothing may rely on. */
export const Player = z.enum(['A', 'B']);
export type Player = z.infer<typeof Player>;

// «constructor» is a name that every JavaScript object has already.
const name = (what: string) =>
  z
    .string()
    .regex(
      /^(?!constructor$)[a-z][a-z0-9-]{0,63}$/,
      `${what}: lower-case letters, digits and hyphens, a letter first`,
    );

export const CardId = name('a card id');
export type CardId = z.infer<typeof CardId>;

/** Names one text of the case; two cards may carry the same text. */
export const AbilityId = name('an ability id');
export type AbilityId = z.infer<typeof AbilityId>;

/** Names one queue item; given by the engine, unique within a case. */
export const ItemId = z.string().min(1).max(64);
export type ItemId = z.infer<typeof ItemId>;

/** A square of the classic battlefield: `row` from 1 on player A's edge to 5, `column` from 1 to 6. */
export const Cell = z.strictObject({ row: z.int().min(1).max(5), column: z.int().min(1).max(6) });
export type Cell = z.infer<typeof Cell>;

/** Where an instruction stands in its text: [step, part of the step], both from 0. */
export const At = z.tuple([z.int().min(0), z.int().min(0)]);
export type At = z.infer<typeof At>;

export const Zone = z.enum(['play', 'hand', 'deck', 'graveyard']);
export type Zone = z.infer<typeof Zone>;

export const CardType = z.enum(['hero', 'creature', 'spell', 'support']);
export type CardType = z.infer<typeof CardType>;

export const Element = z.enum(['fire', 'air', 'earth', 'water', 'dark']);
export type Element = z.infer<typeof Element>;

/** A text on a card; `grantedBy` is the card that granted it, null where it is printed. */
export const TextRef = z.strictObject({
  card: CardId,
  ability: AbilityId,
  grantedBy: CardId.nullable().default(null),
});
export type TextRef = z.infer<typeof TextRef>;

/**
 * How long an effect lasts. `end of turn` is the end of the turn in which it was laid; the start of a
 * player's turn is the next one to come; `while in play` is as long as the static text that lays it holds: its card is
 * in play and has the text, and the other card fits.
 */
export const Term = z.enum(['lasting', 'end of turn', 'start of turn A', 'start of turn B', 'while in play']);
export type Term = z.infer<typeof Term>;
