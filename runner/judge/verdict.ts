import type { Clause } from '../../spec/clauses/clause.ts';
import type { Asked, Observation } from '../interview/observation.ts';
import type { Court } from './court.ts';
import type { Dispute } from './disputes.ts';
import { weighAgainst } from './disputes.ts';
import type { Heard } from './hearing.ts';
import { Hearing } from './hearing.ts';
import type { Nogood, World } from './worlds.ts';
import { nogoodsOf, worldsOf } from './worlds.ts';

/** An answer that no reading allows. `denied` are the addresses that could be at fault, certified ones first. */
export interface Denial {
  readonly asked: Asked;
  /** All parts of a refusal that none of its parts explains, and what was heard of each. */
  readonly parts: readonly Asked[];
  readonly heards: readonly Heard[];
  readonly denied: readonly string[];
  readonly heard: Heard;
}

/** What the court makes of one observation. */
export interface Judgement {
  readonly heard: Heard;
  readonly denial: Denial | null;
  readonly nogoods: readonly Nogood[];
  /** Where clauses leave no common answer and this one keeps as many as any. */
  readonly disputes: readonly Dispute[];
}

const isCertified = (clause: Clause): boolean => clause.isUncertified !== true;

/** Addresses that a denial may be blamed on: defaults only where no certified clause denied, uncertified ones last. */
const addressesOf = (heards: readonly Heard[]): string[] => {
  const denied = heards.flatMap((heard) => heard.denied);
  const certified = denied.filter(({ clause }) => isCertified(clause));
  const strong = certified.filter(({ rule }) => rule.force !== 'default');
  const own = [strong, certified, denied].find(({ length }) => length > 0) ?? [];
  return [...new Set(own.flatMap(({ clause, grounds }) => [clause.address, ...grounds]))].sort();
};

interface Weighed {
  readonly heards: readonly Heard[];
  readonly isDenied: boolean;
  /** Those without which the answer would be denied. */
  readonly disputes: readonly Dispute[];
}

const DEFAULTS: World = {};

const isAllowed = ({ denied }: Heard): boolean => denied.length === 0;

/** What was heard of a question, and the clauses whose reading could have mattered as they were read then. */
interface Known {
  readonly readings: readonly (readonly [clause: Clause, reading: string])[];
  readonly heard: Heard;
}

const readingOf = ({ address, readings }: Clause, world: World): string =>
  world[address] ?? readings[0]?.name ?? '';

/** Hears one question in one world after another, anew only where a clause that could matter is read otherwise. */
class Reheard {
  readonly #hearing: Hearing;
  /** What was heard with the default readings, and the clauses whose reading could have mattered there. */
  readonly first: Heard;
  readonly consulted: ReadonlySet<Clause>;
  readonly #known: Known[] = [];

  constructor(court: Court, question: Asked) {
    this.#hearing = new Hearing(court, question);
    const consulted = new Set<Clause>();
    this.first = this.#hearing.in(DEFAULTS, consulted);
    this.consulted = consulted;
  }

  get question(): Asked {
    return this.#hearing.asked;
  }

  in(world: World, consulted: Set<Clause>): Heard {
    if (this.#known.length === 0) this.#keep(this.first, this.consulted, DEFAULTS, consulted);
    const known = this.#known.find(({ readings }) =>
      readings.every(([clause, reading]) => readingOf(clause, world) === reading),
    );
    if (known !== undefined) return known.heard;
    const own = new Set<Clause>();
    const heard = this.#hearing.in(world, own);
    this.#keep(heard, own, world, consulted);
    return heard;
  }

  #keep(heard: Heard, own: ReadonlySet<Clause>, world: World, consulted: Set<Clause>): void {
    const readings: [Clause, string][] = [];
    for (const clause of own) {
      consulted.add(clause);
      readings.push([clause, readingOf(clause, world)]);
    }
    this.#known.push({ readings, heard });
  }
}

const weigh = (hearings: readonly Reheard[], world: World, consulted: Set<Clause>): Weighed => {
  const disputes: Dispute[] = [];
  const heards: Heard[] = [];
  for (const hearing of hearings) {
    const { question } = hearing;
    const heard = hearing.in(world, consulted);
    heards.push(heard.denied.length === 0 ? heard : weighed(question, heard, disputes));
  }
  const allowed = heards.filter(isAllowed).length;
  return { heards, isDenied: allowed === 0, disputes: allowed === disputes.length ? disputes : [] };
};

