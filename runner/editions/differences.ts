import type { Clause, Rule } from '../../spec/clauses/clause.ts';
import type { Edition } from '../../spec/editions/edition.ts';
import { numberOf } from '../../spec/editions/edition.ts';
import type { Court } from '../judge/court.ts';
import { courtOf } from '../judge/court.ts';
import { hear } from '../judge/hearing.ts';
import { variationsOf } from './variations.ts';

/** An edition with its clauses. */
export interface Side {
  readonly edition: Edition;
  readonly clauses: readonly Clause[];
}

/** A clause with the name of its concept, which is the same in every edition that has it. */
export interface Said {
  readonly clause: string;
  readonly slug: string;
  readonly statement: string;
}

/** What a court makes of a situation: the answers that it allows, and which clauses refuse the others. */
export interface Verdict {
  readonly allowed: readonly string[];
  /** Whether that is every answer there is. */
  readonly isAnything: boolean;
  readonly refusing: readonly { readonly clause: string; readonly because: string }[];
}

/** A situation of which two editions say something else. */
export interface Witness {
  readonly situation: object;
  readonly verdicts: readonly [Verdict, Verdict];
}

/** A question with the clauses of both editions that rule on it, and the smallest situation found in which they differ. */
export interface Difference {
  readonly question: string;
  readonly asks: string;
  readonly said: readonly [readonly Said[], readonly Said[]];
  readonly witness: Witness | null;
}

/** All questions on which two editions rule, and the concepts that both have under one name or one of them alone. */
export interface Differences {
  readonly editions: readonly [string, string];
  readonly concepts: readonly {
    readonly slug: string;
    readonly clauses: readonly [string | null, string | null];
  }[];
  readonly questions: readonly Difference[];
}

const saidOn = ({ edition, clauses }: Side, question: string): Said[] =>
  clauses
    .filter(({ rules }) => rules.some((rule) => rule.question.id === question))
    .flatMap(({ address, statement }) => {
      const numbered = edition.clauses[numberOf(address)];
      return address.startsWith(`${edition.name}/`) && numbered !== undefined
        ? [{ clause: address, slug: numbered.slug, statement }]
        : [];
    });

const rulesOn = ({ clauses }: Side, question: string): Rule[] =>
  clauses.flatMap(({ rules }) => rules.filter((rule) => rule.question.id === question));

function verdictOf(court: Court, { question }: Rule, situation: object): Verdict {
  const refusing = new Map<string, string>();
  const allowed = question.answers(situation).flatMap((answer) => {
    const asked = { question, situation, answer, evidence: 'observed' } as const;
    const denied = hear(court, asked, {}, new Set()).denied.filter(({ clause }) => !clause.isUncertified);
    for (const { clause, ruling } of denied) refusing.set(clause.address, ruling.because);
    return denied.length === 0 ? [question.key(answer) || 'none'] : [];
  });
  const all = new Set(question.answers(situation).map((answer) => question.key(answer)));
  return {
    allowed: [...new Set(allowed)],
    isAnything: new Set(allowed).size === all.size,
    refusing: [...refusing].map(([clause, because]) => ({ clause, because })),
  };
}

const isSame = (one: Verdict, other: Verdict): boolean =>
  one.allowed.length === other.allowed.length && one.allowed.every((key) => other.allowed.includes(key));

/** How little two verdicts have to do with one another: sets without a common answer say most. */
const nearness = ([one, other]: readonly [Verdict, Verdict]): number =>
  one.allowed.some((key) => other.allowed.includes(key)) ? 1 : 0;

const MOST = 32;

/** The plainest situation, out of the examples of both editions' rules and what comes of small changes to them. */
function witnessFor(
  sides: readonly [Side, Side],
  courts: readonly [Court, Court],
  rule: Rule,
): Witness | null {
  const examples = sides
    .flatMap((side) => rulesOn(side, rule.question.id))
    .flatMap((one) => [...(one.examples?.applicable ?? []), ...(one.examples?.inapplicable ?? [])]);
  let best: { witness: Witness; rank: readonly [number, number] } | null = null;
  for (const { situation, size } of variationsOf(examples)) {
    if (rule.question.answers(situation).length > MOST ** 2) continue;
    const verdicts = courts.map((court) => verdictOf(court, rule, situation)) as [Verdict, Verdict];
    if (isSame(...verdicts)) continue;
    const rank = [nearness(verdicts), size] as const;
    const isBetter =
      best === null || rank[0] < best.rank[0] || (rank[0] === best.rank[0] && rank[1] < best.rank[1]);
    if (isBetter) best = { witness: { situation, verdicts }, rank };
  }
  return best?.witness ?? null;
}

const conceptsOf = (one: Side, other: Side): Differences['concepts'] => {
  const addresses = ({ edition }: Side) =>
    new Map(Object.entries(edition.clauses).map(([number, { slug }]) => [slug, `${edition.name}/${number}`]));
  const [left, right] = [addresses(one), addresses(other)];
  return [...new Set([...left.keys(), ...right.keys()])].map((slug) => ({
    slug,
    clauses: [left.get(slug) ?? null, right.get(slug) ?? null],
  }));
};

/** Lays two editions side by side, question by question; they never meet by number. */
export function differencesOf(one: Side, other: Side): Differences {
  const sides = [one, other] as const;
  const courts = [courtOf(one.clauses), courtOf(other.clauses)] as const;
  const rules = new Map(
    sides
      .flatMap(({ clauses }) => clauses.flatMap(({ rules: all }) => all))
      .map((rule) => [rule.question.id, rule]),
  );
  const questions = [...rules.values()].flatMap((rule): Difference[] => {
    const { id: question, asks } = rule.question;
    const said = [saidOn(one, question), saidOn(other, question)] as const;
    if (said.flat().length === 0) return [];
    return [{ question, asks, said, witness: witnessFor(sides, courts, rule) }];
  });
  return { editions: [one.edition.name, other.edition.name], concepts: conceptsOf(one, other), questions };
}
