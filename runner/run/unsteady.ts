import type { Case } from '../../spec/play/case.ts';
import type { Adapter, Played } from '../../spec/protocol/adapter.ts';
import type { Shrinker } from './shrink.ts';
import { wayward } from './steady.ts';

/** Engines that have played nothing yet. `isCheap`: making one costs no more than playing a case. */
export interface Fresh {
  readonly isCheap: boolean;
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

/** How a case on a fresh engine differs from the same case behind others on another fresh one; null: not at all. */
export const differenceBehind = async (
  fresh: Fresh,
  before: readonly Case[],
  one: Case,
): Promise<string | null> => wayward(await lastOf(fresh, [one]), await lastOf(fresh, [...before, one]));

/** Halves the cases before as long as the difference stays. */
const fewerBefore = async (fresh: Fresh, before: readonly Case[], one: Case): Promise<readonly Case[]> => {
  let kept = before;
  for (let size = kept.length; size >= 1; size = size >> 1) {
    for (let from = 0; from < kept.length; ) {
      const fewer = [...kept.slice(0, from), ...kept.slice(from + size)];
      if ((await differenceBehind(fresh, fewer, one)) === null) from += size;
      else kept = fewer;
    }
  }
  return kept;
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
  let kept = await fewerBefore(fresh, all, one);
  let smallest = one;
  if (fresh.isCheap) {
    const shows = (make: (made: Case) => [readonly Case[], Case]) => async (cases: readonly Case[]) => {
      const shown: boolean[] = [];
      for (const made of cases) shown.push((await differenceBehind(fresh, ...make(made))) !== null);
      return shown;
    };
    smallest = (
      await shrink(
        [smallest],
        shows((made) => [kept, made]),
      )
    ).case;
    for (const [i, prior] of kept.entries()) {
      const shrunk = await shrink(
        [prior],
        shows((made) => [kept.with(i, made), smallest]),
      );
      kept = kept.with(i, shrunk.case);
    }
  }
  return { before: kept, case: smallest, differs: await differenceBehind(fresh, kept, smallest) };
}
