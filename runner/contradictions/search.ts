import type { Settlement } from '../../spec/clauses/settlement.ts';
import type { Edition } from '../../spec/editions/edition.ts';
import { EDITION_NAMES } from '../../spec/editions/index.ts';
import type { Example } from '../../spec/play/example.ts';
import type { Shrinker } from '../run/shrink.ts';
import type { Grouped } from './assemble.ts';
import {
  bareFinding,
  clauseFindings,
  groupedOf,
  isSearched,
  laterOf,
  namedReading,
  pairsOf,
} from './assemble.ts';
import type { Player } from './bank.ts';
import type { Bench } from './bench.ts';
import { benchOf } from './bench.ts';
import type { Kind } from './claims.ts';
import { KINDS, UNSETTLED } from './claims.ts';
import type { Deadline } from './deadline.ts';
import { SHARES } from './deadline.ts';
import type { Texts } from './edits.ts';
import type { Finding, Findings, Limits } from './finding.ts';
import type { Trial } from './fixes.ts';
import { fixesFor, trialOf } from './fixes.ts';
import { foundId } from './names.ts';
import { numberingOf } from './numbering.ts';
import { orderFindings, procedureFindings } from './processes.ts';
import { reached } from './reach.ts';
import { ownExamples, refusedExamples } from './refused-examples.ts';
import { settledFindings } from './settled-findings.ts';
import type { Entry, Exhibit, Origin } from './survey.ts';
import { leansKey, surveyOf, unfinishedIn } from './survey.ts';
import type { Witness } from './witness.ts';
import { witnessOf } from './witness.ts';

/** What a search works on. */
export interface Matter {
  readonly texts: Texts;
  readonly editions: readonly Edition[];
  readonly settlements: readonly Settlement[];
  readonly bank: readonly Entry[];
  /** The rulebook's own examples. */
  readonly examples: readonly Example[];
  readonly bound: number;
  readonly player: Player | null;
  readonly shrink: Shrinker;
  readonly isStopped: Deadline;
  /** Where the time did not suffice to lay all situations out. */
  readonly unlaid?: readonly Origin[];
}

const SHOWN_ALSO = 2;

interface Shown {
  readonly witnesses: Witness[];
  readonly reachable: Finding['reachable'];
}

const smallestFirst = (exhibits: Iterable<Exhibit>): Exhibit[] =>
  [...exhibits].sort((a, b) => a.size - b.size);

/** The smallest witness, of those that were played if there are any, and one for each other set of readings. */
async function shownBy(bench: Bench, found: Grouped, matter: Matter): Promise<Shown> {
  const { isStopped, editions } = matter;
  const edition = EDITION_NAMES.find((name) => name === editions[0]?.name);
  const played =
    matter.player === null || edition === undefined
      ? null
      : await reached(bench, found, matter.player, edition, matter.shrink, isStopped);
  const rest = smallestFirst(found.exhibits.values());
  const first = played === null ? [] : [witnessOf(bench, found, played, false)];
  const others = rest
    .filter(({ alternatives }) => played === null || leansKey(alternatives) !== leansKey(played.alternatives))
    .slice(0, SHOWN_ALSO + 1)
    .map((exhibit) => witnessOf(bench, found, exhibit, true, isStopped));
  const witnesses = [...first, ...others].filter((witness) => witness !== null);
  const distinct = witnesses.filter(
    ({ readings }, i) => i === 0 || JSON.stringify(readings) !== JSON.stringify(witnesses[0]?.readings),
  );
  return { witnesses: distinct, reachable: played?.entry.case ?? null };
}

/** Kinds that are told by a line alone. */
const isShown = ({ kind }: Grouped): boolean => UNSETTLED.includes(kind);

