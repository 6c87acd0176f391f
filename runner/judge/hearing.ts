import type { Ask, Clause, Rule } from '../../spec/clauses/clause.ts';
import type { Ruling } from '../../spec/clauses/ruling.ts';
import type { Asked } from '../interview/observation.ts';
import type { Bench, Court, Entry } from './court.ts';
import { prevailingOver } from './precedence.ts';
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

const NOTHING: Heard = { spoken: [], denied: [], grounds: [] };
const NOBODY: readonly Spoken[] = [];
const NO_FIELDS: readonly string[] = [];
const UNGROUNDED: string[] = [];
/** What a ruling is given that takes no third argument. */
export const UNASKED: Ask = Object.assign(() => false, { unspoken: NO_FIELDS });

/** A rule that the situation is under, and what it said last, under which reading. */
interface Voice {
  readonly entry: Entry;
  reading: string | null;
  spoken: Spoken | null;
}

const readingIn = (world: World, { clause, isAmbiguous, defaultReading }: Entry): string =>
  isAmbiguous ? (world[clause.address] ?? defaultReading) : defaultReading;

/**
 * What every clause says of one answer, in one world after another. Which rules apply does not depend on the readings,
 * and what a rule says that asks no other is heard once for each reading of its own clause.
 */
export class Hearing {
  readonly asked: Asked;
  readonly #court: Court;
  readonly #bench: Bench | undefined;
  #strong: Voice[] | null = null;
  #byDefault: Voice[] | null = null;

  constructor(court: Court, asked: Asked) {
    this.asked = asked;
    this.#court = court;
    this.#bench = court.benches.get(asked.question.id);
  }

  /** `consulted` collects the ambiguous clauses whose reading could have mattered. */
  in(world: World, consulted: Set<Clause>): Heard {
    if (this.#bench === undefined) return NOTHING;
    const { question, answer } = this.asked;
    this.#strong ??= this.#voicesOf(this.#bench.strong);
    const strong = prevailing(this.#speak(this.#strong, world, consulted, NO_FIELDS));
    const unspoken = unspokenFields(question.fields, strong);
    const isSilenced = question.fields === undefined ? !isShownOnly(strong) : unspoken.length === 0;
    if (!isSilenced) this.#byDefault ??= this.#voicesOf(this.#bench.byDefault);
    const byDefault =
      isSilenced || this.#byDefault === null
        ? NOBODY
        : this.#speak(this.#byDefault, world, consulted, unspoken);
    if (strong.length === 0 && byDefault.length === 0) return NOTHING;
    const denying = refusing(strong, answer);
    // A default does not contradict what a text says of itself; it gives weight to what is only shown.
    const isContradicted = question.fields === undefined && strong.length > 0 && denying.length === 0;
    if (isContradicted || byDefault.length === 0)
      return { spoken: strong, denied: denying, grounds: groundsOf(denying) };
    const denied = [...denying, ...refusing(byDefault, answer)];
    return { spoken: [...strong, ...byDefault], denied, grounds: groundsOf(denied) };
  }

  #voicesOf(entries: readonly Entry[]): Voice[] {
    const { situation } = this.asked;
    const voices: Voice[] = [];
    for (const entry of entries)
      if (entry.applies(situation)) voices.push({ entry, reading: null, spoken: null });
    return voices;
  }

  #speak(
    voices: readonly Voice[],
    world: World,
    consulted: Set<Clause>,
    unspoken: readonly string[],
  ): readonly Spoken[] {
    let all: Spoken[] | null = null;
    for (const voice of voices) {
      const { entry } = voice;
      if (entry.isAmbiguous) consulted.add(entry.clause);
      const reading = readingIn(world, entry);
      if (entry.isAsking || voice.reading !== reading) {
        voice.reading = reading;
        voice.spoken = this.#rule(entry, reading, world, consulted, unspoken);
      }
      if (voice.spoken === null) continue;
      all ??= [];
      all.push(voice.spoken);
    }
    return all ?? NOBODY;
  }

  #rule(
    { clause, rule, isAsking }: Entry,
    reading: string,
    world: World,
    consulted: Set<Clause>,
    unspoken: readonly string[],
  ): Spoken | null {
    const grounds: string[] = isAsking ? [] : UNGROUNDED;
    const ask = isAsking ? this.#askIn(world, consulted, grounds, unspoken) : UNASKED;
    const ruling = rule.ruling(this.asked.situation, reading, ask);
    return ruling === null ? null : { clause, rule, ruling, grounds };
  }

  #askIn(world: World, consulted: Set<Clause>, grounds: string[], unspoken: readonly string[]): Ask {
    const ask = <S, A>(question: Rule<S, A>['question'], situation: S, answer: A): boolean => {
      const asked = { question, situation, answer, evidence: 'consequence' } as const;
      const heard = hear(this.#court, asked, world, consulted);
      grounds.push(...heard.denied.map(({ clause }) => clause.address), ...heard.grounds);
      return heard.denied.length === 0;
    };
    return Object.assign(ask, { unspoken });
  }
}

/**
 * Hears what every clause says of an answer in one world. `consulted` collects the ambiguous clauses whose
 * reading could have mattered.
 */
export const hear = (court: Court, asked: Asked, world: World, consulted: Set<Clause>): Heard =>
  new Hearing(court, asked).in(world, consulted);

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

const prevailing = (spoken: readonly Spoken[]): readonly Spoken[] => {
  if (spoken.length < 2 || !spoken.some(yields)) return spoken;
  const speakers = spoken.map(({ clause, rule }) => ({ address: clause.address, yieldsTo: rule.yieldsTo }));
  return spoken.filter(
    (_, i) => prevailingOver(speakers[i] as (typeof speakers)[number], speakers) === undefined,
  );
};
