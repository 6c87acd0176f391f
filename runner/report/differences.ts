import type pc from 'picocolors';
import { numberOf } from '../../spec/editions/edition.ts';
import type { Difference, Differences, Said, Verdict, Witness } from '../editions/differences.ts';
import { situationWords } from './contradictions/situation.ts';
import { ENGLISH } from './telling/tongue.ts';

type Colors = Pick<typeof pc, 'bold' | 'dim' | 'green' | 'yellow'>;
type Editions = Differences['editions'];

const FEW = 4;
const few = (answers: readonly string[]): string =>
  answers.length > FEW
    ? `${answers.slice(0, FEW).join(' or ')} or ${answers.length - FEW} more`
    : answers.join(' or ');

const numbersOf = (said: readonly Said[]): string =>
  [...new Set(said.map(({ clause }) => numberOf(clause)))].join(', ');

/** What an edition makes of the situation, and why, in one line. */
function verdictInWords(edition: string, { allowed, isAnything, refusing }: Verdict): string {
  const why = refusing.map(({ clause, because }) => `${because} (${numberOf(clause)})`);
  const what = isAnything ? 'anything' : few(allowed) || 'nothing';
  return `  ${edition}: ${[what, ...why].join('; ')}`;
}

const questionInWords = (
  { asks, said }: Difference,
  { situation, verdicts }: Witness,
  editions: Editions,
  { bold, dim }: Colors,
): string =>
  [
    `${bold(asks)} ${dim(editions.map((name, i) => `${name} ${numbersOf(said[i] ?? [])}`).join(' · '))}`,
    ...situationWords(ENGLISH, situation).map((line) => `    ${line}`),
    ...verdicts.map((verdict, i) => verdictInWords(editions[i] as string, verdict)),
  ].join('\n');

const listed = (heading: string, entries: readonly string[]): string[] =>
  entries.length === 0 ? [] : [[heading, ...entries.map((entry) => `  ${entry}`)].join('\n')];

/** The questions on which one edition alone has clauses. */
const aloneIn = (editions: Editions, side: 0 | 1, questions: readonly Difference[]): string[] =>
  listed(
    `Only ${editions[side]} rules on`,
    questions
      .filter(({ said }) => said[side === 0 ? 1 : 0].length === 0)
      .map(({ asks, said }) => `${asks} (${numbersOf(said[side])})`),
  );

const READ_SO =
  'Where a clause has several readings, the default one is taken. «anything»: the edition refuses no answer there.';

/** Two editions side by side, for a terminal: what has changed, what one of them leaves out, and what is the same. */
export function differencesInWords({ editions, concepts, questions }: Differences, colors: Colors): string {
  const renumbered = concepts.flatMap(({ clauses: [one, other] }) =>
    one === null || other === null || numberOf(one) === numberOf(other) ? [] : [`${one} is ${other}`],
  );
  const both = questions.filter(({ said }) => said.every((list) => list.length > 0));
  const changed = both.flatMap((question) =>
    question.witness === null ? [] : [questionInWords(question, question.witness, editions, colors)],
  );
  const same = both.filter(({ witness }) => witness === null).map(({ asks }) => asks);
  return [
    ...listed('The same under another number', renumbered),
    ...changed,
    ...aloneIn(editions, 0, questions),
    ...aloneIn(editions, 1, questions),
    ...listed('No difference found', same),
    READ_SO,
  ].join('\n\n');
}
