import { isDeepStrictEqual } from 'node:util';
import { sizeOf } from '../../generators/reduce.ts';
import type { Case } from '../../spec/play/case.ts';
import type { Adapter } from '../../spec/protocol/adapter.ts';
import type { Capabilities } from '../../spec/protocol/capabilities.ts';
import type { Court } from '../judge/court.ts';
import { blameFor, findingsOf, readingsOf } from './findings.ts';
import type { Hunt, Source } from './hunt.ts';
import { hunt } from './hunt.ts';
import type { Judging } from './judging.ts';
import { shrinkerFor } from './shrink.ts';

/** A mutant as it is put to the test: `stored` is the case that tells it from the reference engine. */
export interface Candidate {
  readonly name: string;
  readonly breaks: readonly string[];
  readonly adapter: Adapter;
  readonly stored: Case | null;
}

/** What became of a mutant. `cases` is how many it took to kill it; `cards` and `acts` are of its smallest finding. */
export interface Trial {
  readonly name: string;
  readonly breaks: readonly string[];
  readonly differs: boolean;
  readonly crashed: boolean;
  readonly killed: boolean;
  readonly blamed: readonly string[];
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

const differs = async (reference: Adapter, { adapter, stored }: Candidate): Promise<boolean> => {
  if (stored === null) return false;
  const { board, acts, picks } = stored;
  const [theirs, ours] = await Promise.all(
    [adapter, reference].map((side) => side.play([{ board, acts, picks }])),
  );
  return !isDeepStrictEqual(theirs, ours);
};

const firstDenial = ({ denials }: Hunt): number | null =>
  denials.size === 0 ? null : Math.min(...[...denials.values()].map(({ index }) => index)) + 1;

/** Puts one mutant to the test; a crash is told but kills nothing. */
export async function tryMutant(bench: Bench, source: Source, candidate: Candidate): Promise<Trial> {
  const { court, capabilities, cases, reference } = bench;
  const judging: Judging = { court, adapter: candidate.adapter, capabilities };
  const found = await hunt(judging, source, { cases });
  const readings = readingsOf(court.clauses, found);
  const findings = await findingsOf(
    judging,
    found,
    readings,
    shrinkerFor({ claims: capabilities, preset: 'both' }),
  );
  const sizes = findings
    .flatMap(({ witnesses }) => witnesses.map((witness) => sizeOf(witness.case)))
    .sort((a, b) => a.cards + a.acts - b.cards - b.acts);
  const contradicted = readings.contradicting.map(({ index }) => index + 1);
  return {
    name: candidate.name,
    breaks: candidate.breaks,
    differs: await differs(reference, candidate),
    crashed: found.faults.size > 0,
    killed: findings.length > 0,
    blamed: blameFor(found, readings),
    cases: firstDenial(found) ?? (contradicted.length > 0 ? Math.max(...contradicted) : null),
    cards: sizes[0]?.cards ?? null,
    acts: sizes[0]?.acts ?? null,
  };
}

/** A mutant is qualified when it differs, is killed, and is blamed on just what it declares. */
export const isQualified = ({ differs, killed, blamed, breaks }: Trial): boolean =>
  differs && killed && isDeepStrictEqual([...blamed].sort(), [...breaks].sort());
