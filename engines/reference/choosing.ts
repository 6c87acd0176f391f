import type { Ability } from '../../spec/abilities/ability.ts';
import { stepsOf } from '../../spec/abilities/ability.ts';
import type { At, CardId } from '../../spec/model/names.ts';
import type { Named, Pending } from '../../spec/model/state.ts';
import { mostOf, shareOf } from './dividing.ts';
import type { Addressed, Choosing, Scope } from './game.ts';
import { isAt } from './game.ts';
import type { View } from './rules.ts';

/** Every instruction of a text with its address, in order. */
export const addressed = (ability: Ability): Addressed[] =>
  stepsOf(ability).flatMap((step, i) => step.map((instruction, j) => ({ at: [i, j] as At, instruction })));

/** What one instruction chooses, with the cards that it has to leave; null where it chooses nothing. */
export function choosingOf(
  view: View,
  instructions: readonly Addressed[],
  { at, instruction: { deed, object } }: Addressed,
  named: readonly Named[],
): Choosing | null {
  if (object.kind !== 'choose') return null;
  return { at, choose: object, deed, taken: view.rules.takenBy(instructions, at, named) };
}

/** A choice as it is put to a player. */
export function askFor(
  view: View,
  choosing: Choosing,
  of: { readonly scope: Scope; readonly ability: string },
  item: string | null,
): Pending {
  const { at, choose } = choosing;
  const { controller, source } = of.scope;
  const options = view.rules.optionsOf(view, choosing, of.scope);
  const player = view.rules.chooserOf(choose, controller, at);
  const max = Math.min(choose.max ?? options.length, mostOf(choosing, of.scope));
  const pending = { player, source, ability: of.ability, at, item, options, min: choose.min, max };
  const divide = shareOf(choosing, of.scope);
  return divide === null || divide.amount === 0 ? pending : { ...pending, divide };
}

/** All ways to take so many of the cards. */
function* waysToTake(cards: readonly CardId[], count: number): Generator<CardId[]> {
  if (count === 0) yield [];
  else
    for (const [i, card] of cards.entries())
      for (const rest of waysToTake(cards.slice(i + 1), count - 1)) yield [card, ...rest];
}

const isDifferent = ({ instruction: { object } }: Addressed): boolean =>
  object.kind === 'choose' && object.different === true;

/** Whether all instructions can be given cards together, where some must leave the cards of others. */
export function canAllBeNamed(
  view: View,
  instructions: readonly Addressed[],
  scope: Scope,
  named: readonly Named[],
): boolean {
  if (!instructions.some(isDifferent)) return true;
  const open = instructions.flatMap((instruction) => {
    const choosing = choosingOf(view, instructions, instruction, named);
    return choosing === null || named.some(({ at }) => isAt(at, choosing.at)) ? [] : [choosing];
  });
  const [next] = open;
  if (next === undefined) return true;
  // No instruction needs more candidates than all of them take together: with these it can avoid the others.
  const enough = open.reduce((sum, { choose }) => sum + choose.min, 0);
  const { at } = next;
  for (const cards of waysToTake(view.rules.optionsOf(view, next, scope).slice(0, enough), next.choose.min))
    if (canAllBeNamed(view, instructions, scope, [...named, { at, cards, amounts: null }])) return true;
  return false;
}
