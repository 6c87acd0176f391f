import type { Situated } from '../../generators/situations/situated.ts';
import { sizeOf } from '../../generators/situations/size.ts';
import { implicationOf } from '../../spec/clauses/implications.ts';
import type { Case } from '../../spec/play/case.ts';
import { analyse, leftBy } from './analyse.ts';
import { arises } from './arising.ts';
import type { Bench } from './bench.ts';
import { listen, seatsFor } from './bench.ts';
import type { Analysis, Claim, Kind, Lean } from './claims.ts';
import { addressesOf, claimKey } from './claims.ts';
import type { AnyQuestion } from './seats.ts';
import { isRuling } from './seats.ts';

/** Where a situation comes from. Only a played one is known to be reachable, by its case. */
export type Origin = 'enumerated' | 'drawn' | 'played';

/** A situation of the bank. */
export interface Entry extends Situated {
  readonly origin: Origin;
  readonly case: Case | null;
  /** Of a played one: whether the engine refused the act that raised it. */
  readonly isRefused?: boolean;
}

/** A situation that shows something, with its size. */
export interface Exhibit {
  readonly entry: Entry;
  readonly alternatives: Claim['alternatives'];
  readonly size: number;
}

/** What was found of one kind, on one question, among the same clauses. */
export interface Found {
  readonly kind: Kind;
  readonly question: AnyQuestion;
  readonly clauses: readonly string[];
  readonly about: string | null;
  alternatives: (readonly Lean[])[];
  times: number;
  /** The smallest by the readings that they lean on. */
  readonly exhibits: Map<string, Exhibit>;
  /** A few that were reached by playing, of a case each: accepted acts first, then the smallest. */
  played: readonly Exhibit[];
}

/** All that a walk through the bank showed. */
export interface Survey {
  readonly found: Map<string, Found>;
  /** How many situations of each question were heard, and in how many two clauses both ruled. */
  readonly heard: Map<string, number>;
  readonly pairs: Map<string, number>;
  readonly spoke: Map<string, number>;
  readonly prevailed: Set<string>;
  readonly mattered: Set<string>;
  readonly tooSmall: Map<string, number>;
  /** How many situations of each question there were to hear. */
  readonly waiting: ReadonlyMap<string, number>;
}

export const pairKey = (question: string, one: string, other: string): string =>
  [question, ...[one, other].sort()].join(' ');

const count = <K>(map: Map<K, number>, key: K): void => {
  map.set(key, (map.get(key) ?? 0) + 1);
};

/** Names sets of readings, whatever their order. */
export const leansKey = (alternatives: Claim['alternatives']): string =>
  alternatives
    .map((leans) =>
      leans
        .map(({ clause, name }) => `${clause}=${name}`)
        .sort()
        .join('&'),
    )
    .sort()
    .join('|');

const keepSmallest = (exhibits: Map<string, Exhibit>, key: string, exhibit: Exhibit): void => {
  const known = exhibits.get(key);
  if (known === undefined || exhibit.size < known.size) exhibits.set(key, exhibit);
};

const MOST_PLAYED = 3;

/** The smaller of two exhibits first; what was raised by an act that the engine refused comes behind what was not. */
export const sensibleFirst = (a: Exhibit, b: Exhibit): number =>
  Number(a.entry.isRefused ?? false) - Number(b.entry.isRefused ?? false) || a.size - b.size;

/** The first few of these exhibits, with no case twice. */
export const fewFirst = (exhibits: readonly Exhibit[]): readonly Exhibit[] => {
  const byCase = new Map<unknown, Exhibit>();
  for (const one of [...exhibits].sort(sensibleFirst))
    if (!byCase.has(one.entry.case)) byCase.set(one.entry.case, one);
  return [...byCase.values()].slice(0, MOST_PLAYED);
};

function note(survey: Survey, entry: Entry, claim: Claim): void {
  const key = `${entry.question.id}|${claimKey(claim)}`;
  const found: Found = survey.found.get(key) ?? {
    kind: claim.kind,
    question: entry.question,
    clauses: claim.clauses,
    about: claim.about ?? null,
    alternatives: [],
    times: 0,
    exhibits: new Map(),
    played: [],
  };
  survey.found.set(key, found);
  found.times += 1;
  const isPlain = claim.kind === 'cumulative' || claim.kind === 'overridden';
  if (isPlain && found.times > 1) return;
  const exhibit = { entry, alternatives: claim.alternatives, size: sizeOf(entry.situation) };
  for (const leans of claim.alternatives)
    if (!found.alternatives.some((known) => leansKey([known]) === leansKey([leans])))
      found.alternatives.push(leans);
  keepSmallest(found.exhibits, leansKey(claim.alternatives), exhibit);
  if (entry.case !== null) found.played = fewFirst([...found.played, exhibit]);
}

