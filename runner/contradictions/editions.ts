import { smallestSituation } from '../../generators/situations/reduce.ts';
import { sizeOf } from '../../generators/situations/size.ts';
import type { Edition } from '../../spec/editions/edition.ts';
import { leftBy } from './analyse.ts';
import { bareFinding } from './assemble.ts';
import type { Bench, Voice } from './bench.ts';
import { listen, seatsFor } from './bench.ts';
import { addressesOf } from './claims.ts';
import type { Finding, Pair } from './finding.ts';
import { idOf } from './names.ts';
import { isRuling } from './seats.ts';
import type { Entry } from './survey.ts';
import { pairKey } from './survey.ts';

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
): Finding {
  const { question } = entry;
  const isSame = (situation: unknown): boolean => {
    try {
      return addressesOf(hearBoth(benches, { question, situation }).parting).join() === clauses.join();
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
}

/**
 * Situations in which both editions rule by their default readings and no answer is right in both: a list of
 * changes, no alarms. One finding for each question and set of clauses, with its smallest situation.
 */
export function editionDifferences(
  benches: readonly [Bench, Bench],
  bank: readonly Entry[],
  editions: readonly Edition[],
): EditionDifferences {
  const found = new Map<string, Parted>();
  const pairs = new Map<string, { -readonly [K in keyof Pair]: Pair[K] }>();
  for (const entry of bank) {
    const { voices, parting } = hearBoth(benches, entry);
    const [mine, theirs] = voices.map(addressesOf) as [string[], string[]];
    for (const one of mine)
      for (const other of theirs) {
        const key = pairKey(entry.question.id, one, other);
        const pair = pairs.get(key) ?? { question: entry.question.id, clauses: [one, other], situations: 0 };
        pairs.set(key, pair);
        pair.situations += 1;
      }
    if (parting.length === 0) continue;
    const clauses = addressesOf(parting);
    const id = idOf('edition difference', entry.question.id, clauses, editions);
    const known = found.get(id);
    const isSmaller = known === undefined || sizeOf(entry.situation) < sizeOf(known.entry.situation);
    found.set(id, {
      clauses,
      times: (known?.times ?? 0) + 1,
      entry: isSmaller ? entry : known.entry,
    });
  }
  return {
    findings: [...found].map(([id, parted]) => findingOf(benches, parted, id, editions)),
    pairs: [...pairs.values()],
  };
}
