import type { Ability, Trigger } from '../../spec/abilities/ability.ts';
import { stepsOf } from '../../spec/abilities/ability.ts';
import type { Card } from '../../spec/model/card.ts';
import type { CardId, Player } from '../../spec/model/names.ts';
import { cardMoments } from './lookup.ts';
import type { Moment } from './moment.ts';
import type { Timeline } from './timeline.ts';

type Isa = (moment: Moment) => boolean;

const isMove =
  (card: CardId, from: 'play' | null, to: 'play' | 'graveyard'): Isa =>
  ({ event, state }) =>
    event.kind === 'moved' &&
    event.card === card &&
    event.zone === to &&
    (from === null || state.cards[card]?.zone === from);

const hasFallen: Isa = ({ event, state }) =>
  event.kind === 'moved' && event.zone === 'graveyard' && state.cards[event.card]?.zone === 'play';

const isRewounding =
  (card: CardId, way: 'more' | 'fewer'): Isa =>
  ({ event, state }) => {
    if (event.kind !== 'life' || event.card !== card) return false;
    const change = event.life.wounds - (state.cards[card]?.life?.wounds ?? 0);
    return way === 'more' ? change > 0 : change < 0;
  };

/** A card is named for something, struck at, made the defender, or spoken of by a text of its own or for all that fit. */
const isNaming =
  (line: Timeline, card: CardId, isOfSpells: boolean): Isa =>
  ({ event }) => {
    const isFit = (ability: string | null | undefined) =>
      !isOfSpells || line.texts[ability ?? '']?.kind === 'spell';
    switch (event.kind) {
      case 'queued': {
        const { named, sources, ability } = event.item;
        const text = line.texts[ability ?? ''];
        const speaksOf = (kind: 'itself' | 'each') =>
          text !== undefined &&
          stepsOf(text)
            .flat()
            .some(({ object }) => object.kind === kind);
        const isCry = text?.kind === 'triggered' && text.trigger.startsWith('targeted');
        return (
          isFit(ability) &&
          (named.some(({ cards }) => cards.includes(card)) ||
            speaksOf('each') ||
            (!isCry && speaksOf('itself') && sources.includes(card)))
        );
      }
      case 'named':
        return event.cards.includes(card) && isFit(line.declared.get(event.item)?.item.ability);
      case 'settled':
        return event.targets.includes(card) && isFit(line.declared.get(event.item)?.item.ability);
      case 'defended':
        return !isOfSpells && event.defender === card;
      case 'redirected':
        return event.to === card && isFit(line.declared.get(event.item)?.item.ability);
      default:
        return false;
    }
  };

const isPaying =
  (card: CardId): Isa =>
  ({ event }) =>
    'card' in event &&
    event.card === card &&
    'cause' in event &&
    event.cause.by === 'rules' &&
    event.cause.effect === 'payment';

/** The strike, or the strike back, of a card has come to its end. */
const isStriking =
  (line: Timeline, card: CardId): Isa =>
  ({ event, state }) => {
    if (event.kind !== 'ended') return false;
    const item = state.queue.find(({ id }) => id === event.item);
    if (item?.kind !== 'attack') return false;
    if (event.at[0] === 0) return item.sources.includes(card);
    return line.moments.some(
      (m) => m.event.kind === 'settled' && m.event.item === item.id && m.event.targets.includes(card),
    );
  };

/** A card as it was before a step, and as the events of the step made it while others were to come. */
function withinStep(line: Timeline, card: CardId): (step: number) => readonly Card[] {
  const known = new Map<number, readonly Card[]>();
  return (step) => {
    const before = known.get(step);
    if (before !== undefined) return before;
    const own = cardMoments(line, card).filter((one) => one.step === step);
    const last = line.moments[(line.starts[step + 1] ?? line.moments.length) - 1];
    const states = [line.states[step], ...own.map(({ state }) => state), last?.state];
    const all = states.flatMap((state) => state?.cards[card] ?? []);
    known.set(step, all);
    return all;
  };
}

/** What sets a trigger of a card off, as far as it can be counted: never less than what could. */
function isSetOffBy(line: Timeline, trigger: Trigger, card: CardId): Isa {
  // Cards that leave play together see one another go, wherever they are by then and whoever has controlled them.
  const seenIn = withinStep(line, card);
  const isOpposed = ({ step }: Moment, whose: Player | null) =>
    seenIn(step).some(({ controller }) => controller !== whose);
  const whileInPlay =
    (is: Isa): Isa =>
    (moment) =>
      is(moment) && seenIn(moment.step).some(({ zone }) => zone === 'play');
  switch (trigger) {
    case 'hire':
      return isMove(card, null, 'play');
    case 'death':
      return isMove(card, 'play', 'graveyard');
    case 'healed':
      return isRewounding(card, 'fewer');
    case 'wounded':
      return isRewounding(card, 'more');
    case 'targeted':
      return isNaming(line, card, false);
    case 'targeted by a spell':
      return isNaming(line, card, true);
    case 'paying':
      return isPaying(card);
    case 'strike':
      return isStriking(line, card);
    case 'kills':
      return ({ event }) => event.kind === 'destroyed';
    case 'ally attacks':
      return whileInPlay(({ event }) => event.kind === 'attacked');
    case 'creature dies':
      return whileInPlay(
        (moment) => hasFallen(moment) && 'card' in moment.event && moment.event.card !== card,
      );
    case 'opposing graveyard':
      return whileInPlay(
        (moment) =>
          hasFallen(moment) && moment.event.kind === 'moved' && isOpposed(moment, moment.event.whose),
      );
    case 'turn start':
    case 'turn end':
      return whileInPlay(({ event }) => event.kind === 'turn');
    default:
      return trigger satisfies never;
  }
}

/** What sets a triggered text of a card off; null for other texts, and for turns, whose end comes before they are told. */
export const occasionOf = (line: Timeline, ability: Ability, card: CardId): Isa | null =>
  ability.kind !== 'triggered' || ability.trigger === 'turn end'
    ? null
    : isSetOffBy(line, ability.trigger, card);
