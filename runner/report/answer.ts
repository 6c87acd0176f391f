import type { Denial } from '../judge/verdict.ts';
import type { StoredWitness } from './result.ts';

type Answer = Pick<StoredWitness, 'question' | 'allowed' | 'received' | 'because'>;

const nameOf = (value: unknown): string | null => {
  if (typeof value === 'string') return value;
  const id = typeof value === 'object' && value !== null ? Reflect.get(value, 'id') : null;
  return typeof id === 'string' ? id : null;
};

const SUBJECTS = ['card', 'source', 'ability', 'player', 'ground', 'effect', 'change'] as const;

/** What a situation is about, as far as it names it, and as far as all others that the question was asked of do so too. */
const subjectOf = (situation: object, others: readonly object[]): string => {
  const named = SUBJECTS.flatMap((key) => {
    const name = nameOf(Reflect.get(situation, key));
    const isShared = others.every((other) => nameOf(Reflect.get(other, key)) === name);
    return name === null || !isShared ? [] : [`${key} ${name}`];
  });
  return named.length === 0 ? '' : ` (${named.join(', ')})`;
};

/** What was asked, allowed and received, seen from the clauses that are blamed. */
export function answerInWords(
  denial: Pick<Denial, 'asked' | 'parts' | 'heards'>,
  blamed: readonly string[],
): Answer {
  const { parts, heards } = denial;
  const isBlamed = (address: string) => blamed.includes(address);
  const index = Math.max(
    heards.findIndex((heard) => heard.denied.some(({ clause }) => isBlamed(clause.address))),
    0,
  );
  const { question, situation, answer } = parts[index] ?? denial.asked;
  const others = parts.filter((part) => part.question === question).map((part) => part.situation);
  const denied = heards[index]?.denied ?? [];
  const said = denied.find(({ clause }) => isBlamed(clause.address)) ?? denied[0];
  const received = question.key(answer) || 'none';
  return {
    question: `${question.asks}${subjectOf(situation, others)}`,
    allowed: said?.ruling.says ?? 'something else',
    received: parts.length > 1 ? `${received}, and nothing else explains the refusal or omission` : received,
    because: said?.ruling.because ?? '',
  };
}
