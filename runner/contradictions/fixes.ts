import { questionsIn } from '../../spec/clauses/implication.ts';
import { leftBy } from './analyse.ts';
import { arises } from './arising.ts';
import type { Bench } from './bench.ts';
import { benchOf, listen, seatsFor } from './bench.ts';
import type { Lean } from './claims.ts';
import { UNSETTLED } from './claims.ts';
import type { Deadline } from './deadline.ts';
import { endless } from './deadline.ts';
import type { Texts } from './edits.ts';
import { dropping, narrowing, notSupposing, reading, yielding } from './edits.ts';
import type { AnyQuestion } from './seats.ts';
import type { Entry, Found, Survey } from './survey.ts';
import { foundIn } from './survey.ts';

/** A change of the rulebook. `clause` is the one that is changed, `other` what it is held against. */
export interface Change {
  readonly change: 'drop' | 'exception' | 'narrow' | 'read' | 'do not read';
  readonly clause: string;
  readonly other?: string;
  readonly reading?: string;
}

/** A change that was tried on the whole search, and in how many situations other answers are left by it. */
export interface Fix extends Change {
  readonly rulingsChanged: number;
}

const edited = (
  texts: Texts,
  { change, clause, other = '', reading: name = '' }: Change,
  question: string,
) => {
  switch (change) {
    case 'drop':
      return dropping(texts, clause, question);
    case 'exception':
      return yielding(texts, clause, other, question);
    case 'narrow':
      return narrowing(texts, clause, other, question);
    case 'read':
      return reading(texts, clause, name);
    case 'do not read':
      return notSupposing(texts, clause, name);
    default:
      return change satisfies never;
  }
};

/** The changes that could settle a finding, plain ones first. */
function changesFor({ kind, clauses, alternatives }: Found, texts: Texts): Change[] {
  const leans = [
    ...new Map(alternatives.flat().map((lean) => [`${lean.clause} ${lean.name}`, lean])).values(),
  ];
  const supposed = ({ clause, name }: Lean) =>
    texts.suppositions.some((one) => one.of === clause && one.name === name);
  const readings = clauses.flatMap((address): Change[] =>
    (texts.clauses.find((clause) => clause.address === address)?.readings ?? []).map(({ name }) => ({
      change: 'read',
      clause: address,
      reading: name,
    })),
  );
  const unread = leans
    .filter(supposed)
    .map(({ clause, name }): Change => ({ change: 'do not read', clause, reading: name }));
  if (kind !== 'conflict' && kind !== 'conflict under a reading') return [...unread, ...readings];
  const pairs = clauses.flatMap((clause) =>
    clauses.filter((other) => other !== clause).map((other) => ({ clause, other })),
  );
  const exceptions = pairs.map((pair): Change => ({ change: 'exception', ...pair }));
  if (kind === 'conflict under a reading') return [...unread, ...readings, ...exceptions];
  return [
    ...readings,
    ...exceptions,
    ...pairs.map((pair): Change => ({ change: 'narrow', ...pair })),
    ...clauses.map((clause): Change => ({ change: 'drop', clause })),
  ];
}

/** The answers that are left by default readings, without any supposition. */
const leftIn = (bench: Bench, question: AnyQuestion, situation: unknown): string => {
  const seats = seatsFor(bench, question, situation).filter(({ supposition }) => supposition === null);
  const hearing = listen(bench, question, situation, seats, {}, new Set());
  return leftBy(hearing, question.answers(situation)).join();
};

const keysOf = (found: Survey['found']): string[] =>
  [...found].flatMap(([key, { kind }]) => (UNSETTLED.includes(kind) ? [key] : []));

/** Situations of the rulebook's examples, as the rules carry them, in which a change would leave other answers. */
const breaksExample = (before: Bench, after: Bench, address: string): boolean =>
  before.clauses
    .filter((clause) => clause.address === address)
    .flatMap(({ rules }) => rules)
    .some(({ question, examples }) =>
      examples?.applicable.some((situation) => {
        const had = leftIn(before, question, situation);
        return had !== '' && had !== leftIn(after, question, situation);
      }),
    );

/** What fixes are tried on: the texts, all situations by question, and what the search found in them. */
export interface Trial {
  readonly texts: Texts;
  readonly bench: Bench;
  readonly bank: ReadonlyMap<string, readonly Entry[]>;
  readonly survey: Survey;
  /** The addresses of the clauses whose rules apply in a situation, and the answers left there, once asked for. */
  readonly known: Map<Entry, { readonly applying: ReadonlySet<string>; left: string | null }>;
}