async function findingOf(
  trial: Trial,
  found: Grouped,
  matter: Matter,
  { untried, unshrunk }: Record<'untried' | 'unshrunk', string[]>,
): Promise<Finding> {
  const { bench } = trial;
  const { kind, clauses, question, also, times, alternatives, about } = found;
  const id = foundId(kind, question.id, clauses, matter.editions, about);
  const { witnesses, reachable } = isShown(found)
    ? await shownBy(bench, found, matter)
    : { witnesses: [], reachable: null };
  if (isShown(found) && matter.isStopped()) unshrunk.push(id);
  const isFixable = isShown(found) && kind !== 'gap' && kind !== 'underdetermined';
  const fixes = isFixable ? fixesFor(trial, found.key, found, matter.isStopped) : [];
  if (fixes === null) untried.push(id);
  return {
    id,
    kind,
    clauses,
    question: question.id,
    also,
    witnesses,
    reachable,
    readings: alternatives.map((leans) => leans.map((lean) => namedReading(bench, lean))),
    fixes: fixes ?? [],
    blockers: [],
    times,
    later: laterOf(bench, found),
    settlement: null,
    about,
  };
}

const byKind = (findings: readonly Finding[]): Finding[] =>
  [...findings].sort((a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind));

/** How many situations of each question the bank holds, by where they come from. */
export const countsOf = (bank: readonly Entry[]): Findings['bound']['situations'] => {
  const counts: Record<string, { enumerated: number; drawn: number; played: number }> = {};
  for (const { question, origin } of bank) {
    const count = counts[question.id] ?? { enumerated: 0, drawn: 0, played: 0 };
    counts[question.id] = { ...count, [origin]: count[origin] + 1 };
  }
  return counts;
};

/** All that a search found, and what is wrong with the settlements that it was given. */
export interface Searched extends Omit<Findings, 'bound'> {
  readonly limits: Limits;
  readonly complaints: readonly string[];
}

/** Searches the bank for all that there is between the clauses, with witnesses and fixes. */
export async function search(matter: Matter): Promise<Searched> {
  const { texts, editions, bank, bound, isStopped, settlements, unlaid = [] } = matter;
  const bench = benchOf(texts.clauses, texts.suppositions);
  const survey = surveyOf(bench, bank, () => isStopped(SHARES.heard));
  // What shrinking makes of a situation on its way need be none: only what breaks down in the bank counts.
  const broken = [...bench.broken.values()].map((one) => ({ ...one }));
  const unfinished = unfinishedIn(survey);
  const trial = trialOf(texts, bench, bank, survey);
  const lacking = { untried: [] as string[], unshrunk: [] as string[] };
  const unsearched: Kind[] = [];
  const asFarAsTimeGoes = (kind: Kind, found: readonly Finding[]): readonly Finding[] => {
    if (isStopped()) unsearched.push(kind);
    return found;
  };
  const findings: Finding[] = [];
  for (const found of groupedOf(survey)) findings.push(await findingOf(trial, found, matter, lacking));
  const all = byKind([
    ...findings,
    ...asFarAsTimeGoes(
      'impossible procedure',
      procedureFindings(trial, bound, editions, isStopped, lacking.untried),
    ),
    ...asFarAsTimeGoes('order dependence', orderFindings(bench, bound, editions, isStopped)),
    ...(matter.player === null
      ? []
      : asFarAsTimeGoes(
          'example refused',
          await refusedExamples(bench, matter.examples, matter.player, editions, isStopped),
        )),
    ...ownExamples(bench, editions),
    ...(unlaid.length > 0 ? [] : clauseFindings(bench, survey, editions)),
    ...editions.flatMap((edition) =>
      numberingOf(edition, texts.clauses).map(({ address, fault }) =>
        bareFinding('numbering', [address], fault, editions),
      ),
    ),
  ]);
  const isComplete = isSearched({ unlaid, unfinished, unsearched });
  return {
    editions: editions.map(({ name }) => name),
    ...(await settledFindings(all, settlements, texts, isComplete, { ...matter, trial })),
    pairs: pairsOf(bench, survey),
    limits: {
      unlaid,
      unfinished,
      unsearched,
      ...lacking,
      tooSmall: Object.fromEntries(survey.tooSmall),
      broken,
    },
  };
}
