/** The sets of at most so many of these, the empty one among them. */
export function setsOf<T>(members: readonly T[], most: number): T[][] {
  const [first, ...rest] = members;
  if (first === undefined || most === 0) return [[]];
  return [...setsOf(rest, most), ...setsOf(rest, most - 1).map((set) => [first, ...set])];
}

/** The sets of at most so many of these of which it holds, and of no smaller set within them. */
export function smallestSets<T>(
  members: readonly T[],
  most: number,
  holds: (set: readonly T[]) => boolean,
): T[][] {
  const found: T[][] = [];
  for (const set of setsOf(members, most).sort((a, b) => a.length - b.length)) {
    const isLarger = found.some((smaller) => smaller.every((one) => set.includes(one)));
    if (!isLarger && holds(set)) found.push(set);
  }
  return found;
}
