import { existsSync } from 'node:fs';
import colors from 'picocolors';
import { inProcess } from '../../adapters/in-process.ts';
import { mutants } from '../../engines/mutants/index.ts';
import type { Mutant } from '../../engines/mutants/mutant.ts';
import { reference } from '../../engines/reference/index.ts';
import { caseAt } from '../../generators/cases.ts';
import { oracles } from '../../oracles/index.ts';
import { courtOf } from '../judge/court.ts';
import type { Candidate, Trial } from '../run/qualify.ts';
import { isQualified, tryMutant } from '../run/qualify.ts';
import { EXIT } from './exit.ts';
import { readCase } from './files.ts';
import { progressTo } from './progress.ts';

const storedFile = (name: string): string => `fixtures/mutants/${name}.json`;

const candidateOf = ({ name, breaks, engine }: Mutant): Candidate => ({
  name,
  breaks,
  adapter: inProcess(engine(), { isTrusted: true }),
  stored: existsSync(storedFile(name)) ? readCase(storedFile(name)) : null,
});

const median = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[numbers.length >> 1] ?? 0;

const lineOf = (trial: Trial): string => {
  const { name, breaks, blamed, cases, cards, acts } = trial;
  const mark = isQualified(trial)
    ? colors.green('killed')
    : colors.red(trial.killed ? 'misblamed' : 'SURVIVED');
  const size = cases === null ? '' : `case ${cases}, shrunk to ${cards} cards and ${acts} acts`;
  const wrong = isQualified(trial)
    ? blamed.join(', ')
    : `declared ${breaks.join(', ')}; blamed ${blamed.join(', ') || 'nothing'}`;
  const notes = [size, wrong, trial.differs ? '' : 'no stored case shows it', trial.crashed ? 'crashed' : ''];
  return `${mark.padEnd(20)} ${name.padEnd(34)} ${notes.filter((note) => note !== '').join('; ')}`;
};

const summaryOf = (trials: readonly Trial[]): string => {
  const sizes = (of: 'cards' | 'acts' | 'cases') => median(trials.flatMap((trial) => trial[of] ?? []));
  const good = trials.filter(isQualified).length;
  return `${good} of ${trials.length} mutants killed and blamed as declared; median: case ${sizes('cases')}, ${sizes('cards')} cards, ${sizes('acts')} acts`;
};

/** Judges the suite by its mutants, and gives the exit code. */
export async function runQualify(options: { seed: number; cases: number; json?: true }): Promise<number> {
  const { capabilities } = reference().greeting;
  const court = courtOf(oracles.heroes);
  const bench = {
    court,
    reference: inProcess(reference(), { isTrusted: true }),
    capabilities,
    cases: options.cases,
  };
  const settings = { claims: capabilities, preset: 'both' } as const;
  const drawn = Array.from({ length: options.cases }, (_, i) => caseAt(options.seed, i, settings).case);
  const progress = progressTo(process.stderr, mutants.length);
  const trials: Trial[] = [];
  for (const one of mutants) {
    trials.push(
      await tryMutant(
        bench,
        (index) => drawn[index] ?? caseAt(options.seed, index, settings).case,
        candidateOf(one),
      ),
    );
    progress.at(trials.length);
    if (progress.isInterrupted()) return EXIT.interrupted;
  }
  progress.done();
  if (options.json) console.log(JSON.stringify({ mutants: trials }));
  else console.log([...trials.map(lineOf), '', summaryOf(trials)].join('\n'));
  return trials.every(isQualified) ? EXIT.fine : EXIT.problem;
}
