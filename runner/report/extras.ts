import { counted } from './counted.ts';
import type { Report, ReportedRelation, ReportedSide, StoredWitness } from './result.ts';

const figures = new Intl.NumberFormat('en');

/** How many small cases there were, in words. */
export function exhaustedLines({ exhausted }: Report): string[] {
  if (exhausted === null) return [];
  const { most, strata, cases, bounds, complete } = exhausted;
  const bySize = strata.map(({ size, cases: count }) => `${size}: ${figures.format(count)}`).join(' · ');
  return [
    `Every case of size ${most} at most: ${figures.format(cases)} cases (${bySize})${complete ? '' : ', not all of them judged'}`,
    `  Bounds: ${bounds}`,
    '',
  ];
}

const cutInWords = { evaluations: 'after the most tries', time: 'as it took too long' };

/** That a smaller case may show the same, where shrinking was broken off. */
export const cutLine = ({ cutBy }: Pick<StoredWitness, 'cutBy'>): string[] =>
  cutBy === null ? [] : [`shrinking ended ${cutInWords[cutBy]}: a smaller case may show the same`];

/** A broken relation with both of its cases. */
export const relationLines = (
  broken: ReportedRelation,
  board: (of: ReportedRelation['cases'][number]) => string[],
  field: (name: string, text: string) => string,
  again: string,
): string[] => [
  `relation      ${broken.relation}, ${counted(broken.times, 'time')}`,
  field('Relation', broken.says),
  field('Follows from', broken.supportedBy),
  ...broken.cases.flatMap(board),
  field('Differs', broken.differs),
  field('Stored', [...new Set(broken.cases.map(({ file }) => file))].join(' ')),
  field('Again', again),
  '',
];

/** What the engine does otherwise than a card's own text says, each way with the file of its smallest case. */
export function shownLines({ shown }: Pick<Report, 'shown'>): string[] {
  const lines = shown.flatMap(({ clause, deviations, statement, examples }) =>
    deviations === 0
      ? []
      : [
          `  ${clause}  ${counted(deviations, 'deviation')} from: ${statement}`,
          ...examples.map(
            ({ question, allowed, received, times, file }) =>
              `    ${question} ${allowed}; received ${received}, ${counted(times, 'time')}: ${file}`,
          ),
        ],
  );
  return lines.length === 0 ? [] : ['Shown, not certified', ...lines, ''];
}

/** Clauses that contradict each other where the engine was asked, and which of them it keeps. */
export function disputeLines({ disputes }: Pick<Report, 'disputes'>): string[] {
  if (disputes.length === 0) return [];
  const lines = disputes.map(
    ({ question, kept, broken, times, file }) =>
      `  ${kept.join(' + ')} × ${broken.join(' + ')}  on ${question}: the engine keeps ${kept.join(' and ')}, ${counted(times, 'time')}; ${file}`,
  );
  return [
    'Disputed: no answer keeps all of these clauses, so none is a fault here (not judged)',
    ...lines,
    '',
  ];
}

const isTold = ({ told, follows }: ReportedSide): boolean => told > 0 || follows.length > 0;

const wayLines = (sides: readonly ReportedSide[]): string[] => {
  const told = sides.filter(isTold);
  const untold = sides.length - told.length;
  return [
    ...told.map((side) => `  ${side.clause}  ${wayInWords(side)}`),
    ...(untold === 0
      ? []
      : [`  ${counted(untold, 'choice')} not told (--json lists them under «sides», with «told» 0)`]),
  ];
};

/**
 * The ways an engine goes where the texts leave a choice, those that nothing told in one line, and what editors have
 * settled.
 */
export function sideLines({ sides, settlements }: Pick<Report, 'sides' | 'settlements'>): string[] {
  const lines = wayLines(sides);
  const decided = settlements.map(
    ({ finding, by, since, source }) => `  ${finding}  by ${by}, ${since}: ${source}`,
  );
  return [
    ...(lines.length === 0 ? [] : ['Where the texts leave a choice, the engine goes this way', ...lines, '']),
    ...(decided.length === 0 ? [] : ['Settled by editors, and judged so', ...decided, '']),
  ];
}

/** The way of a side that was told. */
function wayInWords({ words, told, options, follows, isMixed, cases }: ReportedSide): string {
  const [name] = options;
  const about = words === null ? '' : `words taken as «${words}»: `;
  if (told === 0) return `reading «${follows[0]}»: by its answers together, by none alone`;
  if (isMixed) {
    const counts = options.map((option) => `«${option.name}» ${option.times}`).join(', ');
    const files = cases.map(({ agrees, file }) => `${agrees.join(' or ')}: ${file}`).join('; ');
    return `${about}mixed, of ${told}: ${counts} (${files})`;
  }
  if (words !== null)
    return `${about}${follows.includes(name?.name ?? '') ? 'always' : 'never'} (${told} of ${told})`;
  return `reading ${follows.map((one) => `«${one}»`).join(' or ')}: always (${told} of ${told})`;
}

/** How much the engine was compared with itself. */
export function comparedLine({ compared }: Report): string[] {
  if (compared === null || compared.cases === 0) return [];
  const applied = Object.values(compared.applied).reduce((sum, count) => sum + count, 0);
  const byName = Object.entries(compared.applied).map(([name, count]) => `${name} ${count}`);
  const { length } = compared.broken;
  return [
    `Relations: ${counted(applied, 'comparison')} on ${counted(compared.cases, 'case')}, ${length === 0 ? 'none broken' : `${length} broken`}`,
    `  ${byName.join(' · ')}`,
    ...(compared.untold === 0
      ? []
      : [
          `  ${counted(compared.untold, 'more relation')} broken, perhaps only since the same case goes another way another time: mend that first`,
        ]),
    '',
  ];
}
