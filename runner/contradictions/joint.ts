import type { Voice } from './bench.ts';

/** Which answers of a domain each voice allows. */
export type Bits = readonly (readonly boolean[])[];

/** A row of bits for every voice over the domain of a situation. */
export const bitsOf = (voices: readonly Voice[], domain: readonly unknown[]): Bits =>
  voices.map(({ ruling }) => domain.map((answer) => ruling.allows(answer)));

const MOST_VOICES = 10;

/**
 * The smallest sets of rows of which no answer satisfies all, by their numbers: none contains another. The first
 * `known` rows are held to be compatible, so that only sets with a later one are looked for.
 */
export function minimalConflicts(bits: Bits, known = 0): number[][] {
  const count = Math.min(bits.length, MOST_VOICES);
  const found: number[][] = [];
  const masks = Array.from({ length: 2 ** count - 1 }, (_, i) => i + 1).sort(
    (a, b) => ones(a) - ones(b) || a - b,
  );
  const minimal: number[] = [];
  const length = bits[0]?.length ?? 0;
  for (const mask of masks) {
    if (mask < 2 ** known || minimal.some((less) => (less & mask) === less)) continue;
    const members = Array.from({ length: count }, (_, i) => i).filter((i) => (mask >> i) & 1);
    let isJoint = false;
    for (let a = 0; a < length && !isJoint; a += 1) isJoint = members.every((i) => bits[i]?.[a]);
    if (isJoint) continue;
    minimal.push(mask);
    found.push(members);
  }
  return found;
}

const ones = (mask: number): number => {
  let count = 0;
  for (let rest = mask; rest > 0; rest >>= 1) count += rest & 1;
  return count;
};
