import { sizeOf } from '../../generators/situations/size.ts';
import type { Edition } from '../../spec/editions/edition.ts';
import { leftBy } from './analyse.ts';
import { bareFinding } from './assemble.ts';
import type { Bench, Voice } from './bench.ts';
import { isRuling, listen, seatsFor } from './bench.ts';
import type { Finding } from './finding.ts';
import { idOf } from './names.ts';
import type { Entry } from './survey.ts';

const rulingsIn = (bench: Bench, { question, situation }: Entry): readonly Voice[] => {
  const seats = seatsFor(bench, question, situation).filter(({ supposition }) => supposition === null);
  return listen(bench, question, situation, seats, {}, new Set()).strong.filter(isRuling);
};

const leftOf = (voices: readonly Voice[], domain: readonly unknown[]): number[] =>
  leftBy({ strong: voices, byDefault: [], open: [], supposed: [], overridden: [] }, domain);

/** The rulings without which the other edition's answers would all stand. */
const refusing = (voices: readonly Voice[], domain: readonly unknown[], others: readonly number[]): Voice[] =>
  voices.filter(({ ruling }) => others.some((i) => !ruling.allows(domain[i])));

/**
 * Situations in which both editions rule by their default readings and no answer is right in both: a list of
 * changes, no alarms. One finding for each question and set of clauses, with its smallest situation.
 */
export function editionFindings(
  [one, other]: readonly [Bench, Bench],
  bank: readonly Entry[],
  editions: readonly Edition[],
): Finding[] {
  const found = new Map<string, Finding>();
  for (const entry of bank) {
    const [mine, theirs] = [rulingsIn(one, entry), rulingsIn(other, entry)];
    if (mine.length === 0 || theirs.length === 0) continue;
    const domain = entry.question.answers(entry.situation);
    const [left, right] = [leftOf(mine, domain), leftOf(theirs, domain)];
    if (left.length === 0 || right.length === 0 || left.some((i) => right.includes(i))) continue;
    const voices = [...refusing(mine, domain, right), ...refusing(theirs, domain, left)];
    const clauses = [...new Set(voices.map(({ address }) => address))].sort();
    const id = idOf('edition difference', entry.question.id, clauses, editions);
    const known = found.get(id);
    const isSmaller = known === undefined || sizeOf(entry.situation) < sizeOf(known.witnesses[0]?.situation);
    const sayings = voices.map(({ address, ruling: { says, because } }) => ({
      clause: address,
      lean: null,
      says,
      because,
      allows: [],
    }));
    found.set(id, {
      ...bareFinding('edition difference', clauses, null, editions, (known?.times ?? 0) + 1),
      id,
      question: entry.question.id,
      witnesses: isSmaller
        ? [{ situation: JSON.parse(JSON.stringify(entry.situation)), readings: [], sayings }]
        : (known?.witnesses ?? []),
    });
  }
  return [...found.values()];
}
