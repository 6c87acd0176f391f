import { z } from 'zod';
import type { CardType, Zone } from '../model/names.ts';
import { AbilityId, Term } from '../model/names.ts';

const Amount = z.int().min(1).max(99);
/** Left out: the amount as it stands; `X`: so much for each coin of the X that was paid. */
const Per = z.literal('X').optional();

/** What is done to one card. A bare change is a deed without a text behind it. */
export const Deed = z.discriminatedUnion('verb', [
  /** A shot is an attack. */
  z.strictObject({ verb: z.literal('wound'), amount: Amount, per: Per, as: z.literal('shot').optional() }),
  z.strictObject({ verb: z.literal('heal'), amount: Amount, per: Per }),
  z.strictObject({ verb: z.literal('give life'), amount: Amount, per: Per, until: Term.default('lasting') }),
  z.strictObject({ verb: z.literal('take life'), amount: Amount, per: Per, until: Term.default('lasting') }),
  z.strictObject({ verb: z.literal('set life'), to: z.int().min(0).max(99) }),
  z.strictObject({ verb: z.literal('destroy') }),
  z.strictObject({ verb: z.literal('poison') }),
  z.strictObject({ verb: z.literal('cure') }),
  z.strictObject({ verb: z.literal('exhaust') }),
  z.strictObject({ verb: z.literal('ready') }),
  z.strictObject({ verb: z.literal('silence'), until: Term.default('lasting') }),
  z.strictObject({ verb: z.literal('take control'), until: Term.default('lasting') }),
  z.strictObject({ verb: z.literal('challenge'), until: Term.default('lasting') }),
  /** Into its owner's hand, deck or graveyard, or into play under its owner's control. */
  z.strictObject({ verb: z.literal('move'), into: z.enum(['hand', 'deck', 'graveyard', 'play']) }),
  /** Takes all additional life off. */
  z.strictObject({ verb: z.literal('strip life') }),
  /** The card has another text of the case for a time. */
  z.strictObject({ verb: z.literal('grant'), ability: AbilityId, until: Term.default('lasting') }),
  /**
   * The chosen cards fight in pairs, in the order in which they are named: the two of a pair wound one another at the same
   * time by as much as their strikes are. A last one without a partner fights nobody.
   */
  z.strictObject({ verb: z.literal('fight') }),
  /** The controller of the hero takes so many cards from the deck, as far as there are any. */
  z.strictObject({ verb: z.literal('draw'), amount: Amount }),
  /** The controller of the hero throws a die: the next number of the board's `dice`. */
  z.strictObject({ verb: z.literal('roll') }),
]);
export type Deed = z.infer<typeof Deed>;

export type Verb = Deed['verb'];
export const Verb = z.enum(Deed.options.map(({ shape }) => shape.verb.value) as [Verb, ...Verb[]]);

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
  'strip life': { zones: ['play'], types: living },
  grant: { zones: ['play'], types: board },
  fight: { zones: ['play'], types: ['creature'] },
  draw: { zones: ['play'], types: ['hero'] },
  roll: { zones: ['play'], types: ['hero'] },
};

/** Verbs that leave the same whoever does them: a text to each of its cards, or bare changes. */
export const IMPARTIAL: readonly Verb[] = [
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
  'move',
];
