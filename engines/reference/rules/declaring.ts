import type { Ability } from '../../../spec/abilities/ability.ts';
import type { Card } from '../../../spec/model/card.ts';
import type { At, CardId, Player } from '../../../spec/model/names.ts';
import type { Named } from '../../../spec/model/state.ts';
import { mostOf, shareComplaint } from '../dividing.ts';
import type { Addressed } from '../game.ts';
import { isAt, isShot, opponentOf } from '../game.ts';
import type { DeclaringRules, View } from '../rules.ts';
import { answers } from './filter.ts';
import { layDown, mayPay, pay, payComplaint, priceOf } from './paying.ts';
import { hasStatic } from './texts.ts';

function activatedComplaint(player: Player, card: Card, ability: Ability): string | null {
  if (card.zone !== 'play') return `${card.id} is not in play`;
  if (card.controller !== player) return `${card.id} is not controlled by ${player}`;
  const isPayer = priceOf(ability)?.kind === 'exhaust itself';
  return isPayer && card.exhausted ? `${card.id} is exhausted` : null;
}

const spellComplaint = (player: Player, card: Card): string | null =>
  card.zone === 'hand' && card.whose === player ? null : `${card.id} is not in the hand of ${player}`;

function sourceComplaint(view: View, player: Player, card: Card, ability: Ability, id: string) {
  if (player !== view.active) return `It is not the turn of ${player}`;
  if (!card.abilities.includes(id)) return `${card.id} does not have ${id}`;
  if (ability.kind === 'activated') return activatedComplaint(player, card, ability);
  if (ability.kind === 'spell') return spellComplaint(player, card);
  return `${id} is not an ability that a player declares`;
}

const isBefore = (a: At, b: At): boolean => a[0] < b[0] || (a[0] === b[0] && a[1] < b[1]);

/** «Another» card than those of earlier instructions, and than those that a later one has been given already. */
function takenBy(instructions: readonly Addressed[], at: At, named: readonly Named[]): CardId[] {
  const isDifferent = (place: At) =>
    instructions.some(
      ({ at: other, instruction: { object } }) =>
        isAt(other, place) && object.kind === 'choose' && object.different === true,
    );
  return named
    .filter((other) =>
      isBefore(other.at, at) ? isDifferent(at) : isBefore(at, other.at) && isDifferent(other.at),
    )
    .flatMap(({ cards }) => cards);
}

/** Legality is a matter of the declaration alone (501.4, 502.3). */
export const declaringRules: DeclaringRules = {
  sourceComplaint,
  fits: (view, filter, card, scope) =>
    answers(filter, card, scope, filter.cost === undefined ? card.cost : view.rules.costOf(view, card)),
  mayTarget: (view, card) => !hasStatic(view, card, ({ text }) => text === 'cannot be target'),
  isOption: (view, { choose, deed, taken = [] }, card, scope) =>
    !taken.includes(card.id) &&
    view.rules.fits(view, choose.filter, card, scope) &&
    view.rules.mayTarget(view, card, scope) &&
    (!isShot(deed) || view.rules.mayAttack(view, card, scope, 'shot')),
  optionsOf: (view, choosing, scope) =>
    Object.values(view.cards)
      .filter((card) => view.rules.isOption(view, choosing, card, scope))
      .map(({ id }) => id),
  isDeclarable: (view, { at, instruction: { deed, object } }, scope) => {
    if (object.kind !== 'choose') return true;
    const choosing = { at, choose: object, deed };
    const options = view.rules.optionsOf(view, choosing, scope).length;
    return Math.min(options, mostOf(choosing, scope)) >= object.min;
  },
  isNeededAtDeclaration: (ability, [step]) => ability.kind === 'spell' || step === 0,
  isNamedAtDeclaration: ([step]) => step === 0,
  mayNameSoMany: ({ min, max }, cards) =>
    cards.length >= min && cards.length <= (max ?? Infinity) && new Set(cards).size === cards.length,
  shareComplaint,
  takenBy,
  chooserOf: ({ by }, controller) => (by === 'controller' ? controller : opponentOf(controller)),
  sourcesOf: (_view, { source }) => [source],
  becomeTargets: (_view, { when, waiting, cards }) => {
    const earlier = when === 'declared' ? [] : waiting.item.named.flatMap((named) => named.cards);
    return [...new Set(cards)].filter((id) => !earlier.includes(id));
  },
  mayPay,
  payComplaint,
  layDown,
  pay,
  orderOf: (view, setOff) => [
    ...setOff.filter(({ source }) => source.controller !== view.active),
    ...setOff.filter(({ source }) => source.controller === view.active),
  ],
};
