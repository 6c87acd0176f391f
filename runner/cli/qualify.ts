import colors from 'picocolors';
import { mutantsOf } from '../../engines/index.ts';
import type { EditionName } from '../../spec/editions/index.ts';
import { EDITION_NAMES } from '../../spec/editions/index.ts';
import { qualificationReport } from '../report/qualification.ts';
import { spread } from '../run/lanes.ts';
import { qualificationOf, taskLines } from '../run/qualification.ts';
import type { Kill, Trial } from '../run/qualify.ts';
import { clausesOf } from './clauses.ts';
import { Ending, EXIT } from './exit.ts';
import type { MutantJob } from './mutant-jobs.ts';
import type { Progress } from './progress.ts';
import { progressTo } from './progress.ts';
import { availableWorkers, workersFor } from './workers.ts';

/** The options of `qualify` as the command line gives them. */
export interface QualifyOptions {
  readonly edition: EditionName;
  readonly seed: number;
  readonly cases: number;
  readonly seeds?: number;
  readonly only?: readonly string[];
  readonly workers?: number;
  readonly json?: true;
  readonly jsonl?: true;
}

/** Mutants that share the reference's part of the work; more leave less to spread. */
const GROUP = 6;

const chosen = ({ edition, only }: QualifyOptions): string[] => {
  const names = mutantsOf[edition].map(({ name }) => name);
  const stranger = only?.find((name) => !names.includes(name));
  if (stranger !== undefined) {
    const elsewhere = EDITION_NAMES.find((one) => mutantsOf[one].some(({ name }) => name === stranger));
    const meant = elsewhere === undefined ? '' : ` It is one of «--edition ${elsewhere}».`;
    throw new Ending(
      EXIT.usage,
      `No mutant «${stranger}» of ${edition}.${meant} Expected a name such as ${names[0]}; «npm run --silent arbiter -- engines» lists them.`,
    );
  }
  return names.filter((name) => only?.includes(name) ?? true);
};

const groupsOf = (names: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(names.length / GROUP) }, (_, i) => names.slice(i * GROUP, (i + 1) * GROUP));

/** First every mutant on all cases of the first seed, then on each seed until it is caught. */
const jobsOf = (
  names: readonly string[],
  { edition, seed, seeds = 1, cases }: QualifyOptions,
): MutantJob[] => [
  ...groupsOf(names).map((group) => ({ kind: 'once', edition, seed, cases, mutants: group }) as const),
  ...Array.from(
    { length: seeds },
    (_, i) => ({ kind: 'again', edition, seed: seed + i, cases, mutants: names }) as const,
  ),
];

const done = async (jobs: readonly MutantJob[], threads: number, progress: Progress) => {
  const trials: Trial[] = [];
  const kills: Kill[] = [];
  const workers = workersFor(threads, jobs.length, { atHand: 2 });
  progress.onInterrupt(workers.stop);
  try {
    await spread(workers.lanes, jobs, (result, i) => {
      if (jobs[i]?.kind === 'once') trials.push(...(result as Trial[]));
      else kills.push(...(result as Kill[]));
      progress.at(i + 1);
      return !progress.isInterrupted();
    });
  } finally {
    await workers.end();
  }
  return { trials, kills };
};

/** Judges the suite by its mutants, and gives the exit code. */
export async function runQualify(options: QualifyOptions): Promise<number> {
  const { seed, seeds = 1, cases } = options;
  const jobs = jobsOf(chosen(options), options);
  const progress = progressTo(process.stderr, jobs.length, { unit: 'parts of the work' });
  const { trials, kills } = await done(jobs, options.workers ?? availableWorkers(), progress);
  progress.done();
  if (progress.isInterrupted()) return EXIT.interrupted;
  const clauses = clausesOf(options.edition)
    .filter((one) => !one.isUncertified)
    .map(({ address }) => address);
  const qualification = qualificationOf({ seed, seeds, cases }, clauses, trials, kills);
  if (options.jsonl) console.log(taskLines(trials, kills, cases).join('\n'));
  else if (options.json) console.log(JSON.stringify(qualification));
  else console.log(qualificationReport(qualification, colors));
  return qualification.mutants.every(({ qualified, part }) => qualified || part === 'blind')
    ? EXIT.fine
    : EXIT.problem;
}
