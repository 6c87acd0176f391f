import { priceOf } from '../../../spec/abilities/ability.ts';
import type { Card } from '../../../spec/model/card.ts';
import type { Cell, Player } from '../../../spec/model/names.ts';
import type { Waiting } from '../game.ts';
import { coinsOf } from '../rules/paying.ts';
import type { Rules, View } from '../rules.ts';
import { referenceRules } from './heroes.ts';

/** A strike is carried out where it is declared, before what it set off; else the last one in goes first. */
const nextOf = (waiting: readonly Waiting[]): Waiting | undefined =>
  waiting.find(({ item }) => item.kind === 'attack') ?? waiting.at(-1);

/**
 * A source that was in play when its item came onto the stack has to be there still. A spell, or a text that is set off
 * by leaving play, comes from elsewhere and cannot leave play any more.
 */
const isStillLegal = (view: View, { source, scope }: Waiting): boolean =>
  source?.zone !== 'play' || view.cards[scope.source]?.zone === 'play';

/** What the player has yet to pay for items that wait, in coins: they cannot be promised once more. */
function promised(view: View, player: Player): number {
  let sum = 0;
  for (const { item, scope } of view.waiting) {
    const price = priceOf(view.texts[item.ability ?? '']);
    if (item.controller === player && price?.kind === 'coins') sum += coinsOf(price, scope);
  }
  return sum;
}

/** The game as it is without the coins that are promised. */
function withoutPromised(view: View): View {
  const { A = 0, B = 0 } = view.coins ?? {};
  const coins = { A: A - promised(view, 'A'), B: B - promised(view, 'B') };
  return Object.create(view, { coins: { value: coins } });
}

const isTaken = (view: View, { id }: Card, cell: Cell): boolean =>
  Object.values(view.cards).some(
    (other) => other.id !== id && other.cell?.row === cell.row && other.cell.column === cell.column,
  );

function stepComplaint(view: View, player: Player, card: Card, cell: Cell): string | null {
  if (player !== view.active) return `It is not the turn of ${player}`;
  if (card.zone !== 'play') return `${card.id} is not in play`;
  if (card.type !== 'creature') return `A ${card.type} does not move`;
  if (card.controller !== player) return `${card.id} is not controlled by ${player}`;
  if (card.exhausted) return `${card.id} is exhausted`;
  const square = `row ${cell.row}, column ${cell.column}`;
  if (isTaken(view, card, cell)) return `Another card stands on ${square}`;
  const isThere = card.cell?.row === cell.row && card.cell.column === cell.column;
  return isThere ? `${card.id} stands on ${square} already` : null;
}

/** What the reference engine decides otherwise where it plays classic (502.3, 502.6–502.8). */
export const classicRules: Rules = {
  ...referenceRules,
  nextOf,
  paysAt: () => 'carrying out',
  isStillLegal,
  payComplaint: (view, ability, declaration) =>
    referenceRules.payComplaint(withoutPromised(view), ability, declaration),
  isNeededAtDeclaration: (_ability, [step]) => step === 0,
  stepComplaint,
  whereTo: (view, card, cell) => (isTaken(view, card, cell) ? null : cell),
};
