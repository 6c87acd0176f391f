/** What chance decides. */
export interface Luck {
  below(n: number): number;
  oneOf<T>(values: readonly [T, ...T[]] | readonly T[]): T;
  chance(percent: number): boolean;
}

/** Numbers that look random and depend on the seed alone (mulberry32). */
export function luckOf(seed: number): Luck {
  let a = seed;
  const next = () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (n: number) => Math.floor(next() * n);
  return {
    below,
    oneOf: (values) => values[below(values.length)] as (typeof values)[number],
    chance: (percent) => below(100) < percent,
  };
}
