import type { Clause } from '../../spec/clauses/clause.ts';
import type { Edition } from '../../spec/editions/edition.ts';
import { untoldChanges } from '../interview/needs.ts';
import { worldKey } from '../judge/worlds.ts';
import { answerInWords } from '../report/answer.ts';
import type { Report, ReportedFault, ReportedFinding } from '../report/result.ts';
import { statementOf } from '../report/result.ts';
import { afresh } from './afresh.ts';
import type { Exhausted } from './exhaustive.ts';
import type { Finding } from './findings.ts';
import { readingsOf, unravel } from './findings.ts';
import type { Course, Hunt, Source } from './hunt.ts';
import { hunt, isHopeless } from './hunt.ts';
import type { Judging } from './judging.ts';
import { compareCases, reportedRelation, withoutConsequences } from './relations.ts';
import type { FaultReporting } from './reported-faults.ts';
import { keptOfBoards, reportedFault } from './reported-faults.ts';
import type { Grounds } from './rows.ts';
import { extraRows, isDefault, judgedOf, rowsOf } from './rows.ts';
import type { Settled } from './settled-by.ts';
import { settledBy } from './settled-by.ts';
import { deviationsFrom } from './shown.ts';
import { sidesOf } from './sides.ts';

/** What a certification needs beside the engine. `only` limits the report to one clause. */
export interface Certification extends FaultReporting, Settled {
  readonly edition: Edition;
  readonly engine: string;
  readonly replayOptions: readonly string[];
  readonly seed: number;
  readonly required: number;
  readonly only: string | null;
  /** All small cases, which come first; null where they are not asked for. */
  readonly exhausted?: Exhausted | null;
  /** How many cases of `related` the engine is compared with itself on. */
  readonly relations?: { readonly cases: number; readonly source: Source } | null;
  readonly isStopped?: () => boolean;
}

const isShown = ({ isUncertified }: Clause): boolean => isUncertified === true;

const MIXED = {
  question: 'Which reading is followed?',
  allowed: 'one throughout',
  received: 'several',
  because: '',
};

/** Ids are the clause and a number within it, in the order in which the findings were met. */
const namesFor = (findings: readonly Finding[]): string[] => {
  const used = new Map<string, number>();
  return findings.map(({ blamed, denied }) => {
    const stem = (blamed[0] ?? denied[0] ?? 'finding').replaceAll('/', '-');
    const number = (used.get(stem) ?? 0) + 1;
    used.set(stem, number);
    return `${stem}-${number}`;
  });
};

const reported = async (
  judging: Judging,
  finding: Finding,
  id: string,
  clauses: readonly Clause[],
  what: Certification,
): Promise<ReportedFinding> => {
  const blamed = finding.blamed.length > 0 ? finding.blamed : finding.denied;
  return {
    id,
    blamed,
    statement: blamed.map((address) => statementOf(clauses, address)).join(' / '),
    times: finding.times,
    settledBy: await settledBy(judging, finding, what),
    witnesses: finding.witnesses.map((witness, i) => ({
      finding: id,
      clauses: [...blamed],
      ...(witness.denial === null ? MIXED : answerInWords(witness.denial, blamed)),
      case: witness.case,
      file: what.fileFor(finding.witnesses.length === 1 ? id : `${id}-${i + 1}`, witness.case),
      refutes: witness.refutes.map(worldKey),
      cutBy: witness.cutBy,
    })),
  };
};

const reportedRelations = async (
  judging: Judging,
  { relations, isStopped, shrink, fileFor, only }: Certification,
  isUnsteady: boolean,
): Promise<Report['compared']> => {
  if (!relations || only !== null || isStopped?.()) return null;
  const telling = withoutConsequences(isUnsteady);
  const found = await compareCases(judging, relations.source, relations.cases, shrink, telling);
  return { ...found, broken: found.broken.map((one) => reportedRelation(one, fileFor)) };
};

