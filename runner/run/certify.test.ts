import colors from 'picocolors';
import { describe, expect, it } from 'vitest';
import { engines } from '../../engines/index.ts';
import { mutants } from '../../engines/mutants/index.ts';
import { reference } from '../../engines/reference/index.ts';
import type { Engine } from '../../spec/protocol/adapter.ts';
import { codeOf } from '../cli/certify.ts';
import { runFile } from '../report/run-file.ts';
import { terminalReport } from '../report/terminal.ts';
import { reportOn } from '../testing/judged.ts';
import { asItIs } from './shrink.ts';

const CASES = 60;
const mutant = (name: string): Engine => {
  const found = mutants.find((one) => one.name === name);
  if (found === undefined) throw new Error(`No mutant ${name} is registered.`);
  return found.engine();
};
const run = async (engine: Engine, block?: number, shrink = asItIs): Promise<string> =>
  runFile(
    await reportOn(engine, { cases: CASES, ...(block === undefined ? {} : { block }) }, { shrink }),
    'arbiter',
  );

describe('a run', () => {
  it('is the same twice, byte by byte, findings and their cases included', async () => {
    const twice = await Promise.all([1, 2].map(() => reportOn(mutant('dies-at-one'), { cases: 40 })));
    const [first, second] = twice.map((report) => runFile(report, 'arbiter'));
    expect(twice[0]?.findings.length).toBeGreaterThan(0);
    expect(first).toBe(second);
  }, 30_000);
  it.each([
    ['a mutant with several findings', () => mutant('expires-late')],
    ['an engine that mixes readings', () => (engines['reading:mixes-readings'] ?? reference)()],
  ])(
    'of %s does not depend on how it is cut into blocks',
    async (_, make) => {
      const whole = await run(make(), CASES);
      for (const block of [1, 7]) expect(await run(make(), block)).toBe(whole);
    },
    30_000,
  );
  it('that is stopped between two blocks is incomplete', async () => {
    let asked = 0;
    const isStopped = () => {
      asked += 1;
      return asked > 2;
    };
    const report = await reportOn(reference(), { cases: CASES, block: 10, isStopped });
    expect(report).toMatchObject({ cases: 20, isComplete: false });
    expect(codeOf(report, true)).toBe(130);
  });
  it('tells how far it is after each block', async () => {
    const told: number[] = [];
    await reportOn(reference(), { cases: 25, block: 10, progress: (done) => told.push(done) });
    expect(told).toEqual([10, 20, 25]);
  });
});

describe('a run limited to one clause', () => {
  const limited = (only: string) =>
    reportOn(mutant('dies-below-zero'), { cases: 30 }, { only, shrink: asItIs });
  it('lists that clause with all its items, and only findings that concern it', async () => {
    const report = await limited('heroes/503.1');
    expect(report.rows.every(({ clause }) => clause.startsWith('heroes/503.1/'))).toBe(true);
    expect(report.defaults).toEqual([]);
    const blamed = await limited('heroes/505.1');
    expect(blamed.rows.map(({ clause, verdict }) => [clause, verdict])).toEqual([['heroes/505.1', 'fail']]);
    expect(blamed.findings.length).toBeGreaterThan(0);
    expect(terminalReport(blamed, colors)).toMatch(/of heroes\/505\.1 alone · 1 clause broken, .*$/);
    expect(codeOf(blamed, false)).toBe(1);
  });
  it('says nothing of what concerns others', async () => {
    const report = await limited('heroes/504.6');
    expect(report.findings).toEqual([]);
    expect(codeOf(report, false)).toBe(0);
  });
});

describe('verdicts', () => {
  it('of a clause that spoke too seldom are vacuous, and none is a pass by chance', async () => {
    const report = await reportOn(reference(), { cases: 30 }, { required: 1000 });
    expect(report.rows.map(({ verdict }) => verdict)).toContain('vacuous');
    expect(report.rows.filter(({ verdict }) => verdict === 'pass')).toEqual([]);
    expect([report.judged, codeOf(report, false)]).toEqual([0, 2]);
  });
  it('say of clauses that nobody can see whether they are unwritten, untestable or unobserved', async () => {
    const engine = reference();
    const greeting = {
      ...engine.greeting,
      capabilities: { ...engine.greeting.capabilities, level: false, events: [] },
    };
    const blind = await reportOn({ ...engine, greeting, load: engine.load, act: engine.act }, { cases: 60 });
    const verdictOf = (clause: string) => blind.rows.find((row) => row.clause === clause)?.verdict;
    expect(verdictOf('heroes/503.2')).toBe('unobserved');
    expect(verdictOf('heroes/505.1.1')).toBe('unobserved');
    expect(verdictOf('heroes/501.5')).toBe('untestable');
    expect(blind.findings).toEqual([]);
  });
});
