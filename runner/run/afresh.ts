import { blameOf, blameWithin } from '../judge/blame.ts';
import type { Finding } from './findings.ts';
import { fingerprintOf } from './fingerprint.ts';
import type { Judging } from './judging.ts';
import { judgePlayed, playCases } from './judging.ts';
import type { Fresh } from './unsteady.ts';
import { onFresh } from './unsteady.ts';

/** The findings of a run that show on an engine which has played nothing else, and those that do not. */
export interface Afresh {
  readonly kept: readonly Finding[];
  readonly gone: readonly Finding[];
  /** What those that are kept are blamed on. */
  readonly blamed: readonly string[];
}

const showsAfresh = async (judging: Judging, fresh: Fresh, finding: Finding): Promise<boolean> => {
  const [witness] = finding.witnesses;
  if (witness === undefined || witness.denial === null) return true;
  const [played] = await onFresh(fresh, (adapter) => playCases({ ...judging, adapter }, [witness.case]));
  if (played === undefined) return true;
  const judged = judgePlayed(judging, witness.case, played);
  return !('broken' in judged) && judged.denials.some((one) => fingerprintOf(one) === finding.fingerprint);
};

/**
 * Plays the case of each finding on an engine of its own. One that does not show there comes of what the engine has kept of
 * other boards, and breaks no clause: the rest is blamed without it.
 */
export async function afresh(
  judging: Judging,
  fresh: Fresh,
  findings: readonly Finding[],
  besides: readonly string[],
): Promise<Afresh> {
  const kept: Finding[] = [];
  const gone: Finding[] = [];
  for (const finding of findings) ((await showsAfresh(judging, fresh, finding)) ? kept : gone).push(finding);
  const all = kept.map(({ denied }) => denied);
  const blamed = blameOf([...all, besides]);
  const own = ({ denied }: Finding) => blameWithin(denied, all, blamed);
  return { kept: kept.map((finding) => ({ ...finding, blamed: own(finding) })), gone, blamed };
}
