import type { Edition } from '../../spec/editions/edition.ts';
import type { Example } from '../../spec/play/example.ts';
import type { Player } from './bank.ts';
import type { Bench } from './bench.ts';
import type { Kind } from './claims.ts';
import type { Deadline } from './deadline.ts';
import type { Finding } from './finding.ts';
import type { Trial } from './fixes.ts';
import { isStillThere } from './processes.ts';
import { ownExamples, refusedExamples } from './refused-examples.ts';
import type { Found } from './survey.ts';
import { foundIn } from './survey.ts';

/** Whether a finding is still there between other texts; null where that cannot be told, for want of time or at all. */
export type IsLeft = (finding: Finding) => Promise<boolean | null>;

/** What a search was made of, so that findings can be looked for again where they were found. */
export interface Sought {
  readonly trial: Trial;
  readonly bound: number;
  readonly editions: readonly Edition[];
  readonly examples: readonly Example[];
  readonly player: Player | null;
  readonly isStopped: Deadline;
}

/** Words that are settled to be taken so make a conflict under a reading a plain one: it is the same conflict. */
const matterOf = (kind: Kind): Kind => (kind === 'conflict under a reading' ? 'conflict' : kind);

const isOf = ({ kind, clauses, question, also }: Finding) => {
  const questions = [question, ...also];
  const isAkin = (found: Found): boolean =>
    matterOf(found.kind) === matterOf(kind) && questions.includes(found.question.id);
  return {
    isIt: (found: Found): boolean => isAkin(found) && found.clauses.join() === clauses.join(),
    /** What is left of it where a clause of it gives way. */
    isPart: (found: Found): boolean =>
      isAkin(found) && found.clauses.every((address) => clauses.includes(address)),
  };
};

/** Looks for findings again between other texts: in the situations that showed them, then in all of their questions. */
export function leftIn(sought: Sought, bench: Bench): IsLeft {
  const { survey, bank } = sought.trial;
  const { bound, editions, examples, player, isStopped } = sought;
  const known = new Map<string, readonly Found[]>();
  const foundOn = (question: string): readonly Found[] => {
    const found = known.get(question) ?? [...foundIn(bench, bank.get(question) ?? [], isStopped).values()];
    known.set(question, found);
    return found;
  };
  const isShown = (finding: Finding): boolean => {
    const { isIt, isPart } = isOf(finding);
    const before = [...survey.found.values()];
    const isLeft = (found: Found): boolean =>
      isPart(found) && (isIt(found) || !before.some(isOf({ ...finding, clauses: found.clauses }).isIt));
    const entries = before
      .filter(isIt)
      .flatMap(({ exhibits, played }) => [...exhibits.values(), ...played].map(({ entry }) => entry));
    return (
      [...foundIn(bench, entries).values()].some(isLeft) ||
      [finding.question, ...finding.also].some((question) => foundOn(question).some(isLeft))
    );
  };
  const isRefused = async ({ id, question, about }: Finding): Promise<boolean> => {
    const played = player === null ? [] : await refusedExamples(bench, examples, player, editions, isStopped);
    return [...ownExamples(bench, editions), ...played].some(
      (other) => other.id === id || (about !== null && other.about === about && other.question === question),
    );
  };
  return async (finding) => {
    const { kind } = finding;
    const isThere =
      kind === 'example refused'
        ? await isRefused(finding)
        : kind === 'impossible procedure' || kind === 'order dependence'
          ? isStillThere(bench, finding, bound, isStopped)
          : [...survey.found.values()].some(isOf(finding).isIt)
            ? isShown(finding)
            : null;
    return isThere === false && isStopped() ? null : isThere;
  };
}
