import type { CardId } from '../../spec/model/names.ts';
import type { EventKind } from '../../spec/play/event.ts';
import type { Former } from '../../spec/questions/life.ts';
import type { Moment } from './moment.ts';
import type { Timeline } from './timeline.ts';

/** Kinds of event by which static texts begin or cease to hold for any card. */
export const SHIFTING: readonly EventKind[] = ['moved', 'abilities', 'control'];

/**
 * What came before a moment, since the card itself moved or any card in play was put into play. States between which neither
 * the card nor what static texts speak of has changed are told once.
 */
export function formerly({ moments }: Timeline, number: number, card: CardId): Former[] {
  const isOf = ({ event }: Moment) => 'card' in event && event.card === card;
  const isComing = ({ event, state }: Moment) =>
    event.kind === 'moved' &&
    (event.card === card || (event.zone === 'play' && state.cards[event.card]?.zone === 'play'));
  const isGift = ({ event }: Moment) =>
    event.kind === 'life' &&
    event.card === card &&
    event.cause.by === 'rules' &&
    event.cause.effect === 'static effect';
  const from = moments.findLastIndex((moment, i) => i < number && isComing(moment)) + 1;
  const isNews = (moment: Moment, i: number) => {
    const before = i === 0 ? undefined : moments[from + i - 1];
    return (
      before === undefined ||
      before.step !== moment.step ||
      isOf(before) ||
      SHIFTING.includes(before.event.kind) ||
      isGift(moment)
    );
  };
  return moments
    .slice(from, number)
    .filter(isNews)
    .map((moment) => ({
      state: moment.state,
      given: moment.event.kind === 'life' && isGift(moment) ? moment.event.life : null,
    }));
}
