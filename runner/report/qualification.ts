import type picocolors from 'picocolors';
import type { Qualification, Summary, Tried } from '../run/qualification.ts';
import type { Standing } from '../run/standing.ts';
import { counted } from './counted.ts';

type Colors = Pick<typeof picocolors, 'green' | 'red'>;

const figure = (value: number | null): string => (value === null ? '–' : String(value));
const figured = (value: number | null, noun: string): string =>
  value === null ? `– ${noun}s` : counted(value, noun);
const milliseconds = (value: number | null): string => (value === null ? '–' : `${value.toFixed(0)} ms`);

const mutantLine = (one: Tried, colors: Colors): string => {
  const { name, part, breaks, also, blamed, cards, acts, toKill, measured } = one;
  const word = one.qualified ? 'killed' : one.killed ? 'misblamed' : 'SURVIVED';
  const paint = one.qualified ? colors.green : colors.red;
  const soon = `${figure(toKill.median)} / ${figure(toKill.p95)} cases, ${milliseconds(measured.median)} / ${milliseconds(measured.p95)}`;
  const notes = [
    toKill.killed > 0 ? soon : '',
    toKill.killed < toKill.runs ? `survived ${toKill.runs - toKill.killed} of ${toKill.runs} seeds` : '',
    cards === null ? '' : `shrunk to ${counted(cards, 'card')} and ${figured(acts, 'act')}`,
    one.qualified
      ? blamed.join(', ')
      : `declared ${breaks.join(', ')}${also.length === 0 ? '' : ` (perhaps ${also.join(', ')})`}; blamed ${blamed.join(', ') || 'nothing'}`,
    one.differs ? '' : 'no stored case shows it',
    one.faults.join(', '),
  ].filter((note) => note !== '');
  return `${paint(word.padEnd(9))} ${part.padEnd(6)} ${name.padEnd(34)} ${notes.join('; ')}`;
};

const standingLine = ({ clause, kills, needed, impliedBy }: Standing): string => {
  const rest = kills.filter((name) => !needed.includes(name));
  const parts = [
    needed.length > 0 ? `needed for ${needed.join(', ')}` : '',
    rest.length > 0 ? `denies too: ${rest.join(', ')}` : '',
    impliedBy === null ? '' : `implied by ${impliedBy.join(', ') || 'others, no single one of them'}`,
  ].filter((part) => part !== '');
  return `  ${clause.padEnd(28)} ${parts.join('; ')}`;
};

const isKilling = ({ kills }: Standing): boolean => kills.length > 0;

const idleLines = (idle: readonly Standing[]): string[] =>
  idle.length === 0 ? [] : [`  none of them is killed by ${idle.map(({ clause }) => clause).join(', ')}`];

const summaryLines = (title: string, summary: Summary): string[] => {
  const { mutants, qualified, survivors, misblamed, within, cases, cards, acts } = summary;
  const buckets = Object.entries(within)
    .map(([limit, count]) => `${count} in ${limit}`)
    .join(', ');
  return [
    `${title.padEnd(7)} ${qualified} of ${mutants} killed and blamed as declared; killed within cases: ${buckets}; median ${figured(cases, 'case')}, ${figured(cards, 'card')}, ${figured(acts, 'act')}`,
    ...(survivors.length > 0 ? [`        survived: ${survivors.join(', ')}`] : []),
    ...(misblamed.length > 0 ? [`        misblamed: ${misblamed.join(', ')}`] : []),
  ];
};

/** The matrix and what it comes to, for a terminal. */
export const qualificationReport = (
  { seed, seeds, cases, mutants, clauses, all, halves, blind }: Qualification,
  colors: Colors,
): string =>
  [
    `${counted(mutants.length, 'mutant')}, ${counted(cases, 'case')}, ${counted(seeds, 'seed')} from ${seed} on; to kill: median / p95`,
    '',
    ...mutants.map((one) => mutantLine(one, colors)),
    '',
    'Clauses',
    ...clauses.filter(isKilling).map(standingLine),
    ...idleLines(clauses.filter((one) => !isKilling(one))),
    '',
    ...summaryLines('all', all),
    ...summaryLines('open', halves.open),
    ...summaryLines('frozen', halves.frozen),
    ...(blind.mutants > 0 ? summaryLines('blind', blind) : []),
  ].join('\n');
