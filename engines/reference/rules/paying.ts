import type { Ability, Cost } from '../../../spec/abilities/ability.ts';
import { isCardCost } from '../../../spec/abilities/ability.ts';
import type { Card } from '../../../spec/model/card.ts';
import type { Declaration, Payment, Scope } from '../game.ts';
import type { Run, View } from '../rules.ts';

/** What an ability is paid with; null for one that costs nothing. */
export function priceOf(ability: Ability): Cost | null {
  if (ability.kind === 'activated') return ability.cost ?? { kind: 'exhaust itself' };
  return ability.kind === 'spell' ? (ability.cost ?? null) : null;
}

/** Why X is said or left out wrongly, or null. */
export function xComplaint(ability: Ability, x: number | undefined): string | null {
  const cost = priceOf(ability);
  const isAsked = cost?.kind === 'coins' && cost.x === true;
  if (isAsked === (x !== undefined)) return null;
  return isAsked ? 'It is not said what X is' : 'The price has no X';
}

/** Whether a card may be what a price is paid with. */
export function mayPay(view: View, cost: Cost, card: Card, scope: Scope): boolean {
  if (!isCardCost(cost)) return card.id === scope.source;
  if (!view.rules.fits(view, cost.filter, card, scope)) return false;
  return cost.kind === 'sacrifice' || (card.zone === 'play' && !card.exhausted);
}

/** How many coins a price of coins is. */
export const coinsOf = (cost: Extract<Cost, { kind: 'coins' }>, { x = 0 }: Scope): number =>
  cost.x === true ? x : cost.amount;

/** Why the price cannot be paid so, or null. */
export function payComplaint(
  view: View,
  ability: Ability,
  { scope, pay: paying }: Pick<Declaration, 'scope' | 'pay'>,
): string | null {
  const cost = priceOf(ability);
  if (!isCardCost(cost ?? undefined)) {
    if (paying.length > 0) return 'It is not paid with another card';
    if (cost?.kind === 'coins' && coinsOf(cost, scope) > (view.coins?.[scope.controller] ?? 0))
      return `${scope.controller} has too few coins`;
    const isAlive = (view.cards[scope.source]?.life ?? null) !== null;
    return cost?.kind === 'wounds' && !isAlive ? `${scope.source} cannot be wounded` : null;
  }
  const payer = view.cards[paying[0] ?? ''];
  if (payer === undefined || paying.length > 1) return 'Exactly one card pays';
  return cost !== null && view.rules.mayPay(view, cost, payer, scope) ? null : `${payer.id} cannot pay`;
}

const cause = { by: 'rules', effect: 'payment' } as const;

/** The card that pays, while it is still where it can; where payment comes late it may have gone meanwhile. */
function payerOf(run: Run, cost: Cost, { source, pay: paying }: Payment): Card | undefined {
  const payer = isCardCost(cost) ? run.cards[paying[0] ?? ''] : run.cards[source.id];
  const zone = (isCardCost(cost) ? cost.filter.zone : undefined) ?? 'play';
  return payer?.zone === zone ? payer : undefined;
}

function payWith(run: Run, cost: Cost, payment: Payment): readonly Card[] {
  const { scope } = payment;
  const payer = payerOf(run, cost, payment);
  switch (cost.kind) {
    case 'coins':
      run.setCoins(
        scope.controller,
        Math.max(0, (run.coins?.[scope.controller] ?? 0) - coinsOf(cost, scope)),
        cause,
      );
      return [];
    case 'wounds':
      if (payer !== undefined)
        run.rules.perform(run, { verb: 'wound', amount: cost.amount }, payer, {
          cause,
          text: null,
          controller: scope.controller,
        });
      return [];
    case 'sacrifice':
      if (payer !== undefined) run.move(payer, { zone: 'graveyard', whose: payer.owner }, cause);
      break;
    case 'exhaust':
    case 'exhaust itself':
      if (payer === undefined || payer.exhausted) return [];
      run.setFlag(payer, 'exhausted', true, cause);
      break;
    default:
      cost satisfies never;
  }
  return payer === undefined ? [] : [payer];
}

/** A spell leaves the hand when it is declared. */
export function layDown(run: Run, source: Card, ability: Ability): void {
  if (ability.kind === 'spell') run.move(source, { zone: 'graveyard', whose: source.owner }, { by: 'act' });
}

export function pay(run: Run, payment: Payment): readonly Card[] {
  const text = run.texts[payment.ability];
  const cost = text === undefined ? null : priceOf(text);
  return cost === null ? [] : payWith(run, cost, payment);
}