/** What is left of a denial where the clauses contradict each other; one that is excused joins the disputes. */
const weighed = (question: Asked, heard: Heard, disputes: Dispute[]): Heard => {
  const weighing = weighAgainst(question, heard);
  if (weighing === null) return heard;
  if ('blamed' in weighing) return blamedOn(heard, weighing.blamed);
  disputes.push(weighing.excused);
  return { ...heard, denied: [], grounds: [] };
};

const blamedOn = (heard: Heard, addresses: readonly string[]): Heard => ({
  ...heard,
  denied: heard.denied.filter(({ clause }) => addresses.includes(clause.address)),
});

/**
 * Weighs in every world of the clauses that matter, those included that only matter under another reading.
 * `first` is what was heard where all are read by their defaults: the first of the worlds.
 */
const weighEverywhere = (
  hearings: readonly Reheard[],
  consulted: Set<Clause>,
  first: Weighed,
): (Weighed & { world: World })[] => {
  const known = consulted.size;
  const everywhere = worldsOf([...consulted]).map((world, i) => ({
    world,
    ...(i === 0 ? first : weigh(hearings, world, consulted)),
  }));
  return consulted.size === known ? everywhere : weighEverywhere(hearings, consulted, first);
};

const NONE: readonly never[] = [];

/** A judgement of an answer that is allowed and on which no reading bears. */
const plainly = (spoken: Heard['spoken'], disputes: readonly Dispute[] = NONE): Judgement => ({
  heard: { spoken, denied: NONE, grounds: NONE },
  denial: null,
  nogoods: NONE,
  disputes,
});

/**
 * Judges one observation in every world that could matter. Refused in all of them: a denial, blamed on what
 * denied it in each. Refused in some: the readings of those are nogoods.
 */
export function judge(court: Court, observation: Observation): Judgement {
  const questions = 'anyOf' in observation ? observation.anyOf : [observation];
  const hearings = questions.map((question) => new Reheard(court, question));
  const [only] = hearings;
  if (hearings.length === 1 && only?.consulted.size === 0 && only.first.denied.length === 0)
    return plainly(only.first.spoken);
  const consulted = new Set<Clause>();
  const first = weigh(hearings, DEFAULTS, consulted);
  const spoken = soleSpoken(first, questions);
  if (questions.length === 0) return plainly(spoken);
  if (consulted.size === 0 && !first.isDenied) return plainly(spoken, first.disputes);
  const heard = { spoken, denied: [], grounds: [] };
  const everywhere = weighEverywhere(hearings, consulted, first);
  const worlds = everywhere.map(({ world }) => world);
  const refuted = everywhere.filter(({ isDenied }) => isDenied);
  if (refuted.length < everywhere.length) {
    const nogoods = nogoodsOf(
      worlds,
      refuted.map(({ world }) => world),
    ).map((readings) => ({
      readings,
      denied: [...new Set(refuted.flatMap(({ heards }) => addressesOf(heards)))].sort(),
    }));
    const surviving = everywhere.find(({ isDenied }) => !isDenied);
    return { heard, denial: null, nogoods, disputes: surviving?.disputes ?? [] };
  }
  return {
    heard,
    nogoods: [],
    disputes: [],
    denial: denialOf(
      questions,
      refuted.map(({ heards }) => heards),
    ),
  };
}

const denialOf = (questions: readonly Asked[], byWorld: readonly (readonly Heard[])[]): Denial => {
  const sets = byWorld.map(addressesOf);
  const common = (sets[0] ?? []).filter((address) => sets.every((set) => set.includes(address)));
  const denied = common.length > 0 ? common : (sets[0] ?? []);
  const heards = byWorld[0] ?? [];
  const at = heards.findIndex((heard) => heard.denied.some(({ clause }) => denied.includes(clause.address)));
  const index = Math.max(at, 0);
  return {
    asked: questions[index] as Asked,
    parts: questions,
    heards,
    denied,
    heard: heards[index] as Heard,
  };
};

/** What a refusal exercises: only the clauses that alone excuse it. */
const soleSpoken = ({ heards }: Weighed, questions: readonly Asked[]): Heard['spoken'] => {
  if (questions.length === 1) return heards[0]?.spoken ?? [];
  const excused = heards.filter(({ denied }) => denied.length === 0);
  const only = excused.length === 1 ? excused[0] : undefined;
  return only?.spoken ?? [];
};
