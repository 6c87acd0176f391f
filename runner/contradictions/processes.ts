import { FIXED_FIGURES } from '../../generators/situations/figures.ts';
import { levelOf, lifeChanges } from '../../generators/situations/lives.ts';
import type { Simultaneous } from '../../generators/situations/moments.ts';
import { simultaneously } from '../../generators/situations/moments.ts';
import { sizeOf } from '../../generators/situations/size.ts';
import type { Clause, Procedure } from '../../spec/clauses/clause.ts';
import type { Edition } from '../../spec/editions/edition.ts';
import type { LifeChange } from '../../spec/questions/life.ts';
import { bareFinding, namedReading } from './assemble.ts';
import type { Bench } from './bench.ts';
import { blockersOf } from './blockers.ts';
import type { Claim, Kind } from './claims.ts';
import type { Deadline } from './deadline.ts';
import { endless } from './deadline.ts';
import type { Finding } from './finding.ts';
import type { Fix, Trial } from './fixes.ts';
import { tried } from './fixes.ts';
import { idOf } from './names.ts';
import { orderClaim } from './orders.ts';
import { procedureCheck } from './procedures.ts';
import { leansKey } from './survey.ts';
import type { Saying } from './witness.ts';

/** Higher figures would make sequences of steps too many. */
const within = (bound: number): number => Math.min(bound, FIXED_FIGURES);

/** Changes of lives that have a level: what has none is destroyed before anything could be done to it. */
const livingChanges = (bound: number): LifeChange[] =>
  [...lifeChanges(within(bound))].filter(({ before }) => levelOf(before) > 0);

/** What is claimed of the same clauses: of the smallest situation, and how many there were with which readings. */
interface Shown {
  readonly claim: Claim;
  readonly situation: unknown;
  readonly alternatives: Claim['alternatives'];
  readonly times: number;
}

const named = (
  kind: Kind,
  question: string,
  { claim, times }: Shown,
  editions: readonly Edition[],
): Finding => ({
  ...bareFinding(kind, claim.clauses, null, editions, times),
  id: idOf(kind, question, claim.clauses, editions),
  question,
});

/** The smallest of the situations of each set of clauses, and how many there were. */
function collected(shown: Iterable<{ claim: Claim; situation: unknown }>): Shown[] {
  const byClauses = new Map<string, Shown>();
  for (const { claim, situation } of shown) {
    const key = claim.clauses.join();
    const known = byClauses.get(key);
    const isSmallest = known === undefined || sizeOf(situation) < sizeOf(known.situation);
    const smallest = isSmallest ? { claim, situation } : known;
    const all = [...(known?.alternatives ?? []), ...claim.alternatives];
    byClauses.set(key, {
      claim: smallest.claim,
      situation: smallest.situation,
      alternatives: [...new Map(all.map((one) => [leansKey([one]), one])).values()],
      times: (known?.times ?? 0) + 1,
    });
  }
  return [...byClauses.values()];
}

const saying = (clause: string, says: string, because: string, lean: string | null = null): Saying => ({
  clause,
  lean,
  says,
  because,
  allows: [],
});

const NOWHERE = 'no sequence of the steps ends there';

function* unkept(
  bench: Bench,
  clause: Clause,
  procedure: Procedure,
  changes: Iterable<LifeChange>,
  bound: number,
  isSpent: Deadline,
): Generator<{ claim: Claim; situation: unknown }> {
  const check = procedureCheck(bench, bound);
  for (const situation of changes) {
    if (isSpent()) return;
    for (const claim of check(clause, procedure, situation)) yield { claim, situation };
  }
}

/** The readings under which the promise of a procedure can be kept, with nothing new found; null where time ran out. */
function fixesFor(
  trial: Trial,
  { address }: Clause,
  procedure: Procedure,
  others: readonly string[],
  isKept: (bench: Bench) => boolean,
  isSpent: Deadline,
): Fix[] | null {
  const fixes = others
    .filter((other) => other !== address)
    .flatMap((other): Fix[] =>
      (trial.bench.clauses.find((one) => one.address === other)?.readings ?? []).flatMap(({ name }) => {
        const change = { change: 'read', clause: other, reading: name } as const;
        const outcome = tried(trial, change, procedure.question.id, null, isSpent);
        const isClean = outcome?.isClean === true && isKept(outcome.bench);
        return isClean ? [{ ...change, rulingsChanged: outcome.rulingsChanged }] : [];
      }),
    );
  if (isSpent()) return null;
  return fixes.sort((a, b) => a.rulingsChanged - b.rulingsChanged);
}

