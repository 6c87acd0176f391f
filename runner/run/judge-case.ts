import type { Case } from '../../spec/play/case.ts';
import type { CaseRecord } from '../../spec/play/record.ts';
import type { Capabilities } from '../../spec/protocol/capabilities.ts';
import { interview } from '../interview/interview.ts';
import { isObservable } from '../interview/needs.ts';
import type { Asked, Observation } from '../interview/observation.ts';
import type { Timeline } from '../interview/timeline.ts';
import { timelineOf } from '../interview/timeline.ts';
import type { Court } from '../judge/court.ts';
import type { Dispute } from '../judge/disputes.ts';
import type { Heard } from '../judge/hearing.ts';
import type { Side } from '../judge/sides.ts';
import { readingSides, wordSides } from '../judge/sides.ts';
import type { Denial, Judgement } from '../judge/verdict.ts';
import { judge } from '../judge/verdict.ts';
import type { Nogood } from '../judge/worlds.ts';

/** Takes note of all that was said while a case was judged. */
export interface Listener {
  /** `asked` is null for a refusal, which answers several questions at once. */
  heard(heard: Heard, asked: Asked | null): void;
}

/** What came of one case. A case is judged up to the first instant with an answer that no reading allows. */
export interface CaseVerdict {
  readonly denials: readonly Denial[];
  /** Denied by uncertified clauses alone: shown, never a failure. */
  readonly shown: readonly Denial[];
  /** One entry for each answer that only some readings allow. */
  readonly refutations: readonly (readonly Nogood[])[];
  /** Answers that break a clause because the clauses leave none that keeps all. */
  readonly disputes: readonly Dispute[];
  /** With what each answer agrees where the texts leave a choice. */
  readonly sides: readonly Side[];
  readonly mismatch: Timeline['mismatch'];
}

const isUncertified = ({ denied }: Denial, uncertified: ReadonlySet<string>): boolean =>
  denied.every((address) => uncertified.has(address));

const observable = (observation: Observation, capabilities: Capabilities): boolean =>
  'anyOf' in observation
    ? observation.anyOf.every(({ question }) => isObservable(question.id, capabilities))
    : isObservable(observation.question.id, capabilities);

const report = (observation: Observation, { heard }: Judgement, listener: Listener): void =>
  listener.heard(heard, 'anyOf' in observation ? null : observation);

/** Judges what an engine did with a case against every clause of the court at once. */
export function judgeCase(
  court: Court,
  { board, edition }: Case,
  record: CaseRecord,
  capabilities: Capabilities,
  listener: Listener,
): CaseVerdict {
  const line = timelineOf(board, record, capabilities, edition);
  const shown: Denial[] = [];
  const refutations: (readonly Nogood[])[] = [];
  const disputes: Dispute[] = [];
  const sides: Side[] = [];
  for (const { observations } of interview(line)) {
    const denials: Denial[] = [];
    for (const observation of observations) {
      if (!observable(observation, capabilities)) continue;
      const judgement = judge(court, observation);
      report(observation, judgement, listener);
      disputes.push(...judgement.disputes);
      sides.push(...readingSides(court.clauses, judgement.nogoods));
      if ('question' in observation) sides.push(...wordSides(court, observation, judgement));
      if (judgement.nogoods.length > 0) refutations.push(judgement.nogoods);
      if (judgement.denial === null) continue;
      (isUncertified(judgement.denial, court.uncertified) ? shown : denials).push(judgement.denial);
    }
    if (denials.length > 0) return { denials, shown, refutations, disputes, sides, mismatch: null };
  }
  return { denials: [], shown, refutations, disputes, sides, mismatch: line.mismatch };
}