/** Lays out what fixes are tried on. */
export function trialOf(texts: Texts, bench: Bench, bank: readonly Entry[], survey: Survey): Trial {
  const byQuestion = new Map<string, Entry[]>();
  for (const entry of bank) {
    const list = byQuestion.get(entry.question.id) ?? [];
    list.push(entry);
    byQuestion.set(entry.question.id, list);
  }
  return { texts, bench, bank: byQuestion, survey, known: new Map() };
}

const knownOf = ({ known, bench }: Trial, entry: Entry) => {
  const before = known.get(entry);
  if (before !== undefined) return before;
  const seats = seatsFor(bench, entry.question, entry.situation);
  const made = { applying: new Set(seats.map(({ address }) => address)), left: null as string | null };
  known.set(entry, made);
  return made;
};

const leftBefore = (trial: Trial, entry: Entry): string => {
  const known = knownOf(trial, entry);
  known.left ??= leftIn(trial.bench, entry.question, entry.situation);
  return known.left;
};

/** The situations in which a change could make a difference: its rules apply, or another question asks for it. */
function touched(trial: Trial, change: Change, questions: ReadonlySet<string>): Entry[] {
  const { bench, bank } = trial;
  const asking = [...bench.asks].flatMap(([from, to]) =>
    [...to].some((id) => questions.has(id)) ? [from] : [],
  );
  const concerned = [...questions]
    .flatMap((id) => bank.get(id) ?? [])
    .filter((entry) => knownOf(trial, entry).applying.has(change.clause));
  return [...new Set([...concerned, ...asking.flatMap((id) => bank.get(id) ?? [])])];
}

/** What comes of a change, tried on every situation in which it could make a difference. */
export interface Outcome {
  readonly bench: Bench;
  /** Whether nothing new is found, every example of the rules holds, and the finding is gone. */
  readonly isClean: boolean;
  readonly rulingsChanged: number;
}

/**
 * Tries a change that a finding on a question suggests; `key` is the finding's among what is found. Null where there was
 * not time enough.
 */
export function tried(
  trial: Trial,
  change: Change,
  id: string,
  key: string | null,
  isSpent = endless,
): Outcome | null {
  const isWhole = change.change === 'read' || change.change === 'do not read';
  const own = [...trial.bench.seats].filter(([, seats]) =>
    seats.some(({ address }) => address === change.clause),
  );
  const questions = new Set(isWhole ? own.map(([question]) => question) : [id, ...questionsIn(id)]);
  const texts = edited(trial.texts, change, id);
  const bench = benchOf(texts.clauses, texts.suppositions);
  const refused = { bench, isClean: false, rulingsChanged: 0 };
  const exhibits = key === null ? [] : [...(trial.survey.found.get(key)?.exhibits.values() ?? [])];
  if (
    key !== null &&
    foundIn(
      bench,
      exhibits.map(({ entry }) => entry),
    ).has(key)
  )
    return refused;
  if (breaksExample(trial.bench, bench, change.clause)) return refused;
  const entries = touched(trial, change, questions);
  const known = new Set(keysOf(trial.survey.found));
  const found = keysOf(foundIn(bench, entries, isSpent));
  if (found.some((one) => !known.has(one) || one === key)) return refused;
  let rulingsChanged = 0;
  for (const entry of entries) {
    if (isSpent()) return null;
    if (!arises(trial.bench, entry)) continue;
    if (leftBefore(trial, entry) !== leftIn(bench, entry.question, entry.situation)) rulingsChanged += 1;
  }
  return isSpent() ? null : { bench, isClean: true, rulingsChanged };
}

/**
 * The changes after which the finding is gone, nothing new is found and every example holds, the mildest first; null
 * where there was no time to try them all.
 */
export function fixesFor(trial: Trial, key: string, found: Found, isSpent: Deadline): Fix[] | null {
  const fixes: Fix[] = [];
  for (const change of changesFor(found, trial.texts)) {
    const outcome = isSpent() ? null : tried(trial, change, found.question.id, key, isSpent);
    if (outcome === null) return null;
    if (outcome.isClean) fixes.push({ ...change, rulingsChanged: outcome.rulingsChanged });
  }
  return fixes.sort((a, b) => a.rulingsChanged - b.rulingsChanged);
}
