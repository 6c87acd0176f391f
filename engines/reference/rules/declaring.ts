import type { Ability, Cost } from '../../../spec/abilities/ability.ts';
import { isCardCost } from '../../../spec/abilities/ability.ts';
import type { Card } from '../../../spec/model/card.ts';
import type { Player } from '../../../spec/model/names.ts';
import type { Declaration, Scope } from '../game.ts';
import { isShot, opponentOf } from '../game.ts';
import type { DeclaringRules, Run, View } from '../rules.ts';
import { answers } from './filter.ts';
import { hasStatic } from './statics.ts';

/** What an ability is paid with; null for one that costs nothing. */
const priceOf = (ability: Ability): Cost | null =>
  ability.kind === 'activated' ? (ability.cost ?? { kind: 'exhaust itself' }) : null;

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

function mayPay(view: View, cost: Cost, card: Card, scope: Scope): boolean {
  if (!isCardCost(cost)) return card.id === scope.source;
  if (!view.rules.fits(view, cost.filter, card, scope)) return false;
  return cost.kind === 'sacrifice' || (card.zone === 'play' && !card.exhausted);
}

function payComplaint(
  view: View,
  ability: Ability,
  { scope, pay: paying }: Pick<Declaration, 'scope' | 'pay'>,
) {
  const cost = priceOf(ability);
  if (cost === null || cost.kind === 'exhaust itself')
    return paying.length === 0 ? null : 'It is not paid with another card';
  const payer = view.cards[paying[0] ?? ''];
  if (payer === undefined || paying.length > 1) return 'Exactly one card pays';
  return view.rules.mayPay(view, cost, payer, scope) ? null : `${payer.id} cannot pay`;
}

function pay(run: Run, { source, ability, pay: paying }: Declaration): void {
  const text = run.texts[ability];
  const cost = text === undefined ? null : priceOf(text);
  const cause = { by: 'rules', effect: 'payment' } as const;
  if (text?.kind === 'spell') run.move(source, { zone: 'graveyard', whose: source.owner }, { by: 'act' });
  if (cost === null) return;
  const payer = cost.kind === 'exhaust itself' ? run.cards[source.id] : run.cards[paying[0] ?? ''];
  if (payer === undefined) return;
  if (cost.kind === 'sacrifice') run.move(payer, { zone: 'graveyard', whose: payer.owner }, cause);
  else run.setFlag(payer, 'exhausted', true, cause);
}

/** Legality is a matter of the declaration alone (501.4, 502.3). */
export const declaringRules: DeclaringRules = {
  sourceComplaint,
  fits: (_view, filter, card, scope) => answers(filter, card, scope),
  mayTarget: (view, card) => !hasStatic(view, card, ({ text }) => text === 'cannot be target'),
  isOption: (view, { choose, deed }, card, scope) =>
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
    return view.rules.optionsOf(view, choosing, scope).length >= object.min;
  },
  isNeededAtDeclaration: (ability, [step]) => ability.kind === 'spell' || step === 0,
  isNamedAtDeclaration: ([step]) => step === 0,
  mayNameSoMany: ({ min, max }, cards) =>
    cards.length >= min && cards.length <= (max ?? Infinity) && new Set(cards).size === cards.length,
  chooserOf: ({ by }, controller) => (by === 'controller' ? controller : opponentOf(controller)),
  sourcesOf: (_view, { source }) => [source],
  becomeTargets: (_view, { when, waiting, cards }) => {
    const earlier = when === 'declared' ? [] : waiting.item.named.flatMap((named) => named.cards);
    return [...new Set(cards)].filter((id) => !earlier.includes(id));
  },
  mayPay,
  payComplaint,
  pay,
  orderOf: (view, setOff) => [
    ...setOff.filter(({ source }) => source.controller !== view.active),
    ...setOff.filter(({ source }) => source.controller === view.active),
  ],
};
