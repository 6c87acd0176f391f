import colors from 'picocolors';
import { relatedAt } from '../../generators/cases.ts';
import { settingsFor } from '../../generators/settings.ts';
import type { EditionName } from '../../spec/editions/index.ts';
import { EDITIONS } from '../../spec/editions/index.ts';
import type { Faulty } from '../../spec/play/faulty.ts';
import type { Related } from '../../spec/play/related.ts';
import type { Witness } from '../../spec/play/witness.ts';
import { counted } from '../report/counted.ts';
import { jsonReport } from '../report/json.ts';
import type { Report, ReportedFault, ReportedRelation } from '../report/result.ts';
import { runFile } from '../report/run-file.ts';
import { terminalReport } from '../report/terminal.ts';
import type { Certification } from '../run/certify.ts';
import { reportOf } from '../run/certify.ts';
import { exhaustedUpTo } from '../run/exhaustive.ts';
import { brokenIn, deviationsIn } from '../run/hunt.ts';
import type { Judging } from '../run/judging.ts';
import type { Settled } from '../run/settled-by.ts';
import { shrinkerFor } from '../run/shrink.ts';
import { editionOf, noClause, standingUnder } from './addresses.ts';
import { courtFor, settledFor, settlementsOf } from './clauses.ts';
import type { Connected } from './connect.ts';
import { freshOf, withEngine } from './connect.ts';
import { Ending, EXIT } from './exit.ts';
import { writeWhole } from './files.ts';
import { mayBeFile, mustBeFolder } from './folders.ts';
import { huntOverLanes } from './hunt-over-lanes.ts';
import { progressTo } from './progress.ts';
import { replayOptions } from './replay-options.ts';

/** The options of `certify` as the command line gives them. */
export interface CertifyOptions {
  readonly engine: string;
  readonly edition: EditionName;
  readonly only?: string;
  readonly seed: number;
  readonly cases: number;
  /** Threads; as many as there are cores if left out. */
  readonly workers?: number;
  /** Every case up to this size comes first. */
  readonly exhaustive?: number;
  readonly relations: number;
  /** A file of settlements beside those of the project. */
  readonly settlements?: string;
  readonly findings: string;
  readonly report?: string;
  readonly json?: true;
}

const REQUIRED = 200;

const checkedOnly = (wanted: string | undefined, edition: EditionName): string | null => {
  if (wanted === undefined) return null;
  const only = /^\d/.test(wanted) ? `${edition}/${wanted}` : wanted;
  const meant = editionOf(only) === edition ? standingUnder(only) : [];
  const [first] = meant;
  if (first === undefined) throw noClause(only, edition);
  if (meant.every(({ definition }) => definition !== null))
    throw new Ending(
      EXIT.nothingJudged,
      `Nothing can be judged: ${only} is a definition, which no engine can break: it ${first.definition}.`,
    );
  if (meant.every(({ oracle }) => oracle === null))
    throw new Ending(
      EXIT.nothingJudged,
      `Nothing can be judged: the oracle of ${only} is not written yet. «npm run --silent arbiter -- rules list» shows those that are.`,
    );
  return only;
};

const storedWitness = ({ finding, clauses, question, allowed, received, case: one }: Witness): string =>
  `${JSON.stringify({ finding, clauses, question, allowed, received, case: one }, null, 2)}\n`;

const storedFault = ({ kind: fault, detail, case: one, before }: ReportedFault): string => {
  const faulty: Faulty = { fault, detail, ...(before && { before: [...before] }), case: one };
  return `${JSON.stringify(faulty, null, 2)}\n`;
};

/** The first case of a broken relation says which relation it is, the other is there to be played alone. */
const storeRelation = ({ relation, cases: [first, ...others] }: ReportedRelation): void => {
  const related = first && ({ relation, case: first.case } satisfies Related);
  if (first) writeWhole(first.file, `${JSON.stringify(related, null, 2)}\n`);
  for (const { case: one, file } of others) writeWhole(file, `${JSON.stringify(one, null, 2)}\n`);
};

