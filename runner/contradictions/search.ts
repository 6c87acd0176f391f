import { lifeChanges } from '../../generators/situations/lives.ts';
import { simultaneousEndings } from '../../generators/situations/moments.ts';
import type { Settlement } from '../../spec/clauses/settlement.ts';
import type { Edition } from '../../spec/editions/edition.ts';
import type { Shrinker } from '../run/shrink.ts';
import type { Grouped } from './assemble.ts';
import {
  bareFinding,
  clauseFindings,
  groupedOf,
  laterOf,
  namedReading,
  pairsOf,
  settlementOf,
} from './assemble.ts';
import type { Player } from './bank.ts';
import type { Bench } from './bench.ts';
import { benchOf } from './bench.ts';
import { KINDS, UNSETTLED } from './claims.ts';
import type { Texts } from './edits.ts';
import type { Finding, Findings } from './finding.ts';
import type { Trial } from './fixes.ts';
import { fixesFor, trialOf } from './fixes.ts';
import { idOf } from './names.ts';
import { numberingOf } from './numbering.ts';
import { orderFindings, procedureFindings } from './processes.ts';
import { reached } from './reach.ts';
import type { Entry, Exhibit, Survey } from './survey.ts';
import { surveyOf } from './survey.ts';
import type { Witness } from './witness.ts';
import { witnessOf } from './witness.ts';

/** What a search works on. */
export interface Matter {
  readonly texts: Texts;
  readonly editions: readonly Edition[];
  readonly settlements: readonly Settlement[];
  readonly bank: readonly Entry[];
  readonly bound: number;
  readonly player: Player | null;
  readonly shrink: Shrinker;
  readonly isStopped: () => boolean;
}

const SHOWN_ALSO = 2;
/** Figures above this would make sequences of steps too many. */
const MOST_BY_STEPS = 2;

interface Shown {
  readonly witnesses: Witness[];
  readonly reachable: Finding['reachable'];
}

const smallestFirst = (exhibits: Iterable<Exhibit>): Exhibit[] =>
  [...exhibits].sort((a, b) => a.size - b.size);

/** The smallest witness, of those that were played if there are any, and one for each other set of readings. */
async function shownBy(bench: Bench, found: Grouped, matter: Matter): Promise<Shown> {
  const byPlay = found.exhibits.get('played');
  const played =
    byPlay === undefined || matter.player === null
      ? null
      : await reached(bench, found, byPlay, matter.player, matter.shrink);
  const told = [...found.exhibits].filter(([key]) => key !== 'played').map(([, exhibit]) => exhibit);
  const rest = smallestFirst(told);
  const first = played === null ? [] : [witnessOf(bench, found, played, false)];
  const others = rest
    .filter(({ alternatives }) => played === null || alternatives !== played.alternatives)
    .slice(0, SHOWN_ALSO + 1)
    .map((exhibit) => witnessOf(bench, found, exhibit));
  const witnesses = [...first, ...others];
  const distinct = witnesses.filter(
    ({ readings }, i) => i === 0 || JSON.stringify(readings) !== JSON.stringify(witnesses[0]?.readings),
  );
  return { witnesses: distinct, reachable: played?.entry.case ?? null };
}

/** Kinds that are told by a line alone. */
const isShown = ({ kind }: Grouped): boolean => UNSETTLED.includes(kind);

async function findingOf(trial: Trial, found: Grouped, matter: Matter): Promise<Finding> {
  const { bench } = trial;
  const { kind, clauses, question, also, times, alternatives, about } = found;
  const id = idOf(
    kind,
    question.id,
    clauses,
    matter.editions,
    kind === 'missing chapter' ? (about ?? '') : '',
  );
  const { witnesses, reachable } = isShown(found)
    ? await shownBy(bench, found, matter)
    : { witnesses: [], reachable: null };
  const isFixable = isShown(found) && kind !== 'gap' && kind !== 'underdetermined';
  return {
    id,
    kind,
    clauses,
    question: question.id,
    also,
    witnesses,
    reachable,
    readings: alternatives.map((leans) => leans.map((lean) => namedReading(bench, lean))),
    fixes: isFixable ? fixesFor(trial, found.key, found, matter.isStopped) : [],
    times,
    later: laterOf(bench, found),
    settlement: settlementOf(id, matter.settlements),
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

/** Searches the bank for all that there is between the clauses, with witnesses and fixes. */
export async function search(matter: Matter): Promise<Omit<Findings, 'bound'> & { survey: Survey }> {
  const { texts, editions, bank, bound, isStopped } = matter;
  const bench = benchOf(texts.clauses, texts.suppositions);
  const survey = surveyOf(bench, bank, isStopped);
  const trial = trialOf(texts, bench, bank, survey);
  const findings: Finding[] = [];
  for (const found of groupedOf(survey)) findings.push(await findingOf(trial, found, matter));
  return {
    editions: editions.map(({ name }) => name),
    findings: byKind([
      ...findings,
      ...procedureFindings(
        trial,
        lifeChanges(Math.min(bound, MOST_BY_STEPS)),
        Math.min(bound, MOST_BY_STEPS),
        matter,
      ),
      ...orderFindings(bench, simultaneousEndings(Math.min(bound, MOST_BY_STEPS)), matter),
      ...clauseFindings(bench, survey, editions),
      ...editions.flatMap((edition) =>
        numberingOf(edition, texts.clauses).map(({ address, fault }) =>
          bareFinding('numbering', [address], fault, editions),
        ),
      ),
    ]),
    pairs: pairsOf(bench, survey),
    survey,
  };
}
