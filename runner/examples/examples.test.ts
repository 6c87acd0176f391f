import { describe, expect, it } from 'vitest';
import { inProcess } from '../../adapters/in-process.ts';
import { playCase } from '../../adapters/play-case.ts';
import { mutants } from '../../engines/mutants/index.ts';
import { reference } from '../../engines/reference/index.ts';
import { complaintsAbout } from '../../generators/complaints.ts';
import { oracles } from '../../oracles/index.ts';
import type { Example } from '../../spec/play/example.ts';
import type { CaseRecord } from '../../spec/play/record.ts';
import type { Engine } from '../../spec/protocol/adapter.ts';
import { courtOf } from '../judge/court.ts';
import { KINDS, without } from '../testing/untelling.ts';
import { examplesOf } from './examples.ts';
import { departures } from './happening.ts';
import { misrulings } from './ruled.ts';
import { tryExample } from './trial.ts';

const examples = examplesOf('heroes');
const court = courtOf(oracles.heroes ?? []);

const played = (engine: Engine, { case: { board, acts, picks } }: Example): CaseRecord =>
  playCase(engine, { board, acts, picks });

const isMissedBy = (engine: Engine, one: Example): boolean => {
  try {
    return departures(one, played(engine, one)).length > 0;
  } catch {
    return false;
  }
};

it.each([...KINDS.map((kind) => [kind, [kind]] as const), ['any event', KINDS] as const])(
  'an engine that is right and does not tell «%s» plays every example as the rulebook says',
  async (_, kinds) => {
    const engine = without(kinds, reference());
    const tried = examples.map((one) => tryExample(one, inProcess(engine), engine.greeting.capabilities));
    const otherwise = (await Promise.all(tried)).filter(({ verdict }) => verdict !== 'as it says');
    expect(otherwise.flatMap(({ verdict, details }) => [verdict, ...details])).toEqual([]);
  },
);

describe.each(examples)('$name', (one) => {
  it('is laid out on a well-formed board', () => {
    expect(complaintsAbout(one.case.board)).toEqual([]);
  });
  it('happens so in the reference engine', () => {
    expect(departures(one, played(reference(), one))).toEqual([]);
  });
  it('is what the clauses say, and the opposite is not', () => {
    const engine = reference();
    expect(misrulings(court, one, played(engine, one), engine.greeting.capabilities)).toEqual([]);
  });
  it('is missed by some mutant', () => {
    expect(mutants.filter(({ engine }) => isMissedBy(engine(), one)).map(({ name }) => name)).not.toEqual([]);
  });
});
