import { createHash } from 'node:crypto';
import type { Report } from './result.ts';

const digestOf = (lines: readonly string[]): string =>
  createHash('sha256').update(lines.join('\n')).digest('hex');

/**
 * A run as JSON lines: header, one line for each clause, finding and fault, footer. The footer counts the lines
 * before it and holds their digest; a file without a matching footer is incomplete.
 */
export function runFile(report: Report, suite: string): string {
  const { engine, edition, seed, cases, required, judged, of, isComplete, only } = report;
  const lines = [
    { line: 'header', suite, engine, edition, seed, cases, required, only },
    ...[...report.rows, ...report.defaults].map((row) => ({ line: 'clause', ...row })),
    ...report.findings.map((finding) => ({ line: 'finding', ...finding })),
    ...report.faults.map((fault) => ({ line: 'fault', ...fault })),
    ...(report.exhausted === null ? [] : [{ line: 'exhaustive', ...report.exhausted }]),
    ...(report.compared?.broken ?? []).map((relation) => ({ line: 'relation', ...relation })),
    ...report.advice.map((advice) => ({ line: 'advice', ...advice })),
    ...report.disputes.map((dispute) => ({ line: 'dispute', ...dispute })),
    ...report.sides.map((side) => ({ line: 'side', ...side })),
    ...report.settlements.map((settlement) => ({ line: 'settlement', ...settlement })),
  ].map((line) => JSON.stringify(line));
  const footer = { line: 'footer', lines: lines.length, judged, of, isComplete, digest: digestOf(lines) };
  return `${[...lines, JSON.stringify(footer)].join('\n')}\n`;
}
