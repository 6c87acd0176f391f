import type { Clause } from '../../spec/clauses/clause.ts';
import type { Question } from '../../spec/questions/question.ts';
import type { Asked, Evidence } from '../interview/observation.ts';
import type { Court } from '../judge/court.ts';
import type { Heard, Spoken } from '../judge/hearing.ts';
import type { Denial } from '../judge/verdict.ts';
import type { Hunt, Seen } from './hunt.ts';
import { emptyHunt, keep } from './hunt.ts';

interface PlainAsked {
  readonly question: string;
  readonly situation: unknown;
  readonly answer: unknown;
  readonly evidence: Evidence;
}

/** A rule is told by its place in its clause. */
interface PlainSpoken {
  readonly clause: string;
  readonly rule: number;
  readonly says: string;
  readonly because: string;
  readonly fields: readonly string[] | undefined;
  readonly grounds: readonly string[];
}

interface PlainDenial {
  readonly parts: readonly PlainAsked[];
  readonly heards: readonly {
    readonly denied: readonly PlainSpoken[];
    readonly grounds: readonly string[];
  }[];
  readonly denied: readonly string[];
  readonly at: number;
}

/** A hunt without functions, so that it can be sent from one thread to another. */
export interface PlainHunt extends Pick<Hunt, 'cases' | 'refutations' | 'disputes' | 'sides' | 'faults'> {
  readonly counts: Hunt['tally']['counts'];
  readonly advice: Hunt['tally']['advice'];
  readonly denials: ReadonlyMap<string, Seen<PlainDenial>>;
  readonly shown: ReadonlyMap<string, Seen<PlainDenial>>;
}

const plainAsked = ({ question, situation, answer, evidence }: Asked): PlainAsked => ({
  question: question.id,
  situation,
  answer,
  evidence,
});

const plainSpoken = ({ clause, rule, ruling: { says, because, fields }, grounds }: Spoken): PlainSpoken => ({
  clause: clause.address,
  rule: clause.rules.indexOf(rule),
  says,
  because,
  fields,
  grounds,
});

const plainDenial = ({ asked, parts, heards, denied }: Denial): PlainDenial => ({
  parts: parts.map(plainAsked),
  heards: heards.map((heard) => ({ denied: heard.denied.map(plainSpoken), grounds: heard.grounds })),
  denied,
  at: parts.indexOf(asked),
});

const mapped = <A, B>(seen: ReadonlyMap<string, Seen<A>>, change: (what: A) => B): Map<string, Seen<B>> =>
  new Map([...seen].map(([key, one]) => [key, { ...one, what: change(one.what) }]));

/** What is left of a hunt without functions. */
export const plainHunt = ({
  tally,
  denials,
  shown,
  refutations,
  disputes,
  sides,
  faults,
  cases,
}: Hunt): PlainHunt => ({
  cases,
  counts: tally.counts,
  advice: tally.advice,
  denials: mapped(denials, plainDenial),
  shown: mapped(shown, plainDenial),
  refutations,
  disputes,
  sides,
  faults,
});

/** Gives a denial its questions and clauses back; its rulings keep their words and can be asked nothing more. */
class Revival {
  readonly #clauses: ReadonlyMap<string, Clause>;
  // biome-ignore lint/suspicious/noExplicitAny: any question, as in `Asked`
  readonly #questions: ReadonlyMap<string, Question<any, any>>;

  constructor({ clauses }: Court) {
    this.#clauses = new Map(clauses.map((clause) => [clause.address, clause]));
    this.#questions = new Map(
      clauses.flatMap(({ rules }) => rules.map(({ question }) => [question.id, question])),
    );
  }

  denial({ parts, heards, denied, at }: PlainDenial): Denial {
    const asked = parts.map((part) => this.#asked(part));
    const heard = heards.map((one) => this.#heard(one));
    return { asked: asked[at] as Asked, parts: asked, heards: heard, denied, heard: heard[at] as Heard };
  }

  #asked({ question, ...rest }: PlainAsked): Asked {
    const known = this.#questions.get(question);
    if (known === undefined) throw new Error(`No clause asks the question «${question}» that came back`);
    return { question: known, ...rest };
  }

  #heard({ denied, grounds }: PlainDenial['heards'][number]): Heard {
    const spoken = denied.map((one) => this.#spoken(one));
    return { spoken, denied: spoken, grounds };
  }

  #spoken({ clause, rule, says, because, fields, grounds }: PlainSpoken): Spoken {
    const known = this.#clauses.get(clause);
    const ruled = known?.rules[rule];
    if (known === undefined || ruled === undefined)
      throw new Error(`No rule ${rule} in the clause «${clause}» that came back`);
    const ruling = { allows: () => false, says, because, ...(fields && { fields }) };
    return { clause: known, rule: ruled, ruling, grounds };
  }
}

const addSeen = <K, T>(whole: Map<K, Seen<T>>, part: ReadonlyMap<K, Seen<T>>): void => {
  for (const [key, seen] of part) {
    const known = whole.get(key);
    if (known === undefined) whole.set(key, { ...seen, smallest: [...seen.smallest] });
    else {
      known.times += seen.times;
      for (const one of seen.smallest) keep(known.smallest, one);
    }
  }
};

/** Puts the parts of a run together again, each in its turn. */
export class Gathering {
  readonly hunt = emptyHunt();
  readonly #revival: Revival;

  constructor(court: Court) {
    this.#revival = new Revival(court);
  }

  /** Adds the part that follows in the order of cases. */
  add({ cases, counts, advice, denials, shown, refutations, disputes, sides, faults }: PlainHunt): void {
    const { hunt } = this;
    const revive = (what: PlainDenial) => this.#revival.denial(what);
    hunt.cases += cases;
    hunt.tally.add({ counts: new Map(counts), advice: new Map(advice) });
    addSeen(hunt.denials, mapped(denials, revive));
    addSeen(hunt.shown, mapped(shown, revive));
    addSeen(hunt.refutations, refutations);
    addSeen(hunt.disputes, disputes);
    addSeen(hunt.sides, sides);
    addSeen(hunt.faults, faults);
  }
}
