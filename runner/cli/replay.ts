import colors from 'picocolors';
import { EDITIONS } from '../../spec/editions/index.ts';
import type { Case } from '../../spec/play/case.ts';
import { jsonReport } from '../report/json.ts';
import type { Report, ReportedFault, ReportedRelation } from '../report/result.ts';
import { replayReport } from '../report/terminal.ts';
import { certify } from '../run/certify.ts';
import type { Player } from '../run/relations.ts';
import { compareCases, reportedRelation } from '../run/relations.ts';
import { asItIs } from '../run/shrink.ts';
import type { Fresh } from '../run/unsteady.ts';
import { differenceBehind } from '../run/unsteady.ts';
import { courtFor, settledFor, settlementsOf } from './clauses.ts';
import type { Connected } from './connect.ts';
import { freshOf, withEngine } from './connect.ts';
import { Ending, EXIT } from './exit.ts';
import type { Stored } from './files.ts';
import { filesAt, readStored } from './files.ts';
import { replayOptions } from './replay-options.ts';

/** Plays a case on a fresh engine, and on another behind the cases that are stored with it. */
const waywardAgain = async (
  { case: one, before }: Stored,
  file: string,
  fresh: Fresh,
): Promise<ReportedFault | null> => {
  if (before === null) return null;
  const detail = await differenceBehind(fresh, before, one);
  return detail === null ? null : { kind: 'nondeterministic', times: 1, detail, file, case: one, before };
};

/** Compares the stored cases that are to be compared, each by its own relation; null where there are none. */
async function comparedAgain(
  player: Player,
  stored: readonly Stored[],
  files: readonly string[],
): Promise<Report['compared']> {
  const applied: Record<string, number> = {};
  const broken: ReportedRelation[] = [];
  let cases = 0;
  for (const [i, { case: one, relation }] of stored.entries()) {
    if (relation === null) continue;
    cases += 1;
    const seen = await compareCases(player, () => one, 1, asItIs);
    applied[relation] = (applied[relation] ?? 0) + (seen.applied[relation] ?? 0);
    const own = seen.broken.filter(({ relation: { name } }) => name === relation);
    broken.push(...own.map((found) => reportedRelation(found, () => files[i] as string)));
  }
  return cases === 0 ? null : { cases, applied, broken, untold: 0 };
}

const NOT_AGAIN =
  'The engine went the same way this time: a stored nondeterminism may need more of the run than its file holds.';

const codeOf = ({ findings, faults, compared }: Report): number =>
  findings.length > 0 || faults.length > 0 || compared?.broken.length ? EXIT.problem : EXIT.fine;

/** The edition of the cases, which must be one. */
const editionOf = (files: readonly string[], cases: readonly Case[]): Case['edition'] => {
  const edition = cases[0]?.edition ?? 'heroes';
  const stray = cases.findIndex((one) => one.edition !== edition);
  if (stray < 0) return edition;
  throw new Ending(
    EXIT.badInput,
    `${files[stray]} is of ${cases[stray]?.edition}, ${files[0]} of ${edition}. Replay the cases of one edition at a time.`,
  );
};

/** Judges an engine on stored cases, as they are, and gives the exit code; a folder stands for all that are stored in it. */
export async function runReplay(
  given: readonly string[],
  options: { engine: string; settlements?: string; json?: true },
): Promise<number> {
  const files = filesAt(given);
  const stored = files.map(readStored);
  const cases = stored.map((one) => one.case);
  const paths = new Map<Case, string>(cases.map((one, i) => [one, files[i] as string]));
  const edition = editionOf(files, cases);
  const fresh = freshOf(options.engine, edition);
  const settlements = settlementsOf(edition, options.settlements);
  const judgedAndCompared = async ({ adapter, greeting: { engine, capabilities } }: Connected) => {
    const judged = await certify(
      { court: courtFor(edition, settlements), adapter, capabilities },
      (index) => cases[index] as Case,
      { cases: cases.length },
      {
        edition: EDITIONS[edition],
        engine,
        replayOptions: replayOptions(options),
        seed: 0,
        required: 1,
        only: null,
        ...settledFor(edition, settlements),
        shrink: asItIs,
        fresh,
        fileFor: (name, one) => paths.get(one) ?? name,
      },
    );
    return { judged, compared: await comparedAgain({ adapter, capabilities }, stored, files) };
  };
  const { judged, compared } = await withEngine(options.engine, edition, judgedAndCompared);
  const unsteady: (ReportedFault | null)[] = [];
  for (const [i, one] of stored.entries()) unsteady.push(await waywardAgain(one, files[i] as string, fresh));
  const seen = unsteady.filter((fault) => fault !== null);
  const others = judged.faults.filter(({ kind }) => kind !== 'nondeterministic' || seen.length === 0);
  const report: Report = { ...judged, faults: [...others, ...seen], compared };
  if (stored.some(({ before }, i) => before !== null && unsteady[i] === null)) console.error(NOT_AGAIN);
  console.log(options.json ? JSON.stringify(jsonReport(report)) : replayReport(report, colors));
  return codeOf(report);
}
