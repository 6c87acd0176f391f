import type { Clause } from '../../spec/clauses/clause.ts';
import { implicationOf } from '../../spec/clauses/implications.ts';
import type { Ruling } from '../../spec/clauses/ruling.ts';
import type { World } from '../judge/worlds.ts';
import { worldsOf } from '../judge/worlds.ts';
import type { Bench, Hearing } from './bench.ts';
import { defaultsIn, listen, seatsFor } from './bench.ts';
import type { Analysis, Claim, Heard } from './claims.ts';
import { addressesOf } from './claims.ts';
import { acrossClaims, clashesIn, conflictsAmong } from './clashes.ts';
import { bitsOf } from './joint.ts';
import type { AnyQuestion, Seat } from './seats.ts';
import { isRuling } from './seats.ts';

const MOST_WORLDS = 64;

/** Hears a situation in every world that could matter, the default one first. */
export function hearEverywhere(
  bench: Bench,
  question: AnyQuestion,
  situation: unknown,
  seats: readonly Seat[],
): readonly Heard[] {
  const consulted = new Set<Clause>();
  const hearIn = (world: World) => ({
    world,
    hearing: listen(bench, question, situation, seats, world, consulted),
  });
  const first = hearIn({});
  if (consulted.size === 0) return [first];
  for (;;) {
    const known = consulted.size;
    const heard = worldsOf([...consulted])
      .slice(0, MOST_WORLDS)
      .map(hearIn);
    if (consulted.size === known) return heard;
  }
}

/** The answers that are left when all have spoken, pseudo-clauses and defaults too, by their places in the domain. */
export function leftBy({ strong, byDefault }: Hearing, domain: readonly unknown[]): number[] {
  const all = [...strong, ...byDefault];
  const left: number[] = [];
  for (let i = 0; i < domain.length; i += 1)
    if (all.every(({ ruling }) => ruling.allows(domain[i]))) left.push(i);
  return left;
}

const sameNumbers = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((value, i) => value === b[i]);

/** Ambiguous clauses of which two readings leave different answers, all others read by their defaults. */
function ambiguitiesAmong(
  heard: readonly Heard[],
  left: readonly (readonly number[])[],
  spoke: readonly string[],
  clauses: readonly Clause[],
): Claim[] {
  const [first] = heard;
  if (first === undefined || heard.length === 1) return [];
  const involved = Object.keys(first.world);
  return involved.flatMap((address) => {
    if (!spoke.includes(address)) return [];
    const alone = heard.flatMap(({ world }, i) =>
      involved.every((other) => other === address || world[other] === first.world[other]) ? [i] : [],
    );
    const isTold = alone.some((i) => !sameNumbers(left[i] ?? [], left[0] ?? []));
    const readings = clauses.find((clause) => clause.address === address)?.readings ?? [];
    if (!isTold) return [];
    const alternatives = readings.map(({ name }) => [{ clause: address, name }]);
    return [{ kind: 'ambiguity' as const, clauses: [address], alternatives }];
  });
}

const gapsIn = ({ open }: Hearing, { clauses }: Bench): Claim[] =>
  open.map(({ rule, address, ruling }) => {
    const chapter = rule.advice?.number ?? '';
    // A rule that editions share may name clauses of another one.
    const raising = rule.raisedBy?.filter((one) => clauses.some((clause) => clause.address === one)) ?? [];
    return raising.length === 0
      ? { kind: 'missing chapter', clauses: [address], alternatives: [], about: chapter }
      : { kind: 'gap', clauses: raising.sort(), alternatives: [], about: ruling.because };
  });

/** What precedence settled in the default world: never an alarm. */
const overriddenIn = ({ overridden, strong }: Hearing): Claim[] =>
  overridden
    .filter(({ voice, to }) => isRuling(voice) && strong.some(({ address }) => address === to))
    .map(({ voice, to }) => ({
      kind: 'overridden' as const,
      clauses: [voice.address, to].sort(),
      alternatives: [],
    }));

