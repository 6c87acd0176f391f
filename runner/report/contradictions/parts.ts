import type { Tongue } from '../telling/tongue.ts';
import { askedIn } from './asking.ts';
import { clausesNamed } from './blockers.ts';
import { chapterLines } from './chapters.ts';
import type { Line } from './entry.ts';
import { entryLines } from './entry.ts';
import { lowerLines, notSearchedLines, UNFINISHED, unfinishedLines } from './limits.ts';
import type { Finding, Findings } from './shapes.ts';

/** What a report needs beside the findings: the language, the English of what is asked, and what is unsettled. */
export interface Telling {
  readonly tongue: Tongue;
  /** The English of each question, by its id. */
  readonly asks: ReadonlyMap<string, string>;
  /** The statement of each clause, by its address. */
  readonly statements: ReadonlyMap<string, string>;
  /** The heading over each paragraph that the document gives no number, by its address. */
  readonly headings: ReadonlyMap<string, string>;
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
  'example refused',
  'edition difference',
] as const;

const isFull = ({ kind }: Finding): boolean => FULL.some((one) => one === kind);

const isSettled = ({ settlement }: Finding): boolean => settlement !== null;

/** The findings that are told in full, and behind them what editors have settled, of whatever kind. */
export const inFull = ({
  findings,
}: Findings): { open: readonly Finding[]; settled: readonly Finding[] } => ({
  open: findings.filter((finding) => isFull(finding) && !isSettled(finding)),
  settled: findings.filter(isSettled),
});

const askedOf = ({ tongue, asks }: Telling) => askedIn(tongue, asks);

/** The clauses of a finding, and what was asked. */
export const titleOf = (telling: Telling, { clauses, question }: Finding): string =>
  `${clauses.join(' × ')}${question === '' ? '' : `  ${askedOf(telling)(question)}`}`;

/** In how many situations these questions were put. */
const heardOf = ({ bound }: Findings, questions: readonly string[]): number =>
  questions.reduce((sum, question) => {
    const { enumerated = 0, drawn = 0, played = 0 } = bound.situations[question] ?? {};
    return sum + enumerated + drawn + played;
  }, 0);

/** Where a paragraph without a number stands. */
const headingWords = ({ tongue: { word }, headings }: Telling, address: string): string => {
  const heading = headings.get(address);
  return heading === undefined ? '' : ` (${word('without a number, under')} «${heading}»)`;
};

const statementLines = (telling: Telling, finding: Finding): Line[] => {
  const { tongue, statements } = telling;
  return clausesNamed(finding).map(
    (address, i): Line => [
      i === 0 ? tongue.word('Clauses') : '',
      `${address}${headingWords(telling, address)}: ${tongue.statement(address, statements.get(address) ?? '')}`,
    ],
  );
};

/** All that is said of a finding: what its clauses say, and what was found. */
export const linesOf = (telling: Telling, all: Findings, finding: Finding): Line[] => [
  ...statementLines(telling, finding),
  ...entryLines(telling.tongue, finding, heardOf(all, [finding.question, ...finding.also]), askedOf(telling)),
];

/** The kinds that are told in a line each, with what the line says. */
function lineOf(telling: Telling, { kind, clauses, about, times, question }: Finding): string {
  const { word, counted } = telling.tongue;
  const names = clauses.join(' × ');
  if (kind === 'numbering')
    return `${names}: ${word(about === 'missing' ? 'there is no such number' : 'the number is there twice')}`;
  const situations = `(${counted('situations', times)})`;
  return `${names}${question === '' ? '' : `  ${askedOf(telling)(question)}`} ${situations}`;
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

/** What is told in a line each, by heading. */
export const tails = (telling: Telling, { findings }: Findings): [string, string[]][] =>
  HEADINGS.map((kind): [string, string[]] => {
    const { tongue, statements } = telling;
    const these = findings.filter((finding) => finding.kind === kind && !isSettled(finding));
    const lines =
      kind === 'missing chapter'
        ? chapterLines(tongue, statements, these)
        : these.map((finding) => lineOf(telling, finding));
    return [tongue.word(`heading: ${kind}`), lines];
  }).filter(([, lines]) => lines.length > 0);

const sumOf = ({ bound }: Findings, origin: 'enumerated' | 'drawn' | 'played'): number =>
  Object.values(bound.situations).reduce((sum, counts) => sum + counts[origin], 0);

/** How far the search went, a line each; a line that is set in belongs to the one before it. */
export function boundLines(telling: Telling, all: Findings): string[] {
  const { word } = telling.tongue;
  const { bound, pairs } = all;
  const both = pairs.filter(({ situations }) => situations > 0).length;
  return [
    `${word('bound')}: ${bound.figures}; ${word('situations enumerated')}: ${sumOf(all, 'enumerated')}; ${word('drawn')}: ${sumOf(all, 'drawn')}; ${word('played')}: ${sumOf(all, 'played')} (${bound.engine ?? word('no engine')}); ${word('seed')}: ${bound.seed}`,
    ...lowerLines(telling.tongue, bound, askedOf(telling)),
    `${word('pairs of clauses on one question')}: ${pairs.length}; ${word('both ruled in some situation')}: ${both}`,
    ...unfinishedLines(telling.tongue, bound, askedOf(telling)),
    ...bound.broken.map(
      ({ clause, question, complaint, times }) =>
        `${word('a rule broke down and was taken to be silent')}: ${clause}  ${askedOf(telling)(question)} (${times}: ${complaint})`,
    ),
    ...Object.entries(bound.tooSmall).map(
      ([question, times]) => `${word('too few answers to tell')}: ${askedOf(telling)(question)} (${times})`,
    ),
    ...notSearchedLines(telling.tongue),
  ];
}

/** How much is unsettled, by kind. */
export const summary = ({ tongue: { word }, unsettled }: Telling, { findings, bound }: Findings): string => {
  const settled = findings.filter(({ settlement }) => settlement !== null).length;
  const counts = FULL.map((kind) => [kind, unsettled.filter((one) => one.kind === kind).length] as const);
  const told = counts.filter(([, count]) => count > 0).map(([kind, count]) => `${word(kind)}: ${count}`);
  const rest = settled === 0 ? '' : `; ${word('settled')}: ${settled}`;
  return unsettled.length === 0
    ? `${word(bound.isFinished ? 'Nothing is unsettled.' : UNFINISHED)}${rest}`
    : `${word('unsettled')} — ${told.join(' · ')}${rest}`;
};
