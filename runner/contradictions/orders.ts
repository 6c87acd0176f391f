import type { Simultaneous, Step } from '../../generators/situations/moments.ts';
import type { Situated } from '../../generators/situations/situated.ts';
import type { Life } from '../../spec/model/life.ts';
import { leftBy } from './analyse.ts';
import { canArise } from './arising.ts';
import type { Bench, Voice } from './bench.ts';
import { listen, seatsFor } from './bench.ts';
import type { Claim } from './claims.ts';
import { addressesOf } from './claims.ts';
import { isRuling } from './seats.ts';
import type { Saying } from './witness.ts';

interface Ruled {
  /** All that is left of the answers. */
  readonly left: readonly unknown[];
  readonly key: string | null;
  readonly voices: readonly Voice[];
}

/** What the clauses leave by their default readings, the one answer if it is one, and who spoke. */
function ruledOn(bench: Bench, { question, situation }: Situated): Ruled {
  const seats = seatsFor(bench, question, situation).filter(({ supposition }) => supposition === null);
  const hearing = listen(bench, question, situation, seats, {}, new Set());
  const domain = question.answers(situation);
  const left = leftBy(hearing, domain).map((i) => domain[i]);
  return {
    left,
    key: left.length === 1 && hearing.open.length === 0 ? question.key(left[0]) : null,
    voices: hearing.strong.filter(isRuling),
  };
}

/** What a step makes of a life; null where the clauses do not say. */
function lifeAfterStep(bench: Bench, step: Step, before: Life): Life | null {
  const made = step(before);
  if (!('asked' in made)) return made;
  const { left, key } = ruledOn(bench, made.asked);
  return key === null ? null : made.lifeOf(left[0]);
}

const distinct = (sayings: readonly Saying[]): Saying[] => [
  ...new Map(sayings.map((one) => [JSON.stringify(one), one])).values(),
];

/** How it goes in one order, up to the first step that ends it: whether one does, and who said so; null: nobody knows. */
function goneThrough(bench: Bench, { ends, begins }: Simultaneous, steps: readonly Step[]) {
  const { question } = ends;
  const voices: Voice[] = [];
  let before = begins;
  for (const step of steps) {
    const after = lifeAfterStep(bench, step, before);
    if (after === null) return null;
    const ruled = ruledOn(bench, { question, situation: ends.situation(before, after) });
    if (ruled.key === null) return null;
    voices.push(...ruled.voices);
    if (ruled.key === ends.answer) return { isEnded: true, voices };
    before = after;
  }
  return { isEnded: false, voices };
}

/**
 * Whether things that are due at one moment end differently in different orders, which no clause fixes, and who says what
 * of it. They are due only if the clauses say so, and start only from what the clauses could have led to.
 */
export function orderClaim(bench: Bench, moment: Simultaneous): { claim: Claim; sayings: Saying[] } | null {
  const due = moment.due.map((one) => ({ ...ruledOn(bench, one), wanted: one.answer }));
  if (due.some(({ key, wanted }) => key !== wanted)) return null;
  const ways = moment.orders.map((steps) => goneThrough(bench, moment, steps));
  const ends = new Set(ways.map((way) => way?.isEnded));
  if (ways.includes(null) || ends.size < 2 || !canArise(bench, moment.begins)) return null;
  const voices = [...due.flatMap((one) => one.voices), ...ways.flatMap((way) => way?.voices ?? [])];
  return {
    claim: { kind: 'order dependence', clauses: addressesOf(voices), alternatives: [] },
    sayings: distinct(
      voices.map(({ address, ruling: { says, because } }) => ({
        clause: address,
        lean: null,
        says,
        because,
        allows: [],
      })),
    ),
  };
}
