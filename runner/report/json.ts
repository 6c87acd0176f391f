import type { Row } from '../run/rows.ts';
import type { Report } from './result.ts';

const FAULTS = ['crash', 'timeout', 'protocol', 'inconsistent', 'nondeterministic'] as const;

const clauseJson = ({ findings }: Report, row: Row) => ({
  clause: row.clause,
  verdict: row.verdict,
  applied: row.applied,
  nontrivial: row.nontrivial,
  evidence: row.evidence,
  ...(row.reading === null ? {} : { reading: row.reading }),
  ...(row.reason === null ? {} : { reason: row.reason }),
  findings: findings
    .filter(({ blamed }) => blamed.includes(row.clause))
    .map(({ id, witnesses }) => ({ id, witnesses: witnesses.map(({ file }) => file) })),
});

const relationsJson = ({ cases, applied, broken, untold }: NonNullable<Report['compared']>) => ({
  cases,
  applied,
  broken: broken.map(({ cases: two, ...rest }) => ({ ...rest, cases: two.map(({ file }) => file) })),
  untold,
});

/** The one object that `certify --json` prints. */
export const jsonReport = (report: Report) => ({
  engine: report.engine,
  edition: report.edition,
  seed: report.seed,
  cases: report.cases,
  judged: report.judged,
  of: report.of,
  complete: report.isComplete,
  clauses: report.rows.map((row) => clauseJson(report, row)),
  defaults: report.defaults.map((row) => clauseJson(report, row)),
  shown: report.shown.map(({ clause, deviations, examples }) => ({
    clause,
    deviations,
    examples: examples.map(({ question, allowed, received, times, file }) => ({
      question,
      allowed,
      received,
      times,
      file,
    })),
  })),
  advice: report.advice,
  ...(report.exhausted === null ? {} : { exhaustive: report.exhausted }),
  ...(report.compared === null ? {} : { relations: relationsJson(report.compared) }),
  disputes: report.disputes.map(({ case: _case, ...dispute }) => dispute),
  sides: report.sides.map(({ cases, ...side }) => ({
    ...side,
    cases: cases.map(({ agrees, file }) => ({ agrees, file })),
  })),
  settlements: report.settlements,
  outcomes: Object.fromEntries(
    FAULTS.map((kind) => [kind, report.faults.find((fault) => fault.kind === kind)?.times ?? 0]),
  ),
});
