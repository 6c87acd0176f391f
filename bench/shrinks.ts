import { mutants } from '../engines/mutants/index.ts';
import { caseAt } from '../generators/cases.ts';
import { casesOfSize } from '../generators/exhaustive.ts';
import { sizeOf } from '../generators/reduce.ts';
import type { Finding } from '../runner/run/findings.ts';
import { findingsOf, readingsOf } from '../runner/run/findings.ts';
import { fingerprintOf } from '../runner/run/fingerprint.ts';
import type { Hunt } from '../runner/run/hunt.ts';
import { emptyHunt, note } from '../runner/run/hunt.ts';
import type { Judging } from '../runner/run/judging.ts';
import { judgePlayed } from '../runner/run/judging.ts';
import { shrinkerFor } from '../runner/run/shrink.ts';
import type { Case } from '../spec/play/case.ts';
import { court, judgingOf, playedOn, settings } from './subject.ts';
import { milliseconds } from './timing.ts';

/** The largest size of which every case is judged to prove what is smallest. */
export const PROVED = 3;

/** For each fingerprint that a small case shows of a mutant, the size of the smallest that does. */
export function provedMinima(mutant: string): Map<string, number> {
  const engine = mutants.find(({ name }) => name === mutant)?.engine();
  if (engine === undefined) throw new Error(`No mutant «${mutant}»`);
  const judging = judgingOf(engine);
  const least = new Map<string, number>();
  for (let size = 1; size <= PROVED; size += 1)
    for (const one of casesOfSize(size, settings)) {
      const record = playedOn(engine, one);
      const judged = record === null ? null : judgePlayed(judging, one, record);
      if (judged === null || 'broken' in judged) continue;
      for (const denial of judged.denials) {
        const key = fingerprintOf(denial);
        if (!least.has(key)) least.set(key, size);
      }
    }
  return least;
}

/** One shrink: which fault, what came out, how big it is, and what it took. */
export interface Shrunk {
  readonly mutant: string;
  readonly fingerprint: string;
  readonly answer: string;
  readonly size: number;
  readonly evaluations: number;
  readonly milliseconds: number;
}

const sizeInAll = (one: Case): number => {
  const { cards, acts, abilities } = sizeOf(one);
  return cards + acts + abilities;
};

/** How many cases of a run go on behind the first that shows a mutant. */
const BEHIND = 512;

/**
 * The finding of a run that most of its cases show, and nothing else, with the cases that shrinking starts from; null
 * where there is none.
 */
function plainestDenial(name: string, seed: number, most: number): { found: Hunt; judging: Judging } | null {
  const engine = mutants.find((mutant) => mutant.name === name)?.engine();
  if (engine === undefined) throw new Error(`No mutant «${name}»`);
  const judging = judgingOf(engine);
  const found = emptyHunt();
  let end = most;
  for (let index = 0; index < end; index += 1) {
    const one = caseAt(seed, index, settings).case;
    const record = playedOn(engine, one);
    if (record === null) continue;
    const isFirst = found.denials.size === 0;
    note(found, judgePlayed(judging, one, record), one, index);
    if (isFirst && found.denials.size > 0) end = index + BEHIND;
  }
  const [plainest] = [...found.denials].sort(([, left], [, right]) => right.times - left.times);
  return plainest === undefined ? null : { found: { ...emptyHunt(), denials: new Map([plainest]) }, judging };
}

/** Shrinks what most cases of a seed show of a mutant; null where nothing does. */
export async function shrinkOf(mutant: string, seed: number, most: number): Promise<Shrunk | null> {
  const denial = plainestDenial(mutant, seed, most);
  if (denial === null) return null;
  const { found, judging } = denial;
  let findings: readonly Finding[] = [];
  const taken = await milliseconds(async () => {
    findings = await findingsOf(judging, found, readingsOf(court.clauses, found), shrinkerFor(settings));
  });
  const [finding] = findings;
  const witness = finding?.witnesses[0];
  if (finding === undefined || witness === undefined) return null;
  return {
    mutant,
    fingerprint: finding.fingerprint,
    answer: JSON.stringify(witness.case),
    size: sizeInAll(witness.case),
    evaluations: witness.evaluations,
    milliseconds: taken,
  };
}
