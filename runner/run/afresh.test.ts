import { describe, expect, it } from 'vitest';
import { inProcess } from '../../adapters/in-process.ts';
import { engines } from '../../engines/index.ts';
import { createEngine } from '../../engines/reference/engine.ts';
import { referenceRules } from '../../engines/reference/index.ts';
import type { Engine } from '../../spec/protocol/adapter.ts';
import { reportOn } from '../testing/judged.ts';

const CASES = 200;

/** The ids of all that were ever poisoned on some board cannot be readied on any other; ids are few and come again soon. */
const forgetsNothing = (): Engine => {
  const seen = new Set<string>();
  return createEngine('forgets-nothing', {
    ...referenceRules,
    perform: (run, deed, card, way) => {
      referenceRules.perform(run, deed, card, way);
      if (deed.verb === 'poison') seen.add(card.id);
      if (deed.verb === 'ready' && seen.has(card.id)) run.setFlag(card, 'exhausted', true, way.cause);
    },
  });
};
/** An engine that has played enough for whatever it keeps of boards to be the same in a first play and a second. */
const saturated = async (make: () => Engine): Promise<Engine> => {
  const engine = make();
  await reportOn(engine, { cases: CASES });
  return engine;
};

const broken = async (engine: Engine, fresh: () => Engine) => {
  const open = async () => inProcess(fresh(), { isTrusted: true });
  const report = await reportOn(engine, { cases: CASES }, { fresh: { most: 1000, open } });
  return {
    faults: report.faults.map(({ kind }) => kind),
    blamed: [...new Set(report.findings.flatMap(({ blamed }) => blamed))],
    failed: report.rows.filter(({ verdict }) => verdict === 'fail').length,
  };
};

describe('a finding', () => {
  it('that does not show on a fresh engine is told as what it is, and no clause is blamed', async () => {
    expect(await broken(await saturated(forgetsNothing), forgetsNothing)).toEqual({
      faults: ['nondeterministic'],
      blamed: [],
      failed: 0,
    });
  }, 60_000);
  it('that shows there stays', async () => {
    const heals = engines['mutant:additional-life-heals'] as () => Engine;
    const { faults, blamed } = await broken(heals(), heals);
    expect(faults).toEqual([]);
    expect(blamed).toContain('heroes/504.5');
  }, 60_000);
});
