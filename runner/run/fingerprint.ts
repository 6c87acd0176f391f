import type { Denial } from '../judge/verdict.ts';

const kindOf = ({ asked, parts }: Denial): string => {
  if (parts.length > 1) return 'refused';
  return typeof asked.answer === 'string' ? asked.answer : 'other';
};

/** What makes two failures one: question, kind of deviation, fields that differ, clauses. No ids, no texts. */
export function fingerprintOf(denial: Denial): string {
  const fields = denial.heard.denied.flatMap(({ ruling }) => ruling.fields ?? []);
  const question = denial.parts.length > 1 ? 'declaration' : denial.asked.question.id;
  return [question, kindOf(denial), [...new Set(fields)].sort().join('+'), denial.denied.join('+')].join(
    ' | ',
  );
}
