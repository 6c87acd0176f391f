import { outright, relations } from '../../relations/index.ts';
import type { Relation, Shown } from '../../relations/relation.ts';
import type { Case } from '../../spec/play/case.ts';
import type { CaseRecord } from '../../spec/play/record.ts';
import type { Adapter } from '../../spec/protocol/adapter.ts';
import type { Capabilities } from '../../spec/protocol/capabilities.ts';
import type { ReportedRelation } from '../report/result.ts';
import type { Source } from './hunt.ts';
import type { Shrinker } from './shrink.ts';

const BLOCK = 64;

/** A relation that an engine breaks: it treats two cases differently that the text treats alike. */
export interface BrokenRelation {
  readonly relation: Relation;
  /** The case as it was shrunk, and what the relation makes of it. */
  readonly cases: readonly [Case, Case];
  /** Where the two records disagree. */
  readonly differs: string;
  readonly times: number;
}

/** A broken relation as it is reported, its cases stored in files of their own. */
export const reportedRelation = (
  { relation: { name, says, supportedBy }, times, differs, cases }: BrokenRelation,
  fileFor: (name: string, one: Case) => string,
): ReportedRelation => ({
  relation: name,
  says,
  supportedBy,
  times,
  differs,
  cases: cases.map((one, i) => ({ case: one, file: fileFor(`relation-${name}-${i + 1}`, one) })),
});

/** How often each relation had something to say, those that are broken, and how many of these are not told. */
export interface Compared {
  readonly cases: number;
  readonly applied: Readonly<Record<string, number>>;
  readonly broken: readonly BrokenRelation[];
  readonly untold: number;
}

/** Which of the broken relations are told. */
type Telling = (broken: readonly Relation[]) => readonly Relation[];

const all: Telling = (broken) => broken;

/** Where the same case goes another way another time, what other relations show may be no more than that. */
export const withoutConsequences =
  (isUnsteady: boolean): Telling =>
  (broken) =>
    isUnsteady || broken.some(({ isRepetition }) => isRepetition)
      ? broken.filter(({ isRepetition }) => isRepetition)
      : broken;

/** An engine with what it claims. */
export interface Player {
  readonly adapter: Adapter;
  readonly capabilities: Capabilities;
}

const requestOf = ({ board, acts, picks }: Case) => ({ board, acts, picks });

/** The records of some cases, null where the engine broke: that is told elsewhere. */
const recordsOf = async ({ adapter }: Player, cases: readonly Case[]): Promise<(CaseRecord | null)[]> =>
  (await adapter.play(cases.map(requestOf))).map((played) => ('broken' in played ? null : played));

/** Cases with all choices made outright, and what the engine does with them. */
async function shownOf(player: Player, cases: readonly Case[]): Promise<(Shown | null)[]> {
  const first = await recordsOf(player, cases);
  const made = cases.map((one, i) => (first[i] ? outright(one, first[i] as CaseRecord) : one));
  const records = await recordsOf(player, made);
  return made.map((one, i) => {
    const [before, record] = [first[i], records[i]];
    if (!before || !record) return null;
    return { case: one, record, first: { ...before, steps: before.steps.slice(0, one.acts.length) } };
  });
}

interface Disagreement {
  readonly cases: readonly [Case, Case];
  readonly differs: string;
}

/** What a relation has to say of some cases: undefined nothing, null that they agree. */
async function compare(
  player: Player,
  relation: Relation,
  shown: readonly (Shown | null)[],
): Promise<(Disagreement | null | undefined)[]> {
  const related = shown.map((one) => one && relation.relate(one, player.capabilities));
  const asked = [...related.keys()].filter((i) => related[i]);
  const records = await recordsOf(
    player,
    asked.map((i) => related[i]?.case as Case),
  );
  const found: (Disagreement | null | undefined)[] = shown.map(() => undefined);
  for (const [n, i] of asked.entries()) {
    const record = records[n];
    const [one, other] = [shown[i], related[i]];
    if (!record || !one || !other) continue;
    const differs = other.differs(record);
    found[i] = differs === null ? null : { cases: [one.case, other.case], differs };
  }
  return found;
}

const smallest = async (
  player: Player,
  relation: Relation,
  seen: Disagreement,
  shrink: Shrinker,
): Promise<Disagreement> => {
  const of = async (cases: readonly Case[]) => compare(player, relation, await shownOf(player, cases));
  const shrunk = await shrink([seen.cases[0]], async (cases) =>
    (await of(cases)).map((found) => Boolean(found)),
  );
  const [found] = await of([shrunk.case]);
  return found ?? seen;
};

/** Compares an engine with itself on the first cases of a source, by every relation. */
export async function compareCases(
  player: Player,
  source: Source,
  count: number,
  shrink: Shrinker,
  telling: Telling = all,
): Promise<Compared> {
  const applied: Record<string, number> = Object.fromEntries(relations.map(({ name }) => [name, 0]));
  const seen = new Map<Relation, { first: Disagreement; times: number }>();
  for (let from = 0; from < count; from += BLOCK) {
    const cases = Array.from({ length: Math.min(BLOCK, count - from) }, (_, i) => source(from + i));
    const shown = await shownOf(player, cases);
    for (const relation of relations) {
      for (const found of await compare(player, relation, shown)) {
        if (found === undefined) continue;
        applied[relation.name] = (applied[relation.name] ?? 0) + 1;
        if (found === null) continue;
        const known = seen.get(relation);
        if (known === undefined) seen.set(relation, { first: found, times: 1 });
        else known.times += 1;
      }
    }
  }
  const told = telling([...seen.keys()]);
  const broken: BrokenRelation[] = [];
  for (const [relation, { first, times }] of seen)
    if (told.includes(relation))
      broken.push({ relation, times, ...(await smallest(player, relation, first, shrink)) });
  return { cases: count, applied, broken, untold: seen.size - broken.length };
}
