import type { Ability } from '../../spec/abilities/ability.ts';
import { stepsOf } from '../../spec/abilities/ability.ts';
import type { At } from '../../spec/model/names.ts';
import type { Item } from '../../spec/model/state.ts';
import type { Event } from '../../spec/play/event.ts';
import type { Settling } from '../../spec/questions/carrying-out.ts';
import { isPaid } from '../../spec/questions/carrying-out.ts';
import type { Place } from './carrying-out.ts';
import { executing, isHere } from './carrying-out.ts';
import { addressed } from './declaring.ts';
import type { Observation } from './observation.ts';
import { asked } from './observation.ts';
import { resolvedAt } from './resolving.ts';
import type { Moment, Timeline } from './timeline.ts';

export const hasBegun = (line: Timeline, place: Place): boolean =>
  line.moments.some(({ event }) => event.kind === 'begun' && isHere(event, place));

/** Whether an instruction was carried out on all its targets, or had none to be carried out on. */
const isWholeAt = (line: Timeline, place: Place): boolean => {
  const settled = line.moments.find(({ event }) => event.kind === 'settled' && isHere(event, place))?.event;
  const targets = settled?.kind === 'settled' ? settled.targets : [];
  const isDone = (card: string) =>
    line.moments.some(
      ({ event }) =>
        event.kind === 'did' &&
        event.card === card &&
        event.cause.by === 'item' &&
        isHere(event.cause, place),
    );
  return hasBegun(line, place) && targets.every(isDone);
};

/** How much of an item was carried out; nothing where it was all of it. */
const extentOf = (line: Timeline, item: Item, ability: Ability): Pick<Settling, 'carriedOut'> => {
  const places = addressed(ability).map(({ at }) => ({ item: item.id, at }));
  if (places.every((place) => isWholeAt(line, place))) return {};
  return { carriedOut: places.some((place) => hasBegun(line, place)) ? 'in part' : 'not at all' };
};

const isOfPrice = (event: Event): boolean =>
  'cause' in event && event.cause.by === 'rules' && event.cause.effect === 'payment';

/** The payments that may be an item's: in the step of its declaration, and as it came to be carried out. */
function paymentsFor(line: Timeline, item: Item, until: number): Event[] {
  const queued = line.moments.findIndex(({ event }) => event.kind === 'queued' && event.item.id === item.id);
  const first = line.moments[queued]?.step ?? 0;
  const from = resolvedAt(line, item) ?? until;
  return line.moments
    .filter(
      ({ step, event }, number) =>
        number < until && isOfPrice(event) && (step === first || (number >= from && number > queued)),
    )
    .map(({ event }) => event);
}

/** Whether the price was paid, as far as the record shows; null where it shows neither. */
function wasPaid(line: Timeline, item: Item, ability: Ability, until: number): boolean | null {
  const payments = paymentsFor(line, item, until);
  const declaring =
    line.steps[
      line.moments.find(({ event }) => event.kind === 'queued' && event.item.id === item.id)?.step ?? 0
    ];
  const before = line.declared.get(item.id)?.state;
  const act = declaring?.act;
  if (ability.kind !== 'activated' && ability.kind !== 'spell') return null;
  switch (ability.kind === 'spell' ? ability.cost?.kind : (ability.cost?.kind ?? 'exhaust itself')) {
    case 'exhaust itself':
      return wasTurned(line, item.sources[0] ?? '', item, until, payments);
    case 'exhaust':
    case 'sacrifice': {
      const payer = act?.act === 'declare' ? act.pay?.[0] : undefined;
      if (payer === undefined || before?.cards[payer]?.exhausted !== false) return null;
      const paid = payments.some((event) => 'card' in event && event.card === payer);
      return !paid && hasMoved(line, payer, item, until) ? null : paid;
    }
    case 'coins': {
      const { [item.controller]: had = 0 } = before?.coins ?? {};
      const paid = payments.some((event) => event.kind === 'coins' && event.player === item.controller);
      return had === 0 || isFree(ability, act?.act === 'declare' ? act.x : undefined) ? null : paid;
    }
    default:
      return null;
  }
}

const isFree = ({ cost }: Extract<Ability, { cost?: unknown }>, x: number | undefined): boolean =>
  cost?.kind === 'coins' && (cost.x ? (x ?? 0) : cost.amount) === 0;

const hasMoved = (line: Timeline, card: string, item: Item, until: number): boolean => {
  const first = line.moments.findIndex(({ event }) => event.kind === 'queued' && event.item.id === item.id);
  const from = line.starts[line.moments[first]?.step ?? 0] ?? 0;
  return line.moments.slice(from, until).some(({ event }) => event.kind === 'moved' && event.card === card);
};

/** A card that has left play since shows no sign of having been exhausted. */
function wasTurned(
  line: Timeline,
  source: string,
  item: Item,
  until: number,
  payments: Event[],
): boolean | null {
  const first =
    line.moments.find(({ event }) => event.kind === 'queued' && event.item.id === item.id)?.step ?? 0;
  if (line.states[first]?.cards[source]?.exhausted !== false) return null;
  const turned = payments.flatMap((event) =>
    event.kind === 'flag' && event.card === source && event.flag === 'exhausted' ? [event.value] : [],
  );
  if (turned.length === 0 && hasMoved(line, source, item, until)) return null;
  return turned.at(-1) === true;
}

/** An item with a price has left the queue: was it paid, and how much of it was carried out? */
export function askPaid(line: Timeline, moment: Moment, item: Item, ability: Ability): Observation[] {
  const first: At = [0, 0];
  const here = executing(line, moment.state, { item: item.id, at: first });
  const paid =
    here === null || stepsOf(ability).length === 0
      ? null
      : wasPaid(line, item, ability, line.moments.indexOf(moment));
  if (here === null || paid === null) return [];
  return [
    asked(isPaid, { ...here, ...extentOf(line, item, ability) }, paid ? 'paid' : 'unpaid', 'consequence'),
  ];
}
