import { isDeepStrictEqual } from 'node:util';
import { sizeOf } from '../../generators/reduce.ts';
import { settingsFor } from '../../generators/settings.ts';
import type { Case } from '../../spec/play/case.ts';
import type { Adapter } from '../../spec/protocol/adapter.ts';
import type { Capabilities } from '../../spec/protocol/capabilities.ts';
import type { Court } from '../judge/court.ts';
import { blameFor, findingsOf, readingsOf } from './findings.ts';
import type { Part } from './halves.ts';
import { halfOf } from './halves.ts';
import type { Fault, Hunt, Source } from './hunt.ts';
import { brokenIn } from './hunt.ts';
import type { Judging } from './judging.ts';
import { shrinkerFor } from './shrink.ts';
import type { Together } from './together.ts';
import { huntTogether } from './together.ts';

/** A mutant as it is put to the test: `stored` is the case that tells it from the reference engine. */
export interface Candidate {
  readonly name: string;
  readonly breaks: readonly string[];
  readonly also: readonly string[];
  readonly isBlind: boolean;
  readonly adapter: Adapter;
  readonly stored: Case | null;
}

/** How soon a mutant was killed on the cases of one seed; `milliseconds` is measured, the rest is not. */
export interface Kill {
  readonly name: string;
  readonly seed: number;
  /** How many cases it took, the killing one included; null: it survived all. */
  readonly cases: number | null;
  /** Cases that came to nothing because the engine broke. */
  readonly discards: number;
  readonly milliseconds: number;
}

/** What became of a mutant. `cases` is how many it took to kill it; `cards` and `acts` are of its smallest finding. */
export interface Trial {
  readonly name: string;
  readonly part: Part;
  readonly breaks: readonly string[];
  readonly also: readonly string[];
  readonly differs: boolean;
  readonly crashed: boolean;
  readonly killed: boolean;
  readonly blamed: readonly string[];
  /** Each set of clauses that one finding denied. */
  readonly denied: readonly (readonly string[])[];
  readonly faults: readonly Fault[];
  readonly cases: number | null;
  readonly cards: number | null;
  readonly acts: number | null;
}

/** The engine that mutants are measured against, and the clauses that judge them. */
export interface Bench {
  readonly court: Court;
  readonly reference: Adapter;
  readonly capabilities: Capabilities;
  readonly cases: number;
}

/** Whether the stored case shows the mutant; played twice, as one that leaks shows itself behind another case alone. */
const differs = async (reference: Adapter, { adapter, stored }: Candidate): Promise<boolean> => {
  if (stored === null) return false;
  const { board, acts, picks } = stored;
  const one = { board, acts, picks };
  const [theirs, ours] = await Promise.all([adapter, reference].map((side) => side.play([one, one])));
  return !isDeepStrictEqual(theirs, ours);
};

const judgingOf = ({ court, capabilities }: Bench, adapter: Adapter): Judging => ({
  court,
  adapter,
  capabilities,
});

/** How many cases it took until an engine was caught: by a denial, or by readings that nobody can hold together. */
function casesToKill({ clauses }: Court, found: Hunt): number | null {
  const first = [...found.denials.values()].map(({ index }) => index);
  if (first.length > 0) return Math.min(...first) + 1;
  const { contradicting } = readingsOf(clauses, found);
  return contradicting.length === 0 ? null : Math.max(...contradicting.map(({ index }) => index)) + 1;
}

/** Looks at readings only where a refutation has been added. */
const caughtIn = (court: Court): ((found: Hunt) => boolean) => {
  const seen = new WeakMap<Hunt, number>();
  return (found) => {
    if (found.denials.size > 0) return true;
    if (found.refutations.size === (seen.get(found) ?? 0)) return false;
    seen.set(found, found.refutations.size);
    return casesToKill(court, found) !== null;
  };
};

/** Hunts some mutants on the cases of one seed, each until it is caught. */
export async function killsOf(
  bench: Bench,
  source: Source,
  seed: number,
  candidates: readonly Candidate[],
): Promise<Kill[]> {
  const all = await huntTogether(
    judgingOf(bench, bench.reference),
    candidates.map(({ adapter }) => judgingOf(bench, adapter)),
    source,
    bench.cases,
    caughtIn(bench.court),
  );
  return all.map(({ hunt, milliseconds }, i) => ({
    name: candidates[i]?.name ?? '',
    seed,
    cases: casesToKill(bench.court, hunt),
    discards: brokenIn(hunt.faults),
    milliseconds,
  }));
}

async function trialOf(bench: Bench, candidate: Candidate, { hunt, judging }: Together): Promise<Trial> {
  const { court, capabilities, reference } = bench;
  const readings = readingsOf(court.clauses, hunt);
  const shrink = shrinkerFor(settingsFor(capabilities));
  const findings = await findingsOf(judging, hunt, readings, shrink);
  const sizes = findings
    .flatMap(({ witnesses }) => witnesses.map((witness) => sizeOf(witness.case)))
    .sort((a, b) => a.cards + a.acts - b.cards - b.acts);
  const faults = [...hunt.faults.keys()];
  return {
    name: candidate.name,
    part: candidate.isBlind ? 'blind' : halfOf(candidate.name),
    breaks: candidate.breaks,
    also: candidate.also,
    differs: await differs(reference, candidate),
    crashed: faults.some((kind) => kind !== 'nondeterministic'),
    killed: findings.length > 0,
    blamed: blameFor(hunt, readings),
    denied: [...new Map(findings.map(({ denied }) => [denied.join(), denied])).values()],
    faults,
    cases: casesToKill(court, hunt),
    cards: sizes[0]?.cards ?? null,
    acts: sizes[0]?.acts ?? null,
  };
}

/** Puts some mutants to the test on all cases; a crash is told but kills nothing. */
export async function tryMutants(
  bench: Bench,
  source: Source,
  candidates: readonly Candidate[],
): Promise<Trial[]> {
  const all = await huntTogether(
    judgingOf(bench, bench.reference),
    candidates.map(({ adapter }) => judgingOf(bench, adapter)),
    source,
    bench.cases,
  );
  const trials: Trial[] = [];
  for (const [i, one] of all.entries()) trials.push(await trialOf(bench, candidates[i] as Candidate, one));
  return trials;
}

/** A mutant is qualified when it differs, is killed, and is blamed on all that it declares to break and on no more than it foresees. */
export const isQualified = ({ differs, killed, blamed, breaks, also }: Trial): boolean =>
  differs &&
  killed &&
  breaks.every((clause) => blamed.includes(clause)) &&
  blamed.every((clause) => breaks.includes(clause) || also.includes(clause));
