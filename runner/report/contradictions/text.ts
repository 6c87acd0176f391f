import type picocolors from 'picocolors';
import type { Telling } from './parts.ts';
import { boundLines, inFull, linesOf, summary, tails, titleOf } from './parts.ts';
import type { Finding, Findings } from './shapes.ts';
import { wrapped } from './wrapping.ts';

type Colors = ReturnType<typeof picocolors.createColors>;

const LABELS = ['Let', 'Then', 'However', 'Readings', 'Shows on', 'Blocked by', 'Clauses'];

/** The report for a terminal. */
export function textReport(telling: Telling, all: Findings, colors: Colors): string {
  const { word } = telling.tongue;
  const width = Math.max(...LABELS.map((label) => word(label).length)) + 2;
  const entry = (finding: Finding): string[] => [
    `${colors.bold(word(finding.kind))}  ${titleOf(telling, finding)}  ${colors.dim(finding.id)}`,
    ...linesOf(telling, all, finding).map(([label, text]) =>
      wrapped(`  ${(label ?? '').padEnd(width)}${text}`, width + 2),
    ),
    '',
  ];
  const { open, settled } = inFull(all);
  const rest = tails(telling, all).flatMap(([heading, lines]) => [
    colors.bold(heading),
    ...lines.map((line) => wrapped(`  ${line}`, 4)),
    '',
  ]);
  const ends = [...boundLines(telling, all), summary(telling, all)].map((line) => wrapped(line, 4));
  return [
    ...open.flatMap(entry),
    ...(settled.length === 0 ? [] : [colors.bold(word('heading: settled')), '']),
    ...settled.flatMap(entry),
    ...rest,
    ...ends,
  ].join('\n');
}
