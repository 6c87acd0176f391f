import type { Ruling } from '../../spec/clauses/ruling.ts';
import type { Asked } from '../interview/observation.ts';
import type { Heard, Spoken } from './hearing.ts';

/**
 * Certified clauses that leave no common answer to one question: those that the engine's answer keeps, and those that it
 * breaks because no answer keeps more.
 */
export interface Dispute {
  readonly question: string;
  readonly kept: readonly string[];
  readonly broken: readonly string[];
}

/** A denied answer weighed against the others: excused, or blamed on what a better answer would keep. */
export type Weighing = { readonly excused: Dispute } | { readonly blamed: readonly string[] };

const counts = ({ clause, rule }: Spoken): boolean =>
  clause.isUncertified !== true && rule.force === undefined;

type Voices = ReadonlyMap<string, readonly Spoken[]>;

function voicesIn({ spoken }: Heard): Voices {
  const voices = new Map<string, Spoken[]>();
  for (const one of spoken.filter(counts))
    voices.set(one.clause.address, [...(voices.get(one.clause.address) ?? []), one]);
  return voices;
}

const keeps = (voices: Voices, answer: unknown): string[] =>
  [...voices]
    .filter(([, said]) => said.every(({ ruling }) => ruling.allows(answer)))
    .map(([address]) => address);

/** Whether no two clauses speak of one field of a record: then there is an answer for all, and none need be looked for. */
const speakApart = (voices: Voices): boolean => {
  const taken = new Set<string>();
  for (const said of voices.values()) {
    const own = new Set<string>();
    for (const { ruling } of said) {
      if (ruling.fields === undefined) return false;
      for (const field of ruling.fields) own.add(field);
    }
    for (const field of own) {
      if (taken.has(field)) return false;
      taken.add(field);
    }
  }
  return true;
};

const MOST_NAMED = 64;

/** The answers that rulings put together where each names figures for some fields; what none names is as in `answer`. */
function named(rulings: readonly Ruling<unknown>[], answer: unknown): readonly unknown[] {
  const whole = rulings.find(({ only }) => only !== undefined);
  return rulings.reduce<readonly unknown[]>(
    (made, { parts, among = parts && [parts] }) => {
      if (among === undefined || made.length * among.length > MOST_NAMED) return made;
      return made.flatMap((one) => among.map((figures) => ({ ...Object(one), ...figures })));
    },
    [whole === undefined ? answer : whole.only],
  );
}

/**
 * Weighs a denied answer where clauses leave none that all allow (architecture: an answer is excused only if no other
 * satisfies strictly more clauses). Null where there is an answer for all, or there may be one among those that are too
 * many to look through, and the denial stands as it is.
 */
export function weighAgainst({ question, situation, answer }: Asked, heard: Heard): Weighing | null {
  const voices = voicesIn(heard);
  const kept = keeps(voices, answer);
  if (kept.length === 0 || kept.length === voices.size || speakApart(voices)) return null;
  const rulings = [...voices.values()].flat().map(({ ruling }) => ruling);
  const isForAll = (other: unknown) => keeps(voices, other).length === voices.size;
  if (named(rulings, answer).some(isForAll)) return null;
  const beyond = question.beyond === undefined ? [] : question.beyond(situation, rulings);
  if (beyond === null) return null;
  const sides = [...question.answers(situation), ...beyond].map((other) => keeps(voices, other));
  const isCutShort = [...voices.keys()].some((address) => !sides.some((side) => side.includes(address)));
  if (isCutShort || sides.some((side) => side.length === voices.size)) return null;
  const better = sides.filter(
    (side) => side.length > kept.length && kept.every((address) => side.includes(address)),
  );
  if (better.length > 0)
    return { blamed: [...new Set(better.flat())].filter((address) => !kept.includes(address)).sort() };
  const broken = [...voices.keys()].filter((address) => !kept.includes(address)).sort();
  return { excused: { question: question.id, kept: [...kept].sort(), broken } };
}

/** A name for a dispute and the side taken in it. */
export const disputeKey = ({ question, kept, broken }: Dispute): string =>
  `${question}: ${kept.join('+')} × ${broken.join('+')}`;
