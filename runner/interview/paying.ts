import type { Ability } from '../../spec/abilities/ability.ts';
import { priceOf } from '../../spec/abilities/ability.ts';
import type { CardId } from '../../spec/model/names.ts';
import type { Item } from '../../spec/model/state.ts';
import type { Declare } from '../../spec/play/act.ts';
import { xOf } from './deeds.ts';
import { between, cardMoments, queuedAt } from './lookup.ts';
import type { Moment } from './moment.ts';
import { resolvedAt } from './resolving.ts';
import type { Timeline } from './timeline.ts';

/** An item with a price, from its declaration to the moment at which it left. */
interface Priced {
  readonly line: Timeline;
  readonly item: Item;
  readonly ability: Ability;
  /** The first moment of the step in which it was declared, and the one at which it left. */
  readonly from: number;
  readonly until: number;
  /** What may be its payments: in the step of its declaration, and as it came to be carried out. */
  readonly payments: readonly Moment[];
}

const isOfPrice = ({ event }: Moment): boolean =>
  'cause' in event && event.cause.by === 'rules' && event.cause.effect === 'payment';

/** Whether a moment is of an item whose carrying out was broken off there by a choice. */
function isHalted(line: Timeline, { id }: Item, number: number): boolean {
  const { step } = line.moments[number] as Moment;
  if (line.steps[step]?.reply.pending?.item !== id) return false;
  return !line.moments.slice(number, line.starts[step + 1]).some(({ event }) => event.kind === 'left');
}

function pricedFor(line: Timeline, item: Item, ability: Ability, until: number): Priced {
  const queued = queuedAt(line, item.id);
  const first = queued?.step ?? 0;
  const resolved = Math.max(resolvedAt(line, item) ?? until, (queued?.number ?? -1) + 1);
  const payments = line.moments
    .slice(0, until)
    .filter(
      (moment, i) => isOfPrice(moment) && (moment.step === first || i >= resolved || isHalted(line, item, i)),
    );
  return { line, item, ability, from: line.starts[first] ?? 0, until, payments };
}

const actFor = ({ line, from }: Priced): Declare | undefined => {
  const act = line.steps[line.moments[from]?.step ?? -1]?.act;
  return act?.act === 'declare' ? act : undefined;
};

/** A card that has moved shows no sign of what was done to it before. */
const hasMoved = ({ line, from, until }: Priced, card: CardId): boolean =>
  between(cardMoments(line, card), from, until).some(({ event }) => event.kind === 'moved');

const wasReady = ({ line, from }: Priced, card: CardId): boolean =>
  line.moments[from]?.state.cards[card]?.exhausted === false;

/** An item that has exhausted a card itself leaves nothing to be seen of a payment by exhausting it afterwards. */
const isTurnedByItem = ({ line, item, from, until }: Priced, card: CardId): boolean =>
  between(cardMoments(line, card), from, until).some(
    ({ event }) =>
      event.kind === 'flag' &&
      event.flag === 'exhausted' &&
      event.value &&
      event.cause.by === 'item' &&
      event.cause.item === item.id,
  );

const isUnseen = (priced: Priced, card: CardId): boolean =>
  hasMoved(priced, card) || isTurnedByItem(priced, card);

const isItselfPaid = (priced: Priced): boolean | null => {
  const source = priced.item.sources[0] ?? '';
  if (!wasReady(priced, source)) return null;
  const turned = priced.payments.flatMap(({ event }) =>
    event.kind === 'flag' && event.card === source && event.flag === 'exhausted' ? [event.value] : [],
  );
  if (turned.length === 0 && isUnseen(priced, source)) return null;
  if (turned.at(-1) === false && hasMoved(priced, source)) return null;
  return turned.at(-1) === true;
};

const isCardPaid = (priced: Priced): boolean | null => {
  const payer = actFor(priced)?.pay?.[0];
  if (payer === undefined || !wasReady(priced, payer)) return null;
  const isPaid = priced.payments.some(({ event }) => 'card' in event && event.card === payer);
  return !isPaid && isUnseen(priced, payer) ? null : isPaid;
};

/** Coins: whether as many were given as the price asks for, and none given back. */
const areCoinsPaid = ({ line, item, payments }: Priced, due: number | undefined): boolean | null => {
  if (!line.capabilities.events.includes('coins') || due === undefined || due === 0) return null;
  const given = payments.reduce((sum, { event, state }) => {
    if (event.kind !== 'coins' || event.player !== item.controller) return sum;
    return sum + (state.coins?.[event.player] ?? 0) - event.coins;
  }, 0);
  return given === due;
};

/** Wounds on the source: whether as many were laid, where it is still there to show them. */
const areWoundsPaid = (priced: Priced, due: number): boolean | null => {
  const { item, payments } = priced;
  if (hasMoved(priced, item.sources[0] ?? '')) return null;
  const laid = payments.reduce((sum, { event, state }) => {
    if (event.kind !== 'life' || event.card !== item.sources[0]) return sum;
    const [had, has] = [state.cards[event.card]?.life, event.life].map((life) => life?.wounds ?? 0) as [
      number,
      number,
    ];
    return sum + has - had;
  }, 0);
  return laid === due;
};

/** Whether the price of an item that has left was paid; null where there is none, or the record does not show it. */
export function wasPaid(line: Timeline, item: Item, ability: Ability, until: number): boolean | null {
  const cost = priceOf(ability);
  if (cost === null || cost === undefined) return null;
  const priced = pricedFor(line, item, ability, until);
  switch (cost.kind) {
    case 'exhaust itself':
      return isItselfPaid(priced);
    case 'exhaust':
    case 'sacrifice':
      return isCardPaid(priced);
    case 'coins':
      return areCoinsPaid(priced, cost.x ? xOf(line, item) : cost.amount);
    case 'wounds':
      return areWoundsPaid(priced, cost.amount);
    default:
      return cost satisfies never;
  }
}
