const MOST_TOGETHER = 5;

/** Every choice of so many members of a list, in its order. */
export const combinations = <T>(members: readonly T[], size: number): T[][] =>
  size === 0
    ? [[]]
    : members.flatMap((member, i) =>
        combinations(members.slice(i + 1), size - 1).map((rest) => [member, ...rest]),
      );

/**
 * Every smallest set of names that meets each of the given sets. More than five together are not searched for:
 * then all names are one set.
 */
export function smallestHittingSets(sets: readonly (readonly string[])[]): string[][] {
  const needed = minimal(sets.filter((set) => set.length > 0));
  const names = [...new Set(needed.flat())].sort();
  for (let size = 0; size <= Math.min(MOST_TOGETHER, names.length); size += 1) {
    const hitting = combinations(names, size).filter((chosen) =>
      needed.every((set) => set.some((name) => chosen.includes(name))),
    );
    if (hitting.length > 0) return hitting;
  }
  return [names];
}

const minimal = (sets: readonly (readonly string[])[]): (readonly string[])[] => {
  const distinct = [...new Map(sets.map((set) => [[...set].sort().join(' '), set])).values()];
  return distinct.filter(
    (set) => !distinct.some((less) => less !== set && less.every((name) => set.includes(name))),
  );
};

/** The names that some smallest hitting set holds: the blame of a run. */
export const blameOf = (sets: readonly (readonly string[])[]): string[] =>
  [...new Set(smallestHittingSets(sets).flat())].sort();

/**
 * What one of several sets is blamed on: its names that a run blames, and of these only such as a smaller set within it
 * has, where there is one, for that alone explains it.
 */
export function blameWithin(
  own: readonly string[],
  all: readonly (readonly string[])[],
  blamed: readonly string[],
): string[] {
  const isWithin = (set: readonly string[]) => set.every((name) => own.includes(name));
  const least = new Set(minimal(all.filter((set) => set.length > 0 && isWithin(set))).flat());
  return own.filter((name) => blamed.includes(name) && least.has(name));
}
