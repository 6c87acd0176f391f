import type { Clause, Rule } from '../../../spec/clauses/clause.ts';
import type { Ruling } from '../../../spec/clauses/ruling.ts';
import { such } from '../../../spec/clauses/ruling.ts';
import type { EditionName } from '../../../spec/editions/index.ts';
import { groupedOf } from '../assemble.ts';
import { benchOf } from '../bench.ts';
import type { Texts } from '../edits.ts';
import type { AnyQuestion } from '../seats.ts';
import type { Entry } from '../survey.ts';
import { surveyOf } from '../survey.ts';
import { textsOf } from './bank.ts';
import { surveyedAnew } from './surveyed.ts';

/** A copy of the clauses with something planted in it. */
export type Planting = (texts: Texts) => Texts;

/** What was planted, and the clauses that contradict each other by it, by their numbers. */
export type Planted = readonly [name: string, clauses: readonly string[], planting: Planting];

/** Every conflict by plain words that there is once this is planted, as the numbers of its clauses. */
export function conflictsIn(
  plant: Planting,
  edition: EditionName = 'heroes',
  few?: readonly Entry[],
): string[] {
  const planted = plant(textsOf(edition));
  const survey =
    few === undefined
      ? surveyedAnew(edition, planted)
      : surveyOf(benchOf(planted.clauses, planted.suppositions), few);
  return groupedOf(survey)
    .filter(({ kind }) => kind === 'conflict')
    .map((found) => found.clauses.map((address) => address.replace(`${edition}/`, '')).join(' × '));
}

const withClause = (address: string, edit: (clause: Clause) => Clause): Planting => {
  return ({ clauses, suppositions }) => ({
    clauses: clauses.map((clause) => (clause.address === address ? edit(clause) : clause)),
    suppositions,
  });
};

// biome-ignore lint/suspicious/noExplicitAny: planted rules look at situations of any question
type Situation = any;

/** Only answers whose key this is. */
const only = (question: AnyQuestion, key: string): Ruling<unknown> =>
  such(key, 'it was planted', (answer) => question.key(answer) === key);

/** The clause says more: on this question, where the condition holds, what the function allows. */
export const adding = (
  address: string,
  question: AnyQuestion,
  applies: (situation: Situation) => boolean,
  allows: string | ((answer: Situation, situation: Situation) => boolean),
  more: Partial<Rule> = {},
): Planting =>
  withClause(address, (clause) => ({
    ...clause,
    rules: [
      ...clause.rules,
      {
        question,
        applies,
        ruling: (situation) =>
          typeof allows === 'string'
            ? only(question, allows)
            : such('planted', 'it was planted', (answer) => allows(answer, situation)),
        ...more,
      },
    ],
  }));

/** Every rule of the clause on this question that says one thing says another. */
export const turning = (
  address: string,
  question: AnyQuestion,
  [from, to]: readonly [string, string],
  more: Partial<Rule> = {},
): Planting =>
  withClause(address, (clause) => ({
    ...clause,
    rules: clause.rules.map((rule) =>
      rule.question.id === question.id
        ? {
            ...rule,
            ...more,
            ruling(situation, reading, ask) {
              const said = rule.ruling(situation, reading, ask);
              return said?.says === from ? only(question, to) : said;
            },
          }
        : rule,
    ),
  }));

/** Every rule of the clause on this question is written anew in these respects. */
export const rewriting = (address: string, question: AnyQuestion, anew: Partial<Rule>): Planting =>
  withClause(address, (clause) => ({
    ...clause,
    rules: clause.rules.map((rule) => (rule.question.id === question.id ? { ...rule, ...anew } : rule)),
  }));

/** The clause may be read in these ways, the first by default. */
export const readable = (address: string, names: readonly string[]): Planting =>
  withClause(address, (clause) => ({
    ...clause,
    readings: names.map((name) => ({
      name,
      says: name,
      leansOn: 'planted',
    })) as unknown as Clause['readings'],
  }));

/** Several plantings one after another. */
export const all =
  (...plantings: readonly Planting[]): Planting =>
  (texts) =>
    plantings.reduce((now, plant) => plant(now), texts);
