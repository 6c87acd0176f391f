import { existsSync } from 'node:fs';
import { inProcess } from '../../adapters/in-process.ts';
import { mutantsOf } from '../../engines/index.ts';
import type { Mutant } from '../../engines/mutants/mutant.ts';
import { reference } from '../../engines/reference/index.ts';
import { caseAt } from '../../generators/cases.ts';
import { settingsFor } from '../../generators/settings.ts';
import type { EditionName } from '../../spec/editions/index.ts';
import { courtOf } from '../judge/court.ts';
import type { Bench, Candidate, Kill, Trial } from '../run/qualify.ts';
import { killsOf, tryMutants } from '../run/qualify.ts';
import { clausesOf } from './clauses.ts';
import { readCase } from './files.ts';

/** Some mutants on the cases of one seed: `once` all of them, with all that follows, `again` until each is caught. */
export interface MutantJob {
  readonly kind: 'once' | 'again';
  readonly edition: EditionName;
  readonly seed: number;
  readonly cases: number;
  readonly mutants: readonly string[];
}

export type MutantResult = readonly Trial[] | readonly Kill[];

const storedFile = (name: string): string => `fixtures/mutants/${name}.json`;

const candidateOf = ({ name, breaks, also, isBlind, engine }: Mutant): Candidate => ({
  name,
  breaks,
  also,
  isBlind,
  adapter: inProcess(engine(), { isTrusted: true }),
  stored: existsSync(storedFile(name)) ? readCase(storedFile(name)) : null,
});

const laidOut = ({ edition, seed, cases, mutants: names }: MutantJob) => {
  const { capabilities } = reference(edition).greeting;
  const settings = settingsFor(capabilities, edition);
  const bench: Bench = {
    court: courtOf(clausesOf(edition)),
    reference: inProcess(reference(edition), { isTrusted: true }),
    capabilities,
    cases,
  };
  const source = (index: number) => caseAt(seed, index, settings).case;
  const candidates = mutantsOf[edition].filter(({ name }) => names.includes(name)).map(candidateOf);
  return { bench, source, candidates };
};

/** Puts mutants to the test on all cases of a seed. */
export function tryOnce(job: MutantJob): Promise<Trial[]> {
  const { bench, source, candidates } = laidOut(job);
  return tryMutants(bench, source, candidates);
}

/** Hunts mutants on the cases of a seed, each until it is caught. */
export function tryAgain(job: MutantJob): Promise<Kill[]> {
  const { bench, source, candidates } = laidOut(job);
  return killsOf(bench, source, job.seed, candidates);
}
