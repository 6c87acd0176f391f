import { z } from 'zod';
import { AbilityId } from '../model/names.ts';
import { Deed, VERBS, Verb } from './deed.ts';
import { Filter, Objects } from './filter.ts';

/** A deed and what it is done to. */
export const Instruction = z.strictObject({ deed: Deed, object: Objects });
export type Instruction = z.infer<typeof Instruction>;

/**
 * What sets a triggered ability off; each speaks of the card that has the text. `targeted` is when it has been named as
 * a target of an ability, a spell or an attack that was declared.
 */
export const Trigger = z.enum(['hire', 'death', 'healed', 'targeted']);
export type Trigger = z.infer<typeof Trigger>;

/**
 * Steps are set apart by a period or semicolon, the parts of a step by commas (116.1): the targets of the
 * first step are named with the declaration, those of a later step when it is reached.
 */
export const Steps = z.array(z.array(Instruction).min(1)).min(1);

/**
 * A lasting text of a card in play. `cannot be` is the reflexive "cannot …": no card may do the verb to it
 * (502.8); `cannot be target` limits what may be named (502.9).
 */
export const Static = z.discriminatedUnion('text', [
  z.strictObject({ text: z.literal('cannot be'), verb: Verb }),
  z.strictObject({ text: z.literal('cannot be target') }),
]);
export type Static = z.infer<typeof Static>;

/**
 * What an activated ability is paid with: its own card, also where nothing is said; or one other card that fits and
 * that the declaration names in `pay`. A sacrificed card goes to its owner's graveyard.
 */
export const Cost = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('exhaust itself') }),
  z.strictObject({ kind: z.literal('exhaust'), filter: Filter }),
  z.strictObject({ kind: z.literal('sacrifice'), filter: Filter }),
]);
export type Cost = z.infer<typeof Cost>;

/** One text. A spell is declared from the hand and costs nothing here. */
export const Ability = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('activated'), cost: Cost.optional(), steps: Steps }),
  z.strictObject({ kind: z.literal('triggered'), trigger: Trigger, steps: Steps }),
  z.strictObject({ kind: z.literal('spell'), steps: Steps }),
  z.strictObject({ kind: z.literal('static'), static: Static }),
]);
export type Ability = z.infer<typeof Ability>;

/** Every text that a case can speak of. */
export const Texts = z.record(AbilityId, Ability);
export type Texts = z.infer<typeof Texts>;

/** The instructions of a text, step by step; none for a static one. */
export const stepsOf = (ability: Ability): readonly (readonly Instruction[])[] =>
  ability.kind === 'static' ? [] : ability.steps;

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