const concerns = (only: string | null, address: string): boolean =>
  only === null || address === only || address.startsWith(`${only}/`);

/** Puts the cases of a source to an engine and works out all that is to be said of it. */
export async function certify(
  judging: Judging,
  source: Source,
  course: Course,
  what: Certification,
): Promise<Report> {
  const found = await hunt(judging, source, course);
  return reportOf(judging, found, course.cases, what);
}

/** Works out all that is to be said of an engine from a hunt that was to have so many cases. */
export async function reportOf(
  judging: Judging,
  found: Hunt,
  cases: number,
  what: Certification,
): Promise<Report> {
  const { clauses } = judging.court;
  const readings = readingsOf(clauses, found);
  const unravelled = await unravel(judging, found, readings, what.shrink);
  const { edition, required, only, fresh } = what;
  const isHeldToIt = fresh !== null && judging.capabilities.determinism && !isHopeless(found);
  const { kept, gone, blamed } = isHeldToIt
    ? await afresh(judging, fresh, unravelled.findings, readings.clauses)
    : { kept: unravelled.findings, gone: [], blamed: unravelled.blamed };
  const grounds: Grounds = {
    edition,
    clauses,
    tally: found.tally,
    blamed,
    denied: [...new Set(kept.flatMap((finding) => finding.denied))],
    world: readings.world,
    capabilities: judging.capabilities,
    required,
  };
  const rows = rowsOf(grounds);
  const findings = kept.filter(
    ({ blamed: own, denied }) =>
      only === null || [...own, ...denied].some((address) => concerns(only, address)),
  );
  const names = namesFor(findings);
  const tellings: ReportedFinding[] = [];
  for (const [i, finding] of findings.entries())
    tellings.push(await reported(judging, finding, names[i] as string, clauses, what));
  const isGivenUp = isHopeless(found);
  const isUnsteady = gone.length > 0 || unravelled.faults.has('nondeterministic');
  const compared = isGivenUp ? null : await reportedRelations(judging, what, isUnsteady);
  const faults: ReportedFault[] = [];
  for (const [kind, seen] of unravelled.faults) faults.push(await reportedFault(judging, kind, seen, what));
  if (gone.length > 0 && !unravelled.faults.has('nondeterministic')) faults.push(keptOfBoards(gone, what));
  const deviations = (address: string) =>
    [...found.shown.values()].reduce(
      (sum, { what: denial, times }) => sum + (denial.denied.includes(address) ? times : 0),
      0,
    );
  const shown: Report['shown'][number][] = [];
  for (const row of extraRows(grounds, isShown)) {
    const examples = isGivenUp ? [] : await deviationsFrom(judging, found, row.clause, what);
    shown.push({ ...row, deviations: deviations(row.clause), examples });
  }
  return {
    engine: what.engine,
    replayOptions: what.replayOptions,
    edition: edition.name,
    seed: what.seed,
    cases: found.cases,
    required,
    judged: judgedOf(rows),
    untold: untoldChanges(judging.capabilities),
    of: Object.keys(edition.clauses).length,
    isComplete: found.cases === cases,
    isGivenUp,
    only,
    settlements: what.settlements,
    rows: rows.filter(({ clause }) => concerns(only, clause)),
    defaults: extraRows(grounds, isDefault).filter(() => only === null),
    shown,
    findings: tellings,
    faults,
    advice: [...found.tally.advice.values()],
    exhausted: what.exhausted ? { ...what.exhausted, complete: found.cases >= what.exhausted.cases } : null,
    compared,
    sides: sidesOf(clauses, judging.court.suppositions, found, readings.world, what.fileFor).filter(
      ({ clause }) => concerns(only, clause),
    ),
    disputes: [...found.disputes.values()].map(({ what: dispute, times, case: one }, i) => ({
      ...dispute,
      times,
      file: what.fileFor(`dispute-${i + 1}`, one),
      case: one,
    })),
  };
}