/** Whether the answers that the rulebook leaves would be others without the clause; defaults are not the rulebook's. */
function matters(
  bench: Bench,
  { question, situation }: Entry,
  { worlds }: Analysis,
  address: string,
): boolean {
  const seats = seatsFor(bench, question, situation).filter(
    (seat) => seat.supposition === null && isRuling(seat),
  );
  const domain = question.answers(situation);
  const left = (without: string | null, world: Analysis['worlds'][number]['world']) => {
    const present = seats.filter((seat) => seat.address !== without);
    return leftBy(listen(bench, question, situation, present, world, new Set()), domain);
  };
  return worlds.some(({ world }) => left(null, world).join() !== left(address, world).join());
}

function noteClauses(bench: Bench, survey: Survey, entry: Entry, analysis: Analysis): void {
  const { spoke, worlds } = analysis;
  const prevailing = addressesOf(worlds.flatMap(({ hearing }) => hearing.strong.filter(isRuling)));
  for (const address of prevailing) survey.prevailed.add(address);
  for (const [i, one] of spoke.entries()) {
    count(survey.spoke, one);
    for (const other of spoke.slice(i + 1)) count(survey.pairs, pairKey(entry.question.id, one, other));
    if (!survey.mattered.has(one) && matters(bench, entry, analysis, one)) survey.mattered.add(one);
  }
}

const emptySurvey = (waiting: Survey['waiting']): Survey => ({
  found: new Map(),
  heard: new Map(),
  pairs: new Map(),
  spoke: new Map(),
  prevailed: new Set(),
  mattered: new Set(),
  tooSmall: new Map(),
  waiting,
});

/** Lays every situation of the bank that can arise before the clauses, component by component, until there is none left or it is told to stop. */
export const surveyOf = (
  bench: Bench,
  bank: Iterable<Entry>,
  isStopped: () => boolean = () => false,
): Survey => walked(bench, bank, isStopped, true);

/** What is found in a bank, without what is said of the clauses themselves. */
export const foundIn = (
  bench: Bench,
  bank: Iterable<Entry>,
  isStopped: () => boolean = () => false,
): Survey['found'] => walked(bench, bank, isStopped, false).found;

/** The situations by question, questions of few situations first: time that runs out leaves the fewest unfinished. */
export function byComponent(bank: Iterable<Entry>): ReadonlyMap<string, readonly Entry[]> {
  const components = new Map<string, Entry[]>();
  for (const entry of bank) {
    const known = components.get(entry.question.id);
    if (known === undefined) components.set(entry.question.id, [entry]);
    else known.push(entry);
  }
  return new Map([...components].sort(([, one], [, other]) => one.length - other.length));
}

function walked(bench: Bench, bank: Iterable<Entry>, isStopped: () => boolean, isWhole: boolean): Survey {
  const components = byComponent([...bank].filter((entry) => arises(bench, entry)));
  const survey = emptySurvey(new Map([...components].map(([id, entries]) => [id, entries.length])));
  for (const entries of components.values())
    for (const entry of entries) {
      if (isStopped()) return survey;
      hearOne(bench, survey, entry, isWhole);
    }
  return survey;
}

function hearOne(bench: Bench, survey: Survey, entry: Entry, isWhole: boolean): void {
  const { question, situation } = entry;
  count(survey.heard, question.id);
  const analysis = analyse(bench, question, situation);
  if (analysis === null) return;
  if (analysis.isTooSmall) count(survey.tooSmall, question.id);
  for (const claim of analysis.claims) note(survey, entry, claim);
  if (isWhole && implicationOf(question) === undefined) noteClauses(bench, survey, entry, analysis);
}

/** The questions of which not every situation was heard, with how many were. */
export const unfinishedIn = ({
  waiting,
  heard,
}: Pick<Survey, 'waiting' | 'heard'>): Record<string, { heard: number; of: number }> =>
  Object.fromEntries(
    [...waiting]
      .map(([id, of]) => [id, { heard: heard.get(id) ?? 0, of }] as const)
      .filter(([, counts]) => counts.heard < counts.of),
  );
