import type { Clause, Rule } from '../../spec/clauses/clause.ts';
import type { Supposition } from '../../spec/clauses/supposition.ts';

/** A rule of a clause; all have one shape, since they are looked at for every answer. */
export interface Entry {
  readonly clause: Clause;
  readonly rule: Rule;
  readonly applies: Rule['applies'];
  /** Whether the clause can be read in several ways. */
  readonly isAmbiguous: boolean;
  readonly defaultReading: string;
  /** Whether the ruling takes what other clauses allow into account. */
  readonly isAsking: boolean;
}

/** The rules on one question: defaults speak where no other does, or where its ruling leaves fields out. */
export interface Bench {
  readonly strong: readonly Entry[];
  readonly byDefault: readonly Entry[];
}

/** Clauses laid out by question, ready to be asked. */
export interface Court {
  readonly clauses: readonly Clause[];
  readonly benches: ReadonlyMap<string, Bench>;
  /** Addresses of clauses that are shown and never certified. */
  readonly uncertified: ReadonlySet<string>;
  /** What is supposed of the clauses: nobody is judged by it, and the report says who does so. */
  readonly suppositions: readonly Supposition[];
  readonly supposed: ReadonlyMap<string, readonly Supposed[]>;
}

/** A rule of a supposition, with the default reading of the clause that it is of. */
interface Supposed {
  readonly clause: string;
  readonly words: string;
  readonly rule: Rule;
  readonly reading: string;
  readonly isPlain: boolean;
}

const supposedOf = (
  suppositions: readonly Supposition[],
  clauses: readonly Clause[],
): Map<string, Supposed[]> => {
  const all = new Map<string, Supposed[]>();
  for (const { of, name, rules, isPlain = false } of suppositions) {
    const reading = clauses.find(({ address }) => address === of)?.readings[0]?.name ?? '';
    for (const rule of rules)
      all.set(rule.question.id, [
        ...(all.get(rule.question.id) ?? []),
        { clause: of, words: name, rule, reading, isPlain },
      ]);
  }
  return all;
};

const entryOf = (clause: Clause, rule: Rule): Entry => ({
  clause,
  rule,
  applies: rule.applies,
  isAmbiguous: clause.readings.length > 1,
  defaultReading: clause.readings[0]?.name ?? '',
  isAsking: rule.ruling.length > 2,
});

/** Lays the clauses of an edition out by question. */
export function courtOf(clauses: readonly Clause[], suppositions: readonly Supposition[] = []): Court {
  const benches = new Map<string, { strong: Entry[]; byDefault: Entry[] }>();
  for (const clause of clauses) {
    for (const rule of clause.rules) {
      const bench = benches.get(rule.question.id) ?? { strong: [], byDefault: [] };
      (rule.force === 'default' ? bench.byDefault : bench.strong).push(entryOf(clause, rule));
      benches.set(rule.question.id, bench);
    }
  }
  const uncertified = clauses.filter(({ isUncertified }) => isUncertified).map(({ address }) => address);
  return {
    clauses,
    benches,
    uncertified: new Set(uncertified),
    suppositions,
    supposed: supposedOf(suppositions, clauses),
  };
}
