import type { Ask, Clause, Rule } from '../../spec/clauses/clause.ts';
import type { Ruling } from '../../spec/clauses/ruling.ts';
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

interface Entry {
  readonly clause: Clause;
  readonly rule: Rule;
}

/** Clauses laid out by question, ready to be asked. */
export interface Court {
  readonly clauses: readonly Clause[];
  readonly entries: ReadonlyMap<string, readonly Entry[]>;
}

/** Lays the clauses of an edition out by question. */
export function courtOf(clauses: readonly Clause[]): Court {
  const entries = new Map<string, Entry[]>();
  for (const clause of clauses) {
    for (const rule of clause.rules) {
      const list = entries.get(rule.question.id) ?? [];
      list.push({ clause, rule });
      entries.set(rule.question.id, list);
    }
  }
  return { clauses, entries };
}

const NOTHING: Heard = { spoken: [], denied: [], grounds: [] };

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
  const entries = court.entries.get(question.id);
  if (entries === undefined) return NOTHING;
  const applying = entries.filter(({ rule }) => rule.applies(situation));
  if (applying.length === 0) return NOTHING;
  const speak = (list: readonly Entry[], unspoken: readonly string[]): Spoken[] =>
    list.flatMap(({ clause, rule }) => {
      const grounds: string[] = [];
      const ask = askIn(court, world, consulted, grounds, unspoken);
      if (clause.readings.length > 1) consulted.add(clause);
      const reading = world[clause.address] ?? clause.readings[0]?.name ?? '';
      const ruling = rule.ruling(situation, reading, ask);
      return ruling === null ? [] : [{ clause, rule, ruling, grounds }];
    });
  const strong = prevailing(
    speak(
      applying.filter(({ rule }) => rule.force !== 'default'),
      [],
    ),
  );
  const unspoken = unspokenFields(question.fields, strong);
  const isShownOnly = strong.every(
    ({ clause, rule }) => clause.isUncertified === true && rule.force !== 'open',
  );
  const isSilenced = question.fields === undefined ? !isShownOnly : unspoken.length === 0;
  const byDefault = isSilenced
    ? []
    : speak(
        applying.filter(({ rule }) => rule.force === 'default'),
        unspoken,
      );
  const refuses = ({ rule, ruling }: Spoken) => rule.force !== 'open' && !ruling.allows(answer);
  const refusing = strong.filter(refuses);
  // A default does not contradict what a text says of itself; it gives weight to what is only shown.
  const isContradicted = question.fields === undefined && strong.length > 0 && refusing.length === 0;
  const spoken = isContradicted ? strong : [...strong, ...byDefault];
  const denied = isContradicted ? [] : [...refusing, ...byDefault.filter(refuses)];
  return { spoken, denied, grounds: groundsOf(denied) };
}

const groundsOf = (denied: readonly Spoken[]): string[] => [
  ...new Set(denied.flatMap(({ grounds }) => grounds)),
];

const unspokenFields = (
  fields: readonly string[] | undefined,
  strong: readonly Spoken[],
): readonly string[] => {
  if (fields === undefined || strong.some(({ ruling }) => ruling.fields === undefined)) return [];
  return fields.filter((field) => !strong.some(({ ruling }) => ruling.fields?.includes(field)));
};

const prevailing = (spoken: readonly Spoken[]): Spoken[] =>
  spoken.filter(
    ({ rule }) => !rule.yieldsTo?.some((address) => spoken.some(({ clause }) => clause.address === address)),
  );

const askIn = (
  court: Court,
  world: World,
  consulted: Set<Clause>,
  grounds: string[],
  unspoken: readonly string[],
): Ask => {
  const ask = <S, A>(question: Rule<S, A>['question'], situation: S, answer: A): boolean => {
    const heard = hear(court, { question, situation, answer, evidence: 'consequence' }, world, consulted);
    grounds.push(...heard.denied.map(({ clause }) => clause.address), ...heard.grounds);
    return heard.denied.length === 0;
  };
  return Object.assign(ask, { unspoken });
};
