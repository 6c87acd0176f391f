import type { Simultaneous } from '../../generators/situations/moments.ts';
import { sizeOf } from '../../generators/situations/size.ts';
import type { Clause, Procedure } from '../../spec/clauses/clause.ts';
import type { Settlement } from '../../spec/clauses/settlement.ts';
import type { Edition } from '../../spec/editions/edition.ts';
import type { LifeChange } from '../../spec/questions/life.ts';
import { bareFinding, namedReading, settlementOf } from './assemble.ts';
import type { Bench } from './bench.ts';
import type { Claim, Kind } from './claims.ts';
import type { Finding } from './finding.ts';
import type { Fix, Trial } from './fixes.ts';
import { tried } from './fixes.ts';
import { idOf } from './names.ts';
import { orderClaim } from './orders.ts';
import { procedureCheck } from './procedures.ts';
import type { Saying } from './witness.ts';

/** What findings are named and settled by. */
export interface Naming {
  readonly editions: readonly Edition[];
  readonly settlements: readonly Settlement[];
}

interface Shown {
  readonly claim: Claim;
  readonly situation: unknown;
  readonly times: number;
}

const named = (
  kind: Kind,
  question: string,
  { claim, times }: Shown,
  { editions, settlements }: Naming,
): Finding => {
  const id = idOf(kind, question, claim.clauses, editions);
  return {
    ...bareFinding(kind, claim.clauses, null, editions, times),
    id,
    question,
    settlement: settlementOf(id, settlements),
  };
};

/** The smallest of the situations of each set of clauses, and how many there were. */
function collected(shown: Iterable<{ claim: Claim; situation: unknown }>): Shown[] {
  const byClauses = new Map<string, Shown>();
  for (const { claim, situation } of shown) {
    const key = claim.clauses.join();
    const known = byClauses.get(key);
    const isFirst = known === undefined || sizeOf(situation) < sizeOf(known.situation);
    const smallest = isFirst ? { claim, situation } : known;
    const alternatives = [
      ...new Map(
        [...(known?.claim.alternatives ?? []), ...claim.alternatives].map((one) => [
          JSON.stringify(one),
          one,
        ]),
      ).values(),
    ];
    byClauses.set(key, {
      situation: smallest.situation,
      claim: { ...claim, alternatives },
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

const NOWHERE = 'no sequence of its steps ends there';

function* unkept(
  bench: Bench,
  clause: Clause,
  procedure: Procedure,
  changes: Iterable<LifeChange>,
  bound: number,
): Generator<{ claim: Claim; situation: unknown }> {
  const check = procedureCheck(bench, bound);
  for (const situation of changes) {
    const claim = check(clause, procedure, situation);
    if (claim !== null) yield { claim, situation };
  }
}

/** Procedures whose promise cannot be kept under some reading, with the readings under which it can as fixes. */
export function procedureFindings(
  trial: Trial,
  changes: Iterable<LifeChange>,
  bound: number,
  naming: Naming,
): Finding[] {
  const { bench } = trial;
  const all = [...changes];
  return bench.clauses.flatMap((clause) => {
    const { procedure } = clause;
    if (procedure === undefined) return [];
    return collected(unkept(bench, clause, procedure, all, bound)).map((shown): Finding => {
      const { claim, situation } = shown;
      const leans = claim.alternatives[0] ?? [];
      const others = claim.clauses.filter((address) => address !== clause.address);
      const fixes = others.flatMap((address): Fix[] =>
        (bench.clauses.find((one) => one.address === address)?.readings ?? []).flatMap(({ name }) => {
          const change = { change: 'read', clause: address, reading: name } as const;
          const outcome = tried(trial, change, procedure.question.id, null);
          const isKept = unkept(outcome.bench, clause, procedure, all, bound).next().done === true;
          return outcome.isClean && isKept ? [{ ...change, rulingsChanged: outcome.rulingsChanged }] : [];
        }),
      );
      return {
        ...named('impossible procedure', procedure.question.id, shown, naming),
        witnesses: [
          {
            situation: JSON.parse(JSON.stringify(situation)),
            readings: leans,
            sayings: [
              saying(clause.address, procedure.promise, 'that is the end that it promises'),
              ...leans.map(({ clause: address, name }) => saying(address, NOWHERE, NOWHERE, name)),
              ...(leans.length === 0 ? [saying(clause.address, NOWHERE, NOWHERE)] : []),
            ],
          },
        ],
        readings: claim.alternatives.map((one) => one.map((lean) => namedReading(bench, lean))),
        fixes: fixes.sort((a, b) => a.rulingsChanged - b.rulingsChanged),
        about: procedure.promise,
      };
    });
  });
}

function* unordered(
  bench: Bench,
  moments: Iterable<Simultaneous>,
): Generator<{ claim: Claim; situation: unknown; moment: Simultaneous }> {
  for (const moment of moments) {
    const claim = orderClaim(bench, moment);
    if (claim !== null) yield { claim, situation: moment.situation, moment };
  }
}

/** Things due at one moment that end differently in different orders, which nothing fixes. */
export function orderFindings(bench: Bench, moments: Iterable<Simultaneous>, naming: Naming): Finding[] {
  const all = [...unordered(bench, moments)];
  return collected(all).map((shown): Finding => {
    const question = all.find(({ situation }) => situation === shown.situation)?.moment.question.id ?? '';
    return {
      ...named('order dependence', question, shown, naming),
      witnesses: [
        {
          situation: JSON.parse(JSON.stringify(shown.situation)),
          readings: [],
          sayings: [],
        },
      ],
    };
  });
}
