import { smallerCases } from '../../generators/reduce.ts';
import type { Settings } from '../../generators/settings.ts';
import type { Case } from '../../spec/play/case.ts';

const MOST_EVALUATIONS = 2500;
const AT_ONCE = 8;

/** Tells of each case whether it still shows what is being shrunk. */
export type Shows = (cases: readonly Case[]) => Promise<readonly boolean[]>;

/** The smallest case found, and how many were tried for it. */
export interface Shrunk {
  readonly case: Case;
  readonly evaluations: number;
}

const batched = function* <T>(items: Iterable<T>, size: number): Generator<T[]> {
  let batch: T[] = [];
  for (const item of items) {
    batch.push(item);
    if (batch.length === size) {
      yield batch;
      batch = [];
    }
  }
  if (batch.length > 0) yield batch;
};

/** How a case is made smaller; replaying shows cases as they are. */
export type Shrinker = (start: Case, shows: Shows) => Promise<Shrunk>;

/** Leaves the case as it is. */
export const asItIs: Shrinker = async (start) => ({ case: start, evaluations: 0 });

/**
 * Takes the first smaller case that still shows the same, again and again, until none does or the cap is met. It
 * tries nothing that an engine with these claims may not be asked.
 */
export const shrinkerFor =
  (settings: Settings, most = MOST_EVALUATIONS): Shrinker =>
  async (start, shows) => {
    let smallest = start;
    let evaluations = 0;
    const tried = new Set<string>();
    const isNew = (candidate: Case): boolean => {
      const key = JSON.stringify(candidate);
      return tried.has(key) ? false : Boolean(tried.add(key));
    };
    const next = async (): Promise<Case | undefined> => {
      for (const batch of batched(smallerCases(smallest, settings), AT_ONCE)) {
        const fresh = batch.filter(isNew);
        if (evaluations >= most) return undefined;
        evaluations += fresh.length;
        const showing = fresh.length === 0 ? [] : await shows(fresh);
        const found = fresh.find((_, i) => showing[i]);
        if (found !== undefined) return found;
      }
      return undefined;
    };
    for (let found = await next(); found !== undefined; found = await next()) smallest = found;
    return { case: smallest, evaluations };
  };
