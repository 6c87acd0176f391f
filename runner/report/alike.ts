import type { Case } from '../../spec/play/case.ts';
import type { ReportedFinding } from './result.ts';

/** The finding to be shown of several that blame the same clauses on the same question, and the ids of the others. */
export interface Gathered {
  readonly finding: ReportedFinding;
  readonly alike: readonly string[];
}

/** What was asked, without the cards and texts that it was asked of. */
const askedIn = (question: string): string => question.replace(/ \(.*$/, '');

const kindOf = ({ blamed, witnesses }: ReportedFinding): string =>
  [...blamed, ...witnesses.map(({ question }) => askedIn(question))].join('|');

const sizeOf = ({ board, acts }: Case): readonly number[] => [
  board.cards.length,
  acts.length,
  JSON.stringify([board, acts]).length,
];

const isSmaller = (one: ReportedFinding, other: ReportedFinding): boolean => {
  const [a, b] = [one, other].map(({ witnesses }) => witnesses.flatMap((witness) => sizeOf(witness.case)));
  const at = a?.findIndex((figure, i) => figure !== b?.[i]) ?? -1;
  return at >= 0 && (a?.[at] ?? 0) < (b?.[at] ?? 0);
};

/** Findings by the clauses that they blame and what was asked, in the order in which each was first met; the smallest is shown. */
export function gathered(findings: readonly ReportedFinding[]): Gathered[] {
  const groups = new Map<string, ReportedFinding[]>();
  for (const finding of findings)
    groups.set(kindOf(finding), [...(groups.get(kindOf(finding)) ?? []), finding]);
  return [...groups.values()].map((all) => {
    const finding = all.reduce((smallest, one) => (isSmaller(one, smallest) ? one : smallest));
    return { finding, alike: all.filter((one) => one !== finding).map(({ id }) => id) };
  });
}
