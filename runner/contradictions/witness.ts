import { smallestSituation } from '../../generators/situations/reduce.ts';
import { analyse, hearEverywhere, leftBy } from './analyse.ts';
import { arises } from './arising.ts';
import type { Bench, Voice } from './bench.ts';
import { breakdownsOf, seatsFor } from './bench.ts';
import type { Claim, Lean } from './claims.ts';
import { claimKey } from './claims.ts';
import { endless } from './deadline.ts';
import type { AnyQuestion } from './seats.ts';
import type { Exhibit, Found } from './survey.ts';
import { leansKey } from './survey.ts';

/** What one clause says in a witness; `lean` is the reading that it takes for that, null where its plain words do. */
export interface Saying {
  readonly clause: string;
  readonly lean: string | null;
  readonly says: string;
  readonly because: string;
  /** The answers that it allows, where they are few. */
  readonly allows: readonly string[];
}

/** The smallest situation that shows a finding, as it is stored, and what was heard of it when it was executed again. */
export interface Witness {
  readonly situation: unknown;
  readonly readings: readonly Lean[];
  readonly sayings: readonly Saying[];
  /** The answers that the clauses leave, where that is the finding. */
  readonly remaining?: readonly string[];
}

const FEW = 4;

const sayingOf = (voice: Voice, lean: string | null, domain: readonly unknown[]): Saying => {
  const { question } = voice.rule;
  const allowed = domain.filter((answer) => voice.ruling.allows(answer));
  return {
    clause: voice.address,
    lean: voice.supposition === null || voice.supposition.isPlain ? lean : voice.supposition.name,
    says: voice.ruling.says,
    because: voice.ruling.because,
    allows: allowed.length > FEW ? [] : allowed.map((answer) => question.key(answer)),
  };
};

const isTaken = ({ supposition, address }: Voice, leans: readonly Lean[]): boolean =>
  supposition === null ||
  supposition.isPlain === true ||
  leans.some(({ clause, name }) => clause === address && name === supposition.name);

const sameWorld = (world: Readonly<Record<string, string>>, leans: readonly Lean[]): boolean =>
  leans.every(({ clause, name }) => !(clause in world) || world[clause] === name);

/** What a clause that may be read in several ways says under each, and what stands by default where it says nothing. */
function eachReading(
  { clauses }: Bench,
  address: string,
  heard: ReturnType<typeof hearEverywhere>,
  domain: readonly unknown[],
): Saying[] {
  const first = heard[0]?.world ?? {};
  const readings = clauses.find((clause) => clause.address === address)?.readings ?? [];
  return readings.flatMap(({ name }) => {
    const one = heard.find(({ world }) =>
      Object.entries(world).every(([of, read]) => read === (of === address ? name : first[of])),
    );
    const own = one?.hearing.strong.filter((voice) => voice.address === address) ?? [];
    return own.length > 0
      ? own.map((voice) => sayingOf(voice, name, domain))
      : [
          { clause: address, lean: name, says: 'nothing here', because: '', allows: [] },
          ...(one?.hearing.byDefault ?? []).map((voice) => sayingOf(voice, null, domain)),
        ];
  });
}

/** What the clauses of a finding say in a situation under these readings; each reading apart where none is fixed. */
function sayingsOf(
  bench: Bench,
  { question, clauses, kind }: Pick<Found, 'question' | 'clauses' | 'kind'>,
  situation: unknown,
  leans: readonly Lean[],
): Saying[] {
  const seats = seatsFor(bench, question, situation);
  const domain = question.answers(situation);
  const heard = hearEverywhere(bench, question, situation, seats);
  if (kind === 'ambiguity') return eachReading(bench, clauses[0] ?? '', heard, domain);
  const spoken = bench.clauses.filter(({ address }) => clauses.includes(address));
  const world = heard.find((one) => worldFits(one.world, leans, spoken));
  const readingOf = ({ address, clause: own }: Voice) =>
    leans.find(
      ({ clause, name }) => clause === address && own?.readings.some((reading) => reading.name === name),
    )?.name ?? null;
  const sayings = [...(world?.hearing.strong ?? []), ...(world?.hearing.supposed ?? [])]
    .filter((voice) => clauses.includes(voice.address) && isTaken(voice, leans))
    .map((voice) => sayingOf(voice, readingOf(voice), domain));
  return [...new Map(sayings.map((saying) => [JSON.stringify(saying), saying])).values()];
}

