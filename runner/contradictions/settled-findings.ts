import type { Settlement } from '../../spec/clauses/settlement.ts';
import type { Bench } from './bench.ts';
import { benchOf } from './bench.ts';
import type { Texts } from './edits.ts';
import type { Finding } from './finding.ts';
import { settled } from './settling.ts';

/** Findings with what settles them, and what is wrong with the settlements that settle nothing. */
export interface Settled {
  readonly findings: readonly Finding[];
  readonly complaints: readonly string[];
}

/**
 * Marks what is settled. A settlement whose decision leaves the finding where it was settles nothing, and one of a
 * finding that is not there is a complaint where `isComplete` says that all of them were looked for.
 */
export function settledFindings(
  findings: readonly Finding[],
  settlements: readonly Settlement[],
  texts: Texts,
  isComplete: boolean,
  isLeft: (bench: Bench, finding: Finding) => boolean,
): Settled {
  const complaints: string[] = [];
  const settling = new Map<string, Settlement>();
  for (const settlement of settlements) {
    const { finding: id, decision } = settlement;
    const finding = findings.find((one) => one.id === id);
    if (finding === undefined) {
      if (isComplete) complaints.push(`settlement of ${id}: the search has no such finding`);
      continue;
    }
    const { clauses, suppositions } = settled(texts, [settlement]);
    if (!('stands' in decision) && isLeft(benchOf(clauses, suppositions), finding))
      complaints.push(`settlement of ${id}: with its decision the finding is still there`);
    else settling.set(id, settlement);
  }
  return {
    findings: findings.map((finding) => ({ ...finding, settlement: settling.get(finding.id) ?? null })),
    complaints,
  };
}
