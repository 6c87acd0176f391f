import type { Case } from '../../spec/play/case.ts';
import type { ReportedFault } from '../report/result.ts';
import type { Finding } from './findings.ts';
import type { Fault, Seen } from './hunt.ts';
import { startsOf } from './hunt.ts';
import type { Judging } from './judging.ts';
import { judgeCases } from './judging.ts';
import type { Shrinker } from './shrink.ts';
import type { Fresh } from './unsteady.ts';
import { smallestWayward } from './unsteady.ts';

/** What makes the case of a fault small and stores it; without fresh engines a wayward case stays as it was met. */
export interface FaultReporting {
  readonly shrink: Shrinker;
  readonly fresh: Fresh | null;
  /** Where a case is stored, relative to where the suite was called; `name` is that of its finding. */
  fileFor(name: string, one: Case): string;
}

const mismatchInWords = (mismatch: { step: number; differs: string } | null, fallback: string): string => {
  const where =
    mismatch === null ? '' : mismatch.step < 0 ? 'on loading, ' : `after step ${mismatch.step + 1}, `;
  return `${where}the record contradicts itself: ${mismatch?.differs ?? fallback}`;
};

const reportedBreak = async (
  judging: Judging,
  kind: Fault,
  seen: Seen<string>,
  { shrink, fileFor }: FaultReporting,
): Promise<ReportedFault> => {
  const shows = async (cases: readonly Case[]) =>
    (await judgeCases(judging, cases)).map((judged) =>
      'broken' in judged ? judged.broken === kind : kind === 'inconsistent' && judged.mismatch !== null,
    );
  const smallest = kind === 'timeout' ? seen.case : (await shrink(startsOf(seen), shows)).case;
  const [judged] = await judgeCases(judging, [smallest]);
  const detail =
    judged === undefined
      ? seen.what
      : 'broken' in judged
        ? judged.detail
        : mismatchInWords(judged.mismatch, seen.what);
  return { kind, times: seen.times, detail, file: fileFor(kind, smallest), case: smallest };
};

const reportedWayward = async (
  seen: Seen<string>,
  { shrink, fresh, fileFor }: FaultReporting,
): Promise<ReportedFault> => {
  const { before = [], times, what } = seen;
  const kind = 'nondeterministic';
  const found =
    fresh === null
      ? { before, case: seen.case, differs: null }
      : await smallestWayward(fresh, before, seen.case, shrink);
  const detail =
    found.differs ?? `${what}; fresh engines did not show it again, so it may need all of the run`;
  const file = fileFor(kind, found.case);
  return { kind, times, detail, file, case: found.case, before: found.before };
};

/** The fault of an engine that breaks clauses only behind other boards, of which it has kept something. */
export const keptOfBoards = (gone: readonly Finding[], { fileFor }: FaultReporting): ReportedFault => {
  const kind = 'nondeterministic';
  const [first] = [...gone].sort((a, b) => a.index - b.index) as [Finding];
  const { case: one } = first.witnesses[0] as Finding['witnesses'][number];
  return {
    kind,
    times: gone.reduce((sum, { times }) => sum + Math.max(1, times), 0),
    detail: `behind other boards this case breaks ${first.denied.join(' + ')}, and on a fresh engine it does not: something is kept of the boards before`,
    file: fileFor(kind, one),
    case: one,
  };
};

/** A fault with the smallest case that shows it. */
export const reportedFault = (
  judging: Judging,
  kind: Fault,
  seen: Seen<string>,
  what: FaultReporting,
): Promise<ReportedFault> =>
  kind === 'nondeterministic' ? reportedWayward(seen, what) : reportedBreak(judging, kind, seen, what);
