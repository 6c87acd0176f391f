import type { Decision, Settlement } from '../../spec/clauses/settlement.ts';
import { unsettledOf } from './assemble.ts';
import { benchOf } from './bench.ts';
import type { Texts } from './edits.ts';
import type { Finding } from './finding.ts';
import type { IsLeft, Sought } from './settled-left.ts';
import { leftIn } from './settled-left.ts';
import { clausesOf, settled } from './settling.ts';

/** Findings with what settles them, and what is wrong with the settlements that settle nothing. */
export interface Settled {
  readonly findings: readonly Finding[];
  readonly complaints: readonly string[];
}

const DECIDING =
  'what does away with it stands under its «Fixes»; note it by "stands" if nothing is to be done';

const MOST_NAMED = 5;

/** The ids that may have been meant: of findings about the clauses of a decision, or of any. */
function expectedBy(findings: readonly Finding[], decision: Decision): string {
  const clauses = clausesOf(decision);
  const about = unsettledOf(findings).filter(
    (finding) => clauses.length === 0 || finding.clauses.some((address) => clauses.includes(address)),
  );
  const ids = about.slice(0, MOST_NAMED).map(({ id, kind }) => `${id} (${kind})`);
  const of = clauses.length === 0 ? 'of its findings' : `of its findings about ${clauses.join(', ')}`;
  if (ids.length === 0)
    return `it finds nothing about ${clauses.join(', ')} that could be settled; leave this one out`;
  return `expected one ${of}: ${ids.join(', ')}${about.length > MOST_NAMED ? ' …' : ''}`;
}

/** The settlements with a finding of their own that their decision does away with, by its id. */
async function ownSettlements(
  findings: readonly Finding[],
  settlements: readonly Settlement[],
  isComplete: boolean,
  isLeftBy: (settlements: readonly Settlement[]) => IsLeft,
) {
  const complaints: string[] = [];
  const own = new Map<string, Settlement>();
  for (const settlement of settlements) {
    const { finding: id, decision } = settlement;
    const finding = findings.find((one) => one.id === id);
    if (finding === undefined) {
      if (isComplete)
        complaints.push(
          `settlement of ${id}: the search has no such finding; ${expectedBy(findings, decision)}`,
        );
      continue;
    }
    if (!('stands' in decision) && (await isLeftBy([settlement])(finding)) === true)
      complaints.push(`settlement of ${id}: with its decision the finding is still there; ${DECIDING}`);
    else own.set(id, settlement);
  }
  return { own, complaints };
}

/**
 * Marks what is settled. A settlement whose decision leaves its finding where it was settles nothing, and one of a
 * finding that is not there is a complaint where `isComplete` says that all of them were looked for. Whatever else is
 * gone once the decisions are followed is settled as well, by the first of them with which it goes.
 */
export async function settledFindings(
  findings: readonly Finding[],
  settlements: readonly Settlement[],
  texts: Texts,
  isComplete: boolean,
  sought: Sought,
): Promise<Settled> {
  const judged = new Map<string, IsLeft>();
  const isLeftBy = (followed: readonly Settlement[]): IsLeft => {
    const key = followed.map(({ finding }) => finding).join();
    const { clauses, suppositions } = settled(texts, followed);
    const isLeft = judged.get(key) ?? leftIn(sought, benchOf(clauses, suppositions));
    judged.set(key, isLeft);
    return isLeft;
  };
  const { own, complaints } = await ownSettlements(findings, settlements, isComplete, isLeftBy);
  const settling = new Map(own);
  const followed = [...own.values()].filter(({ decision }) => !('stands' in decision));
  for (const [i, settlement] of followed.entries()) {
    const isLeft = isLeftBy(followed.slice(0, i + 1));
    for (const finding of unsettledOf(findings))
      if (!settling.has(finding.id) && (await isLeft(finding)) === false)
        settling.set(finding.id, settlement);
  }
  return {
    findings: findings.map((finding) => ({ ...finding, settlement: settling.get(finding.id) ?? null })),
    complaints,
  };
}
