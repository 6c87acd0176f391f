import { describe, expect, it } from 'vitest';
import { inProcess } from '../../adapters/in-process.ts';
import { mutants } from '../../engines/mutants/index.ts';
import { createEngine } from '../../engines/reference/engine.ts';
import { reference, referenceRules } from '../../engines/reference/index.ts';
import { oracles } from '../../oracles/index.ts';
import { on } from '../../spec/clauses/clause.ts';
import { exactly } from '../../spec/clauses/ruling.ts';
import type { Engine } from '../../spec/protocol/adapter.ts';
import { attackTargets } from '../../spec/questions/carrying-out.ts';
import { courtOf } from '../judge/court.ts';
import { clause } from '../testing/invented.ts';
import { randomCases } from '../testing/judged.ts';
import { blameFor, readingsOf } from './findings.ts';
import { hunt } from './hunt.ts';

const PLANTED = 'planted/first-named';
/** Holds against the clauses of the edition that a defender becomes the target. */
const firstNamed = clause(PLANTED, [
  on(attackTargets, {
    applies: ({ defender, redirected }) => defender !== null && redirected === null,
    ruling: ({ named }) => exactly([named], 'it was named first'),
  }),
]);
const clauses = [...(oracles.heroes ?? []), firstNamed];
const court = courtOf(clauses);

const mutantNamed = (name: string): Engine => {
  const found = mutants.find((one) => one.name === name);
  if (found === undefined) throw new Error(`No mutant ${name} is registered.`);
  return found.engine();
};

const runOf = async (engine: Engine) => {
  const { capabilities } = engine.greeting;
  const judging = { court, adapter: inProcess(engine, { isTrusted: true }), capabilities };
  const found = await hunt(judging, randomCases, { cases: 120 });
  return {
    sides: [...found.disputes.values()].map(({ what: { kept } }) => kept.includes(PLANTED)),
    blamed: blameFor(found, readingsOf(clauses, found)),
  };
};

describe('clauses of one edition that contradict each other on a question', () => {
  it('excuse an engine of either side, and tell the sides apart', async () => {
    expect(await runOf(reference())).toEqual({ sides: [false], blamed: [] });
    expect(await runOf(mutantNamed('ignores-defender'))).toEqual({ sides: [true], blamed: [] });
  });
  it('excuse neither one that strikes at both nor one that strikes at nobody', async () => {
    const nobody = createEngine('strikes-nobody', {
      ...referenceRules,
      struckAt: () => [],
      struck: () => [],
    });
    for (const engine of [mutantNamed('strikes-both'), nobody]) {
      const { sides, blamed } = await runOf(engine);
      expect(sides).toEqual([]);
      expect(blamed).not.toEqual([]);
    }
  });
  it('excuse no other fault of an engine that takes a side', async () => {
    expect((await runOf(mutantNamed('dies-below-zero'))).blamed).toEqual(['heroes/505.1']);
  });
});
