import type { Case } from '../../spec/play/case.ts';
import type { Adapter, Played } from '../../spec/protocol/adapter.ts';
import type { Shows, Shrinker } from './shrink.ts';
import { LIMITS } from './shrink.ts';
import { wayward } from './steady.ts';

/** Engines that have played nothing yet. `most`: how many cases may be tried on them while one is shrunk. */
export interface Fresh {
  readonly most: number;
  open(): Promise<Adapter>;
}

/** A case that goes another way behind others; `differs` is null where that did not show on fresh engines. */
export interface Wayward {
  readonly before: readonly Case[];
  readonly case: Case;
  readonly differs: string | null;
}

/** Does something with an engine that has played nothing yet, and lets it go however that ends. */
export async function onFresh<T>({ open }: Fresh, use: (adapter: Adapter) => Promise<T>): Promise<T> {
  const adapter = await open();
  try {
    return await use(adapter);
  } finally {
    await adapter.bye();
  }
}

const lastOf = async (fresh: Fresh, cases: readonly Case[]): Promise<Played> => {
  const requests = cases.map(({ board, acts, picks }) => ({ board, acts, picks }));
  return (await onFresh(fresh, (adapter) => adapter.play(requests))).at(-1) as Played;
};

/** How a case that went one way on a fresh engine differs from itself behind others on another; null: not at all. */
const differenceFrom = async (
  alone: Played,
  fresh: Fresh,
  before: readonly Case[],
  one: Case,
): Promise<string | null> => wayward(alone, await lastOf(fresh, [...before, one]));

/** How a case on a fresh engine differs from the same case behind others on another fresh one; null: not at all. */
export const differenceBehind = async (
  fresh: Fresh,
  before: readonly Case[],
  one: Case,
): Promise<string | null> => differenceFrom(await lastOf(fresh, [one]), fresh, before, one);

/** Halves the cases before as long as the difference stays. */
const fewerBefore = async (fresh: Fresh, before: readonly Case[], one: Case): Promise<readonly Case[]> => {
  const alone = await lastOf(fresh, [one]);
  let kept = before;
  for (let size = kept.length; size >= 1; size = size >> 1) {
    for (let from = 0; from < kept.length; ) {
      const fewer = [...kept.slice(0, from), ...kept.slice(from + size)];
      if ((await differenceFrom(alone, fresh, fewer, one)) === null) from += size;
      else kept = fewer;
    }
  }
  return kept;
};

/** Shrinks one case after another, all of them within the limits that one has elsewhere. */
const together = (shrink: Shrinker, most: number) => {
  const { milliseconds, clock } = LIMITS;
  const end = clock() + milliseconds;
  let evaluations = Math.min(most, LIMITS.evaluations);
  return async (start: Case, shows: (one: Case) => Promise<boolean>): Promise<Case> => {
    const each: Shows = async (cases) => {
      const shown: boolean[] = [];
      for (const one of cases) shown.push(await shows(one));
      return shown;
    };
    const shrunk = await shrink([start], each, { evaluations, milliseconds: end - clock() });
    evaluations -= shrunk.evaluations;
    return shrunk.case;
  };
};

/** Makes what showed an engine to be nondeterministic as small as fresh engines allow. */
export async function smallestWayward(
  fresh: Fresh,
  before: readonly Case[],
  one: Case,
  shrink: Shrinker,
): Promise<Wayward> {
  // The case itself is among what was played before: a second play alone may be enough.
  const all = [...before, one];
  if ((await differenceBehind(fresh, all, one)) === null) return { before, case: one, differs: null };
  const needed = await fewerBefore(fresh, all, one);
  const shrunk = together(shrink, fresh.most);
  // What shows only where the same is played twice has to be made smaller in both places.
  const behind = (made: Case): readonly Case[] => needed.map((prior) => (prior === one ? made : prior));
  const smallest = await shrunk(
    one,
    async (made) => (await differenceBehind(fresh, behind(made), made)) !== null,
  );
  const alone = await lastOf(fresh, [smallest]);
  let kept = await fewerBefore(fresh, behind(smallest), smallest);
  for (const [i, prior] of kept.entries()) {
    const made = await shrunk(
      prior,
      async (other) => (await differenceFrom(alone, fresh, kept.with(i, other), smallest)) !== null,
    );
    kept = kept.with(i, made);
  }
  const differs = await differenceBehind(fresh, kept, smallest);
  // An engine may keep something beyond what makes it a fresh one.
  return differs === null ? { before, case: one, differs } : { before: kept, case: smallest, differs };
}
