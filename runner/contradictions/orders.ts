import type { Simultaneous } from '../../generators/situations/moments.ts';
import { hearEverywhere, leftBy } from './analyse.ts';
import type { Bench } from './bench.ts';
import { listen, seatsFor } from './bench.ts';
import type { Claim } from './claims.ts';
import { addressesOf } from './claims.ts';
import type { AnyQuestion } from './seats.ts';
import { isRuling } from './seats.ts';

interface Ruled {
  readonly answer: string | null;
  readonly clauses: readonly string[];
}

/** The one answer that the clauses leave by their default readings, and who spoke. */
function ruledOn(bench: Bench, question: AnyQuestion, situation: unknown): Ruled {
  const seats = seatsFor(bench, question, situation).filter(({ supposition }) => supposition === null);
  const hearing = listen(bench, question, situation, seats, {}, new Set());
  const domain = question.answers(situation);
  const left = leftBy(hearing, domain);
  return {
    answer: left.length === 1 && hearing.open.length === 0 ? question.key(domain[left[0] as number]) : null,
    clauses: addressesOf(hearing.strong.filter(isRuling)),
  };
}

/** How it goes in one order: the answers one after another up to the first that ends it, and who spoke. */
const goneThrough = (bench: Bench, { question, ends }: Simultaneous, steps: readonly unknown[]) => {
  const clauses: string[] = [];
  for (const step of steps) {
    const ruled = ruledOn(bench, question, step);
    if (ruled.answer === null) return null;
    clauses.push(...ruled.clauses);
    if (ruled.answer === ends) return { end: ends, clauses };
  }
  return { end: '', clauses };
};

/** Whether the clauses, under some reading, leave nothing but what a moment starts from after some change. */
const canArise = (bench: Bench, { arises }: Simultaneous): boolean =>
  arises.length === 0 ||
  arises.some(({ question, situation, isSo }) => {
    const seats = seatsFor(bench, question, situation).filter(({ supposition }) => supposition === null);
    const domain = question.answers(situation);
    return hearEverywhere(bench, question, situation, seats).some(({ hearing }) => {
      const left = leftBy(hearing, domain);
      return left.length > 0 && left.every((i) => isSo(domain[i]));
    });
  });

/**
 * Whether things that are due at one moment end differently in different orders, which no clause fixes. They are due
 * only if the clauses say so, and start only from what the clauses could have led to.
 */
export function orderClaim(bench: Bench, moment: Simultaneous): Claim | null {
  const due = moment.due.map(({ question, situation, answer }) => ({
    ...ruledOn(bench, question, situation),
    wanted: answer,
  }));
  if (due.some(({ answer, wanted }) => answer !== wanted)) return null;
  const ways = moment.orders.map((steps) => goneThrough(bench, moment, steps));
  const ends = new Set(ways.map((way) => way?.end));
  if (ways.includes(null) || ends.size < 2 || !canArise(bench, moment)) return null;
  const clauses = [...due.flatMap((one) => one.clauses), ...ways.flatMap((way) => way?.clauses ?? [])];
  return { kind: 'order dependence', clauses: [...new Set(clauses)].sort(), alternatives: [] };
}
