import { mutants } from '../engines/mutants/index.ts';
import { caseAt } from '../generators/cases.ts';
import { sizeOf } from '../generators/reduce.ts';
import type { Finding } from '../runner/run/findings.ts';
import { findingsOf, readingsOf } from '../runner/run/findings.ts';
import type { Hunt } from '../runner/run/hunt.ts';
import { emptyHunt, note } from '../runner/run/hunt.ts';
import type { Judging } from '../runner/run/judging.ts';
import { judgePlayed } from '../runner/run/judging.ts';
import { shrinkerFor } from '../runner/run/shrink.ts';
import type { Case } from '../spec/play/case.ts';
import { court, judgingOf, playedOn, settings } from './subject.ts';
import { milliseconds } from './timing.ts';

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

/** The first denial of a seed and nothing else; null where there is none. */
const firstDenial = (name: string, seed: number, most: number): { found: Hunt; judging: Judging } | null => {
  const engine = mutants.find((mutant) => mutant.name === name)?.engine();
  if (engine === undefined) throw new Error(`No mutant «${name}»`);
  const judging = judgingOf(engine);
  for (let index = 0; index < most; index += 1) {
    const one = caseAt(seed, index, settings).case;
    const record = playedOn(engine, one);
    if (record === null) continue;
    const found = emptyHunt();
    note(found, judgePlayed(judging, one, record), one, index);
    const [first] = found.denials;
    if (first !== undefined) return { found: { ...emptyHunt(), denials: new Map([first]) }, judging };
  }
  return null;
};

/** Shrinks what first shows a mutant on the cases of a seed; null where nothing does. */
export async function shrinkOf(mutant: string, seed: number, most: number): Promise<Shrunk | null> {
  const denial = firstDenial(mutant, seed, most);
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
