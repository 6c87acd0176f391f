import type { Deed } from '../../spec/abilities/deed.ts';
import type { Choosing, Scope, Share } from './game.ts';

/** The number of a deed, with the X that was paid; null for a deed without one. */
export function numberOf(deed: Deed, { x = 0 }: Pick<Scope, 'x'>): number | null {
  if (!('amount' in deed)) return null;
  return 'per' in deed && deed.per === 'X' ? deed.amount * x : deed.amount;
}

/** How much a choice divides; null where it divides nothing. */
export function shareOf({ choose, deed }: Choosing, scope: Scope): Share | null {
  const amount = numberOf(deed, scope);
  return choose.divide === undefined || amount === null ? null : { amount, whole: choose.divide === 'whole' };
}

/** How many cards can get something of what is divided. */
export const mostOf = (choosing: Choosing, scope: Scope): number =>
  shareOf(choosing, scope)?.amount ?? Number.POSITIVE_INFINITY;

/** What each of so many cards gets where nobody says how to divide. */
export const evenly = ({ amount, whole }: Share, count: number): number[] | null =>
  count === 0 ? null : Array.from({ length: count }, (_, i) => (i === 0 && whole ? amount - (count - 1) : 1));

/** Why the amounts do not go with the cards, or null. */
export function shareComplaint(
  share: Share | null,
  count: number,
  amounts: readonly number[] | null,
): string | null {
  if (share === null) return amounts === null ? null : 'No amount is divided here';
  if (count === 0) return (amounts?.length ?? 0) === 0 ? null : 'Amounts are given for no card';
  if (amounts === null) return 'It is not said how the amount is divided';
  if (amounts.length !== count || amounts.some((amount) => amount < 1)) return 'Each card gets at least 1';
  const sum = amounts.reduce((total, amount) => total + amount, 0);
  const { amount, whole } = share;
  return sum > amount || (whole && sum < amount) ? `${sum} is divided, not ${amount}` : null;
}
