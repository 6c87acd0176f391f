import type { Card } from '../../spec/model/card.ts';
import type { Life } from '../../spec/model/life.ts';
import type { CardId, Player } from '../../spec/model/names.ts';
import type { Cause } from '../../spec/play/event.ts';
import { doesHappen, hasLost, isDestroyed, whenDone } from '../../spec/questions/fate.ts';
import { isByDeck } from './decks.ts';
import { cardMoments } from './lookup.ts';
import type { Moment } from './moment.ts';
import type { Observation } from './observation.ts';
import { asked } from './observation.ts';
import { isByDeed } from './shown.ts';
import type { Timeline } from './timeline.ts';
import { sameCause } from './timeline.ts';

/** A text that has another deed done instead may destroy as any text may. */
const isByRules = (cause: Cause): boolean => cause.by === 'rules' && cause.effect !== 'replacement';

/** What came of a change of a card's life, as far as the record shows. */
interface Sequel {
  readonly destroyed: number | null;
  readonly lost: number | null;
  readonly isSuperseded: boolean;
}

const LAID_AND_TAKEN: readonly string[] = ['expiry', 'static effect'];

const isLaidOrTaken = ({ event }: Moment): boolean =>
  'cause' in event && event.cause.by === 'rules' && LAID_AND_TAKEN.includes(event.cause.effect);

/**
 * Whether the rules lay or take off an effect at once after a change of a life, or together with another one that they
 * make: which of what is due comes first is not told.
 */
const isOneOfRules = (line: Timeline, from: number, to: number, cause: Cause): boolean => {
  const all = line.moments.slice(from, to + 1);
  if (all[0]?.step !== all.at(-1)?.step || !isLaidOrTaken(all.at(-1) as Moment)) return false;
  // Once the rules have destroyed another card between, what was due to this one was due as well.
  if (all.some(({ event }) => event.kind === 'destroyed' && isByRules(event.cause))) return false;
  return (
    isAtOnce(line, from, to, cause) ||
    all.every((moment) => moment.event.kind === 'turn' || isLaidOrTaken(moment))
  );
};

/** Looks ahead from the change of a life to the next one of the same card. */
function sequelOf(
  line: Timeline,
  number: number,
  card: CardId,
  player: Player | null,
  cause: Cause | null,
): Sequel {
  const isSameChange = ({ event, step }: Moment) =>
    cause !== null &&
    'cause' in event &&
    sameCause(event.cause, cause) &&
    (cause.by === 'item' || step === line.moments[number]?.step);
  let destroyed: number | null = null;
  let end = line.moments.length;
  let isSuperseded = false;
  for (const moment of cardMoments(line, card)) {
    const { event, number: at } = moment;
    if (at <= number) continue;
    const isEnd =
      event.kind === 'life' ||
      (event.kind === 'destroyed' && !isByRules(event.cause)) ||
      (event.kind === 'moved' && destroyed === null);
    if (event.kind === 'destroyed' && !isEnd) destroyed ??= at;
    if (!isEnd) continue;
    end = at;
    isSuperseded =
      event.kind === 'life' &&
      (isSameChange(moment) || (cause !== null && isOneOfRules(line, number, at, cause)));
    break;
  }
  const lost = player === null ? null : lossOf(line, player, number, end);
  return { destroyed, lost, isSuperseded };
}

/** The number of the first loss of a player between two moments that comes from no empty deck. */
const lossOf = (line: Timeline, player: Player, from: number, to: number): number | null => {
  for (let i = from + 1; i < to; i += 1) {
    const event = line.moments[i]?.event;
    if (event?.kind === 'lost' && event.player === player && !isByDeck(line, i)) return i;
  }
  return null;
};

/** A strike and the strike back are one: what belongs to the same attack comes at the same time. */
const isOfStrike = ({ state }: Moment, item: string, cause: Cause): boolean =>
  cause.by === 'item' &&
  cause.item === item &&
  state.queue.some(({ id, kind }) => id === item && kind === 'attack');

const isBookkeeping = (moment: Moment, cause: Cause): boolean => {
  const { event } = moment;
  switch (event.kind) {
    case 'begun':
      return isOfStrike(moment, event.item, cause);
    case 'turn':
    case 'queued':
    case 'named':
    case 'lapsed':
    case 'left':
      return false;
    case 'did':
    case 'life':
    case 'flag':
    case 'abilities':
    case 'effects':
    case 'control':
    case 'moved':
    case 'destroyed':
      return (
        event.cause.by === 'rules' ||
        sameCause(event.cause, cause) ||
        (event.kind === 'moved' && moment.state.cards[event.card]?.type === 'spell') ||
        (event.cause.by === 'item' && isOfStrike(moment, event.cause.item, cause))
      );
    default:
      return true;
  }
};

