import type { Cost, Instruction } from '../spec/abilities/ability.ts';
import type { Card } from '../spec/model/card.ts';
import { printPaid } from './abilities.ts';
import { isDivisible } from './dividing.ts';
import { provide } from './prices.ts';
import type { Table } from './table.ts';

/** The price of X coins. */
export const X: Extract<Cost, { kind: 'coins' }> = { kind: 'coins', amount: 0, x: true };

/** The instruction with its amount for each coin of X, where it has one that is not divided. */
export function perX(one: Instruction): Instruction {
  const { deed, object } = one;
  if (!isDivisible(deed) || (object.kind === 'choose' && object.divide !== undefined)) return one;
  return { deed: { ...deed, per: 'X' }, object };
}

/** Prints a text that X coins pay for, its amounts by X at times; the players get coins where they have none. */
export function printX(table: Table, self: Card, steps: readonly (readonly Instruction[])[]): string {
  provide(table, table.draw.between(0, 3));
  const byX = table.draw.flag(0.6) ? steps.map((parts) => parts.map(perX)) : steps;
  return printPaid(table, self, byX, X);
}

/** The numbers that a die will show. */
export const drawDice = ({ draw }: Table): number[] => draw.many(1, 4, () => draw.between(1, 6));
