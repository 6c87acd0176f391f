import type pc from 'picocolors';
import type { Difference, Differences, Said, Verdict, Witness } from '../editions/differences.ts';
import { situationInWords } from './situation.ts';

type Colors = Pick<typeof pc, 'bold' | 'dim' | 'green' | 'yellow'>;

const saidInWords = (said: readonly Said[], colors: Colors): string[] =>
  said.map(({ clause, slug, statement }) => `  ${clause.padEnd(26)} ${statement} ${colors.dim(slug)}`);

const verdictInWords = (edition: string, { allowed, isAnything, refusing }: Verdict): string[] => [
  `    ${edition}: ${isAnything ? 'anything' : allowed.join(' or ') || 'nothing'}`,
  ...refusing.map(({ clause, because }) => `      because ${because} (${clause})`),
];

const FEW = 6;
const shortened = (verdict: Verdict): Verdict =>
  verdict.allowed.length <= FEW
    ? verdict
    : {
        ...verdict,
        allowed: [...verdict.allowed.slice(0, FEW - 1), `${verdict.allowed.length - FEW + 1} more`],
      };

const witnessInWords = (
  { situation, verdicts }: Witness,
  editions: Differences['editions'],
  colors: Colors,
): string[] => [
  `  ${colors.yellow('They differ here')}`,
  ...situationInWords(situation).map((line) => `    ${line}`),
  ...verdicts.flatMap((verdict, i) => verdictInWords(editions[i] as string, shortened(verdict))),
];

const questionInWords = (
  { question, asks, said, witness }: Difference,
  editions: Differences['editions'],
  colors: Colors,
): string =>
  [
    `${colors.bold(asks)} ${colors.dim(question)}`,
    ...editions.flatMap((edition, i) =>
      (said[i]?.length ?? 0) === 0
        ? [`  ${edition}: no clause rules on it`]
        : saidInWords(said[i] ?? [], colors),
    ),
    ...(witness === null
      ? [`  ${colors.green('No situation found in which they differ')}`]
      : witnessInWords(witness, editions, colors)),
  ].join('\n');

/** Two editions side by side, for a terminal. */
export function differencesInWords({ editions, concepts, questions }: Differences, colors: Colors): string {
  const shared = concepts.filter(({ clauses }) => clauses.every((clause) => clause !== null));
  const pairs = shared.map(
    ({ slug, clauses: [one, other] }) => `  ${one?.padEnd(18)} ${other?.padEnd(18)} ${slug}`,
  );
  return [
    [`The same concepts in ${editions.join(' and ')}`, ...pairs].join('\n'),
    ...questions.map((question) => questionInWords(question, editions, colors)),
  ].join('\n\n');
}
