import { z } from 'zod';
import type { CardType, Zone } from '../model/names.ts';
import { Term } from '../model/names.ts';

const Amount = z.int().min(1).max(99);

/** What is done to one card. A bare change is a deed without a text behind it. */
export const Deed = z.discriminatedUnion('verb', [
  /** A shot is an attack. */
  z.strictObject({ verb: z.literal('wound'), amount: Amount, as: z.literal('shot').optional() }),
  z.strictObject({ verb: z.literal('heal'), amount: Amount }),
  z.strictObject({ verb: z.literal('give life'), amount: Amount, until: Term.default('lasting') }),
  z.strictObject({ verb: z.literal('take life'), amount: Amount, until: Term.default('lasting') }),
  z.strictObject({ verb: z.literal('set life'), to: z.int().min(0).max(99) }),
  z.strictObject({ verb: z.literal('destroy') }),
  z.strictObject({ verb: z.literal('poison') }),
  z.strictObject({ verb: z.literal('cure') }),
  z.strictObject({ verb: z.literal('exhaust') }),
  z.strictObject({ verb: z.literal('ready') }),
  z.strictObject({ verb: z.literal('silence'), until: Term.default('lasting') }),
  z.strictObject({ verb: z.literal('take control'), until: Term.default('lasting') }),
  z.strictObject({ verb: z.literal('challenge'), until: Term.default('lasting') }),
  /** Into its owner's hand or deck. */
  z.strictObject({ verb: z.literal('move'), into: z.enum(['hand', 'deck']) }),
]);
export type Deed = z.infer<typeof Deed>;

export const Verb = z.enum([
  'wound',
  'heal',
  'give life',
  'take life',
  'set life',
  'destroy',
  'poison',
  'cure',
  'exhaust',
  'ready',
  'silence',
  'take control',
  'challenge',
  'move',
]);
export type Verb = Deed['verb'];

const living = ['hero', 'creature'] as const;
const board = ['hero', 'creature', 'support'] as const;

/**
 * The zones and types of cards on which a verb means something. A text whose filter could reach anything
 * else is not in the language: name the types in the filter.
 */
export const VERBS: Readonly<Record<Verb, { zones: readonly Zone[]; types: readonly CardType[] }>> = {
  wound: { zones: ['play'], types: living },
  heal: { zones: ['play'], types: living },
  'give life': { zones: ['play'], types: living },
  'take life': { zones: ['play'], types: living },
  'set life': { zones: ['play'], types: living },
  destroy: { zones: ['play'], types: ['creature', 'support'] },
  poison: { zones: ['play'], types: ['creature'] },
  cure: { zones: ['play'], types: ['creature'] },
  exhaust: { zones: ['play'], types: board },
  ready: { zones: ['play'], types: board },
  silence: { zones: ['play'], types: board },
  'take control': { zones: ['play'], types: ['creature', 'support'] },
  challenge: { zones: ['play'], types: living },
  move: { zones: ['play', 'hand', 'graveyard', 'deck'], types: ['creature', 'spell', 'support'] },
};
