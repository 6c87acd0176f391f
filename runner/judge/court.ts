import type { Ask, Clause, Rule } from '../../spec/clauses/clause.ts';
import type { Ruling } from '../../spec/clauses/ruling.ts';
import type { Supposition } from '../../spec/clauses/supposition.ts';
import type { Asked } from '../interview/observation.ts';
import type { World } from './worlds.ts';

/** What a clause said in a situation. */
export interface Spoken {
  readonly clause: Clause;
  readonly rule: Rule;
  readonly ruling: Ruling<unknown>;
  /** Addresses that refused what the ruling asked of them. */
  readonly grounds: readonly string[];
}

/** All that was said of one answer in one world. */
export interface Heard {
  readonly spoken: readonly Spoken[];
  /** Those whose ruling refuses the answer. */
  readonly denied: readonly Spoken[];
  /** Addresses on which a denial leans through `ask`. */
  readonly grounds: readonly string[];
}

/** A rule of a clause; all have one shape, since they are looked at for every answer. */
interface Entry {
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
interface Bench {
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
}

const supposedOf = (
  suppositions: readonly Supposition[],
  clauses: readonly Clause[],
): Map<string, Supposed[]> => {
  const all = new Map<string, Supposed[]>();
  for (const { of, name, rules } of suppositions) {
    const reading = clauses.find(({ address }) => address === of)?.readings[0]?.name ?? '';
    for (const rule of rules)
      all.set(rule.question.id, [
        ...(all.get(rule.question.id) ?? []),
        { clause: of, words: name, rule, reading },
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

const NOTHING: Heard = { spoken: [], denied: [], grounds: [] };
const NOBODY: readonly Spoken[] = [];
const NO_FIELDS: readonly string[] = [];
const UNGROUNDED: string[] = [];
/** What a ruling is given that takes no third argument. */
export const UNASKED: Ask = Object.assign(() => false, { unspoken: NO_FIELDS });

interface Hearing {
  readonly court: Court;
  readonly world: World;
  readonly consulted: Set<Clause>;
}

const speak = (
  entries: readonly Entry[],
  situation: unknown,
  hearing: Hearing,
  unspoken: readonly string[],
): readonly Spoken[] => {
  let all: Spoken[] | null = null;
  for (const entry of entries) {
    if (!entry.applies(situation)) continue;
    const { clause, rule, isAmbiguous, defaultReading, isAsking } = entry;
    if (isAmbiguous) hearing.consulted.add(clause);
    const reading = isAmbiguous ? (hearing.world[clause.address] ?? defaultReading) : defaultReading;
    const grounds: string[] = isAsking ? [] : UNGROUNDED;
    const ask = isAsking ? askIn(hearing, grounds, unspoken) : UNASKED;
    const ruling = rule.ruling(situation, reading, ask);
    if (ruling === null) continue;
    all ??= [];
    all.push({ clause, rule, ruling, grounds });
  }
  return all ?? NOBODY;
};

const isShownOnly = (strong: readonly Spoken[]): boolean =>
  strong.every(({ clause, rule }) => clause.isUncertified === true && rule.force !== 'open');

const refusing = (spoken: readonly Spoken[], answer: unknown): readonly Spoken[] => {
  let all: Spoken[] | null = null;
  for (const one of spoken) {
    if (one.rule.force === 'open' || one.ruling.allows(answer)) continue;
    all ??= [];
    all.push(one);
  }
  return all ?? NOBODY;
};

/**
 * Hears what every clause says of an answer in one world. `consulted` collects the ambiguous clauses whose
 * reading could have mattered.
 */
export function hear(
  court: Court,
  { question, situation, answer }: Asked,
  world: World,
  consulted: Set<Clause>,
): Heard {
  const bench = court.benches.get(question.id);
  if (bench === undefined) return NOTHING;
  const hearing = { court, world, consulted };
  const strong = prevailing(speak(bench.strong, situation, hearing, NO_FIELDS));
  const unspoken = unspokenFields(question.fields, strong);
  const isSilenced = question.fields === undefined ? !isShownOnly(strong) : unspoken.length === 0;
  const byDefault = isSilenced ? NOBODY : speak(bench.byDefault, situation, hearing, unspoken);
  if (strong.length === 0 && byDefault.length === 0) return NOTHING;
  const denying = refusing(strong, answer);
  // A default does not contradict what a text says of itself; it gives weight to what is only shown.
  const isContradicted = question.fields === undefined && strong.length > 0 && denying.length === 0;
  if (isContradicted || byDefault.length === 0)
    return { spoken: strong, denied: denying, grounds: groundsOf(denying) };
  const denied = [...denying, ...refusing(byDefault, answer)];
  return { spoken: [...strong, ...byDefault], denied, grounds: groundsOf(denied) };
}

const groundsOf = (denied: readonly Spoken[]): readonly string[] =>
  denied.length === 0 ? NO_FIELDS : [...new Set(denied.flatMap(({ grounds }) => grounds))];

const unspokenFields = (
  fields: readonly string[] | undefined,
  strong: readonly Spoken[],
): readonly string[] => {
  if (fields === undefined || strong.some(({ ruling }) => ruling.fields === undefined)) return [];
  return fields.filter((field) => !strong.some(({ ruling }) => ruling.fields?.includes(field)));
};

const yields = ({ rule }: Spoken): boolean => rule.yieldsTo !== undefined;

/** Whether one gives way to the other; where each would to the other, both speak. */
const yieldsTo = ({ clause, rule }: Spoken, other: Spoken): boolean =>
  rule.yieldsTo?.includes(other.clause.address) === true &&
  other.rule.yieldsTo?.includes(clause.address) !== true;

const prevailing = (spoken: readonly Spoken[]): readonly Spoken[] =>
  spoken.length > 1 && spoken.some(yields)
    ? spoken.filter((one) => !spoken.some((other) => yieldsTo(one, other)))
    : spoken;

const askIn = ({ court, world, consulted }: Hearing, grounds: string[], unspoken: readonly string[]): Ask => {
  const ask = <S, A>(question: Rule<S, A>['question'], situation: S, answer: A): boolean => {
    const heard = hear(court, { question, situation, answer, evidence: 'consequence' }, world, consulted);
    grounds.push(...heard.denied.map(({ clause }) => clause.address), ...heard.grounds);
    return heard.denied.length === 0;
  };
  return Object.assign(ask, { unspoken });
};
