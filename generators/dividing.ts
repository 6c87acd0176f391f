import type { Instruction } from '../spec/abilities/ability.ts';
import type { Deed } from '../spec/abilities/deed.ts';
import type { Choose, Objects } from '../spec/abilities/filter.ts';
import { claimsDivided } from './settings.ts';
import type { Table } from './table.ts';

type Amounting = Extract<Deed, { verb: 'wound' | 'heal' | 'give life' | 'take life' }>;

/** Whether a deed has an amount that can be divided among several cards. */
export function isDivisible(deed: Deed): deed is Amounting {
  switch (deed.verb) {
    case 'wound':
      return deed.as === undefined && deed.per === undefined;
    case 'heal':
    case 'give life':
    case 'take life':
      return deed.per === undefined;
    default:
      return false;
  }
}

interface Wish {
  readonly divide?: 'whole' | 'up to' | undefined;
  readonly isSingle?: boolean;
}

/** The instruction with its amount divided, where that is claimed and wanted, now and then where nothing is said. */
export function divided(table: Table, one: Instruction, { divide, isSingle }: Wish): Instruction {
  const { deed, object } = one;
  if (!claimsDivided(table.settings) || isSingle === true) return one;
  if (object.kind !== 'choose' || !isDivisible(deed) || deed.amount < 2) return one;
  const { draw } = table;
  if (divide === undefined && !draw.flag(0.06)) return one;
  const most = Math.min(deed.amount, 9);
  const max = object.max === 1 || object.max === null ? Math.min(most, 3) : Math.min(object.max, most);
  const choose: Choose = {
    ...object,
    min: Math.min(Math.max(1, object.min), max),
    max,
    divide: divide ?? draw.oneOf(['up to', 'whole'] as const),
  };
  return { deed, object: choose };
}

/** Amounts for so many cards, at least 1 each: all of the amount, or up to it; null where nothing is divided. */
export function amountsFor(table: Table, deed: Deed, object: Choose, count: number): number[] | null {
  if (object.divide === undefined || !isDivisible(deed) || count === 0) return null;
  const { draw } = table;
  const amounts = Array.from({ length: count }, () => 1);
  const over = deed.amount - count;
  const given = object.divide === 'whole' || draw.flag(0.6) ? over : draw.between(0, Math.max(0, over));
  for (let left = given; left > 0; left--) {
    const index = draw.below(count);
    amounts[index] = (amounts[index] ?? 0) + 1;
  }
  return amounts;
}

const isChoice = (object: Objects): boolean => object.kind === 'choose';

/** Now and then asks for another card than those chosen before, where that is claimed. */
export function setDifferent(
  table: Table,
  one: Instruction,
  before: readonly (readonly Instruction[])[],
): void {
  const { object } = one;
  if (!table.settings.claims.terms.different || object.kind !== 'choose') return;
  if (!before.flat().some((earlier) => isChoice(earlier.object))) return;
  if (table.draw.flag(0.2)) object.different = true;
}
