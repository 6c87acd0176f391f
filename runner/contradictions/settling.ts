import type { Clause } from '../../spec/clauses/clause.ts';
import type { Decision, Settlement } from '../../spec/clauses/settlement.ts';
import type { Texts } from './edits.ts';
import { adopting, notReading, notSupposing, reading, yielding } from './edits.ts';
import type { Naming } from './reading-names.ts';
import { readingNames } from './reading-names.ts';

const clauseAt = ({ clauses }: Texts, address: string): Clause | undefined =>
  clauses.find((clause) => clause.address === address);

const supposes = ({ suppositions }: Texts, address: string, name: string): boolean =>
  suppositions.some((one) => one.of === address && one.name === name);

const reads = (texts: Texts, address: string, name: string): boolean =>
  clauseAt(texts, address)?.readings.some((one) => one.name === name) ?? false;

const after = (texts: Texts, decision: Decision): Texts => {
  if ('stands' in decision) return texts;
  if ('prevails' in decision) {
    const { prevails, over, question, reading: name } = decision;
    const spoken = adopting(
      texts,
      prevails,
      (one) => one.isPlain === true || one.name === name,
      (rule) => rule.question.id === question,
    );
    return over.reduce((now, address) => yielding(now, address, prevails, question), spoken);
  }
  if ('isNotRead' in decision) {
    const { clause, isNotRead: name } = decision;
    return supposes(texts, clause, name)
      ? notSupposing(texts, clause, name)
      : notReading(texts, clause, name);
  }
  const { clause, reading: name } = decision;
  return supposes(texts, clause, name)
    ? adopting(texts, clause, (one) => one.name === name)
    : reading(texts, clause, name);
};

/** The texts as editors have settled them: what is supposed of a clause and settled so becomes a rule of it. */
export const settled = (texts: Texts, settlements: readonly Settlement[]): Texts =>
  settlements.reduce((now, { decision }) => after(now, decision), texts);

const namesOf = (texts: Texts, address: string, naming: Naming): string =>
  readingNames(texts, address)
    .map((name) => (naming(name) === name ? `«${name}»` : `«${name}» («${naming(name)}»)`))
    .join(', ') || 'no readings';

const unread = (texts: Texts, address: string, name: string, naming: Naming): string | null =>
  reads(texts, address, name) || supposes(texts, address, name)
    ? null
    : `${address} has no reading «${name}» left to choose; it has ${namesOf(texts, address, naming)}`;

function complaintAbout(texts: Texts, decision: Decision, naming: Naming): string | null {
  if ('stands' in decision) return null;
  const addresses = 'prevails' in decision ? [decision.prevails, ...decision.over] : [decision.clause];
  const stranger = addresses.find((address) => clauseAt(texts, address) === undefined);
  if (stranger !== undefined) return `there is no clause ${stranger}`;
  if ('reading' in decision && 'clause' in decision)
    return unread(texts, decision.clause, decision.reading, naming);
  if ('isNotRead' in decision) {
    const { clause, isNotRead: name } = decision;
    const isLast = reads(texts, clause, name) && clauseAt(texts, clause)?.readings.length === 1;
    return isLast ? `${clause} would be left without a reading` : unread(texts, clause, name, naming);
  }
  const { prevails, question, reading: name } = decision;
  if (name !== undefined && !supposes(texts, prevails, name))
    return unread({ ...texts, clauses: [] }, prevails, name, naming);
  const rules = clauseAt(after(texts, decision), prevails)?.rules ?? [];
  return rules.some((rule) => rule.question.id === question)
    ? null
    : `${prevails} rules nothing on «${question}»; a reading of it may, named as "reading": ${namesOf({ ...texts, clauses: [] }, prevails, naming)}`;
}

/**
 * What is wrong with settlements, taken one after another: one sentence for each that cannot be followed. Readings are
 * listed by their names in both tongues.
 */
export function complaintsAboutSettlements(
  texts: Texts,
  settlements: readonly Settlement[],
  naming: Naming = (english) => english,
): string[] {
  const complaints: string[] = [];
  let now = texts;
  for (const [i, { finding, decision }] of settlements.entries()) {
    const isTwice = settlements.slice(0, i).some((other) => other.finding === finding);
    const complaint = isTwice ? 'it is settled twice' : complaintAbout(now, decision, naming);
    if (complaint !== null) complaints.push(`settlement of ${finding}: ${complaint}`);
    else now = after(now, decision);
  }
  return complaints;
}
