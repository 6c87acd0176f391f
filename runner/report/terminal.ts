import type picocolors from 'picocolors';
import type { Row, Verdict } from '../run/rows.ts';
import type { Gathered } from './alike.ts';
import { gathered } from './alike.ts';
import { counted } from './counted.ts';
import { excerpt } from './excerpt.ts';
import {
  comparedLine,
  cutLine,
  disputeLines,
  exhaustedLines,
  relationLines,
  shownLines,
  sideLines,
} from './extras.ts';
import type { Report, ReportedFault, StoredWitness } from './result.ts';
import { settlementInWords } from './settlement.ts';
import { shellWord } from './shell-word.ts';
import { actInWords } from './telling/act.ts';
import { cardsWords } from './telling/card.ts';
import { ENGLISH } from './telling/tongue.ts';

type Colors = typeof picocolors;

const paint = (colors: Colors): Record<Verdict, (text: string) => string> => ({
  pass: colors.green,
  fail: colors.red,
  vacuous: colors.yellow,
  unobserved: colors.yellow,
  untestable: colors.dim,
  'not written': colors.dim,
});

const EVIDENCE = {
  observed: 'observed',
  consequence: 'by consequence',
  'self-reported': 'self-reported only',
  'as loaded': 'self-reported only',
};

const rowLine = (row: Row, colors: Colors): string => {
  const counts =
    row.nontrivial === 0
      ? ''
      : `${counted(row.nontrivial, 'situation')}, ${row.evidence && EVIDENCE[row.evidence]}`;
  const reading = row.reading === null ? '' : `reading: ${row.reading}`;
  const notes = [counts, reading, row.reason ?? ''].filter((note) => note !== '').join('; ');
  const name = row.slug === '' ? row.clause : `${row.clause}  ${colors.dim(row.slug)}`;
  return `  ${paint(colors)[row.verdict](row.verdict.padEnd(12))} ${name}${notes === '' ? '' : `  ${notes}`}`;
};

const MOST_BEFORE = 2;

const field = (name: string, text: string): string => `  ${name.padEnd(11)} ${text}`;

/** How to see a stored case again. */
const replayLine = (files: readonly string[], options: readonly string[]): string =>
  `npm run --silent arbiter -- replay ${[...files, ...options].map(shellWord).join(' ')}`;

const boardLines = ({ case: { board, acts, picks } }: Pick<StoredWitness, 'case'>): string[] => [
  ...cardsWords(ENGLISH, board.cards, board.texts).map((card, i) => field(i === 0 ? 'Board' : '', card)),
  ...(board.active === 'B' ? [field('', "it is B's turn")] : []),
  ...(['A', 'B'] as const)
    .filter((player) => (board.failedDraws?.[player] ?? 0) > 0)
    .map((player) =>
      field('', `${player} has failed to draw ${counted(board.failedDraws?.[player] ?? 0, 'time')}`),
    ),
  field('Acts', acts.map(actInWords).join('; ') || 'none'),
  ...(picks.some((pick) => pick > 0) ? [field('Picks', picks.join(', '))] : []),
];

const witnessLines = (witness: StoredWitness): string[] => [
  ...boardLines(witness),
  ...cutLine(witness).map((line) => field('Cut', line)),
  ...(witness.refutes.length > 0 ? [field('Rules out', witness.refutes.join('; '))] : []),
  ...(witness.refutes.length > 0
    ? []
    : [
        field('Question', witness.question),
        field('Allowed', `${witness.allowed}${witness.because === '' ? '' : `, because ${witness.because}`}`),
        field('Received', witness.received),
      ]),
];

/** A finding, as a judge would put a ruling. */
const findingLines = ({ finding, alike }: Gathered, options: readonly string[], colors: Colors): string[] => [
  `${colors.red('fail')}          ${finding.blamed.join(' × ')}  ${colors.dim(finding.id)}`,
  field('Clause', finding.statement),
  ...(finding.times === 0 ? [field('Met', 'while another finding was shrunk')] : []),
  ...finding.witnesses.flatMap(witnessLines),
  ...finding.settledBy.map((settlement) => field('Settled', settlementInWords(settlement))),
  field(
    'Again',
    replayLine(
      finding.witnesses.map(({ file }) => file),
      options,
    ),
  ),
  ...(alike.length > 0 ? [field('Alike', alike.join(', '))] : []),
  '',
];

