import type { Ask, Clause, Rule } from '../../spec/clauses/clause.ts';
import type { Ruling } from '../../spec/clauses/ruling.ts';
import type { Supposition } from '../../spec/clauses/supposition.ts';
import type { Question } from '../../spec/questions/question.ts';
import type { Court } from '../judge/court.ts';
import { courtOf } from '../judge/court.ts';
import { hear } from '../judge/hearing.ts';
import { prevailingOver } from '../judge/precedence.ts';
import type { World } from '../judge/worlds.ts';
import { jointSeats } from './lifting.ts';
import type { AnyQuestion, Seat } from './seats.ts';

/** What a rule said. */
export interface Voice extends Seat {
  readonly ruling: Ruling<unknown>;
}

/** The clauses of one or more editions and their suppositions, laid out by question. */
export interface Bench {
  readonly clauses: readonly Clause[];
  readonly suppositions: readonly Supposition[];
  readonly court: Court;
  readonly seats: ReadonlyMap<string, readonly Seat[]>;
  readonly questions: ReadonlyMap<string, AnyQuestion>;
  /** Which questions rulings have asked while ruling on which. */
  readonly asks: Map<string, Set<string>>;
  /** Rules that broke down, by clause and question, with the first complaint: they were taken to be silent. */
  readonly broken: Map<string, Breakdown>;
}

/** How often rules have broken down so far. */
export const breakdownsOf = ({ broken }: Bench): number =>
  [...broken.values()].reduce((sum, { times }) => sum + times, 0);

/** A rule that threw instead of ruling. */
export interface Breakdown {
  readonly clause: string;
  readonly question: string;
  readonly complaint: string;
  times: number;
}

/** The rules of a clause, silent where they break down, which is noted. */
const guarded = (address: string, rules: readonly Rule[], broken: Bench['broken']): Rule[] =>
  rules.map((rule) => {
    const silently = <T>(instead: T, run: () => T): T => {
      try {
        return run();
      } catch (error) {
        const key = `${address} ${rule.question.id}`;
        const known = broken.get(key);
        if (known !== undefined) known.times += 1;
        else {
          const complaint = (error as Error).message;
          broken.set(key, { clause: address, question: rule.question.id, complaint, times: 1 });
        }
        return instead;
      }
    };
    return {
      ...rule,
      applies: (situation) => silently(false, () => rule.applies(situation)),
      ruling: (situation, reading, ask) => silently(null, () => rule.ruling(situation, reading, ask)),
    };
  });

/** Lays clauses and suppositions out by question. */
export function benchOf(written: readonly Clause[], supposed: readonly Supposition[]): Bench {
  const broken: Bench['broken'] = new Map();
  const clauses = written.map((clause) => ({
    ...clause,
    rules: guarded(clause.address, clause.rules, broken),
  }));
  const suppositions = supposed.map((one) => ({ ...one, rules: guarded(one.of, one.rules, broken) }));
  const byAddress = new Map(clauses.map((clause) => [clause.address, clause]));
  const all: Seat[] = [
    ...clauses.flatMap((clause) =>
      clause.rules.map((rule) => ({ address: clause.address, clause, rule, supposition: null })),
    ),
    ...suppositions.flatMap((supposition) =>
      supposition.rules.map((rule) => ({
        address: supposition.of,
        clause: byAddress.get(supposition.of) ?? null,
        rule,
        supposition,
      })),
    ),
  ];
  const seats = new Map<string, readonly Seat[]>();
  const questions = new Map<string, AnyQuestion>();
  for (const seat of all) {
    const { question } = seat.rule;
    questions.set(question.id, question);
    seats.set(question.id, [...(seats.get(question.id) ?? []), seat]);
  }
  for (const [question, lifted] of jointSeats(seats)) {
    questions.set(question.id, question);
    seats.set(question.id, lifted);
  }
  return { clauses, suppositions, court: courtOf(clauses), seats, questions, asks: new Map(), broken };
}

/** Everything that was said in one situation and world. */
export interface Hearing {
  /** Rulings that prevail, those of pseudo-clauses among them; suppositions apart. */
  readonly strong: readonly Voice[];
  readonly open: readonly Voice[];
  readonly supposed: readonly Voice[];
  readonly byDefault: readonly Voice[];
  /** Rulings that gave way, each with the address that it gave way to. */
  readonly overridden: readonly { readonly voice: Voice; readonly to: string }[];
}

