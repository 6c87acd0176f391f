import { BOUNDS, casesOfSize } from '../../generators/exhaustive.ts';
import type { Settings } from '../../generators/settings.ts';
import type { Case } from '../../spec/play/case.ts';
import type { Source } from './hunt.ts';

/** How many cases there are of one size: cards, acts and texts together. */
export interface Stratum {
  readonly size: number;
  readonly cases: number;
}

/** All cases up to a size. `bounds` says in words what is enumerated; `complete` that all of it was judged. */
export interface Exhausted {
  readonly most: number;
  readonly bounds: string;
  readonly strata: readonly Stratum[];
  readonly cases: number;
  readonly complete: boolean;
}

function* upTo(most: number, settings: Settings): Generator<Case> {
  for (let size = 1; size <= most; size += 1) yield* casesOfSize(size, settings);
}

const countOf = (cases: Iterable<unknown>): number => {
  let count = 0;
  for (const _ of cases) count += 1;
  return count;
};

/** Counts all cases up to a size; none has been judged yet. */
export function exhaustedUpTo(most: number, settings: Settings): Exhausted {
  const strata = Array.from({ length: most }, (_, i) => ({
    size: i + 1,
    cases: countOf(casesOfSize(i + 1, settings)),
  }));
  const cases = strata.reduce((sum, stratum) => sum + stratum.cases, 0);
  return { most, bounds: BOUNDS, strata, cases, complete: false };
}

/** All cases up to a size by number, made as they are asked for; going back begins anew. */
export function exhaustiveSource(most: number, settings: Settings): Source {
  let made = upTo(most, settings);
  let next = 0;
  return (index) => {
    if (index < next) {
      made = upTo(most, settings);
      next = 0;
    }
    for (; next < index; next += 1) made.next();
    next += 1;
    const { value, done } = made.next();
    if (done) throw new Error(`There is no case ${index} up to size ${most}: ask for fewer`);
    return value;
  };
}
