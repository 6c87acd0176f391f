import { readFileSync } from 'node:fs';
import { inProcess } from '../../adapters/in-process.ts';
import { caseAt } from '../../generators/cases.ts';
import { EVERYTHING } from '../../generators/settings.ts';
import { oracles } from '../../oracles/index.ts';
import type { EditionName } from '../../spec/editions/index.ts';
import { EDITIONS } from '../../spec/editions/index.ts';
import { Case } from '../../spec/play/case.ts';
import type { Engine } from '../../spec/protocol/adapter.ts';
import { courtOf } from '../judge/court.ts';
import type { Report } from '../report/result.ts';
import { actInWords } from '../report/telling/act.ts';
import { cardWords } from '../report/telling/card.ts';
import { ENGLISH } from '../report/telling/tongue.ts';
import type { Certification } from '../run/certify.ts';
import { certify } from '../run/certify.ts';
import type { Finding } from '../run/findings.ts';
import { findingsOf, readingsOf } from '../run/findings.ts';
import type { Course, Source } from '../run/hunt.ts';
import { hunt } from '../run/hunt.ts';
import type { Judging } from '../run/judging.ts';
import { shrinkerFor } from '../run/shrink.ts';

const SEED = 20260101;
export const clauses = oracles.heroes;
const courts = { heroes: courtOf(oracles.heroes), classic: courtOf(oracles.classic) } as const;

/** The random cases of one seed for engines that claim everything, each drawn once. */
const casesDrawn = (edition: EditionName): Source => {
  const drawn = new Map<number, Case>();
  return (index) => {
    const known = drawn.get(index) ?? caseAt(SEED, index, { ...EVERYTHING, edition }).case;
    drawn.set(index, known);
    return known;
  };
};

export const randomCases = casesDrawn('heroes');
export const classicCases = casesDrawn('classic');

const sources = { heroes: randomCases, classic: classicCases } as const;

/** The cases of a list as a source, over and over. */
export const these =
  (cases: readonly Case[]): Source =>
  (index) =>
    cases[index % cases.length] as Case;

/** An engine before the court of the edition. */
export const judgingOf = (engine: Engine): Judging => ({
  court: courts[engine.greeting.edition],
  adapter: inProcess(engine, { isTrusted: true }),
  capabilities: engine.greeting.capabilities,
});

/** What a run is asked for where nothing else is wanted. */
export const certificationOf = ({ greeting: { engine, edition, capabilities } }: Engine): Certification => ({
  edition: EDITIONS[edition],
  engine,
  replayOptions: ['--engine', engine],
  seed: SEED,
  required: 1,
  only: null,
  settlements: [],
  courtWithout: () => courts[edition],
  shrink: shrinkerFor({ claims: capabilities, preset: 'both', edition }),
  fresh: null,
  fileFor: (name) => `findings/${name}.json`,
});

/** A whole run on random cases, or on those of a source. */
export const reportOn = (
  engine: Engine,
  course: Course & { readonly source?: Source },
  what: Partial<Certification> = {},
): Promise<Report> =>
  certify(judgingOf(engine), course.source ?? sources[engine.greeting.edition], course, {
    ...certificationOf(engine),
    ...what,
  });

/** The shrunk findings of an engine on some cases. */
export async function findingsOn(engine: Engine, cases: readonly Case[]): Promise<readonly Finding[]> {
  const judging = judgingOf(engine);
  const found = await hunt(judging, these(cases), { cases: cases.length });
  return findingsOf(judging, found, readingsOf(clauses, found), shrinkerFor(EVERYTHING));
}

/** The case by which the suite knows a mutant. */
export const storedFor = (mutant: string): Case =>
  Case.parse(
    JSON.parse(readFileSync(new URL(`../../fixtures/mutants/${mutant}.json`, import.meta.url), 'utf8')),
  );

/** A case as a person would lay it out: its cards, then its acts, and its picks where they matter. */
export const inWords = ({ board, acts, picks }: Case): string[] => [
  ...board.cards.map((card) => cardWords(ENGLISH, card, board.texts)),
  ...acts.map(actInWords),
  ...(picks.some((pick) => pick > 0) ? [`picks ${picks.join(', ')}`] : []),
];
