import { caseAt } from '../../generators/cases.ts';
import type { Settings } from '../../generators/settings.ts';
import { EVERYTHING } from '../../generators/settings.ts';
import { whyNeverAsked } from '../../generators/situations/complaints.ts';
import { drawnSituations } from '../../generators/situations/drawn.ts';
import { situationsWithin } from '../../generators/situations/index.ts';
import type { Situated } from '../../generators/situations/situated.ts';
import type { State } from '../../spec/model/state.ts';
import type { Case } from '../../spec/play/case.ts';
import type { CaseRecord } from '../../spec/play/record.ts';
import type { Adapter } from '../../spec/protocol/adapter.ts';
import type { Capabilities } from '../../spec/protocol/capabilities.ts';
import { interview } from '../interview/interview.ts';
import { timelineOf } from '../interview/timeline.ts';
import type { Bench } from './bench.ts';
import { seatsFor } from './bench.ts';
import type { Deadline } from './deadline.ts';
import { endless, SHARES } from './deadline.ts';
import type { Entry } from './survey.ts';

/** An engine that plays cases, so that situations can be shown to be reachable. Its answers are not looked at. */
export interface Player {
  readonly adapter: Adapter;
  readonly capabilities: Capabilities;
}

const isLate = (isSpent: Deadline): boolean => isSpent(SHARES.laidOut);

/** Every situation within the bound, as far as the time goes. */
export function enumerated(bound: number, isSpent = endless): Entry[] {
  const entries: Entry[] = [];
  for (const one of situationsWithin(bound)) {
    if (isLate(isSpent)) break;
    entries.push({ ...one, origin: 'enumerated', case: null });
  }
  return entries;
}

/** The situations of the examples that rules carry, but for those that nobody would be asked of. */
export const ofExamples = ({ clauses, suppositions }: Bench): Entry[] =>
  [...clauses, ...suppositions]
    .flatMap(({ rules }) => rules)
    .flatMap(({ question, examples }) =>
      [...(examples?.applicable ?? []), ...(examples?.inapplicable ?? [])]
        .filter((situation) => whyNeverAsked(situation).length === 0)
        .map((situation) => ({
          question,
          situation,
          origin: 'enumerated' as const,
          case: null,
        })),
    );

const MOST_ALIKE = 40;
const MOST_CARDS = 8;
const MOST_FIGURES = 16;

const figuresIn = (value: unknown): number => {
  if (typeof value === 'number') return Math.abs(value);
  return typeof value === 'object' && value !== null
    ? Object.values(value).reduce((sum: number, part) => sum + figuresIn(part), 0)
    : 0;
};

/**
 * Whether there are so many cards that not every set of them is among the answers, which would feign conflicts, or
 * figures so high that small ones show the same at a fraction of the work.
 */
const isCrowded = (situation: unknown): boolean => {
  const state = (situation as { readonly state?: State }).state;
  if (state !== undefined) return Object.keys(state.cards).length > MOST_CARDS;
  return figuresIn(situation) > MOST_FIGURES;
};

/** Lets situations pass as long as few of the same question have met the conditions of the same rules. */
function sieve(bench: Bench): (one: Situated) => boolean {
  const counts = new Map<string, number>();
  return ({ question, situation }) => {
    if (isCrowded(situation)) return false;
    const all = bench.seats.get(question.id) ?? [];
    const applying = new Set(seatsFor(bench, question, situation));
    if (applying.size === 0) return false;
    const key = `${question.id} ${all.map((seat) => Number(applying.has(seat))).join('')}`;
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count <= MOST_ALIKE;
  };
}

/** Situations on random boards, a few for each set of rules that apply together, as far as the time goes. */
export function drawn(
  bench: Bench,
  seed: number,
  cases: number,
  settings = EVERYTHING,
  isSpent = endless,
): Entry[] {
  const isWanted = sieve(bench);
  const entries: Entry[] = [];
  for (const one of drawnSituations(seed, cases, settings)) {
    if (isLate(isSpent)) break;
    if (isWanted(one)) entries.push({ ...one, origin: 'drawn', case: null });
  }
  return entries;
}

/** The situations that a record of a case raised. */
export function* raisedBy(made: Case, record: CaseRecord, capabilities: Capabilities): Generator<Entry> {
  const instants = interview(timelineOf(made.board, record, capabilities, made.edition));
  for (const { step, observations } of instants) {
    const isRefused = record.steps[step]?.reply.outcome === 'refused';
    for (const observation of observations)
      for (const { question, situation } of 'anyOf' in observation ? observation.anyOf : [observation])
        yield { question, situation, origin: 'played', case: made, isRefused };
  }
}

const AT_ONCE = 50;

/** Situations that came up when the engine played random cases, as far as the time goes. */
export async function played(
  bench: Bench,
  { adapter, capabilities }: Player,
  { seed, cases, settings }: { readonly seed: number; readonly cases: number; readonly settings: Settings },
  isSpent = endless,
): Promise<Entry[]> {
  const isWanted = sieve(bench);
  const entries: Entry[] = [];
  for (let from = 0; from < cases && !isLate(isSpent); from += AT_ONCE) {
    const batch = Array.from(
      { length: Math.min(AT_ONCE, cases - from) },
      (_, i) => caseAt(seed, from + i, settings).case,
    );
    const records = await adapter.play(batch.map(({ board, acts, picks }) => ({ board, acts, picks })));
    for (const [i, record] of records.entries()) {
      if ('broken' in record) continue;
      if (isLate(isSpent)) break;
      for (const entry of raisedBy(batch[i] as Case, record, capabilities))
        if (isWanted(entry)) entries.push(entry);
    }
  }
  return entries;
}
