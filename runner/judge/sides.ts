import type { Clause } from '../../spec/clauses/clause.ts';
import type { Asked } from '../interview/observation.ts';
import type { Court } from './court.ts';
import { UNASKED } from './hearing.ts';
import type { Judgement } from './verdict.ts';
import type { Nogood } from './worlds.ts';

/** Where the text of a clause leaves a choice, and with which of the options an answer agrees. */
export interface Side {
  readonly clause: string;
  /** The name of the words that may be taken for more than they say; null where the readings of the clause differ. */
  readonly words: string | null;
  readonly agrees: readonly string[];
}

const NO_SIDES: readonly Side[] = [];

/** The other option beside the name of a supposition. */
export const NOT_SO = 'not taken so';

/** A name for a side. */
export const sideKey = ({ clause, words, agrees }: Side): string =>
  `${clause} ${words ?? ''}: ${[...agrees].sort().join(' | ')}`;

/** The readings of each clause that an answer leaves, of those clauses of which it leaves not all. */
export function readingSides(clauses: readonly Clause[], nogoods: readonly Nogood[]): readonly Side[] {
  if (nogoods.length === 0) return NO_SIDES;
  const refuted = new Map<string, Set<string>>();
  for (const { readings } of nogoods) {
    const [only, ...others] = Object.entries(readings);
    if (only === undefined || others.length > 0) continue;
    refuted.set(only[0], (refuted.get(only[0]) ?? new Set()).add(only[1]));
  }
  return [...refuted].map(([address, names]) => {
    const readings = clauses.find((clause) => clause.address === address)?.readings ?? [];
    const agrees = readings.map(({ name }) => name).filter((name) => !names.has(name));
    return { clause: address, words: null, agrees };
  });
}

/** Whether a clause, in some reading, would have had another answer. */
const isContested = ({ denial, nogoods, disputes }: Judgement): boolean =>
  denial !== null || nogoods.length > 0 || disputes.length > 0;

/** Whether the clauses leave no other answer, so that whoever follows them gives this one. */
const isForced = ({ heard }: Judgement, { question, situation, answer }: Asked): boolean =>
  question
    .answers(situation)
    .filter((other) => question.key(other) !== question.key(answer))
    .every((other) =>
      heard.spoken.some(({ rule, ruling }) => rule.force !== 'open' && !ruling.allows(other)),
    );

/** What one supposition makes of an answer. */
interface Said {
  readonly clause: string;
  readonly words: string;
  readonly isPlain: boolean;
  readonly isSo: boolean;
}

/**
 * Whether one of two suppositions is kept by breaking the other, and not by chance beside it: they are the two sides of one
 * choice where one of them is what the words say as they stand. Of two that each make more of some words, breaking one is
 * no more than what the words say, and is the whole reason for the answer.
 */
const areContrary = (kept: Said, other: Said): boolean => !other.isSo && (kept.isPlain || other.isPlain);

/**
 * Whether an answer is as each supposition would have it. One that it breaks is always told; one that it keeps only where
 * a clause in some reading would have it otherwise, or a contrary supposition would while the clauses leave it free.
 */
export function wordSides({ supposed }: Court, asked: Asked, judgement: Judgement): readonly Side[] {
  const { question, situation, answer } = asked;
  const supposing = supposed.get(question.id);
  if (supposing === undefined) return NO_SIDES;
  const said = supposing.flatMap(({ clause, words, rule, reading, isPlain }): Said[] => {
    const ruling = rule.applies(situation) ? rule.ruling(situation, reading, UNASKED) : null;
    return ruling === null ? [] : [{ clause, words, isPlain, isSo: ruling.allows(answer) }];
  });
  const isContrary = (one: Said): boolean => said.some((other) => areContrary(one, other));
  const isKeptTold = (one: Said): boolean =>
    isContested(judgement) || (isContrary(one) && !isForced(judgement, asked));
  return said
    .filter((one) => !one.isSo || isKeptTold(one))
    .map(({ clause, words, isSo }) => ({ clause, words, agrees: [isSo ? words : NOT_SO] }));
}