/** The cases before a wayward one, as far as they can be taken in. */
const beforeLines = ({ before = [] }: ReportedFault): string[] =>
  before.length > MOST_BEFORE
    ? [field('Before', `${before.length} other cases, which the file holds`)]
    : before.flatMap((one, i) => [
        field('Before', `case ${i + 1} of ${before.length}`),
        ...boardLines({ case: one }),
        ...(i === before.length - 1 ? [field('Then', 'this case, which is another on a fresh engine')] : []),
      ]);

const faultLines = (fault: ReportedFault, options: readonly string[], colors: Colors): string[] => [
  `${colors.red(fault.kind)}  in ${counted(fault.times, 'case')}`,
  ...beforeLines(fault),
  ...boardLines(fault),
  field('Detail', excerpt(fault.detail).join('\n              ')),
  field('Again', replayLine([fault.file], options)),
  '',
];

const section = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : [title, ...lines, ''];

const incompleteness = ({ isComplete, isGivenUp }: Report): string => {
  if (isComplete) return '';
  return isGivenUp
    ? ': given up, for the engine broke too often to go on'
    : ': incomplete, broken off by hand';
};

/** The broken relations, each with how to compare its cases again. */
const brokenLines = ({ compared, replayOptions }: Report): string[] =>
  (compared?.broken ?? []).flatMap((broken) => {
    const first = broken.cases.slice(0, 1).map(({ file }) => file);
    return relationLines(broken, boardLines, field, replayLine(first, replayOptions));
  });

/** What is not judged at all of an engine whose events do not make its states. */
const untoldLines = ({ untold }: Report): string[] =>
  untold.length === 0
    ? []
    : [
        '  what texts do as they are carried out, who dies of it, prices, and what nothing brings about: the greeting does not claim the',
        `  events by which states change (${untold.join(', ')})`,
      ];

/** The whole report for a terminal. */
export function terminalReport(report: Report, colors: Colors): string {
  const { engine, edition, seed, cases, rows, defaults, findings, faults, advice } = report;
  const advised = advice.map(
    ({ number, says, times }) => `  ${says} (${number} of the later edition; ${counted(times, 'time')} here)`,
  );
  return [
    `${colors.bold(engine)}  ${edition}, seed ${seed}, ${counted(cases, 'case')}${colors.yellow(incompleteness(report))}`,
    '',
    ...rows.map((row) => rowLine(row, colors)),
    ...section(
      'Defaults',
      defaults.map((row) => rowLine(row, colors)),
    ),
    ...section('Not judged', untoldLines(report)),
    ...shownLines(report),
    ...section('Advice: where the documents are silent, a later edition has it otherwise', advised),
    ...disputeLines(report),
    ...sideLines(report),
    ...faults.flatMap((fault) => faultLines(fault, report.replayOptions, colors)),
    ...gathered(findings).flatMap((one) => findingLines(one, report.replayOptions, colors)),
    ...exhaustedLines(report),
    ...comparedLine(report),
    ...brokenLines(report),
    summaryLine(report, colors),
  ].join('\n');
}

const summaryLine = (
  { rows, defaults, findings, faults, judged, of, only, compared }: Report,
  colors: Colors,
): string => {
  const count = (verdict: Verdict) => [...rows, ...defaults].filter((row) => row.verdict === verdict).length;
  const failed = count('fail');
  const broken = compared?.broken.length ?? 0;
  const isFine = failed === 0 && faults.length === 0 && broken === 0;
  const parts = [
    only === null ? `judged ${judged} of ${of} clauses` : `of ${only} alone`,
    ...(failed > 0 ? [`${counted(failed, 'clause')} broken, ${counted(findings.length, 'finding')}`] : []),
    ...(isFine ? ['no violation found'] : []),
    ...faults.map(({ kind, times }) => `${kind}: ${times}`),
    ...(broken > 0 ? [`${counted(broken, 'relation')} broken`] : []),
    ...(count('vacuous') > 0 ? [`${count('vacuous')} vacuous`] : []),
  ];
  return (isFine ? colors.green : colors.red)(parts.join(' · '));
};

/** What stored cases show of an engine. */
export function replayReport(report: Report, colors: Colors): string {
  const { engine, replayOptions, cases, findings, faults, compared } = report;
  const fine = `${engine}: no violation found on ${cases === 1 ? 'this case' : `these ${cases} cases`}`;
  const isFine = findings.length === 0 && faults.length === 0 && !compared?.broken.length;
  return [
    ...shownLines(report),
    ...disputeLines(report),
    ...faults.flatMap((fault) => faultLines(fault, replayOptions, colors)),
    ...findings.flatMap((finding) => findingLines({ finding, alike: [] }, replayOptions, colors)),
    ...brokenLines(report),
    ...(isFine ? [colors.green(fine)] : []),
  ].join('\n');
}