/** At once: nothing else was done in between, and play was not handed back. */
export const isAtOnce = (line: Timeline, from: number, to: number, cause: Cause): boolean => {
  const [first, last] = [line.moments[from] as Moment, line.moments[to] as Moment];
  // What is done instead belongs to the instruction that it replaces.
  const replaced = line.moments.slice(0, from).findLast(({ event }) => event.kind === 'replaced')?.event;
  const isInstead = cause.by === 'rules' && cause.effect === 'replacement';
  const whole = isInstead && replaced?.kind === 'replaced' ? replaced.cause : cause;
  return (
    first.step === last.step &&
    line.moments.slice(from + 1, to).every((moment) => isBookkeeping(moment, whole))
  );
};

const when = (
  line: Timeline,
  effect: 'destruction' | 'loss',
  from: number,
  to: number | null,
  cause: Cause,
): Observation[] =>
  to === null
    ? []
    : [asked(whenDone, { effect }, isAtOnce(line, from, to, cause) ? 'at once' : 'later', 'consequence')];

const isOver = (line: Timeline, number: number): boolean => {
  const { state, step } = line.moments[number] as Moment;
  const rest = line.moments.slice(number, line.starts[step + 1]);
  return state.lost.length > 0 || rest.some(({ event }) => event.kind === 'lost');
};

const askLoss = (line: Timeline, number: number, card: Card, life: Life, sequel: Sequel): Observation[] => {
  const { event, state } = line.moments[number] as Moment;
  if (card.type !== 'hero' || state.lost.length > 0) return [];
  const isGone = sequel.destroyed !== null;
  const cause = 'cause' in event ? event.cause : ({ by: 'act' } as const);
  return [
    asked(
      hasLost,
      { player: card.owner, life, isDestroyed: isGone },
      sequel.lost === null ? 'plays on' : 'lost',
    ),
    ...when(line, 'loss', number, sequel.lost, cause),
  ];
};

/** A life has changed: does the card go, does its player lose, and when? */
export function askFate(line: Timeline, number: number): Observation[] {
  const { event, state } = line.moments[number] as Moment;
  const card = event.kind === 'life' ? state.cards[event.card] : undefined;
  if (event.kind !== 'life' || card?.life == null || card.zone !== 'play') return [];
  const sequel = sequelOf(line, number, card.id, card.type === 'hero' ? card.owner : null, event.cause);
  if (sequel.isSuperseded) return [];
  const isGone = sequel.destroyed !== null;
  const fate = {
    card,
    texts: line.texts,
    before: card.life,
    after: event.life,
    isOver: !isGone && isOver(line, number),
  };
  return [
    asked(isDestroyed, fate, isGone ? 'destroyed' : 'stays'),
    ...when(line, 'destruction', number, sequel.destroyed, event.cause),
    ...askLoss(line, number, card, event.life, sequel),
  ];
}

/** Moments of `destroyed` and `lost` that some change of a life leads to. */
export function explained(line: Timeline): ReadonlySet<number> {
  const numbers = line.moments.flatMap(({ event, state }, number) => {
    const card = event.kind === 'life' ? state.cards[event.card] : undefined;
    if (event.kind !== 'life' || card === undefined) return [];
    const { destroyed, lost } = sequelOf(
      line,
      number,
      card.id,
      card.type === 'hero' ? card.owner : null,
      null,
    );
    return [destroyed, lost];
  });
  return new Set(numbers.filter((number) => number !== null));
}

/** A destruction or a loss that no change of a life led to. */
export function askStray(line: Timeline, number: number, known: ReadonlySet<number>): Observation[] {
  const { event, state } = line.moments[number] as Moment;
  if (known.has(number)) return [];
  if (
    event.kind === 'destroyed' &&
    event.cause.by === 'rules' &&
    (isByRules(event.cause) || !isByDeed(line, number, event))
  ) {
    const card = state.cards[event.card];
    if (card === undefined || event.cause.effect === 'replacement') return [];
    if (card.life === null) return [asked(doesHappen, { card, change: 'zone', by: 'nothing' }, 'happens')];
    return [
      asked(
        isDestroyed,
        { card, texts: line.texts, before: card.life, after: card.life, isOver: state.lost.length > 0 },
        'destroyed',
      ),
    ];
  }
  if (event.kind === 'lost') {
    const hero = Object.values(state.cards).find(
      ({ type, owner }) => type === 'hero' && owner === event.player,
    );
    if (hero?.life == null) return [];
    return [
      asked(hasLost, { player: event.player, life: hero.life, isDestroyed: hero.zone !== 'play' }, 'lost'),
    ];
  }
  return [];
}
