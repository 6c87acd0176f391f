import type { Case } from '../../spec/play/case.ts';
import type { Adapter, Broken, Played } from '../../spec/protocol/adapter.ts';
import type { Capabilities } from '../../spec/protocol/capabilities.ts';
import type { Court } from '../judge/court.ts';
import type { CaseVerdict, Listener } from './judge-case.ts';
import { judgeCase } from './judge-case.ts';

const SILENT: Listener = { heard: () => {} };

/** An engine before a court. */
export interface Judging {
  readonly court: Court;
  readonly adapter: Adapter;
  readonly capabilities: Capabilities;
}

/** What came of a case: a verdict, or how the engine broke. */
export type Judged = CaseVerdict | Broken;

/** What came of cases: records, or how the engine broke. */
export const playCases = ({ adapter }: Judging, cases: readonly Case[]): Promise<Played[]> =>
  adapter.play(cases.map(({ board, acts, picks }) => ({ board, acts, picks })));

/** Judges what an engine did with one case. */
export const judgePlayed = (
  { court, capabilities }: Judging,
  one: Case,
  played: Played,
  listener: Listener = SILENT,
): Judged => ('broken' in played ? played : judgeCase(court, one, played, capabilities, listener));

/** Plays cases on the engine and judges the records. */
export async function judgeCases(judging: Judging, cases: readonly Case[]): Promise<Judged[]> {
  const played = await playCases(judging, cases);
  return played.map((result, i) => judgePlayed(judging, cases[i] as Case, result));
}
