import { isDeepStrictEqual } from 'node:util';
import type { Example, Ruled } from '../../spec/play/example.ts';
import type { CaseRecord } from '../../spec/play/record.ts';
import type { Capabilities } from '../../spec/protocol/capabilities.ts';
import { interview } from '../interview/interview.ts';
import type { Asked } from '../interview/observation.ts';
import { timelineOf } from '../interview/timeline.ts';
import type { Court } from '../judge/court.ts';
import { hear } from '../judge/hearing.ts';

/** Every question that a record raised. */
function askedIn(one: Example, record: CaseRecord, capabilities: Capabilities): Asked[] {
  const line = timelineOf(one.case.board, record, capabilities, one.case.edition);
  return [...interview(line)].flatMap(({ observations }) =>
    observations.flatMap((observation) => ('anyOf' in observation ? observation.anyOf : [observation])),
  );
}

const agrees = (part: unknown, whole: unknown): boolean => {
  if (typeof part !== 'object' || part === null || Array.isArray(part)) return isDeepStrictEqual(part, whole);
  return (
    typeof whole === 'object' &&
    whole !== null &&
    Object.entries(part).every(([key, value]) => agrees(value, (whole as Record<string, unknown>)[key]))
  );
};

/** Where the clauses say something else of an example than it does itself. */
export interface Misruling {
  readonly ruled: Ruled;
  /** `refuses`: the right answer; `allows`: a wrong one; `not raised`: the case does not come to the question. */
  readonly how: 'refuses' | 'allows' | 'not raised';
  readonly answer: unknown;
  /** The clauses that refuse the answer. */
  readonly by: readonly string[];
  readonly situation: unknown;
}

function* aboutOne(
  court: Court,
  ruled: Ruled,
  all: readonly Asked[],
  clauses: readonly string[],
): Generator<Misruling> {
  const asked = all.find(
    ({ question, situation }) => question.id === ruled.question && agrees(ruled.where, situation),
  );
  if (asked === undefined) {
    yield { ruled, how: 'not raised', answer: ruled.allowed, by: [], situation: null };
    return;
  }
  const { situation } = asked;
  const deniersOf = (answer: unknown) =>
    hear(court, { ...asked, answer }, {}, new Set()).denied.map(({ clause }) => clause.address);
  const denied = deniersOf(ruled.allowed);
  if (denied.length > 0) yield { ruled, how: 'refuses', answer: ruled.allowed, by: denied, situation };
  for (const answer of ruled.refused) {
    const by = deniersOf(answer);
    if (!by.some((address) => clauses.includes(address)))
      yield { ruled, how: 'allows', answer, by, situation };
  }
}

/** Where the clauses say something else of an example than it does itself, by their default readings. */
export function misrulings(
  court: Court,
  one: Example,
  record: CaseRecord,
  capabilities: Capabilities,
): Misruling[] {
  const all = askedIn(one, record, capabilities);
  return one.ruled.flatMap((ruled) => [...aboutOne(court, ruled, all, one.clauses)]);
}
