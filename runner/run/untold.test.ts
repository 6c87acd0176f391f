import { describe, expect, it } from 'vitest';
import { mutants } from '../../engines/mutants/index.ts';
import { reference } from '../../engines/reference/index.ts';
import { caseAt } from '../../generators/cases.ts';
import { settingsFor } from '../../generators/settings.ts';
import type { State } from '../../spec/model/state.ts';
import type { Engine } from '../../spec/protocol/adapter.ts';
import { codeOf } from '../cli/certify.ts';
import { inWords, reportOn } from '../testing/judged.ts';
import { KINDS, without } from '../testing/untelling.ts';
import type { Certification } from './certify.ts';

const judged = (engine: Engine, cases: number, what: Partial<Certification> = {}) => {
  const settings = settingsFor(engine.greeting.capabilities);
  return reportOn(engine, { cases, source: (index) => caseAt(20260101, index, settings).case }, what);
};

describe('an engine that is right and does not tell', () => {
  it.each([...KINDS.map((kind) => [kind, [kind]] as const), ['any event', KINDS] as const])(
    '«%s» is neither blamed nor called inconsistent',
    async (_, kinds) => {
      const { faults, findings, shown } = await judged(without(kinds, reference()), 60);
      const deviating = shown.filter(({ deviations }) => deviations > 0).map(({ clause }) => clause);
      expect(faults.map(({ detail }) => detail)).toEqual([]);
      expect([findings.map(({ blamed }) => blamed), deviating]).toEqual([[], []]);
    },
  );
  it('any event is asked all that shows between acts, and told what it would have to claim for the rest', async () => {
    const { rows, defaults, untold } = await judged(without(KINDS, reference()), 120);
    const rowOf = (clause: string) => [...rows, ...defaults].find((row) => row.clause === clause);
    const said = (clause: string) => [rowOf(clause)?.verdict, rowOf(clause)?.reason];
    const shown = ['pass', 'as far as it shows between acts'];
    const hidden = ['unobserved', 'not claimed: the events by which states change'];
    expect(['heroes/502.7', 'heroes/504.4', 'default/fields'].map(said)).toEqual([shown, shown, shown]);
    expect(said('heroes/505.1')).toEqual(shown);
    expect(['heroes/505.1.1', 'heroes/502.3', 'default/unchanged'].map(said)).toEqual([
      hidden,
      hidden,
      hidden,
    ]);
    expect(untold).toHaveLength(10);
  });
  it('any event cannot have a clause judged alone that needs one: the code is that of a run that judged nothing', async () => {
    const codes = ['heroes/505.1.1', 'heroes/502.3', 'heroes/502.7'].map(async (only) =>
      codeOf(await judged(without(KINDS, reference()), 60, { only }), false),
    );
    expect(await Promise.all(codes)).toEqual([5, 5, 0]);
  });
});

it('an engine that knows no act passes nothing, whatever it says of the boards that it loads', async () => {
  const engine = reference();
  let state: State;
  const load: Engine['load'] = (board) => {
    state = engine.load(board);
    return state;
  };
  const act = () => ({ outcome: 'unknown' as const, reason: null, events: [], pending: null, state });
  for (const unknowing of [
    { ...engine, load, act },
    { ...without(KINDS, engine), load, act },
  ]) {
    const report = await judged(unknowing, 60);
    const loaded = report.rows.filter(({ nontrivial }) => nontrivial > 0);
    expect(loaded.map(({ clause }) => clause)).toContain('heroes/504.3');
    expect(new Set(loaded.map(({ verdict, reason }) => `${verdict}: ${reason}`))).toEqual(
      new Set(['vacuous: only on boards on which no act was accepted']),
    );
    expect(codeOf(report, false)).toBe(2);
  }
});

describe('an engine without any event is blamed for', () => {
  const blameOf = async (name: string) => {
    const engine = mutants.find((mutant) => mutant.name === name)?.engine() ?? reference();
    const { findings } = await judged(without(KINDS, engine), 400);
    return findings.map(({ blamed, witnesses: [first] }) => [
      blamed.join(' '),
      ...(first === undefined ? [] : inWords(first.case)),
    ]);
  };
  it.each<[string, string[]]>([
    [
      'raises-starting-life',
      ['heroes/504.1.1', "imp (A's creature; 1 starting life)", 'bare change: give life 1, imp'],
    ],
    [
      'survives-without-wounds',
      ['heroes/505.1', "imp (A's creature; 1 starting life)", 'bare change: take life 1, imp'],
    ],
    [
      'loses-at-level-zero',
      [
        'heroes/503.1/loss',
        "hero-a (A's hero; 1 starting life, 1 additional life)",
        'bare change: wound 1, hero-a',
      ],
    ],
    [
      'expires-late',
      [
        'heroes/503.1/expiry',
        "imp (A's creature; 1 starting life; silenced until start of turn B)",
        'A ends the turn',
      ],
    ],
  ])('%s on the smallest board', async (name, smallest) => {
    expect(await blameOf(name)).toContainEqual(smallest);
  });
});
