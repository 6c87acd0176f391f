import { describe, expect, it } from 'vitest';
import { Case } from '../../spec/play/case.ts';
import type { Fault, Hunt } from './hunt.ts';
import { isHopeless } from './hunt.ts';

const one = Case.parse({ board: { cards: [] }, acts: [] });
const huntOf = (cases: number, times: Partial<Record<Fault, number>>): Pick<Hunt, 'cases' | 'faults'> => ({
  cases,
  faults: new Map(
    Object.entries(times).map(([kind, n]) => [
      kind as Fault,
      { what: '', case: one, index: 0, smallest: [one], times: n },
    ]),
  ),
});

describe('an engine is given up', () => {
  it.each([
    ['that broke on all of 16 cases', huntOf(16, { crash: 14, protocol: 2 }), true],
    ['not one that broke on all of 15', huntOf(15, { crash: 15 }), false],
    ['not one that broke on all cases but one', huntOf(17, { crash: 16 }), false],
    ['that hung on 10 cases of many', huntOf(1000, { timeout: 10 }), true],
    ['not one that hung on 9', huntOf(1000, { timeout: 9 }), false],
    ['whose faults are 200', huntOf(1000, { crash: 100, inconsistent: 100 }), true],
    ['not one whose faults are 199', huntOf(1000, { crash: 100, inconsistent: 99 }), false],
    ['not one whose every state is wrong, for it answers', huntOf(32, { inconsistent: 32 }), false],
    ['not one that is never the same', huntOf(1000, { nondeterministic: 1000 }), false],
  ])('%s', (_, hunt, isGivenUp) => {
    expect(isHopeless(hunt)).toBe(isGivenUp);
  });
});
