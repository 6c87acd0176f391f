import { isSimpler, pairs, passes } from '../../generators/reduce.ts';
import type { Settings } from '../../generators/settings.ts';
import type { Case } from '../../spec/play/case.ts';

/** Where shrinking ends whatever is found. Time is there for slow engines alone: fast ones never come near it. */
export interface Limits {
  readonly evaluations: number;
  readonly milliseconds: number;
  readonly clock: () => number;
}

export const LIMITS: Limits = { evaluations: 2500, milliseconds: 60_000, clock: () => performance.now() };
const AT_ONCE = 8;

/** Tells of each case whether it still shows what is being shrunk. */
export type Shows = (cases: readonly Case[]) => Promise<readonly boolean[]>;

/** The smallest case found, how many were tried for it, and the limit that was met, if any. */
export interface Shrunk {
  readonly case: Case;
  readonly evaluations: number;
  readonly cutBy: 'evaluations' | 'time' | null;
}

/** How the cases that show one finding are brought down to one; the first is the one that was met first. */
export type Shrinker = (starts: readonly Case[], shows: Shows, limits?: Partial<Limits>) => Promise<Shrunk>;

/** Leaves the case as it is: replaying shows cases as they are. */
export const asItIs: Shrinker = async ([start]) => ({ case: start as Case, evaluations: 0, cutBy: null });

/** Asks of no case twice, and of none once a limit is met. */
class Asking {
  evaluations = 0;
  cutBy: Shrunk['cutBy'] = null;
  readonly #known = new Map<string, boolean>();
  readonly #shows: Shows;
  readonly #limits: Limits;
  readonly #end: number;

  constructor(shows: Shows, limits: Limits) {
    this.#shows = shows;
    this.#limits = limits;
    this.#end = limits.clock() + limits.milliseconds;
  }

  /** The place of the first case of a batch that shows it; none where a limit is met. */
  async firstOf(batch: readonly Case[]): Promise<number> {
    const keys = batch.map((one) => JSON.stringify(one));
    const isFresh = (key: string, i: number) => !this.#known.has(key) && keys.indexOf(key) === i;
    const fresh = [...batch.keys()].filter((i) => isFresh(keys[i] as string, i));
    if (fresh.length > 0 && !this.#mayGoOn()) return -1;
    const showing = fresh.length === 0 ? [] : await this.#shows(fresh.map((i) => batch[i] as Case));
    this.evaluations += fresh.length;
    for (const [n, i] of fresh.entries()) this.#known.set(keys[i] as string, showing[n] ?? false);
    return keys.findIndex((key) => this.#known.get(key));
  }

  #mayGoOn(): boolean {
    if (this.evaluations >= this.#limits.evaluations) this.cutBy ??= 'evaluations';
    else if (this.#limits.clock() > this.#end) this.cutBy ??= 'time';
    return this.cutBy === null;
  }
}

interface Found {
  readonly case: Case;
  readonly place: number;
}

/** The first of these cases that shows it, from a place on; batches grow while nothing does. */
async function firstShowing(asking: Asking, cases: Iterable<Case>, from: number): Promise<Found | null> {
  let [batch, size, place]: [Case[], number, number] = [[], 1, 0];
  const ask = async (): Promise<Found | null> => {
    const index = await asking.firstOf(batch);
    return index < 0 ? null : { case: batch[index] as Case, place: place - batch.length + index };
  };
  for (const one of cases) {
    place += 1;
    if (place <= from) continue;
    batch.push(one);
    if (batch.length < size) continue;
    const found = await ask();
    if (found !== null || asking.cutBy !== null) return found;
    batch = [];
    size = Math.min(AT_ONCE, size * 2);
  }
  return batch.length === 0 ? null : ask();
}

/** Goes through one kind of move once, going on where the last one that worked stood. */
async function sweep(asking: Asking, start: Case, cases: (of: Case) => Iterable<Case>): Promise<Case> {
  let smallest = start;
  let from = 0;
  for (;;) {
    const found = await firstShowing(asking, cases(smallest), from);
    if (found === null) return smallest;
    smallest = found.case;
    from = found.place;
  }
}

/** Sweeps until no move works, and then no two at once. */
async function descend(asking: Asking, start: Case, settings: Settings): Promise<Case> {
  let smallest = start;
  for (;;) {
    const before = smallest;
    for (const pass of passes) smallest = await sweep(asking, smallest, (of) => pass(of, settings));
    if (smallest === before) smallest = await sweep(asking, smallest, (of) => pairs(of, settings));
    if (smallest === before || asking.cutBy !== null) return smallest;
  }
}

/**
 * Makes each of the starting cases smaller in the terms of the game, until no move and no two do, and takes the
 * simplest of what is left. It tries nothing that an engine with these claims may not be asked.
 */
export const shrinkerFor =
  (settings: Settings, limits: Partial<Limits> = {}): Shrinker =>
  async (starts, shows, closer = {}) => {
    const asking = new Asking(shows, { ...LIMITS, ...limits, ...closer });
    let smallest: Case | null = null;
    for (const start of starts) {
      const end: Case = await descend(asking, start, settings);
      if (smallest === null || isSimpler(end, smallest)) smallest = end;
    }
    return { case: smallest ?? (starts[0] as Case), evaluations: asking.evaluations, cutBy: asking.cutBy };
  };
