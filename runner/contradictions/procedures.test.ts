import { describe, expect, it } from 'vitest';
import { life } from '../../oracles/examples.ts';
import { levelNow } from '../../oracles/reading-life.ts';
import { isDestroyed } from '../../spec/questions/fate.ts';
import type { LifeChange } from '../../spec/questions/life.ts';
import { benchOf } from './bench.ts';
import type { Texts } from './edits.ts';
import { dropping } from './edits.ts';
import { procedureCheck } from './procedures.ts';
import { texts } from './testing/bank.ts';
import { adding } from './testing/planting.ts';

const setting = (before: LifeChange['before'], to: number): LifeChange => ({
  before,
  by: { deed: { verb: 'set life', to } },
});

/** The clauses and readings by which a life cannot be set so. */
const foundIn = ({ clauses, suppositions }: Texts, change: LifeChange): string[] => {
  const bench = benchOf(clauses, suppositions);
  const check = procedureCheck(bench, 2);
  return bench.clauses
    .flatMap((clause) => (clause.procedure === undefined ? [] : check(clause, clause.procedure, change)))
    .map(
      (claim) =>
        `${claim.clauses.join(' × ')}: ${claim.alternatives
          .flat()
          .map(({ name }) => name)
          .join()}`,
    );
};

const sinking = setting(life(1, { wounds: 1, additional: 1 }), 2);

describe('the setting of a life', () => {
  it('leads nowhere under some readings', () => {
    expect(foundIn(texts, setting(life(1, { wounds: 1 }), 1))).toEqual([
      'heroes/504.5 × heroes/504.6: the newcomer removes all and stays',
    ]);
  });
  it('is broken off where a step leaves no level, and the card is destroyed at once', () => {
    expect(foundIn(texts, sinking)).toEqual([
      'heroes/504.5 × heroes/504.6 × heroes/505.1: the newcomer removes all and stays',
    ]);
  });
  it('goes on where no clause destroys the card on the way', () => {
    expect(foundIn(dropping(texts, 'heroes/505.1', 'isDestroyed'), sinking)).toEqual([]);
  });
  it('names one clause that breaks it off, not all that do', () => {
    const never = adding('heroes/503.2', isDestroyed, ({ after }) => levelNow(after) < 3, 'destroyed');
    expect(foundIn(never(texts), sinking)).toEqual([
      'heroes/503.2 × heroes/504.6: ',
      'heroes/504.5 × heroes/504.6 × heroes/505.1: the newcomer removes all and stays',
    ]);
  });
  it('may end without a level, if that is what the text says', () => {
    expect(foundIn(texts, setting(life(2), 0))).toEqual([]);
  });
  it('may pass through any level above zero', () => {
    expect(foundIn(texts, setting(life(3, { wounds: 1, additional: 1 }), 4))).toEqual([]);
  });
});
