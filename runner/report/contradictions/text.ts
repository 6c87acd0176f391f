import type picocolors from 'picocolors';
import type { Line } from './entry.ts';
import { entryLines } from './entry.ts';
import type { Finding, Findings } from './shapes.ts';
import type { Tongue } from './tongue.ts';

type Colors = typeof picocolors;

/** What a report needs beside the findings: the language, the English of what is asked, and what is unsettled. */
export interface Telling {
  readonly tongue: Tongue;
  /** The English of each question, by its id. */
  readonly asks: ReadonlyMap<string, string>;
  /** The statement of each clause, by its address. */
  readonly statements: ReadonlyMap<string, string>;
  readonly unsettled: readonly Finding[];
}

const FULL = [
  'conflict',
  'conflict under a reading',
  'impossible procedure',
  'order dependence',
  'ambiguity',
  'gap',
  'underdetermined',
  'edition difference',
] as const;

const isFull = ({ kind }: Finding): boolean => FULL.some((one) => one === kind);

const titleOf = ({ tongue, asks }: Telling, { clauses, question }: Finding): string => {
  const asked = asks.get(question);
  return `${clauses.join(' × ')}${asked === undefined ? '' : `  ${tongue.word(asked)}`}`;
};

const heardOf = ({ bound }: Findings, question: string): number => {
  const { enumerated = 0, drawn = 0, played = 0 } = bound.situations[question] ?? {};
  return enumerated + drawn + played;
};

const statementLines = ({ tongue, statements }: Telling, { clauses }: Finding): Line[] =>
  clauses.map(
    (address, i): Line => [
      i === 0 ? tongue.word('Clauses') : '',
      `${address}: ${tongue.statement(address, statements.get(address) ?? '')}`,
    ],
  );

/** The kinds that are told in a line each, with what the line says. */
function lineOf({ tongue: { word } }: Telling, { kind, clauses, about, times, question }: Finding): string {
  const names = clauses.join(' × ');
  if (kind === 'numbering')
    return `${names}: ${word(about === 'missing' ? 'there is no such number' : 'the number is there twice')}`;
  if (kind === 'missing chapter') {
    const chapter = about === null || about === '' ? word('number unknown') : about;
    return `${chapter}: ${names} (${times})`;
  }
  return `${names}${question === '' ? '' : `, ${word(question)}`} (${times})`;
}

const HEADINGS = [
  'missing chapter',
  'vacuous',
  'shadowed',
  'redundant',
  'overridden',
  'cumulative',
  'numbering',
] as const;

/** What can only be said once the search has been through everything. */
const NEEDS_ALL: readonly string[] = ['vacuous', 'shadowed', 'redundant'];

const tails = (telling: Telling, { findings, bound }: Findings): [string, string[]][] =>
  HEADINGS.filter((kind) => bound.isComplete || !NEEDS_ALL.includes(kind))
    .map((kind): [string, string[]] => [
      telling.tongue.word(`heading: ${kind}`),
      findings.filter((finding) => finding.kind === kind).map((finding) => lineOf(telling, finding)),
    ])
    .filter(([, lines]) => lines.length > 0);

const sumOf = ({ bound }: Findings, origin: 'enumerated' | 'drawn' | 'played'): number =>
  Object.values(bound.situations).reduce((sum, counts) => sum + counts[origin], 0);

/** How far the search went, in a few lines. */
function boundLines({ tongue: { word } }: Telling, all: Findings): string[] {
  const { bound, pairs } = all;
  const both = pairs.filter(({ situations }) => situations > 0).length;
  return [
    `${word('bound')}: ${bound.figures}; ${word('situations, all within the bound')}: ${sumOf(all, 'enumerated')}; ${word('drawn')}: ${sumOf(all, 'drawn')}; ${word('played')}: ${sumOf(all, 'played')} (${bound.engine ?? word('no engine')}); ${word('seed')}: ${bound.seed}`,
    ...(bound.isComplete
      ? [
          `${word('pairs of clauses on one question')}: ${pairs.length}; ${word('both ruled in some situation')}: ${both}`,
        ]
      : []),
    ...(bound.isComplete ? [] : [word('The time ran out: the search is not complete.')]),
    ...Object.entries(bound.tooSmall).map(
      ([question, times]) => `${word('too few answers to tell')}: ${word(question)} (${times})`,
    ),
  ];
}

const summary = ({ tongue: { word }, unsettled }: Telling): string => {
  const counts = FULL.map((kind) => [kind, unsettled.filter((one) => one.kind === kind).length] as const);
  const told = counts.filter(([, count]) => count > 0).map(([kind, count]) => `${word(kind)}: ${count}`);
  return unsettled.length === 0
    ? word('Nothing is unsettled.')
    : `${word('unsettled')} — ${told.join(' · ')}`;
};

/** The report for a terminal. */
export function textReport(telling: Telling, all: Findings, colors: Colors): string {
  const { word } = telling.tongue;
  const width =
    Math.max(
      ...['Let', 'Then', 'However', 'Readings', 'Shows on', 'Clauses'].map((one) => word(one).length),
    ) + 2;
  const entries = all.findings
    .filter(isFull)
    .flatMap((finding) => [
      `${colors.bold(word(finding.kind))}  ${titleOf(telling, finding)}  ${colors.dim(finding.id)}`,
      ...[
        ...statementLines(telling, finding),
        ...entryLines(telling.tongue, finding, heardOf(all, finding.question)),
      ].map(([label, text]) => `  ${label.padEnd(width)}${text}`),
      '',
    ]);
  const rest = tails(telling, all).flatMap(([heading, lines]) => [
    colors.bold(heading),
    ...lines.map((line) => `  ${line}`),
    '',
  ]);
  return [...entries, ...rest, ...boundLines(telling, all), summary(telling)].join('\n');
}

/** The report as Markdown. */
export function markdownReport(telling: Telling, all: Findings): string {
  const { word } = telling.tongue;
  const entries = all.findings
    .filter(isFull)
    .flatMap((finding) => [
      `## ${word(finding.kind)}: ${titleOf(telling, finding)}`,
      '',
      `\`${finding.id}\``,
      '',
      ...[
        ...statementLines(telling, finding),
        ...entryLines(telling.tongue, finding, heardOf(all, finding.question)),
      ].map(([label, text]) => `- ${label === '' ? '' : `**${label}** `}${text}`),
      '',
    ]);
  const rest = tails(telling, all).flatMap(([heading, lines]) => [
    `## ${heading}`,
    '',
    ...lines.map((line) => `- ${line}`),
    '',
  ]);
  const title = `# ${word('Contradictions')}: ${all.editions.join(' — ')}`;
  return [
    title,
    '',
    ...entries,
    ...rest,
    ...boundLines(telling, all).map((line) => `${line}  `),
    summary(telling),
    '',
  ].join('\n');
}
