import { z } from 'zod';
import type { At } from '../model/names.ts';
import { AbilityId } from '../model/names.ts';
import { Deed, VERBS, Verb } from './deed.ts';
import { Filter, Objects } from './filter.ts';

/** A deed and what it is done to. */
export const Instruction = z.strictObject({ deed: Deed, object: Objects });
export type Instruction = z.infer<typeof Instruction>;

/**
 * What sets a triggered ability off. Of the card that has the text: `hire` when it comes into play, `death` when it goes
 * to the graveyard from play, `healed` when healing took wounds off it, `wounded` when it got wounds, `targeted` when it
 * was named as a target of an ability, a spell or an attack that was declared, `targeted by a spell` the same of spells
 * alone, `paying` when it was exhausted or sacrificed as a price, `strike` when its strike or strike back was carried
 * out, `kills` when a card died by one of its texts. Of others: `ally attacks` when a creature of its controller's
 * declares a strike, `creature dies` when another creature goes to the graveyard from play, `opposing graveyard` when
 * a card goes from play to the graveyard of its controller's opponent. `turn start`, `turn end`: of its controller.
 */
export const Trigger = z.enum([
  'hire',
  'death',
  'healed',
  'targeted',
  'targeted by a spell',
  'wounded',
  'paying',
  'strike',
  'kills',
  'ally attacks',
  'creature dies',
  'opposing graveyard',
  'turn start',
  'turn end',
]);
export type Trigger = z.infer<typeof Trigger>;

/**
 * Steps are set apart by a period or semicolon, the parts of a step by commas (116.1): the targets of the
 * first step are named with the declaration, those of a later step when it is reached.
 */
export const Steps = z.array(z.array(Instruction).min(1)).min(1);

const By = z.int().min(-99).max(99);

/** What lays the wounds: strikes and shots, shots, or spells; left out: every text and strike. */
const Blows = z.enum(['attacks', 'shots', 'spells']);

/**
 * A lasting text of a card in play. `cannot be` is the reflexive "cannot …": no card may do the verb to it
 * (502.8); `cannot be target` limits what may be named (502.9). Where `who` is left out the text speaks of its own card,
 * else of every card in play that fits; such a filter asks for types, element, side and `other` alone.
 */
export const Static = z.discriminatedUnion('text', [
  z.strictObject({ text: z.literal('cannot be'), verb: Verb }),
  z.strictObject({ text: z.literal('cannot be target') }),
  /** Lays additional (by > 0) or negative life on the cards, `while in play`. */
  z.strictObject({ text: z.literal('life'), by: By, who: Filter }),
  /** Gives the cards a text of the case, `while in play`. */
  z.strictObject({ text: z.literal('gives'), ability: AbilityId, who: Filter }),
  /** Changes the cost or the strike as it counts; `cost` and `strike` of the cards stay as they are printed. */
  z.strictObject({ text: z.literal('cost'), by: By, who: Filter.optional() }),
  z.strictObject({ text: z.literal('strike'), by: By, who: Filter.optional() }),
  /** Changes each number of wounds that the cards deal, by their texts or strikes, never below 0. */
  z.strictObject({ text: z.literal('wounds dealt'), by: By, of: Blows.optional(), who: Filter.optional() }),
  /** Changes each number of wounds that a text or a strike would lay on the cards, never below 0. */
  z.strictObject({ text: z.literal('wounds taken'), by: By, of: Blows.optional(), who: Filter.optional() }),
  /** Where a text would do the verb to the card, the deed is done to it instead: a replacement (503.1). */
  z.strictObject({ text: z.literal('instead'), of: Verb, deed: Deed }),
  /** An attack that would hit the card may be led by the card's controller to another card that fits. */
  z.strictObject({ text: z.literal('redirects'), to: Filter }),
]);
export type Static = z.infer<typeof Static>;

/** A price of coins: `amount` of them, or with `x` as many as the declaration says. */
const Coins = z.strictObject({
  kind: z.literal('coins'),
  amount: z.int().min(0).max(99),
  x: z.literal(true).optional(),
});

/**
 * What an ability is paid with. An activated one: its own card, also where nothing is said; one other card that fits and
 * that the declaration names in `pay`, a sacrificed one going to its owner's graveyard; coins of the player, so many or,
 * with `x`, as many as the declaration says in `x`; or wounds that the source lays on itself.
 */
export const Cost = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('exhaust itself') }),
  z.strictObject({ kind: z.literal('exhaust'), filter: Filter }),
  z.strictObject({ kind: z.literal('sacrifice'), filter: Filter }),
  Coins,
  z.strictObject({ kind: z.literal('wounds'), amount: z.int().min(1).max(99) }),
]);
export type Cost = z.infer<typeof Cost>;
/** A price that one other card pays. */
export type CardCost = Extract<Cost, { filter: Filter }>;
/** Whether a price is paid by a card that the declaration names. */
export const isCardCost = (cost: Cost | undefined): cost is CardCost =>
  cost?.kind === 'exhaust' || cost?.kind === 'sacrifice';

/** One text. A spell is declared from the hand; it costs coins or nothing. */
export const Ability = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('activated'), cost: Cost.optional(), steps: Steps }),
  z.strictObject({ kind: z.literal('triggered'), trigger: Trigger, steps: Steps }),
  z.strictObject({ kind: z.literal('spell'), cost: Coins.optional(), steps: Steps }),
  z.strictObject({ kind: z.literal('static'), static: Static }),
]);
export type Ability = z.infer<typeof Ability>;

/** What a player pays an ability with, its own card where nothing is said; null where nobody pays. */
export const priceOf = (ability: Ability | undefined): Cost | null => {
  if (ability?.kind === 'spell') return ability.cost ?? null;
  return ability?.kind === 'activated' ? (ability.cost ?? { kind: 'exhaust itself' }) : null;
};

/** Whether a text lays effects on cards: it gives life, or texts. */
export const isLaying = (text: Ability): text is Extract<Ability, { kind: 'static' }> =>
  text.kind === 'static' && (text.static.text === 'life' || text.static.text === 'gives');

/** Every text that a case can speak of. */
export const Texts = z.record(AbilityId, Ability);
export type Texts = z.infer<typeof Texts>;

/** The instructions of a text, step by step; none for a static one. */
export const stepsOf = (ability: Ability): readonly (readonly Instruction[])[] =>
  ability.kind === 'static' ? [] : ability.steps;

/** Whether an instruction stands before another one of the same text. */
export const isBefore = (one: At, other: At): boolean =>
  one[0] < other[0] || (one[0] === other[0] && one[1] < other[1]);

/** What is wrong with an instruction: its verb would meet a zone or a type of card that it means nothing for. */
export function complaintAbout({ deed, object }: Instruction): string | null {
  if (object.kind === 'itself') return null;
  const { zones, types } = VERBS[deed.verb];
  const zone = object.filter.zone ?? 'play';
  if (deed.verb === 'move' && deed.into === zone)
    return `«move» into the ${zone} takes no cards in a ${zone}`;
  if (!zones.includes(zone)) return `«${deed.verb}» takes cards in ${zones.join(', ')}, not in ${zone}`;
  const stray = (object.filter.types ?? []).find((type) => !types.includes(type));
  if (stray !== undefined) return `«${deed.verb}» takes ${types.join(', ')}, not ${stray}`;
  if (object.filter.types === undefined)
    return `«${deed.verb}» needs a filter with types among ${types.join(', ')}`;
  return null;
}
