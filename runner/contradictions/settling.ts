import type { Clause } from '../../spec/clauses/clause.ts';
import type { Decision, Settlement } from '../../spec/clauses/settlement.ts';
import type { Texts } from './edits.ts';
import { adopting, notReading, notSupposing, reading, yielding } from './edits.ts';

/** The clause of an address. */
export const clauseAt = ({ clauses }: Texts, address: string): Clause | undefined =>
  clauses.find((clause) => clause.address === address);

/** Whether the search supposes words of a clause, by their name. */
export const supposes = ({ suppositions }: Texts, address: string, name: string): boolean =>
  suppositions.some((one) => one.of === address && one.name === name);

/** The clauses that a decision names. */
export const clausesOf = (decision: Decision): readonly string[] => {
  if ('stands' in decision) return [];
  return 'prevails' in decision ? [decision.prevails, ...decision.over] : [decision.clause];
};

/** The texts once a decision is followed. */
export const after = (texts: Texts, decision: Decision): Texts => {
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

/** Decisions that settle several findings are followed once. */
export const isSame = (one: Settlement, other: Settlement): boolean =>
  JSON.stringify(one.decision) === JSON.stringify(other.decision);

/** The texts as editors have settled them: what is supposed of a clause and settled so becomes a rule of it. */
export const settled = (texts: Texts, settlements: readonly Settlement[]): Texts =>
  settlements
    .filter((one, i) => !settlements.slice(0, i).some((other) => isSame(one, other)))
    .reduce((now, { decision }) => after(now, decision), texts);
