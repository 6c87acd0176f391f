import { smallestHittingSets } from '../judge/blame.ts';
import type { Trial } from './qualify.ts';

/** What the mutants say of one clause. */
export interface Standing {
  readonly clause: string;
  /** Mutants that it denied something to. */
  readonly kills: readonly string[];
  /** Those of them that cannot be explained without it: it is in every smallest set of clauses to blame. */
  readonly needed: readonly string[];
  /** Where no mutant needs it: the clauses that are always denied with it. */
  readonly impliedBy: readonly string[] | null;
}

const inEvery = (sets: readonly (readonly string[])[]): string[] =>
  (sets[0] ?? []).filter((name) => sets.every((set) => set.includes(name)));

/** The clauses by what each kills, in the order given; a clause that denied nothing to anybody kills none. */
export function standingsOf(clauses: readonly string[], trials: readonly Trial[]): Standing[] {
  const needed = new Map(trials.map(({ name, denied }) => [name, inEvery(smallestHittingSets(denied))]));
  return clauses.map((clause) => {
    const sets = trials.flatMap(({ denied }) => denied.filter((set) => set.includes(clause)));
    const needing = trials.filter(({ name }) => needed.get(name)?.includes(clause)).map(({ name }) => name);
    return {
      clause,
      kills: trials
        .filter(({ denied }) => denied.some((set) => set.includes(clause)))
        .map(({ name }) => name),
      needed: needing,
      impliedBy:
        needing.length > 0 || sets.length === 0 ? null : inEvery(sets).filter((other) => other !== clause),
    };
  });
}
