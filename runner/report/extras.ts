import type { Report, ReportedRelation, StoredWitness } from './result.ts';

const counted = new Intl.NumberFormat('en');

/** How many small cases there were, in words. */
export function exhaustedLines({ exhausted }: Report): string[] {
  if (exhausted === null) return [];
  const { most, strata, cases, bounds, complete } = exhausted;
  const bySize = strata.map(({ size, cases: count }) => `${size}: ${counted.format(count)}`).join(' · ');
  return [
    `Every case of size ${most} at most: ${counted.format(cases)} cases (${bySize})${complete ? '' : ', not all of them judged'}`,
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
): string[] => [
  `relation      ${broken.relation}, ${broken.times} times`,
  field('Relation', broken.says),
  field('Follows from', broken.supportedBy),
  ...broken.cases.flatMap(board),
  field('Differs', broken.differs),
  field('Stored', broken.cases.map(({ file }) => file).join(' ')),
  '',
];

/** How much the engine was compared with itself. */
export function comparedLine({ compared }: Report): string[] {
  if (compared === null || compared.cases === 0) return [];
  const applied = Object.values(compared.applied).reduce((sum, count) => sum + count, 0);
  const byName = Object.entries(compared.applied).map(([name, count]) => `${name} ${count}`);
  const { length } = compared.broken;
  return [
    `Relations: ${applied} comparisons on ${compared.cases} cases, ${length === 0 ? 'none broken' : `${length} broken`}`,
    `  ${byName.join(' · ')}`,
    '',
  ];
}
