import { mutants } from '../engines/mutants/index.ts';
import { reference } from '../engines/reference/index.ts';
import { readingsOf } from '../runner/run/findings.ts';
import type { Hunt } from '../runner/run/hunt.ts';
import { emptyHunt, note } from '../runner/run/hunt.ts';
import { judgePlayed } from '../runner/run/judging.ts';
import type { Case } from '../spec/play/case.ts';
import { sameData } from '../spec/play/same-data.ts';
import type { Engine } from '../spec/protocol/adapter.ts';
import type { Way } from './subject.ts';
import { court, fresh, judgingOf, playedOn, SUPPLIES } from './subject.ts';

/** Cases to kill by mutant; one that survived counts as killed by the case after the last. */
export type Kills = Readonly<Record<string, number>>;

interface Hunted {
  readonly name: string;
  readonly engine: Engine;
  readonly hunt: Hunt;
  refutations: number;
}

const isCaught = (one: Hunted): boolean => {
  if (one.hunt.denials.size > 0) return true;
  if (one.hunt.refutations.size === one.refutations) return false;
  one.refutations = one.hunt.refutations.size;
  return readingsOf(court.clauses, one.hunt).contradicting.length > 0;
};

/** Puts a case to every mutant that is left; a record like the reference's is judged once for all. */
const put = (one: Case, index: number, base: Engine, left: readonly Hunted[]): Hunted[] => {
  const expected = playedOn(base, one);
  const judging = judgingOf(base);
  const usual = expected && judgePlayed(judging, one, expected);
  return left.filter((hunted) => {
    const record = playedOn(hunted.engine, one);
    if (record === null) return true;
    const isUsual = usual !== null && sameData(record, expected);
    note(hunted.hunt, isUsual ? usual : judgePlayed(judging, one, record), one, index);
    return !isCaught(hunted);
  });
};

/** How many cases of a seed it takes to kill each mutant, in one way of making cases. */
export function killsBy(way: Way, seed: number, most: number, names?: readonly string[]): Kills {
  const base = reference();
  const chosen = mutants.filter(({ name }) => names?.includes(name) ?? true);
  let left: Hunted[] = chosen.map((one) => ({ ...fresh(one), hunt: emptyHunt(), refutations: 0 }));
  const kills = new Map(chosen.map(({ name }) => [name, most + 1]));
  SUPPLIES[way](seed, most, (one, index) => {
    const still = put(one, index, base, left);
    for (const hunted of left) if (!still.includes(hunted)) kills.set(hunted.name, index + 1);
    left = still;
    return left.length > 0;
  });
  return Object.fromEntries(kills);
}
