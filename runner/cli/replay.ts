import colors from 'picocolors';
import { oracles } from '../../oracles/index.ts';
import { EDITIONS } from '../../spec/editions/index.ts';
import type { Case } from '../../spec/play/case.ts';
import { courtOf } from '../judge/court.ts';
import { jsonReport } from '../report/json.ts';
import type { Report } from '../report/result.ts';
import { replayReport } from '../report/terminal.ts';
import { certify } from '../run/certify.ts';
import { asItIs } from '../run/shrink.ts';
import { connect } from './connect.ts';
import { Ending, EXIT } from './exit.ts';
import { readCase } from './files.ts';

const codeOf = ({ findings, faults }: Report): number =>
  findings.length > 0 || faults.length > 0 ? EXIT.problem : EXIT.fine;

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

/** Judges an engine on stored cases, as they are, and gives the exit code. */
export async function runReplay(
  files: readonly string[],
  options: { engine: string; json?: true },
): Promise<number> {
  const cases = files.map(readCase);
  const paths = new Map<Case, string>(cases.map((one, i) => [one, files[i] as string]));
  const edition = editionOf(files, cases);
  const clauses = oracles[edition];
  const { adapter, greeting } = await connect(options.engine, edition);
  const report = await certify(
    { court: courtOf(clauses), adapter, capabilities: greeting.capabilities },
    (index) => cases[index] as Case,
    { cases: cases.length },
    {
      edition: EDITIONS[edition],
      engine: greeting.engine,
      engineArgument: options.engine,
      seed: 0,
      required: 1,
      only: null,
      shrink: asItIs,
      fileFor: (name, one) => paths.get(one) ?? name,
    },
  );
  await adapter.bye();
  console.log(options.json ? JSON.stringify(jsonReport(report)) : replayReport(report, colors));
  return codeOf(report);
}
