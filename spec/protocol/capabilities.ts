import { z } from 'zod';
import { Trigger } from '../abilities/ability.ts';
import { Verb } from '../abilities/deed.ts';
import { Zone } from '../model/names.ts';
import { Event } from '../play/event.ts';

const eventKinds = Event.options.map((option) => option.shape.kind.value);
const EventKind = z.enum(eventKinds as [Event['kind'], ...Event['kind'][]]);

/** The terms of the ability language that an engine understands; boards use no others. */
export const Terms = z.strictObject({
  verbs: z.array(Verb),
  abilities: z.array(z.enum(['activated', 'triggered', 'spell', 'static'])),
  triggers: z.array(Trigger),
  objects: z.array(z.enum(['choose', 'each', 'itself'])),
  /** Whether one ability may have several steps, and one step several parts. */
  steps: z.boolean(),
  parts: z.boolean(),
  /** Whether an instruction may choose a number other than exactly one. */
  counts: z.boolean(),
  /** Prices; left out: the card itself alone. */
  prices: z.array(z.enum(['exhaust itself', 'exhaust', 'sacrifice', 'coins', 'wounds'])).optional(),
  /** Zones that texts may name; left out: the play zone alone. */
  zones: z.array(Zone).optional(),
  /** Wounds that are shots. */
  shots: z.boolean().optional(),
  /** Static texts other than «cannot be» and «cannot be target», which `static` alone claims. */
  statics: z
    .array(
      z.enum(['life', 'gives', 'cost', 'strike', 'wounds dealt', 'wounds taken', 'instead', 'redirects']),
    )
    .optional(),
  /** X: prices of X coins, amounts and costs that X says. */
  x: z.boolean().optional(),
  /** Amounts divided among the cards chosen. */
  divided: z.boolean().optional(),
  /** «Another» card than those chosen before. */
  different: z.boolean().optional(),
  /** Where `move` may lead besides hand and deck. */
  into: z.array(z.enum(['graveyard', 'play'])).optional(),
});
export type Terms = z.infer<typeof Terms>;

/**
 * What an engine claims. What is not claimed is unsupported or unobserved, neither a pass nor a failure;
 * what is claimed and does not hold is a failure of its own.
 */
export const Capabilities = z.strictObject({
  terms: Terms,
  /** Whether bare changes may be put. */
  changes: z.boolean(),
  /** Whether cards of both players may enter together. */
  enter: z.boolean(),
  /** Whether strikes can be declared, with defenders. */
  attacks: z.boolean().optional(),
  /** Whether the player whose turn begins takes a card from the deck. */
  draws: z.boolean().optional(),
  /** Whether life effects are told one by one or as one sum a kind. */
  life: z.enum(['effects', 'totals']),
  /** Whether `life.level` is the engine's own figure. */
  level: z.boolean(),
  /** The kinds of event that are sent reliably, in order and with their cause. */
  events: z.array(EventKind),
  /** Whether the options of a pending choice are complete. */
  options: z.boolean(),
  /** Whether the same case always gives the same record. */
  determinism: z.boolean(),
  /** Respects in which the engine leaves it to its client to declare legally. */
  trusts: z.array(z.enum(['ownership', 'turn', 'exhaustion', 'targets'])).default([]),
});
export type Capabilities = z.infer<typeof Capabilities>;
