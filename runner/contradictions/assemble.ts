import { questionsIn } from '../../spec/clauses/implication.ts';
import type { Edition } from '../../spec/editions/edition.ts';
import type { Bench } from './bench.ts';
import type { Kind, Lean } from './claims.ts';
import { UNSETTLED } from './claims.ts';
import type { Finding, Limits, NamedReading, Pair } from './finding.ts';
import { idOf, isOnAnyQuestion } from './names.ts';
import { isRuling } from './seats.ts';
import type { Found, Survey } from './survey.ts';
import { pairKey, unfinishedIn } from './survey.ts';

/** What was found as one thing: of the same clauses, on one question or, where the kind hangs on none, on several. */
export interface Grouped extends Found {
  readonly key: string;
  readonly also: readonly string[];
}

const isWithin = (part: readonly Lean[], whole: readonly Lean[]): boolean =>
  part.every(({ clause, name }) => whole.some((lean) => lean.clause === clause && lean.name === name));

/** Sets of readings that hold no other of them. */
const minimalOf = (alternatives: readonly (readonly Lean[])[]): (readonly Lean[])[] =>
  alternatives.filter(
    (whole) => !alternatives.some((part) => part.length < whole.length && isWithin(part, whole)),
  );

/** What is one finding has one id: on any question where the id names none, else on its own. */
const groupKey = ({ kind, clauses, question, about }: Found): string =>
  [
    kind,
    ...clauses,
    isOnAnyQuestion(kind) ? '' : question.id,
    ...(kind === 'missing chapter' ? [about] : []),
  ].join('|');

const isOvershadowed = (one: Found, all: readonly Found[]): boolean => {
  const has = (kind: Kind, isEnough: (clauses: readonly string[]) => boolean) =>
    all.some((other) => other.kind === kind && other.question === one.question && isEnough(other.clauses));
  const same = (clauses: readonly string[]) => clauses.join() === one.clauses.join();
  const smaller = (clauses: readonly string[]) =>
    clauses.length < one.clauses.length && clauses.every((address) => one.clauses.includes(address));
  if (one.kind === 'conflict under a reading') return has('conflict', same) || has('conflict', smaller);
  return one.kind === 'underdetermined' && has('underdetermined', smaller);
};

/** Whether clauses that clash on two questions at once do so, or some of them, on one of the two already. */
const isAlreadyTold = (one: Found, all: readonly Found[]): boolean => {
  const parts = questionsIn(one.question.id);
  return (
    parts.length > 1 &&
    all.some(
      (other) =>
        other.kind === one.kind &&
        parts.includes(other.question.id) &&
        other.clauses.every((address) => one.clauses.includes(address)),
    )
  );
};

/**
 * Puts together what differs only by the question, in the order of their ids, which no renumbering changes; what shows on
 * one question goes before what shows on two at once.
 */
export function groupedOf({ found }: Survey): Grouped[] {
  const all = [...found.entries()]
    .map(([key, one]) => ({ ...one, key, alternatives: minimalOf(one.alternatives) }))
    .sort(
      (a, b) =>
        questionsIn(a.question.id).length - questionsIn(b.question.id).length ||
        (a.question.id < b.question.id ? -1 : 1),
    );
  const groups = new Map<string, (typeof all)[number][]>();
  for (const one of all) {
    if (isOvershadowed(one, all) || isAlreadyTold(one, all)) continue;
    const key = groupKey(one);
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return [...groups.values()].map((group) => {
    const [first] = group as [(typeof all)[number]];
    const times = group.reduce((sum, one) => sum + one.times, 0);
    return { ...first, times, also: [...new Set(group.slice(1).map(({ question }) => question.id))] };
  });
}

/** A reading or a supposition with all that is known of it. */
export function namedReading({ clauses, suppositions }: Bench, { clause, name }: Lean): NamedReading {
  const supposed = suppositions.find((one) => one.of === clause && one.name === name);
  const read = clauses.find(({ address }) => address === clause)?.readings.find((one) => one.name === name);
  const { says = '', leansOn = '' } = supposed ?? read ?? {};
  return { clause, name, says, leansOn };
}

/** Of which later edition's number settles what leans on these words. */
export const laterOf = ({ suppositions }: Bench, { clauses, alternatives }: Found): string | null =>
  suppositions.find(
    ({ of, name, later }) =>
      later !== undefined &&
      clauses.includes(of) &&
      alternatives.some((leans) => leans.some((lean) => lean.clause === of && lean.name === name)),
  )?.later ?? null;

/** A finding without a situation. */
export const bareFinding = (
  kind: Kind,
  clauses: readonly string[],
  about: string | null,
  editions: readonly Edition[],
  times = 0,
): Finding => ({
  id: idOf(kind, '', clauses, editions, kind === 'numbering' ? (about ?? '') : ''),
  kind,
  clauses,
  question: '',
  also: [],
  witnesses: [],
  reachable: null,
  readings: [],
  fixes: [],
  blockers: [],
  times,
  later: null,
  settlement: null,
  about,
});

/**
 * What is to be said of clauses by themselves: never triggered, always overridden, or changing nothing. Nothing is said
 * of a clause that rules on a question of which not every situation was heard.
 */
export function clauseFindings({ clauses }: Bench, survey: Survey, editions: readonly Edition[]): Finding[] {
  const { spoke, prevailed, mattered } = survey;
  const unfinished = unfinishedIn(survey);
  return clauses
    .filter(
      ({ isUncertified, rules }) =>
        isUncertified !== true &&
        rules.some(({ force }) => force === undefined) &&
        !rules.some(({ question }) => question.id in unfinished),
    )
    .flatMap(({ address }) => {
      const times = spoke.get(address) ?? 0;
      if (times === 0) return [bareFinding('vacuous', [address], null, editions)];
      if (!prevailed.has(address)) return [bareFinding('shadowed', [address], null, editions, times)];
      return mattered.has(address) ? [] : [bareFinding('redundant', [address], null, editions, times)];
    });
}

/** Every two clauses that rule on one question, with the number of situations in which both did. */
export function pairsOf({ seats }: Bench, { pairs }: Survey): Pair[] {
  return [...seats].flatMap(([question, list]) => {
    if (questionsIn(question).length > 1) return [];
    const ruling = list.filter((seat) => seat.supposition === null && isRuling(seat));
    const addresses = [...new Set(ruling.map(({ address }) => address))].sort();
    return addresses.flatMap((one, i) =>
      addresses.slice(i + 1).map(
        (other): Pair => ({
          question,
          clauses: [one, other],
          situations: pairs.get(pairKey(question, one, other)) ?? 0,
        }),
      ),
    );
  });
}

/** Findings that an editor has to settle and nobody has. */
export const unsettledOf = (findings: readonly Finding[]): Finding[] =>
  findings.filter(({ kind, settlement }) => UNSETTLED.includes(kind) && settlement === null);

/** Whether nothing was left out for lack of time in which something more could have been found. */
export const isSearched = ({
  unlaid,
  unfinished,
  unsearched,
}: Pick<Limits, 'unlaid' | 'unfinished' | 'unsearched'>): boolean =>
  unlaid.length + unsearched.length + Object.keys(unfinished).length === 0;

/** Whether everything was searched, and no question had too few answers to tell. */
export const isFinished = (limits: Limits): boolean =>
  isSearched(limits) && Object.keys(limits.tooSmall).length === 0;
