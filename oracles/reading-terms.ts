import type { Deed } from '../spec/abilities/deed.ts';
import type { Life, LifeEffect } from '../spec/model/life.ts';
import type { Term } from '../spec/model/names.ts';
import type { LifeChange, Passed } from '../spec/questions/life.ts';
import { ends, layersOf, levelNow } from './reading-life.ts';

type Kind = LifeEffect['kind'];

/** How much of one kind of life lies on a card with each term. */
export type Shares = ReadonlyMap<Term, number>;

/** The terms of each kind of life on a card; null where nothing tells which effects are left. */
type Terms = Readonly<Record<Kind, Shares | null>>;

const sumOf = (shares: Shares): number => [...shares.values()].reduce((sum, share) => sum + share, 0);

const shownOn = ({ effects }: Life, kind: Kind): Shares => {
  const shares = new Map<Term, number>();
  for (const { kind: one, until, left } of effects) {
    if (one === kind) shares.set(until, (shares.get(until) ?? 0) + left);
  }
  return shares;
};

const isWithin = (some: Shares, all: Shares): boolean =>
  [...some].every(([term, share]) => share <= (all.get(term) ?? 0));

const isSame = (one: Shares, other: Shares): boolean => isWithin(one, other) && isWithin(other, one);

/**
 * What a deed does to one kind of life: the term of what it lays, null where it lays none; and whether all that lay there
 * before is bound to stay. Where it is not, which of the effects go is left open.
 */
interface Work {
  readonly lays: Term | null;
  readonly keeps: boolean;
}

const KEPT: Work = { lays: null, keeps: true };

/** Life that is laid removes the opposite; where both kinds lie, what is used up by that may have lain there before. */
const layingWork = (life: Life, laid: Kind, kind: Kind, lays: Term): Work => {
  const had = layersOf(life);
  const hasBoth = had.additional > 0 && had.negative > 0;
  return kind === laid ? { lays, keeps: !hasBoth } : { lays: null, keeps: had[kind] === 0 };
};

/**
 * Setting a life lays negative life in the place of wounds or to lower the level, and additional life to raise it. Where all
 * of a kind is removed on the way, as some read it, what is needed has been laid anew.
 */
const settingWork = (life: Life, to: number, kind: Kind): Work => {
  const { wounds, additional, negative } = layersOf(life);
  const missing = to - levelNow(life);
  if (missing === 0 && wounds === 0) return KEPT;
  const hasBoth = additional > 0 && negative > 0;
  const isOpposed = kind === 'additional' ? wounds > 0 || missing < 0 : missing > 0;
  return { lays: 'lasting', keeps: !hasBoth && !isOpposed };
};

/** Null where the deed has no business with life. */
function workOf(deed: Deed, life: Life, kind: Kind): Work | null {
  switch (deed.verb) {
    case 'wound':
    case 'heal':
      return KEPT;
    case 'give life':
      return layingWork(life, 'additional', kind, deed.until);
    case 'take life':
      return layingWork(life, 'negative', kind, deed.until);
    case 'strip life':
      return { lays: null, keeps: kind === 'negative' };
    case 'set life':
      return settingWork(life, deed.to, kind);
    default:
      return null;
  }
}

/** What may be left of some shares, going by what the engine shows before and now; null where nothing tells which have gone. */
function leftOf(had: Shares, shown: Shares, now: Shares, lays: Term | null): Shares | null {
  const sum = sumOf(now);
  if (sum === 0 || (lays === null && sum === sumOf(had))) return sum === 0 ? now : had;
  const [only] = had.keys();
  if (only !== undefined && had.size === 1 && (lays === null || lays === only)) return new Map([[only, sum]]);
  const old = new Map([...now].filter(([term]) => term !== lays));
  return isSame(had, shown) && isWithin(old, had) ? now : null;
}

/** The shares after a change of those there were, if nothing tells but the engine; null where it has shown others before. */
const asShown = (had: Shares, shown: Shares, now: Shares): Shares | null => {
  if (isSame(had, shown)) return now;
  return isSame(shown, now) ? had : null;
};

const isStanding = (term: Term): boolean => term === 'while in play';

const withTerms = (shares: Shares): Shares => new Map([...shares].filter(([term]) => !isStanding(term)));

/**
 * The terms after static texts were looked at, as a deed without business with life may lead to: what they hold comes or goes,
 * and all that has a term keeps it. Where less or more than that has a term now, opposite life may have been laid on the way.
 */
function termsBeside(had: Shares, shown: Shares, now: Shares): Shares | null {
  const termed = withTerms(had);
  const sum = sumOf(termed);
  if (sum !== sumOf(withTerms(now))) return asShown(had, shown, now);
  const held = sumOf(now) - sum;
  return held === 0 ? termed : new Map([...termed, ['while in play', held]]);
}

/** The terms after a deed of those there were, going by what the engine shows before and now. */
function termsAfter(had: Shares, shown: Shares, now: Shares, work: Work): Shares | null {
  if (!work.keeps) return leftOf(had, shown, now, work.lays);
  const more = sumOf(now) - sumOf(had);
  if (more === 0) return had;
  const { lays } = work;
  if (more > 0 && lays !== null) return new Map([...had, [lays, (had.get(lays) ?? 0) + more]]);
  return isSame(had, shown) ? now : null;
}

/** The shares of a kind that have been followed, or those that the engine shows, where they do not come to its sum. */
const agreeing = (followed: Shares | null, life: Life, kind: Kind): Shares | null =>
  followed !== null && sumOf(followed) !== layersOf(life)[kind] ? shownOn(life, kind) : followed;

function passing(followed: Shares | null, { before, after, by }: Passed, kind: Kind): Shares | null {
  const had = agreeing(followed, before, kind);
  const now = shownOn(after, kind);
  if (sumOf(now) === 0) return now;
  if (had === null) return null;
  const shown = shownOn(before, kind);
  if (by === null) return asShown(had, shown, now);
  if (by === 'static texts') return termsBeside(had, shown, now);
  if ('began' in by) return agreeing(new Map([...had].filter(([term]) => !ends(term, by))), after, kind);
  const work = workOf(by, before, kind);
  return work === null ? termsBeside(had, shown, now) : termsAfter(had, shown, now, work);
}

/** Whether a life has become another since a change before, of which nothing was told: the card may have been away. */
const isTorn = (previous: Passed | undefined, life: Life, kind: Kind): boolean =>
  previous !== undefined && !isSame(shownOn(previous.after, kind), shownOn(life, kind));

/**
 * The terms that the effects on a life have as terms end: each that of the deed that laid it, which it keeps until something
 * removes it. As the engine shows them where nothing is known of what led there.
 */
export function termsOf({ before, by }: LifeChange): Terms {
  const passed = typeof by === 'object' && 'expiry' in by ? (by.passed ?? []) : [];
  const first = passed[0]?.before ?? before;
  const followed = (kind: Kind): Shares | null => {
    const shares = passed.reduce<Shares | null>(
      (had, one, i) =>
        passing(isTorn(passed[i - 1], one.before, kind) ? shownOn(one.before, kind) : had, one, kind),
      shownOn(first, kind),
    );
    return isTorn(passed.at(-1), before, kind) ? shownOn(before, kind) : agreeing(shares, before, kind);
  };
  return { additional: followed('additional'), negative: followed('negative') };
}
