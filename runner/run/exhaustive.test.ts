import { describe, expect, it } from 'vitest';
import { engines } from '../../engines/index.ts';
import { casesOfSize } from '../../generators/exhaustive.ts';
import { EVERYTHING } from '../../generators/settings.ts';
import type { Engine } from '../../spec/protocol/adapter.ts';
import { inWords, judgingOf, reportOn } from '../testing/judged.ts';
import { exhaustedUpTo, exhaustiveSource } from './exhaustive.ts';
import { firstShowing, totalOf } from './minima.ts';

const fresh = (name: string): Engine => (engines[name] ?? (() => expect.fail(`no engine ${name}`)))();

describe('every case of size 2 at most', () => {
  const exhausted = exhaustedUpTo(2, EVERYTHING);
  it('is counted by size', () => {
    expect(exhausted).toMatchObject({
      most: 2,
      strata: [
        { size: 1, cases: 43 },
        { size: 2, cases: 644 },
      ],
      cases: 687,
    });
  });
  it('is made by number, forwards and back, and there is none behind the last', () => {
    const source = exhaustiveSource(2, EVERYTHING);
    const all = [...casesOfSize(1, EVERYTHING), ...casesOfSize(2, EVERYTHING)];
    expect([source(0), source(1), source(50), source(686), source(3)]).toEqual(
      [0, 1, 50, 686, 3].map((index) => all[index]),
    );
    expect(() => source(687)).toThrow('There is no case 687 up to size 2');
  });
  it('is passed by the reference engine, and the report says that all were judged', async () => {
    const report = await reportOn(
      fresh('reference'),
      { cases: exhausted.cases, source: exhaustiveSource(2, EVERYTHING) },
      { exhausted },
    );
    expect([report.findings, report.faults]).toEqual([[], []]);
    expect(report.exhausted).toEqual({ ...exhausted, complete: true });
  }, 20_000);
});

/** The least that shows some mutants: nothing smaller does, as all that is smaller was tried. */
const LEAST: Readonly<Record<string, readonly string[]>> = {
  'survives-without-wounds': ["imp (A's creature; 1 starting life)", 'bare change: take life 1, imp'],
  'raises-starting-life': ["imp (A's creature; 1 starting life)", 'bare change: give life 1, imp'],
  'wounding-readies': ["imp (A's creature; 1 starting life; exhausted)", 'bare change: wound 1, imp'],
};

describe('the first small case that shows a fault', () => {
  it.each(Object.entries(LEAST))('is the least there is: %s', async (name, least) => {
    const cases = [...casesOfSize(1, EVERYTHING), ...casesOfSize(2, EVERYTHING)];
    const found = await firstShowing(judgingOf(fresh(`mutant:${name}`)), cases);
    const sizes = [...found.values()].map(totalOf);
    expect([...found.values()].map(inWords)).toContainEqual(least);
    expect(Math.min(...sizes)).toBe(least.length);
  });
});
