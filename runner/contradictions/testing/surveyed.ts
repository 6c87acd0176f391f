import { questionsIn } from '../../../spec/clauses/implication.ts';
import type { EditionName } from '../../../spec/editions/index.ts';
import type { Bench } from '../bench.ts';
import { benchOf } from '../bench.ts';
import type { Texts } from '../edits.ts';
import type { Survey } from '../survey.ts';
import { surveyOf } from '../survey.ts';
import { bankOf, textsOf } from './bank.ts';

/** An edition as it is written, with all that its bank shows of it. */
interface Written {
  readonly bench: Bench;
  readonly survey: Survey;
}

const written = new Map<EditionName, Written>();

const writtenIn = (edition: EditionName): Written => {
  const known = written.get(edition);
  if (known !== undefined) return known;
  const { clauses, suppositions } = textsOf(edition);
  const bench = benchOf(clauses, suppositions);
  const made = { bench, survey: surveyOf(bench, bankOf(edition)) };
  written.set(edition, made);
  return made;
};

/** The rules of all that is not the same in the other texts; of what is read otherwise, all of them. */
const rulesBeside = (texts: Texts, other: Texts) => {
  const others = [...other.clauses, ...other.suppositions];
  const kept = new Set(others.flatMap(({ rules }) => rules));
  const readings = new Set(other.clauses.map((clause) => clause.readings));
  const isReadAlike = (one: object) => !('readings' in one) || readings.has(one.readings as never);
  return [...texts.clauses, ...texts.suppositions].flatMap((one) =>
    one.rules.filter((rule) => !kept.has(rule) || !isReadAlike(one)),
  );
};

/** Whether a question is one of those, is put together with one, or asks about one, directly or not. */
function concerns(
  asks: Bench['asks'],
  questions: ReadonlySet<string>,
  id: string,
  seen = new Set<string>(),
): boolean {
  if (questions.has(id)) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  return [...questionsIn(id), ...(asks.get(id) ?? [])].some((one) => concerns(asks, questions, one, seen));
}

/**
 * What the bank of an edition shows of other texts. What is asked of no rule that differs is not heard again: it shows
 * what it shows of the edition as it is written.
 */
export function surveyedAnew(edition: EditionName, texts: Texts): Survey {
  const { bench, survey } = writtenIn(edition);
  const own = textsOf(edition);
  const changed = [...rulesBeside(own, texts), ...rulesBeside(texts, own)].map(({ question }) => question.id);
  const isHeardAnew = (id: string) => concerns(bench.asks, new Set(changed), id);
  const heard = bankOf(edition).filter(({ question }) => isHeardAnew(question.id));
  const anew = surveyOf(benchOf(texts.clauses, texts.suppositions), heard);
  const kept = [...survey.found].filter(([, { question }]) => !isHeardAnew(question.id));
  return { ...anew, found: new Map([...kept, ...anew.found]) };
}