const worldFits = (
  world: Readonly<Record<string, string>>,
  leans: readonly Lean[],
  clauses: readonly { readonly address: string; readonly readings: readonly { readonly name: string }[] }[],
): boolean =>
  sameWorld(
    world,
    leans.filter(({ clause, name }) =>
      clauses.some(
        ({ address, readings }) => address === clause && readings.some((one) => one.name === name),
      ),
    ),
  );

/** The claim of an analysis that a finding stands for, leaning on the same readings if it leans on any. */
const claimIn = (bench: Bench, question: AnyQuestion, situation: unknown, wanted: Claim): Claim | undefined =>
  analyse(bench, question, situation)?.claims.find(
    (claim) =>
      claimKey(claim) === claimKey(wanted) && leansKey(claim.alternatives) === leansKey(wanted.alternatives),
  );

/** Whether a situation shows what is wanted, with no more rules breaking down than do in the situation at the start. */
function shows(bench: Bench, question: AnyQuestion, wanted: Claim, start: unknown) {
  const looked = (situation: unknown) => {
    const before = breakdownsOf(bench);
    const isShown = arises(bench, { situation }) && claimIn(bench, question, situation, wanted) !== undefined;
    return { isShown, breakdowns: breakdownsOf(bench) - before };
  };
  const most = looked(start).breakdowns;
  return (situation: unknown): boolean => {
    try {
      const { isShown, breakdowns } = looked(situation);
      return isShown && breakdowns <= most;
    } catch {
      // A part taken away may leave a question with nothing to ask about: that is no situation of it.
      return false;
    }
  };
}

/** The answers that are left by the default readings. */
function remainingIn(bench: Bench, question: AnyQuestion, situation: unknown): string[] {
  const domain = question.answers(situation);
  const [first] = hearEverywhere(bench, question, situation, seatsFor(bench, question, situation));
  return first === undefined ? [] : leftBy(first.hearing, domain).map((i) => question.key(domain[i]));
}

/** The readings under which a witness is told: the first alternative, one of the fewest. */
const toldUnder = ({ alternatives }: Pick<Exhibit, 'alternatives'>, kind: Found['kind']): readonly Lean[] =>
  kind === 'ambiguity' ? [] : ([...alternatives].sort((a, b) => a.length - b.length)[0] ?? []);

/**
 * Shrinks an exhibit with the clauses fixed, as far as the time goes, stores it, and executes what was stored; null where that shows nothing, so
 * that it is not shown.
 */
export function witnessOf(
  bench: Bench,
  found: Found,
  exhibit: Exhibit,
  isShrunk = true,
  isSpent = endless,
): Witness | null {
  const { question, kind, clauses, about } = found;
  const wanted: Claim = {
    kind,
    clauses,
    alternatives: exhibit.alternatives,
    ...(about === null ? {} : { about }),
  };
  const { situation } = exhibit.entry;
  const stillShows = shows(bench, question, wanted, situation);
  const isSmaller = (smaller: unknown) => !isSpent() && stillShows(smaller);
  const smallest = isShrunk ? smallestSituation(situation, isSmaller) : situation;
  const stored: unknown = JSON.parse(JSON.stringify(smallest));
  if (!stillShows(stored)) return null;
  const readings = toldUnder(exhibit, kind);
  const sayings = sayingsOf(bench, found, stored, readings);
  const remaining = kind === 'underdetermined' ? { remaining: remainingIn(bench, question, stored) } : {};
  return { situation: stored, readings, sayings, ...remaining };
}
