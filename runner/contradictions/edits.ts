import type { Clause, Rule } from '../../spec/clauses/clause.ts';
import { questionsIn } from '../../spec/clauses/implication.ts';
import type { Supposition } from '../../spec/clauses/supposition.ts';

/** The clauses of an edition and what is supposed of them: what an edit works on. */
export interface Texts {
  readonly clauses: readonly Clause[];
  readonly suppositions: readonly Supposition[];
}

/** Lets a function loose on the rules of one clause on one question, supposed ones included. */
const withRules = (texts: Texts, address: string, question: string, edit: (rule: Rule) => Rule[]): Texts => {
  const edited = (rules: readonly Rule[]) =>
    rules.flatMap((rule) => (questionsIn(question).includes(rule.question.id) ? edit(rule) : [rule]));
  return {
    clauses: texts.clauses.map((clause) =>
      clause.address === address ? { ...clause, rules: edited(clause.rules) } : clause,
    ),
    suppositions: texts.suppositions.map((supposition) =>
      supposition.of === address ? { ...supposition, rules: edited(supposition.rules) } : supposition,
    ),
  };
};

/** The clause says nothing on this question. */
export const dropping = (texts: Texts, address: string, question: string): Texts =>
  withRules(texts, address, question, () => []);

/** On this question the clause gives way to another. */
export const yielding = (texts: Texts, address: string, to: string, question: string): Texts =>
  withRules(texts, address, question, (rule) => [{ ...rule, yieldsTo: [...(rule.yieldsTo ?? []), to] }]);

const rulesOf = ({ clauses, suppositions }: Texts, address: string, question: string): Rule[] =>
  [
    ...clauses.filter((clause) => clause.address === address),
    ...suppositions.filter(({ of }) => of === address),
  ].flatMap(({ rules }) => rules.filter((rule) => rule.question.id === question));

/** The clause is silent where what it says and what the other says by its default reading cannot both hold. */
export function narrowing(texts: Texts, address: string, by: string, question: string): Texts {
  const others = rulesOf(texts, by, question);
  const reading = texts.clauses.find((clause) => clause.address === by)?.readings[0]?.name ?? '';
  return withRules(texts, address, question, (rule) => [
    {
      ...rule,
      ruling(situation, own, ask) {
        const mine = rule.ruling(situation, own, ask);
        if (mine === null) return null;
        const answers = rule.question.answers(situation);
        const isAgainst = others
          .filter((other) => other.applies(situation))
          .map((other) => other.ruling(situation, reading, ask))
          .some((theirs) => theirs !== null && !answers.some((a) => mine.allows(a) && theirs.allows(a)));
        return isAgainst ? null : mine;
      },
    },
  ]);
}

/** The clause is read so, and no other way. */
export const reading = ({ clauses, suppositions }: Texts, address: string, name: string): Texts => ({
  clauses: clauses.map((clause) =>
    clause.address === address
      ? { ...clause, readings: clause.readings.filter((one) => one.name === name) }
      : clause,
  ),
  suppositions,
});

/** The words of the clause are not taken so. */
export const notSupposing = ({ clauses, suppositions }: Texts, address: string, name: string): Texts => ({
  clauses,
  suppositions: suppositions.filter((one) => one.of !== address || one.name !== name),
});

/** The clause is not read so. */
export const notReading = ({ clauses, suppositions }: Texts, address: string, name: string): Texts => ({
  clauses: clauses.map((clause) =>
    clause.address === address
      ? { ...clause, readings: clause.readings.filter((one) => one.name !== name) }
      : clause,
  ),
  suppositions,
});

/** What is supposed of the clause becomes its own: the rules wanted of the suppositions wanted. */
export function adopting(
  { clauses, suppositions }: Texts,
  address: string,
  isWanted: (supposition: Supposition) => boolean,
  isRuleWanted: (rule: Rule) => boolean = () => true,
): Texts {
  const wanted = suppositions.filter((one) => one.of === address && isWanted(one));
  const rules = wanted.flatMap((one) => one.rules.filter(isRuleWanted));
  return {
    clauses: clauses.map((clause) =>
      clause.address === address ? { ...clause, rules: [...clause.rules, ...rules] } : clause,
    ),
    suppositions: suppositions.flatMap((one) => {
      if (!wanted.includes(one)) return [one];
      const left = one.rules.filter((rule) => !isRuleWanted(rule));
      return left.length === 0 ? [] : [{ ...one, rules: left }];
    }),
  };
}