/** The rules on a question whose condition a situation meets. */
export const seatsFor = (bench: Bench, question: AnyQuestion, situation: unknown): readonly Seat[] =>
  (bench.seats.get(question.id) ?? []).filter(({ rule }) => rule.applies(situation));

const asking = (
  bench: Bench,
  from: string,
  world: World,
  consulted: Set<Clause>,
  unspoken: readonly string[],
): Ask => {
  const ask = <S, A>(question: Question<S, A>, situation: S, answer: A): boolean => {
    const edges = bench.asks.get(from) ?? new Set();
    bench.asks.set(from, edges.add(question.id));
    const about = { question, situation, answer, evidence: 'consequence' } as const;
    return hear(bench.court, about, world, consulted).denied.length === 0;
  };
  return Object.assign(ask, { unspoken });
};

/** Which of some voices prevail among all, and which give way, to whom. */
export const giveWay = (voices: readonly Voice[], among: readonly Voice[]) => {
  const speakers = among.map(({ address, place, rule: { yieldsTo } }) => ({ address, place, yieldsTo }));
  const to = ({ address, place, rule: { yieldsTo } }: Voice) =>
    prevailingOver(
      { address, yieldsTo },
      speakers.filter((other) => other.place === place),
    )?.address;
  return {
    prevailing: voices.filter((voice) => to(voice) === undefined),
    overridden: voices.flatMap((voice) => {
      const address = to(voice);
      return address === undefined ? [] : [{ voice, to: address }];
    }),
  };
};

const unspokenBy = ({ fields }: AnyQuestion, strong: readonly Voice[]): readonly string[] => {
  if (fields === undefined || strong.some(({ ruling }) => ruling.fields === undefined)) return [];
  return fields.filter((field) => !strong.some(({ ruling }) => ruling.fields?.includes(field as string)));
};

/** What the defaults would say of a situation if no other rule spoke of it. */
export const defaultsIn = (
  { court }: Bench,
  question: AnyQuestion,
  situation: unknown,
): readonly Ruling<unknown>[] =>
  (court.benches.get(question.id)?.byDefault ?? []).flatMap(({ rule, defaultReading }) => {
    const ask = Object.assign(() => true, { unspoken: question.fields ?? [] });
    const ruling = rule.applies(situation) ? rule.ruling(situation, defaultReading, ask) : null;
    return ruling === null ? [] : [ruling];
  });

/** Hears all rules that apply. `consulted` collects the ambiguous clauses whose reading could have mattered. */
export function listen(
  bench: Bench,
  question: AnyQuestion,
  situation: unknown,
  seats: readonly Seat[],
  world: World,
  consulted: Set<Clause>,
): Hearing {
  const speak = (list: readonly Seat[], unspoken: readonly string[]): Voice[] =>
    list.flatMap((seat) => {
      const { clause, rule } = seat;
      if (clause !== null && clause.readings.length > 1) consulted.add(clause);
      const reading = world[seat.address] ?? clause?.readings[0]?.name ?? '';
      const ask = asking(bench, question.id, world, consulted, unspoken);
      const ruling = rule.ruling(situation, reading, ask);
      return ruling === null ? [] : [{ ...seat, ruling }];
    });
  const plain = seats.filter(({ supposition }) => supposition === null);
  const said = speak(
    plain.filter(({ rule }) => rule.force !== 'default'),
    [],
  );
  const { prevailing, overridden } = giveWay(said, said);
  const strong = prevailing.filter(({ rule }) => rule.force !== 'open');
  const open = prevailing.filter(({ rule }) => rule.force === 'open');
  const supposed = speak(
    seats.filter(({ supposition }) => supposition !== null),
    [],
  );
  const unspoken = unspokenBy(question, prevailing);
  const isSilent = question.fields === undefined ? prevailing.length === 0 : unspoken.length > 0;
  const defaults = isSilent ? plain.filter(({ rule }) => rule.force === 'default') : [];
  return {
    strong,
    open,
    overridden,
    supposed: giveWay(supposed, said).prevailing,
    byDefault: speak(defaults, unspoken),
  };
}
