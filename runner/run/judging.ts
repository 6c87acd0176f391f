import type { Case } from '../../spec/play/case.ts';
import type { Adapter, Broken } from '../../spec/protocol/adapter.ts';
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

/** Plays cases on the engine and judges the records. */
export async function judgeCases(
  { court, adapter, capabilities }: Judging,
  cases: readonly Case[],
  listener: Listener = SILENT,
): Promise<Judged[]> {
  const played = await adapter.play(cases.map(({ board, acts, picks }) => ({ board, acts, picks })));
  return played.map((result, i) =>
    'broken' in result ? result : judgeCase(court, cases[i] as Case, result, capabilities, listener),
  );
}
