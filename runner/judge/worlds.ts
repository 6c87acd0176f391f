import type { Clause } from '../../spec/clauses/clause.ts';

/** One reading for each ambiguous clause, by address; a clause that is left out is read by its default. */
export type World = Readonly<Record<string, string>>;

/** Readings that cannot be held together, given what an engine did. */
export interface Nogood {
  readonly readings: World;
  /** The certified clauses that denied the answer under them. */
  readonly denied: readonly string[];
}

/** A name for an assignment, whatever its order. */
export const worldKey = (world: World): string =>
  Object.entries(world)
    .map(([clause, reading]) => `${clause}=${reading}`)
    .sort()
    .join(' & ');

/** Every choice of one reading for each of these clauses; the default readings come first. */
export function worldsOf(ambiguous: readonly Clause[]): World[] {
  return ambiguous.reduce<World[]>(
    (worlds, { address, readings }) =>
      worlds.flatMap((world) => readings.map(({ name }) => ({ ...world, [address]: name }))),
    [{}],
  );
}

const holds = (part: World, whole: World): boolean =>
  Object.entries(part).every(([clause, reading]) => whole[clause] === reading);

const partsOf = (world: World): World[] =>
  Object.entries(world)
    .reduce<World[]>(
      (parts, [clause, reading]) => parts.concat(parts.map((part) => ({ ...part, [clause]: reading }))),
      [{}],
    )
    .sort((a, b) => Object.keys(a).length - Object.keys(b).length);

/** The smallest assignments such that every world that holds one of them is among the refuted. */
export function nogoodsOf(worlds: readonly World[], refuted: readonly World[]): World[] {
  const all = new Set(refuted.map(worldKey));
  const found: World[] = [];
  for (const part of refuted.flatMap(partsOf)) {
    const isKnown = found.some((smaller) => holds(smaller, part));
    if (!isKnown && worlds.every((world) => !holds(part, world) || all.has(worldKey(world))))
      found.push(part);
  }
  return found.sort((a, b) => Object.keys(a).length - Object.keys(b).length);
}

/**
 * The readings that all worlds without a nogood share, which is what a run tells of them; null where there is no such
 * world. A clause that two of those worlds read otherwise is left out.
 */
export function readingsLeft(clauses: readonly Clause[], nogoods: readonly World[]): World | null {
  const involved = clauses.filter(({ address }) => nogoods.some((nogood) => address in nogood));
  const [first, ...others] = worldsOf(involved).filter(
    (world) => !nogoods.some((nogood) => holds(nogood, world)),
  );
  if (first === undefined) return null;
  const shared = Object.entries(first).filter(([address, reading]) =>
    others.every((world) => world[address] === reading),
  );
  return Object.fromEntries(shared);
}
