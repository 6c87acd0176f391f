import { beforeAll, describe, expect, it } from 'vitest';
import { readings } from '../../engines/readings/index.ts';
import type { Engine } from '../../spec/protocol/adapter.ts';
import { codeOf } from '../cli/certify.ts';
import type { Report, StoredWitness } from '../report/result.ts';
import { inWords, reportOn, these } from '../testing/judged.ts';
import { asItIs } from './shrink.ts';

/** The reading that the report names for an engine, where it departs from the default. */
const FOLLOWED = [
  ['one-for-one', 'heroes/504.5', 'cancel one for one'],
  ['newcomer-stays', 'heroes/504.5', 'the newcomer removes all and stays'],
  ['newcomer-spent', 'heroes/504.5', 'the newcomer removes all and is spent'],
  ['destroyed-hero-loses', 'heroes/505.1', 'a destroyed hero has lost'],
  ['lethal-by-starting-life', 'heroes/503.1/lethal-wounds', 'wounds as many as the starting life'],
  ['barred-cannot-be-named', 'heroes/502.8', 'a barred card may not be named'],
] as const;
const faithful = readings.filter(({ isFaithful }) => isFaithful);
const CASES = 150;

const engineOf = (name: string): Engine => {
  const found = readings.find((reading) => reading.name === name);
  if (found === undefined) throw new Error(`No reading ${name} is registered.`);
  return found.engine();
};

const reports = new Map<string, Report>();
beforeAll(async () => {
  for (const { name, engine } of readings) reports.set(name, await reportOn(engine(), { cases: CASES }));
}, 120_000);

describe('an engine that follows one reading throughout', () => {
  it.each(faithful)('$name passes', ({ name }) => {
    const report = reports.get(name);
    expect(report?.findings).toEqual([]);
    expect(report?.rows.filter(({ verdict }) => verdict === 'fail')).toEqual([]);
  });
  it.each(FOLLOWED)('%s: the report names its reading of %s', (name, clause, reading) => {
    expect(reports.get(name)?.rows.find((row) => row.clause === clause)?.reading).toBe(reading);
  });
});

describe('an engine that follows now one reading and now another', () => {
  const mixed = 'mixes-readings';
  const witnesses = (): readonly StoredWitness[] => reports.get(mixed)?.findings[0]?.witnesses ?? [];
  const replay = (shown: readonly StoredWitness[]) =>
    reportOn(
      engineOf(mixed),
      { cases: shown.length, source: these(shown.map((witness) => witness.case)) },
      { shrink: asItIs },
    );

  it('fails with two cases that rule every reading out together, and names none', () => {
    const report = reports.get(mixed);
    expect(report?.findings.map(({ blamed }) => blamed)).toEqual([['heroes/504.5']]);
    expect(report?.rows.find(({ clause }) => clause === 'heroes/504.5')).toMatchObject({
      verdict: 'fail',
      reading: null,
    });
    expect(witnesses().map(({ refutes }) => refutes.length < 3)).toEqual([true, true]);
    expect(new Set(witnesses().flatMap(({ refutes }) => refutes)).size).toBe(3);
    expect(new Set(witnesses().map(({ file }) => file)).size).toBe(2);
    expect(report && codeOf(report, false)).toBe(1);
  });
  it('by cases that are small each', () => {
    for (const witness of witnesses()) expect(inWords(witness.case).length).toBeLessThanOrEqual(3);
  });
  it('fails again when both are replayed, and with neither alone', async () => {
    const both = await replay(witnesses());
    expect(both.findings.map(({ blamed }) => blamed)).toEqual([['heroes/504.5']]);
    for (const witness of witnesses()) expect((await replay([witness])).findings).toEqual([]);
  });
});
