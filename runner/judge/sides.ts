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

/**
 * Whether an answer is as each supposition would have it. One that it breaks is always told; one that it keeps only where
 * a clause in some reading would have it otherwise, or another supposition would while the clauses leave it free.
 */
export function wordSides({ supposed }: Court, asked: Asked, judgement: Judgement): readonly Side[] {
  const { question, situation, answer } = asked;
  const supposing = supposed.get(question.id);
  if (supposing === undefined) return NO_SIDES;
  const said = supposing.flatMap(({ clause, words, rule, reading }) => {
    const ruling = rule.applies(situation) ? rule.ruling(situation, reading, UNASKED) : null;
    return ruling === null ? [] : [{ clause, words, isSo: ruling.allows(answer) }];
  });
  const isAnyBroken = said.some(({ isSo }) => !isSo);
  const isKeptTold =
    said.length > 0 && (isContested(judgement) || (isAnyBroken && !isForced(judgement, asked)));
  return said
    .filter(({ isSo }) => !isSo || isKeptTold)
    .map(({ clause, words, isSo }) => ({ clause, words, agrees: [isSo ? words : NOT_SO] }));
}
