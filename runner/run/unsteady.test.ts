import { describe, expect, it } from 'vitest';
import { inProcess } from '../../adapters/in-process.ts';
import { engines } from '../../engines/index.ts';
import { reference } from '../../engines/reference/index.ts';
import type { Board } from '../../spec/play/case.ts';
import type { Engine } from '../../spec/protocol/adapter.ts';
import { inWords, randomCases, reportOn, storedFor, these } from '../testing/judged.ts';
import type { Fresh } from './unsteady.ts';

const freshOf = (make: () => Engine): Fresh => ({
  most: 1000,
  open: async () => inProcess(make(), { isTrusted: true }),
});

/** The reference engine that does not come up with every `nth` board. */
const tiresEvery = (nth: number) => (): Engine => {
  const engine = reference();
  let loaded = 0;
  const load = (board: Board) => {
    loaded += 1;
    const state = engine.load(board);
    return loaded % nth === 0 ? { ...state, turn: 2 } : state;
  };
  return { ...engine, load };
};

/** The engine with names of items and effects that go on from board to board. */
const namesGoOn = (make: () => Engine) => (): Engine => {
  const engine = make();
  let loaded = 0;
  const renamed = <T>(value: T): T =>
    JSON.parse(JSON.stringify(value).replace(/"(item|effect)-(\d+)"/g, `"$1-${loaded}-$2"`));
  const load = (board: Board) => {
    loaded += 1;
    return renamed(engine.load(board));
  };
  return { ...engine, load, act: (act) => renamed(engine.act(act)) };
};

const faultOf = async (make: () => Engine, fresh: Fresh | null, cases = 64) => {
  const report = await reportOn(make(), { cases }, { fresh });
  return report.faults.find(({ kind }) => kind === 'nondeterministic');
};
const remembering = engines['mutant:remembers-the-dead'] as () => Engine;

describe('an engine that claims determinism', () => {
  it('and remembers other boards is shown by the smallest case behind the smallest other', async () => {
    const fault = await faultOf(remembering, freshOf(remembering));
    const dies = ["imp (A's creature; 1 starting life)", 'bare change: wound 1, imp'];
    expect(fault?.before?.map(inWords)).toEqual([dies]);
    expect(fault && inWords(fault.case)).toEqual(dies);
    expect(fault?.detail).toMatch(/^step 1 \(«change»\): first \{"kind":"destroyed".*, then asks nothing$/);
    expect(fault?.file).toBe('findings/nondeterministic.json');
  }, 30_000);
  it('and counts boards is told with what was met where fresh engines do not show it', async () => {
    const fault = await faultOf(tiresEvery(7), freshOf(tiresEvery(1000)));
    expect(fault?.detail).toMatch(/loaded in two ways; fresh engines did not show it again/);
    expect(fault?.before).toHaveLength(15);
  }, 30_000);
  it('and takes a board that it has seen for another is shown by one small board twice', async () => {
    const recognizing = (): Engine => {
      const engine = reference();
      const seen = new Set<string>();
      const load = (board: Board) => {
        const state = engine.load(board);
        const isKnown = seen.has(JSON.stringify(board));
        seen.add(JSON.stringify(board));
        return isKnown && board.cards.length > 0 ? { ...state, turn: 2 } : state;
      };
      return { ...engine, load };
    };
    const fault = await faultOf(recognizing, { ...freshOf(recognizing), most: 300 });
    expect(fault?.case.board.cards).toHaveLength(1);
    expect(fault?.before?.map(({ board }) => board)).toEqual([fault?.case.board]);
  }, 30_000);
  it('is shown by less the more fresh engines there are to try cases on', async () => {
    const sizes: number[] = [];
    for (const most of [0, 40, 300]) {
      const fault = await faultOf(remembering, { ...freshOf(remembering), most });
      const cases = [...(fault?.before ?? []), ...(fault === undefined ? [] : [fault.case])];
      expect([cases.length, fault?.detail]).toEqual([2, expect.stringMatching(/^step \d+ .*first /)]);
      sizes.push(cases.reduce((sum, { board, acts }) => sum + board.cards.length + acts.length, 0));
    }
    expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
    expect([(sizes[0] as number) > 10, sizes[2]]).toEqual([true, 4]);
  }, 30_000);
  it('is told with what was met where what fresh engines share has spoilt the search', async () => {
    let opened = 0;
    const open = async () => {
      opened += 1;
      return inProcess(opened > 40 ? reference() : remembering(), { isTrusted: true });
    };
    const fault = await faultOf(remembering, { most: 300, open });
    expect(fault?.detail).toMatch(/; fresh engines did not show it again/);
    expect(fault?.before).toHaveLength(15);
  }, 30_000);
  it('and keeps to it is not complained of', async () => {
    expect(await faultOf(reference, null)).toBeUndefined();
  });
  it('may give items and effects names that go on from board to board', async () => {
    const relations = { cases: 20, source: randomCases };
    const { faults, compared } = await reportOn(namesGoOn(reference)(), { cases: 64 }, { relations });
    expect([faults, compared?.broken, compared?.applied.again]).toEqual([[], [], 20]);
  });
  it.each(['remembers-the-dead', 'remembers-laid-statics', 'remembers-failures'])(
    'and gives such names is found out where it is %s',
    async (name) => {
      const engine = namesGoOn(engines[`mutant:${name}`] as () => Engine)();
      const { faults } = await reportOn(engine, { cases: 8, source: these([storedFor(name)]) });
      expect(faults.map(({ kind }) => kind)).toEqual(['nondeterministic']);
      expect(faults[0]?.detail).toMatch(/^step \d+ \(«[a-z ]+»\): .*first .*, then /);
    },
  );
});

it('an engine that does not claim determinism may go two ways', async () => {
  const { capabilities, ...greeting } = reference().greeting;
  const honest = (): Engine => ({
    ...tiresEvery(7)(),
    greeting: { ...greeting, capabilities: { ...capabilities, determinism: false } },
  });
  expect(await faultOf(honest, null)).toBeUndefined();
});
