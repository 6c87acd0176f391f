import type { Life } from '../../spec/model/life.ts';
import type { CardId } from '../../spec/model/names.ts';
import { sameData } from '../../spec/play/same-data.ts';
import type { Passed } from '../../spec/questions/life.ts';
import { deedOf } from './deeds.ts';
import { cardMoments } from './lookup.ts';
import type { Moment } from './moment.ts';
import type { Timeline } from './timeline.ts';
import { sameCause } from './timeline.ts';
import { isTurning, turnBetween, turnOf } from './turned.ts';

const causeOf = (moment: Moment | undefined) =>
  moment?.event.kind === 'life' ? { cause: moment.event.cause, step: moment.step } : null;

/** Whether one cause has shown both lives, with nothing told of the card in between. */
const isOneChange = (one: Moment, next: Moment | undefined): boolean => {
  const [first, second] = [causeOf(one), causeOf(next)];
  return (
    first !== null && second !== null && first.step === second.step && sameCause(first.cause, second.cause)
  );
};

const byOf = (line: Timeline, { event, state, step, number }: Moment, card: CardId): Passed['by'] => {
  if (event.kind !== 'life') return null;
  const { cause } = event;
  // An engine may call it a term that ended when a text holds no longer.
  const isEnd = cause.by === 'rules' && cause.effect === 'expiry' && !isTurning(line, step);
  if (isEnd || (cause.by === 'rules' && cause.effect === 'static effect')) return 'static texts';
  const by = turnOf(line, step) ?? deedOf(line, cause, state, step, card, number);
  const isDeedless = cause.by === 'act' || (cause.by === 'rules' && cause.effect !== 'replacement');
  return by === null && isDeedless ? 'static texts' : by;
};

/** What has come to the life of a card before a moment, since the card came where it is. */
export function passedBy(line: Timeline, card: CardId, until: number): Passed[] {
  const moments = cardMoments(line, card).filter(({ number }) => number < until);
  const from = moments.findLastIndex(({ event }) => event.kind === 'moved');
  const passed: Passed[] = [];
  let begun: { moment: Moment; before: Life } | null = null;
  for (const [at, moment] of moments.entries()) {
    const { event, state } = moment;
    const before = state.cards[card]?.life;
    if (at <= from || event.kind !== 'life' || !before) continue;
    begun ??= { moment, before };
    if (isOneChange(moment, moments[at + 1])) continue;
    passed.push({ before: begun.before, after: event.life, by: byOf(line, begun.moment, card) });
    begun = null;
  }
  return passed;
}

/**
 * What has come to the life of a card by the states between acts: by which deed, bare changes alone tell. `bares` are the
 * steps so far, each as a record of its own where it is one.
 */
export function passedBetween(line: Timeline, card: CardId, bares: readonly (Timeline | null)[]): Passed[] {
  let passed: Passed[] = [];
  for (const [step, bare] of bares.entries()) {
    const [was, is] = [line.states[step], line.states[step + 1]];
    const [before, after] = [was?.cards[card], is?.cards[card]];
    if (before?.zone !== 'play' || after?.zone !== 'play') passed = [];
    else if (before.life !== null && after.life !== null && !sameData(before.life, after.life)) {
      if (bare !== null) passed.push(...passedBy(bare, card, bare.moments.length));
      else passed.push({ before: before.life, after: after.life, by: turnBetween(line, step) });
    }
  }
  return passed;
}
