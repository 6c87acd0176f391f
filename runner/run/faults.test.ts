import colors from 'picocolors';
import { describe, expect, it } from 'vitest';
import { createEngine } from '../../engines/reference/engine.ts';
import { reference, rulesOf } from '../../engines/reference/index.ts';
import type { State } from '../../spec/model/state.ts';
import type { Act } from '../../spec/play/act.ts';
import type { Engine } from '../../spec/protocol/adapter.ts';
import { codeOf } from '../cli/certify.ts';
import type { Report } from '../report/result.ts';
import { terminalReport } from '../report/terminal.ts';
import { inWords, reportOn } from '../testing/judged.ts';

const CASES = 60;

/** The reference engine that breaks down on some acts. */
const breakingOn = (isFatal: (act: Act) => boolean): Engine => {
  const engine = reference();
  return {
    greeting: engine.greeting,
    load: (board) => engine.load(board),
    act(act) {
      if (isFatal(act)) throw new Error(`the cat sat on ${act.act}`);
      return engine.act(act);
    },
  };
};

/** The reference engine that shows another state than its events tell, after some acts. */
const lyingAfter = (isTold: (act: Act) => boolean, lie: (state: State) => Partial<State>): Engine => {
  const engine = reference();
  return {
    greeting: engine.greeting,
    load: (board) => engine.load(board),
    act(act) {
      const reply = engine.act(act);
      return isTold(act) ? { ...reply, state: { ...reply.state, ...lie(reply.state) } } : reply;
    },
  };
};

const allExhausted = ({ cards }: State) => ({
  cards: Object.fromEntries(Object.entries(cards).map(([id, card]) => [id, { ...card, exhausted: true }])),
});
const allLost = (): Partial<State> => ({ lost: ['A', 'B'] });

const isClauseless = ({ findings, rows, defaults }: Report): boolean =>
  findings.length === 0 && [...rows, ...defaults].every(({ verdict }) => verdict !== 'fail');
const faultsOf = ({ faults }: Report) =>
  faults.map(({ kind, case: smallest }) => [kind, ...inWords(smallest)]);

describe('an engine that breaks down', () => {
  it('on some acts: a crash with its smallest case, and no clause is blamed', async () => {
    const report = await reportOn(
      breakingOn(({ act }) => act === 'end turn'),
      { cases: CASES },
    );
    expect(faultsOf(report)).toEqual([['crash', expect.stringMatching(/^[AB] ends the turn$/)]]);
    expect(report.faults[0]?.detail).toContain('the cat sat on end turn');
    expect(report.faults[0]?.file).toBe('findings/crash.json');
    expect(isClauseless(report)).toBe(true);
    expect(codeOf(report, false)).toBe(1);
  }, 20_000);
  it('on some cards: all cases without them are judged', async () => {
    const report = await reportOn(
      breakingOn((act) => act.act === 'change' && act.card.startsWith('hero')),
      { cases: CASES },
    );
    expect(report.faults.map(({ kind }) => kind)).toEqual(['crash']);
    expect(report.faults[0]?.times).toBeLessThan(CASES);
    expect(report.judged).toBeGreaterThan(5);
    expect(isClauseless(report)).toBe(true);
    expect(codeOf(report, false)).toBe(1);
  }, 20_000);
  it('on everything: the run ends early, incomplete, and nothing was judged', async () => {
    const report = await reportOn(
      {
        ...breakingOn(() => true),
        load: () => {
          throw new Error('no table');
        },
      },
      { cases: 1000 },
    );
    expect(report).toMatchObject({ isComplete: false, judged: 0 });
    expect(faultsOf(report)).toEqual([['crash']]);
    expect(codeOf(report, false)).toBe(4);
  }, 20_000);
});

describe('an engine whose state is not what its events say', () => {
  it.each([
    ['flags', 'end turn', allExhausted, /: card \w+: exhausted is true, by the events false$/],
    ['losses', 'change', allLost, /: lost 1 is "A", by the events left out$/],
  ] as const)(
    'of %s: inconsistent, and no clause is blamed',
    async (_, act, lie, differs) => {
      const report = await reportOn(
        lyingAfter((one) => one.act === act, lie),
        { cases: CASES },
      );
      expect(report.faults.map(({ kind }) => kind)).toEqual(['inconsistent']);
      expect(report.faults[0]?.detail).toMatch(/^after step 1, the record contradicts itself: /);
      expect(report.faults[0]?.detail).toMatch(differs);
      expect(report.faults[0]?.case.acts.length).toBe(1);
      expect(isClauseless(report)).toBe(true);
      expect(codeOf(report, false)).toBe(1);
    },
    20_000,
  );
  it('as soon as it loads: said so', async () => {
    const engine = reference();
    const loading: Engine = {
      greeting: engine.greeting,
      load: (board) => ({ ...engine.load(board), turn: 2 }),
      act: (act) => engine.act(act),
    };
    const report = await reportOn(loading, { cases: 20 });
    expect(report.faults[0]?.detail).toBe(
      'on loading, the record contradicts itself: turn is 2, by the events 1',
    );
    expect(report.faults[0]?.times).toBe(20);
    expect(isClauseless(report)).toBe(true);
  }, 20_000);
});

describe('an engine that leaves out an event', () => {
  it('is told first that its state says otherwise, and then which clause seems broken', async () => {
    const engine = reference();
    const report = await reportOn(
      {
        greeting: engine.greeting,
        load: (board) => engine.load(board),
        act(act) {
          const reply = engine.act(act);
          return { ...reply, events: reply.events.filter(({ kind }) => kind !== 'life') };
        },
      },
      { cases: CASES },
    );
    const [fault, finding] = [report.faults[0]?.kind ?? '', report.findings[0]?.id ?? ''];
    expect([fault, finding]).toEqual(['inconsistent', expect.stringMatching(/^heroes-504\.\d-/)]);
    const lines = terminalReport(report, colors).split('\n');
    const first = (part: string) => lines.findIndex((line) => line.includes(part) && !line.startsWith(' '));
    expect(first(`${fault}  in`)).toBeGreaterThan(0);
    expect(first(`${fault}  in`)).toBeLessThan(first(finding));
  }, 20_000);
});

describe('an engine that carries out the stack of the classic edition from the bottom', () => {
  it('is told that another item was next, and no clause is blamed', async () => {
    const engine = createEngine('fifo', { ...rulesOf.classic, nextOf: ([first]) => first }, 'classic');
    const report = await reportOn(engine, { cases: CASES });
    expect(report.faults.map(({ kind }) => kind)).toEqual(['inconsistent']);
    expect(report.faults[0]?.detail).toMatch(
      /^after step \d, the record contradicts itself: queue: «resolve» carries out item-1, and the next one is item-2$/,
    );
    expect(isClauseless(report)).toBe(true);
  });
});
