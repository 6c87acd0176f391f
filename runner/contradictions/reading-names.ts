import type { Decision, Settlement } from '../../spec/clauses/settlement.ts';
import type { Texts } from './edits.ts';

/** What a reading is called in another tongue, by its English name; the English where it has no name there. */
export type Naming = (english: string) => string;

/** The names of the readings of a clause, and of the words of it that the search supposes. */
export const readingNames = ({ clauses, suppositions }: Texts, address: string): string[] => [
  ...(clauses.find((clause) => clause.address === address)?.readings ?? []).map(({ name }) => name),
  ...suppositions.filter(({ of }) => of === address).map(({ name }) => name),
];

function withNames(decision: Decision, english: (clause: string, name: string) => string): Decision {
  if ('stands' in decision) return decision;
  if ('isNotRead' in decision)
    return { ...decision, isNotRead: english(decision.clause, decision.isNotRead) };
  if ('clause' in decision) return { ...decision, reading: english(decision.clause, decision.reading) };
  const { prevails, reading } = decision;
  return reading === undefined ? decision : { ...decision, reading: english(prevails, reading) };
}

/** The same settlements, with the English name of each reading that is named in the other tongue. */
export const namedInEnglish = (
  texts: Texts,
  settlements: readonly Settlement[],
  naming: Naming,
): Settlement[] => {
  const english = (clause: string, name: string) =>
    readingNames(texts, clause).find((one) => one !== name && naming(one) === name) ?? name;
  return settlements.map((one) => ({ ...one, decision: withNames(one.decision, english) }));
};
