import type { Case } from '../../spec/play/case.ts';
import type { Denial } from '../judge/verdict.ts';
import { answerInWords } from '../report/answer.ts';
import type { ReportedDeviation } from '../report/result.ts';
import { fingerprintOf } from './fingerprint.ts';
import type { Hunt, Seen } from './hunt.ts';
import { startsOf } from './hunt.ts';
import type { Judging } from './judging.ts';
import { judgeCases } from './judging.ts';
import type { FaultReporting } from './reported-faults.ts';

/** Kinds of deviation that are shown by a case of their own, those met first. */
const MOST_KINDS = 5;

const smallestOf = async (
  judging: Judging,
  fingerprint: string,
  seen: Seen<Denial>,
  { shrink }: Pick<FaultReporting, 'shrink'>,
): Promise<{ readonly case: Case; readonly denial: Denial }> => {
  const deviationIn = async (cases: readonly Case[]) =>
    (await judgeCases(judging, cases)).map((judged) =>
      'broken' in judged ? undefined : judged.shown.find((one) => fingerprintOf(one) === fingerprint),
    );
  const shows = async (cases: readonly Case[]) =>
    (await deviationIn(cases)).map((denial) => denial !== undefined);
  const { case: smallest } = await shrink(startsOf(seen), shows);
  const [denial] = await deviationIn([smallest]);
  return { case: smallest, denial: denial ?? seen.what };
};

/** How an engine deviates from a clause that is shown and not certified: the first few kinds, each on its smallest case. */
export async function deviationsFrom(
  judging: Judging,
  { shown }: Pick<Hunt, 'shown'>,
  address: string,
  what: Pick<FaultReporting, 'shrink' | 'fileFor'>,
): Promise<ReportedDeviation[]> {
  const kinds = [...shown]
    .filter(([, seen]) => seen.what.denied.includes(address))
    .sort(([, one], [, other]) => one.index - other.index);
  const deviations: ReportedDeviation[] = [];
  for (const [i, [fingerprint, seen]] of kinds.slice(0, MOST_KINDS).entries()) {
    const found = await smallestOf(judging, fingerprint, seen, what);
    const id = `shown-${address.replaceAll('/', '-')}-${i + 1}`;
    deviations.push({
      finding: id,
      clauses: [address],
      ...answerInWords(found.denial, [address]),
      case: found.case,
      file: what.fileFor(id, found.case),
      times: seen.times,
    });
  }
  return deviations;
}
