import type { Finding, Findings } from './shapes.ts';

const findingJson = ({
  id,
  kind,
  clauses,
  question,
  also,
  witnesses,
  reachable,
  readings,
  fixes,
  blockers,
  times,
  later,
  settlement,
  about,
}: Finding) => ({
  id,
  kind,
  clauses,
  question: question === '' ? null : question,
  witness: {
    situation: witnesses[0]?.situation ?? null,
    sayings: witnesses[0]?.sayings ?? [],
    remaining: witnesses[0]?.remaining ?? [],
    also: witnesses.slice(1),
    questions: also,
    times,
    about,
    later,
  },
  reachable: reachable ?? false,
  readings,
  fixes,
  blockedBy: blockers,
  settlement,
});

/** The whole search as one plain object, what editors have settled apart. */
export const findingsJson = ({ findings, pairs, bound }: Findings): unknown => ({
  findings: findings.filter(({ settlement }) => settlement === null).map(findingJson),
  settled: findings.filter(({ settlement }) => settlement !== null).map(findingJson),
  pairs,
  bound,
});