const store = (report: Report, file: string | undefined): void => {
  const deviations = report.shown.flatMap(({ examples }) => examples);
  for (const witness of [...report.findings.flatMap(({ witnesses }) => witnesses), ...deviations])
    writeWhole(witness.file, storedWitness(witness));
  for (const fault of report.faults) writeWhole(fault.file, storedFault(fault));
  for (const broken of report.compared?.broken ?? []) storeRelation(broken);
  for (const { case: one, file: to } of [...report.disputes, ...report.sides.flatMap(({ cases }) => cases)])
    writeWhole(to, `${JSON.stringify(one, null, 2)}\n`);
  if (file === undefined) return;
  writeWhole(file, runFile(report, 'arbiter'));
  console.error(`The run is written to ${file}.`);
};

/** Whether the engine answered in no case at all. */
const isAllBroken = ({ cases, faults }: Report): boolean =>
  cases > 0 && brokenIn(faults.map((fault) => [fault.kind, fault])) === cases;

/** The exit code that a report stands for. */
export function codeOf(report: Report, isInterrupted: boolean): number {
  const verdicts = [...report.rows, ...report.defaults].map(({ verdict }) => verdict);
  if (isInterrupted) return EXIT.interrupted;
  if (!report.isComplete || isAllBroken(report)) return EXIT.noEngine;
  if (verdicts.includes('fail') || report.faults.length > 0 || report.compared?.broken.length)
    return EXIT.problem;
  const isJudged = report.only === null ? report.judged > 0 : verdicts.includes('pass');
  if (!isJudged && !verdicts.includes('vacuous')) return EXIT.nothingJudged;
  return verdicts.includes('vacuous') ? EXIT.vacuous : EXIT.fine;
}

/** Plays all cases, in as many threads as are wanted, and works out what is to be said of the engine that has greeted. */
const judged = async (
  judging: Judging,
  what: Pick<Certification, 'engine' | 'edition' | 'only' | keyof Settled>,
  options: CertifyOptions,
): Promise<{ readonly report: Report; readonly isInterrupted: boolean }> => {
  const { engine, edition, seed, findings } = options;
  const settings = settingsFor(judging.capabilities, edition);
  const exhausted = options.exhaustive === undefined ? null : exhaustedUpTo(options.exhaustive, settings);
  const small = exhausted?.cases ?? 0;
  const cases = small + options.cases;
  const progress = progressTo(process.stderr, cases);
  try {
    const found = await huntOverLanes(judging.court, what.settlements, options, { small, cases }, progress);
    const stand = `${counted(found.cases, 'case')} played, ${counted(deviationsIn(found), 'deviation')}`;
    progress.next(`${stand}: making the report`);
    const shrink = shrinkerFor(settings);
    let shrunk = 0;
    const report = await reportOf(judging, found, cases, {
      ...what,
      replayOptions: replayOptions(options),
      seed,
      required: REQUIRED,
      shrink: (...search) => {
        shrunk += 1;
        progress.next(`${stand}: looking for smallest case ${shrunk}`);
        return shrink(...search);
      },
      fresh: freshOf(engine, edition),
      exhausted,
      relations: {
        cases: Math.min(options.relations, options.cases),
        source: (index) => relatedAt(seed, index, settings),
      },
      isStopped: progress.isInterrupted,
      fileFor: (name) => `${findings}/${name}.json`,
    });
    return { report, isInterrupted: progress.isInterrupted() };
  } finally {
    progress.done();
  }
};

/** Certifies an engine, prints and stores what was found, and gives the exit code. */
export async function runCertify(options: CertifyOptions): Promise<number> {
  mustBeFolder(options.findings);
  if (options.report !== undefined) mayBeFile(options.report);
  const settlements = settlementsOf(options.edition, options.settlements);
  const court = courtFor(options.edition, settlements);
  const edition = EDITIONS[options.edition];
  const only = checkedOnly(options.only, options.edition);
  const certified = ({ adapter, greeting: { engine, capabilities } }: Connected) =>
    judged(
      { court, adapter, capabilities },
      { engine, edition, only, ...settledFor(options.edition, settlements) },
      options,
    );
  const { report, isInterrupted } = await withEngine(options.engine, options.edition, certified);
  console.log(options.json ? JSON.stringify(jsonReport(report)) : terminalReport(report, colors));
  store(report, options.report);
  return codeOf(report, isInterrupted);
}
