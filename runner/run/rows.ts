import { Trigger } from '../../spec/abilities/ability.ts';
import { Verb } from '../../spec/abilities/deed.ts';
import type { Clause } from '../../spec/clauses/clause.ts';
import type { Edition } from '../../spec/editions/edition.ts';
import { numberOf } from '../../spec/editions/edition.ts';
import type { Capabilities } from '../../spec/protocol/capabilities.ts';
import { CHANGES, isFollowed, isObservable, missingFor } from '../interview/needs.ts';
import type { Evidence } from '../interview/observation.ts';
import type { World } from '../judge/worlds.ts';
import type { Count, Tally } from './tally.ts';

export type Verdict = 'pass' | 'fail' | 'vacuous' | 'unobserved' | 'untestable' | 'not written';

/** What a run says of one clause, or of one item of a clause that is a list. */
export interface Row {
  readonly clause: string;
  readonly slug: string;
  readonly statement: string | null;
  readonly verdict: Verdict;
  readonly applied: number;
  readonly nontrivial: number;
  readonly evidence: Evidence | null;
  /** The reading that the engine followed, where it could be told apart. */
  readonly reading: string | null;
  /** Why nothing can be said, where that is so. */
  readonly reason: string | null;
}

/** What the rows of a run are made of. */
export interface Grounds {
  readonly edition: Edition;
  readonly clauses: readonly Clause[];
  readonly tally: Tally;
  readonly blamed: readonly string[];
  /** All clauses that denied an answer, those among them that others explain. */
  readonly denied: readonly string[];
  readonly world: World | null;
  readonly capabilities: Capabilities;
  readonly required: number;
}

const STRENGTH: readonly Evidence[] = ['observed', 'consequence', 'self-reported', 'as loaded'];

/** The best evidence for what was counted of a clause; null where nothing was. */
const evidenceOf = (count: Count | undefined): Evidence | null =>
  STRENGTH.find((evidence) => (count?.evidence[evidence] ?? 0) > 0) ?? null;

/** Whether an engine leaves out some of the language, so that no case may ever have come to a clause. */
const isPartial = ({ terms, attacks, draws, enter, changes }: Capabilities): boolean =>
  terms.verbs.length < Verb.options.length ||
  terms.triggers.length < Trigger.options.length ||
  ![terms.steps, terms.parts, terms.counts, terms.shots, attacks, draws, enter, changes].every(Boolean) ||
  (terms.prices?.length ?? 0) < 3 ||
  (terms.zones?.length ?? 0) < 2;

/** Whether a clause is none of the documents, and speaks where none of theirs does. */
export const isDefault = ({ address }: Clause): boolean => address.startsWith('default/');

const verdictOf = (
  clause: Clause,
  nontrivial: number,
  evidence: Evidence | null,
  { blamed, capabilities, required }: Grounds,
): Verdict => {
  if (blamed.includes(clause.address)) return 'fail';
  const isSeen = ({ question }: Clause['rules'][number]) => isObservable(question.id, capabilities);
  if (!clause.rules.some(isSeen)) return 'unobserved';
  // A default speaks of all that happens, of which little lies between acts.
  if (isDefault(clause) && !isFollowed(capabilities) && !clause.rules.every(isSeen)) return 'unobserved';
  if (nontrivial === 0 && (isPartial(capabilities) || !isFollowed(capabilities))) return 'unobserved';
  return nontrivial < required || evidence === 'as loaded' ? 'vacuous' : 'pass';
};

/** Why a clause is unobserved: what the question that lacks least would need, or that no case came to it. */
const unobservedFor = ({ rules }: Clause, capabilities: Capabilities): string => {
  if (!isFollowed(capabilities)) return `not claimed: ${CHANGES}`;
  const missing = rules
    .map(({ question }) => missingFor(question.id, capabilities))
    .sort((a, b) => a.length - b.length)[0];
  return missing === undefined || missing.length === 0
    ? 'no text or act that is claimed came to it'
    : `not claimed: ${missing.join(', ')}`;
};

/** What stands behind a verdict that says too little by itself. */
const reasonFor = (
  clause: Clause,
  verdict: Verdict,
  nontrivial: number,
  evidence: Evidence | null,
  { capabilities, denied }: Grounds,
): string | null => {
  if (verdict === 'unobserved') return unobservedFor(clause, capabilities);
  if (verdict === 'fail' && nontrivial === 0) return 'by what other clauses rule on the ground of it';
  if (verdict === 'vacuous' && evidence === 'as loaded') return 'only on boards on which no act was accepted';
  if (verdict !== 'pass') return null;
  if (denied.includes(clause.address)) return 'broken in cases that the failing clauses explain';
  return isFollowed(capabilities) ? null : 'as far as it shows between acts';
};

const writtenRow = (clause: Clause, slug: string, grounds: Grounds): Row => {
  const count = grounds.tally.counts.get(clause.address);
  const nontrivial = count?.nontrivial ?? 0;
  const evidence = evidenceOf(count);
  const verdict = verdictOf(clause, nontrivial, evidence, grounds);
  return {
    clause: clause.address,
    slug,
    statement: clause.statement,
    verdict,
    applied: count?.applied ?? 0,
    nontrivial,
    evidence,
    reading: grounds.world?.[clause.address] ?? null,
    reason: reasonFor(clause, verdict, nontrivial, evidence, grounds),
  };
};

const unwrittenRow = (clause: string, slug: string, definition: string | undefined): Row => ({
  clause,
  slug,
  statement: null,
  verdict: definition === undefined ? 'not written' : 'untestable',
  applied: 0,
  nontrivial: 0,
  evidence: null,
  reading: null,
  reason: definition ?? null,
});

/** A row for every clause and item of the edition, in its order. */
export function rowsOf(grounds: Grounds): Row[] {
  const { edition, clauses } = grounds;
  const written = new Map(clauses.map((clause) => [clause.address, clause]));
  return Object.entries(edition.clauses).flatMap(([number, { slug, items, definition, definedItems }]) =>
    (items ?? [null]).map((item) => {
      const address = `${edition.name}/${number}${item === null ? '' : `/${item}`}`;
      const clause = written.get(address);
      return clause === undefined
        ? unwrittenRow(address, slug, definition ?? definedItems?.[item ?? ''])
        : writtenRow(clause, slug, grounds);
    }),
  );
}

/** Rows for clauses outside of the edition: the defaults, or what is shown and not certified. */
export const extraRows = (grounds: Grounds, isWanted: (clause: Clause) => boolean): Row[] =>
  grounds.clauses.filter(isWanted).map((clause) => writtenRow(clause, '', grounds));

/** How many clauses of the edition were judged; the items of a list count once. */
export const judgedOf = (rows: readonly Row[]): number =>
  new Set(
    rows
      .filter(({ verdict }) => verdict === 'pass' || verdict === 'fail')
      .map(({ clause }) => numberOf(clause)),
  ).size;