const MOST_ANSWERS_COMPARED = 64;

const cumulativeIn = ({ strong }: Hearing, domain: readonly unknown[]): Claim[] => {
  if (domain.length > MOST_ANSWERS_COMPARED) return [];
  const voices = strong.filter(isRuling);
  if (voices.length < 2) return [];
  const bits = bitsOf(voices, domain);
  return voices.flatMap((one, i) =>
    voices.slice(i + 1).flatMap((other, j) => {
      const [mine, theirs] = [bits[i], bits[i + 1 + j]];
      const isSame = mine?.includes(false) && mine.every((bit, a) => bit === theirs?.[a]);
      const clauses = addressesOf([one, other]);
      return isSame && clauses.length === 2
        ? [{ kind: 'cumulative' as const, clauses, alternatives: [] }]
        : [];
    }),
  );
};

/** What a ruling names though none of these answers is allowed by it: one answer, or each with other figures in some fields. */
const strangersOf = ({ only, parts, allows }: Ruling<unknown>, answers: readonly unknown[]): unknown[] => {
  if ((only === undefined && parts === undefined) || answers.some((answer) => allows(answer))) return [];
  return only === undefined ? answers.map((answer) => Object.assign({}, answer, parts)) : [only];
};

/** The answers of a situation, with those that a ruling names though the domain stops short of them. */
function domainOf(question: AnyQuestion, situation: unknown, heard: readonly Heard[]): readonly unknown[] {
  const answers = question.answers(situation);
  const strangers = heard.flatMap(({ hearing: { strong, supposed } }) =>
    [...strong, ...supposed].flatMap(({ ruling }) => strangersOf(ruling, answers)),
  );
  if (strangers.length === 0) return answers;
  return [...answers, ...new Map(strangers.map((one) => [question.key(one), one])).values()];
}

/** Everything that the clauses make of one situation; null where no rule of the question is concerned. */
export function analyse(bench: Bench, question: AnyQuestion, situation: unknown): Analysis | null {
  const seats = seatsFor(bench, question, situation);
  if (seats.length === 0) return null;
  const heard = hearEverywhere(bench, question, situation, seats);
  const domain = domainOf(question, situation, heard);
  const left = heard.map(({ hearing }) => leftBy(hearing, domain));
  const spoke = addressesOf(
    heard.flatMap(({ hearing }) =>
      [...hearing.strong, ...hearing.overridden.map(({ voice }) => voice)].filter(isRuling),
    ),
  );
  const clashes = heard.map((one, i) => clashesIn(one, domain, left[i]?.length === 0));
  const isTooSmall = clashes.includes(null);
  const implication = implicationOf(question);
  if (implication !== undefined)
    return { claims: acrossClaims(implication, clashes, heard), spoke, isTooSmall, worlds: heard };
  const { hearing } = heard[0] as Heard;
  const isSettled = hearing.open.length === 0 && hearing.strong.some(isRuling);
  const byDefault = defaultsIn(bench, question, situation);
  // What the clauses leave open and nothing brings about stays as it was: that is no choice.
  const undisturbed = (left[0] ?? []).filter((i) => byDefault.every(({ allows }) => allows(domain[i])));
  const isChoice = (left[0]?.length ?? 0) > 1 && (byDefault.length === 0 || undisturbed.length !== 1);
  const several =
    isSettled && isChoice
      ? [
          {
            kind: 'underdetermined' as const,
            clauses: addressesOf(hearing.strong.filter(isRuling)),
            alternatives: [],
          },
        ]
      : [];
  return {
    claims: [
      ...conflictsAmong(
        clashes.flatMap((list) => list ?? []),
        heard.map(({ world }) => world),
      ),
      ...ambiguitiesAmong(heard, left, spoke, bench.clauses),
      ...several,
      ...gapsIn(hearing, bench),
      ...overriddenIn(hearing),
      ...cumulativeIn(hearing, domain),
    ],
    spoke,
    isTooSmall,
    worlds: heard,
  };
}
