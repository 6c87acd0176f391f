import { leftBy } from './analyse.ts';
import type { AnyQuestion, Bench } from './bench.ts';
import { benchOf, listen, seatsFor } from './bench.ts';
import type { Lean } from './claims.ts';
import { UNSETTLED } from './claims.ts';
import type { Texts } from './edits.ts';
import { dropping, narrowing, notSupposing, reading, yielding } from './edits.ts';
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
export function changesFor({ kind, clauses, alternatives }: Found, texts: Texts): Change[] {
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
  return [
    ...unread,
    ...readings,
    ...pairs.map((pair): Change => ({ change: 'exception', ...pair })),
    ...pairs.map((pair): Change => ({ change: 'narrow', ...pair })),
    ...clauses.map((clause): Change => ({ change: 'drop', clause })),
  ];
}

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

/** What fixes are tried on: the texts, all situations, and what the search found in them. */
export interface Trial {
  readonly texts: Texts;
  readonly bench: Bench;
  readonly bank: readonly Entry[];
  readonly survey: Survey;
}

/** The situations in which a change could make a difference: its rules apply, or another question asks for it. */
function touched({ bench, bank }: Trial, change: Change, questions: ReadonlySet<string>): Entry[] {
  const asking = new Set(
    [...bench.asks].flatMap(([from, to]) => ([...to].some((id) => questions.has(id)) ? [from] : [])),
  );
  return bank.filter(({ question, situation }) => {
    if (asking.has(question.id)) return true;
    if (!questions.has(question.id)) return false;
    return seatsFor(bench, question, situation).some(({ address }) => address === change.clause);
  });
}

/** What comes of a change, tried on every situation in which it could make a difference. */
export interface Outcome {
  readonly bench: Bench;
  /** What is found with the change, by the keys of the survey. */
  readonly found: readonly string[];
  readonly isClean: boolean;
  readonly rulingsChanged: number;
}

/** Tries a change that a finding on the question with this id suggests. It is clean if it brings nothing new and breaks no example. */
export function tried(trial: Trial, change: Change, id: string): Outcome {
  const isWhole = change.change === 'read' || change.change === 'do not read';
  const seats = [...trial.bench.seats].filter(([, list]) =>
    list.some(({ address }) => address === change.clause),
  );
  const questions = new Set(isWhole ? seats.map(([question]) => question) : [id]);
  const texts = edited(trial.texts, change, id);
  const bench = benchOf(texts.clauses, texts.suppositions);
  const entries = touched(trial, change, questions);
  const found = keysOf(foundIn(bench, entries));
  const known = new Set(keysOf(trial.survey.found));
  const isClean = found.every((key) => known.has(key)) && !breaksExample(trial.bench, bench, change.clause);
  const rulingsChanged = isClean
    ? entries.filter(
        ({ question, situation }) =>
          leftIn(trial.bench, question, situation) !== leftIn(bench, question, situation),
      ).length
    : 0;
  return { bench, found, isClean, rulingsChanged };
}

/** The changes after which the finding is gone, nothing new is found and every example holds, the mildest first. */
export function fixesFor(trial: Trial, key: string, found: Found, isStopped: () => boolean): Fix[] {
  const fixes: Fix[] = [];
  for (const change of changesFor(found, trial.texts)) {
    if (isStopped()) return [];
    const outcome = tried(trial, change, found.question.id);
    if (outcome.isClean && !outcome.found.includes(key))
      fixes.push({ ...change, rulingsChanged: outcome.rulingsChanged });
  }
  return fixes.sort((a, b) => a.rulingsChanged - b.rulingsChanged);
}