/**
 * Procedures whose promise cannot be kept under some reading, with the readings under which it can as fixes; `untried`
 * takes the ids of those for whose fixes there was no time.
 */
export function procedureFindings(
  trial: Trial,
  bound: number,
  editions: readonly Edition[],
  isSpent = endless,
  untried: string[] = [],
): Finding[] {
  const { bench } = trial;
  const all = livingChanges(bound);
  return bench.clauses.flatMap((clause) => {
    const { procedure } = clause;
    if (procedure === undefined) return [];
    const { id: question } = procedure.question;
    const failing = (other: Bench) => unkept(other, clause, procedure, all, within(bound), isSpent);
    return collected(failing(bench)).map((shown): Finding => {
      const { claim, situation, alternatives } = shown;
      const leans = claim.alternatives[0] ?? [];
      const isKept = (other: Bench) => failing(other).next().done === true;
      const fixes = fixesFor(trial, clause, procedure, claim.clauses, isKept, isSpent);
      const finding = named('impossible procedure', question, shown, editions);
      if (fixes === null) untried.push(finding.id);
      return {
        ...finding,
        witnesses: [
          {
            situation: JSON.parse(JSON.stringify(situation)),
            readings: leans,
            sayings: [
              saying(clause.address, procedure.promise, ''),
              ...claim.clauses
                .filter(
                  (address) => address !== clause.address && !leans.some((lean) => lean.clause === address),
                )
                .map((address) => saying(address, procedure.goesOnIf?.otherwise ?? '', '')),
              ...leans.map(({ clause: address, name }) => saying(address, NOWHERE, '', name)),
              ...(leans.length === 0 ? [saying(clause.address, NOWHERE, '')] : []),
            ],
          },
        ],
        readings: alternatives.map((one) => one.map((lean) => namedReading(bench, lean))),
        fixes: fixes ?? [],
        blockers: blockersOf(bench, clause, procedure, situation, leans, within(bound), isSpent),
        about: procedure.promise,
      };
    });
  });
}

interface Unordered {
  readonly claim: Claim;
  readonly situation: unknown;
  readonly question: string;
  readonly sayings: readonly Saying[];
}

function* unordered(bench: Bench, moments: Iterable<Simultaneous>, isSpent: Deadline): Generator<Unordered> {
  for (const moment of moments) {
    if (isSpent()) return;
    const found = orderClaim(bench, moment);
    if (found !== null) yield { ...found, situation: moment.situation, question: moment.ends.question.id };
  }
}

/** Things due at one moment that end differently in different orders, which nothing fixes. */
export function orderFindings(
  bench: Bench,
  bound: number,
  editions: readonly Edition[],
  isSpent = endless,
): Finding[] {
  const all = [...unordered(bench, simultaneously(within(bound)), isSpent)];
  return collected(all).map((shown): Finding => {
    const {
      situation,
      question = '',
      sayings = [],
    } = all.find((one) => one.situation === shown.situation) ?? {};
    return {
      ...named('order dependence', question, shown, editions),
      witnesses: [{ situation: JSON.parse(JSON.stringify(situation)), readings: [], sayings }],
    };
  });
}

/**
 * Whether a finding of these kinds, which come of no single situation, is still there between other texts, as far as the
 * time goes.
 */
export function isStillThere(
  bench: Bench,
  { kind, clauses, question }: Finding,
  bound: number,
  isSpent: Deadline,
): boolean {
  // A clause that gives way now, or is read one way, is none any more that the claim could name.
  const isSame = ({ claim }: Shown) => claim.clauses.every((address) => clauses.includes(address));
  if (kind === 'order dependence')
    return collected(unordered(bench, simultaneously(within(bound)), isSpent)).some(isSame);
  const all = livingChanges(bound);
  return bench.clauses.some(
    (clause) =>
      clause.procedure?.question.id === question &&
      collected(unkept(bench, clause, clause.procedure, all, within(bound), isSpent)).some(isSame),
  );
}
