import { simultaneously } from '../../generators/situations/moments.ts';
import type { Settlement } from '../../spec/clauses/settlement.ts';
import type { Edition } from '../../spec/editions/edition.ts';
import type { Example } from '../../spec/play/example.ts';
import type { Bench } from './bench.ts';
import { KINDS } from './claims.ts';
import { foundId, idOf } from './names.ts';
import { isMeant } from './nearest.ts';
import { numberingOf } from './numbering.ts';
import { exampleAbouts, ownAbouts } from './refused-examples.ts';
import { setsOf } from './sets.ts';
import { clausesOf } from './settling.ts';

const MOST_CLAUSES = 5;

/** The clauses that a finding on a question can be about, by question: those that speak of it, raise it or need it. */
function concerned({ clauses, seats }: Bench): ReadonlyMap<string, readonly string[]> {
  const all = new Map<string, Set<string>>();
  for (const [question, seated] of seats)
    all.set(question, new Set(seated.flatMap(({ address, rule }) => [address, ...(rule.raisedBy ?? [])])));
  for (const { address, procedure } of clauses) {
    if (procedure === undefined) continue;
    const { question, goesOnIf } = procedure;
    for (const one of [address, ...(all.get(goesOnIf?.question.id ?? '') ?? [])])
      all.get(question.id)?.add(one);
  }
  for (const { due, ends } of simultaneously(1))
    for (const one of due)
      for (const address of all.get(one.question.id) ?? []) all.get(ends.question.id)?.add(address);
  return new Map([...all].map(([question, addresses]) => [question, [...addresses]]));
}

/** The ids of what is said of a clause by itself, and of a number that the edition leaves out. */
function* ownIds(
  { clauses }: Bench,
  editions: readonly Edition[],
  isWanted: (set: readonly string[]) => boolean,
): Generator<string> {
  for (const edition of editions)
    for (const { address, fault } of numberingOf(edition, clauses))
      if (isWanted([address])) yield idOf('numbering', '', [address], editions, fault);
  for (const { address, rules } of clauses) {
    if (!isWanted([address])) continue;
    for (const kind of KINDS) yield idOf(kind, '', [address], editions);
    for (const [i, { advice, question }] of rules.entries()) {
      yield foundId('missing chapter', '', [address], editions, advice?.number ?? '');
      for (const about of ownAbouts(i))
        yield idOf('example refused', question.id, [address], editions, about);
    }
  }
}

/** Every id that a finding between clauses of an edition can have, where it is about one of these clauses, or any. */
function* possibleIds(
  bench: Bench,
  editions: readonly Edition[],
  examples: readonly Example[],
  wanted: readonly string[] | null,
): Generator<string> {
  const isWanted = (set: readonly string[]) =>
    set.length > 0 && (wanted === null || set.some((address) => wanted.includes(address)));
  yield* ownIds(bench, editions, isWanted);
  for (const [question, addresses] of concerned(bench))
    for (const set of setsOf(addresses, MOST_CLAUSES).filter(isWanted))
      for (const kind of KINDS) yield foundId(kind, question, set, editions, null);
  for (const example of examples)
    for (const { question, about } of exampleAbouts(example)) {
      const deniers = (bench.seats.get(question) ?? []).map(({ address }) => address);
      for (const set of [...setsOf([...new Set(deniers)], MOST_CLAUSES), [...new Set(example.clauses)]])
        if (isWanted(set)) yield idOf('example refused', question, set, editions, about);
    }
}

const WHERE = 'the id stands in the heading of each finding of «arbiter contradictions»';

/** What is wrong with settlements of what no search of the edition can find: one sentence for each. */
export const strangersAmong = (
  bench: Bench,
  editions: readonly Edition[],
  examples: readonly Example[],
  settlements: readonly Settlement[],
): string[] =>
  settlements.flatMap(({ finding, decision }) => {
    const clauses = clausesOf(decision);
    let one: string | null = null;
    for (const id of possibleIds(bench, editions, examples, clauses.length === 0 ? null : clauses)) {
      if (id === finding) return [];
      if (one === null && isMeant(finding, id)) one = id;
    }
    const about = clauses.length === 0 ? 'no finding' : `no finding about ${clauses.join(', ')}`;
    const instead = one === null ? '' : `; perhaps ${one} was meant`;
    return [`settlement of ${finding}: ${about} can have this id${instead}; ${WHERE}`];
  });
