import { z } from 'zod';
import { Effect } from '../model/card.ts';
import { Life } from '../model/life.ts';
import { AbilityId, At, CardId, Cell, ItemId, Player, TextRef, Zone } from '../model/names.ts';
import { Item } from '../model/state.ts';

/** Rules effects that an event may name as its cause; words of 503.1, in its order. */
export const RulesEffect = z.enum([
  'readying',
  'payment',
  'static effect',
  'destruction',
  'expiry',
  'shuffling',
  'loss',
  'deck-out',
  'replacement',
]);
export type RulesEffect = z.infer<typeof RulesEffect>;

/** What brought an event about: an instruction of a queue item, a rules effect, or the act itself. */
export const Cause = z.discriminatedUnion('by', [
  z.strictObject({ by: z.literal('item'), item: ItemId, at: At }),
  z.strictObject({ by: z.literal('rules'), effect: RulesEffect }),
  z.strictObject({ by: z.literal('act') }),
]);
export type Cause = z.infer<typeof Cause>;

const group = z.int().min(0);
const event = <K extends string, S extends z.ZodRawShape>(kind: K, shape: S) =>
  z.strictObject({ kind: z.literal(kind), group, ...shape });

/**
 * What happened, in order; events of equal `group` are simultaneous. Every change of an observed state has
 * an event: folding them over the state before an act gives the state after it.
 */
export const Event = z.discriminatedUnion('kind', [
  /** An ability or attack has been declared and waits; `item.named` holds what has been named so far. */
  event('queued', { item: Item }),
  /** A triggered ability could not be declared and is gone. */
  event('lapsed', { source: CardId, ability: AbilityId }),
  /** Cards are named for a later step, when it is reached. */
  event('named', {
    item: ItemId,
    at: At,
    cards: z.array(CardId),
    player: Player,
    /** Parallel to `cards` where an amount is divided. */
    amounts: z.array(z.int().min(1)).optional(),
  }),
  /** Just before an instruction: its final targets, none for a mass instruction. */
  event('settled', { item: ItemId, at: At, targets: z.array(CardId) }),
  event('begun', { item: ItemId, at: At }),
  /** The instruction, or the bare change, was carried out on the card, even where nothing visibly changes. */
  event('did', { card: CardId, cause: Cause }),
  event('ended', { item: ItemId, at: At }),
  /** The item has been carried out to its end. */
  event('left', { item: ItemId }),
  /** The layers of the card AFTER the change. */
  event('life', { card: CardId, life: Life, cause: Cause }),
  event('flag', { card: CardId, flag: z.enum(['exhausted', 'poisoned']), value: z.boolean(), cause: Cause }),
  /** The texts that the card has AFTER the change. */
  event('abilities', { card: CardId, abilities: z.array(AbilityId), cause: Cause }),
  /** The effects other than life on the card AFTER the change. */
  event('effects', { card: CardId, effects: z.array(Effect), cause: Cause }),
  event('control', { card: CardId, controller: Player, cause: Cause }),
  /** `life` is what a card that came into play has now, null for every other move. */
  event('moved', { card: CardId, zone: Zone, whose: Player.nullable(), life: Life.nullable(), cause: Cause }),
  /** `killers` are the texts that the engine holds responsible; the move to the graveyard follows. */
  event('destroyed', { card: CardId, killers: z.array(TextRef), cause: Cause }),
  /** A die was thrown for the item. */
  event('rolled', { item: ItemId, value: z.int().min(1).max(6) }),
  /** The coins that the player has AFTER the change. */
  event('coins', { player: Player, coins: z.int().min(0), cause: Cause }),
  /** What `cause` would have done to the card is not done to it; what is done instead follows, as a replacement. */
  event('replaced', { card: CardId, by: TextRef, cause: Cause }),
  /** An attack that would have hit `from` will hit `to`. */
  event('redirected', { item: ItemId, at: At, from: CardId, to: CardId }),
  /** Where the card stands AFTER the change (classic). */
  event('placed', { card: CardId, cell: Cell, cause: Cause }),
  event('lost', { player: Player, cause: Cause }),
  /** A defender was chosen against an attack. */
  event('defended', { item: ItemId, defender: CardId }),
  /** An attack has been declared, a strike or a shot. */
  event('attacked', { attacker: CardId, target: CardId }),
  event('shuffled', { player: Player, cause: Cause }),
  /** The player should have taken a card from the deck, and there was none. */
  event('draw failed', { player: Player }),
  /** The turn of the player before is over and that of `player` begins. */
  event('turn', { player: Player }),
]);
export type Event = z.infer<typeof Event>;
export type EventKind = Event['kind'];
export type EventOf<K extends EventKind> = Extract<Event, { kind: K }>;
