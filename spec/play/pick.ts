import type { CardId } from '../model/names.ts';
import type { Pending } from '../model/state.ts';

/**
 * The cards that pick `k` stands for. With n options: the number taken is min plus ⌊k / n⌋, wrapping
 * round within min…max; taken in the order offered from option k mod n on, wrapping round. No options: none.
 * Adapters in other languages repeat these four lines.
 */
export function resolvePick(
  { options, min, max }: Pick<Pending, 'options' | 'min' | 'max'>,
  k: number,
): CardId[] {
  const n = options.length;
  if (n === 0) return [];
  const most = Math.min(max, n);
  const count = Math.min(min, most) + (Math.floor(k / n) % (most - Math.min(min, most) + 1));
  return Array.from({ length: count }, (_, i) => options[(k + i) % n] as CardId);
}
