import { smallestSituation } from '../../generators/situations/reduce.ts';
import { sizeOf } from '../../generators/situations/size.ts';
import type { Edition } from '../../spec/editions/edition.ts';
import { leftBy } from './analyse.ts';
import { bareFinding } from './assemble.ts';
import type { Bench, Voice } from './bench.ts';
import { listen, seatsFor } from './bench.ts';
import { addressesOf } from './claims.ts';
import type { Deadline } from './deadline.ts';
import { SHARES } from './deadline.ts';
import type { Finding, Limits, Pair } from './finding.ts';
import { idOf } from './names.ts';
import { isRuling } from './seats.ts';
import type { Entry } from './survey.ts';
import { byComponent, pairKey, unfinishedIn } from './survey.ts';

const rulingsIn = (
  bench: Bench,
  { question, situation }: Pick<Entry, 'question' | 'situation'>,
): readonly Voice[] => {
  const seats = seatsFor(bench, question, situation).filter(({ supposition }) => supposition === null);
  return listen(bench, question, situation, seats, {}, new Set()).strong.filter(isRuling);
};

const leftOf = (voices: readonly Voice[], domain: readonly unknown[]): number[] =>
  leftBy({ strong: voices, byDefault: [], open: [], supposed: [], overridden: [] }, domain);

/** The rulings without which the other edition's answers would all stand. */
const refusing = (voices: readonly Voice[], domain: readonly unknown[], others: readonly number[]): Voice[] =>
  voices.filter(({ ruling }) => others.some((i) => !ruling.allows(domain[i])));

interface Heard {
  /** What each edition says by its default readings. */
  readonly voices: readonly [readonly Voice[], readonly Voice[]];
  /** The rulings that part the editions; none where some answer is right in both. */
  readonly parting: readonly Voice[];
}

function hearBoth(
  [one, other]: readonly [Bench, Bench],
  entry: Pick<Entry, 'question' | 'situation'>,
): Heard {
  const voices = [rulingsIn(one, entry), rulingsIn(other, entry)] as const;
  const [mine, theirs] = voices;
  if (mine.length === 0 || theirs.length === 0) return { voices, parting: [] };
  const domain = entry.question.answers(entry.situation);
  const [left, right] = [leftOf(mine, domain), leftOf(theirs, domain)];
  const isParted = left.length > 0 && right.length > 0 && !left.some((i) => right.includes(i));
  const parting = isParted ? [...refusing(mine, domain, right), ...refusing(theirs, domain, left)] : [];
  return { voices, parting };
}

interface Parted {
  readonly entry: Entry;
  readonly clauses: readonly string[];
  times: number;
}

const told = ({ address, ruling: { says, because } }: Voice) => ({
  clause: address,
  lean: null,
  says,
  because,
  allows: [],
});

function findingOf(
  benches: readonly [Bench, Bench],
  { entry, clauses, times }: Parted,
  id: string,
  editions: readonly Edition[],
  isSpent: Deadline,
): Finding {
  const { question } = entry;
  const isSame = (situation: unknown): boolean => {
    try {
      return (
        !isSpent() &&
        addressesOf(hearBoth(benches, { question, situation }).parting).join() === clauses.join()
      );
    } catch {
      // A part taken away may leave a rule with nothing to look at: that is no situation of the question.
      return false;
    }
  };
  const situation: unknown = JSON.parse(JSON.stringify(smallestSituation(entry.situation, isSame)));
  const sayings = hearBoth(benches, { question, situation }).parting.map(told);
  return {
    ...bareFinding('edition difference', clauses, null, editions, times),
    id,
    question: question.id,
    witnesses: [{ situation, readings: [], sayings }],
  };
}

/** What two editions rule differently, and in how many situations clauses of both ruled on one question. */
export interface EditionDifferences {
  readonly findings: readonly Finding[];
  readonly pairs: readonly Pair[];
  readonly limits: Limits;
}

/** Two clauses of which both ruled: counted once more. */
function countPairs(
  pairs: Map<string, Pair>,
  question: string,
  [mine, theirs]: readonly [readonly Voice[], readonly Voice[]],
): void {
  for (const one of addressesOf(mine))
    for (const other of addressesOf(theirs)) {
      const key = pairKey(question, one, other);
      const situations = (pairs.get(key)?.situations ?? 0) + 1;
      pairs.set(key, { question, clauses: [one, other], situations });
    }
}

/**
 * Situations in which both editions rule by their default readings and no answer is right in both: a list of
 * changes, no alarms. One finding for each question and set of clauses, with its smallest situation, as far as the time
 * goes, questions of few situations first.
 */
export function editionDifferences(
  benches: readonly [Bench, Bench],
  bank: readonly Entry[],
  editions: readonly Edition[],
  isSpent: Deadline,
): EditionDifferences {
  const found = new Map<string, Parted>();
  const pairs = new Map<string, Pair>();
  const heard = new Map<string, number>();
  const components = byComponent(bank);
  for (const entry of [...components.values()].flat()) {
    if (isSpent(SHARES.heard)) break;
    const question = entry.question.id;
    heard.set(question, (heard.get(question) ?? 0) + 1);
    const { voices, parting } = hearBoth(benches, entry);
    countPairs(pairs, question, voices);
    if (parting.length === 0) continue;
    const clauses = addressesOf(parting);
    const id = idOf('edition difference', question, clauses, editions);
    const known = found.get(id);
    const isSmaller = known === undefined || sizeOf(entry.situation) < sizeOf(known.entry.situation);
    found.set(id, {
      clauses,
      times: (known?.times ?? 0) + 1,
      entry: isSmaller ? entry : known.entry,
    });
  }
  const unshrunk: string[] = [];
  const findings = [...found].map(([id, parted]) => {
    const finding = findingOf(benches, parted, id, editions, isSpent);
    if (isSpent()) unshrunk.push(id);
    return finding;
  });
  const waiting = new Map([...components].map(([id, entries]) => [id, entries.length]));
  const unfinished = unfinishedIn({ waiting, heard });
  return {
    findings,
    pairs: [...pairs.values()],
    limits: { unlaid: [], unfinished, unsearched: [], unshrunk, untried: [], tooSmall: {}, broken: [] },
  };
}
