import type { Trigger } from '../../spec/abilities/ability.ts';
import type { CardId } from '../../spec/model/names.ts';
import type { Cause, EventKind } from '../../spec/play/event.ts';
import { beginningOf } from './declarers.ts';
import { cardMoments, itemMoments } from './lookup.ts';
import type { Moment } from './moment.ts';
import { occasionOf } from './occasions.ts';
import type { Timeline } from './timeline.ts';
import { sameCause } from './timeline.ts';

/** What happens to cards when a trigger is set off, and the events without which that cannot be told. */
interface Happening {
  readonly what: string;
  readonly needs: readonly EventKind[];
}

const DEATH: Happening = { what: 'death', needs: ['moved'] };
const NAMING: Happening = { what: 'naming', needs: ['queued', 'named', 'settled'] };

/** Triggers that speak of one happening can be set off by one event; of the others no two players have any at a time. */
const HAPPENINGS: Readonly<Partial<Record<Trigger, Happening>>> = {
  hire: { what: 'arrival', needs: ['moved'] },
  death: DEATH,
  'creature dies': DEATH,
  'opposing graveyard': DEATH,
  kills: { ...DEATH, needs: ['moved', 'destroyed'] },
  wounded: { what: 'wounding', needs: ['did', 'life'] },
  healed: { what: 'healing', needs: ['did', 'life'] },
  targeted: NAMING,
  'targeted by a spell': NAMING,
  strike: { what: 'strike', needs: ['did', 'ended', 'settled'] },
};

/** A trigger set off: what is common to all that the same event sets off, and when that was over. */
export interface SetOff {
  readonly moment: string;
  readonly since: number;
}

/** The group in which an instruction was done to a card, or to its only one; null where it was done to none. */
function groupOfDeed(line: Timeline, before: Moment, cause: Cause, card: CardId | null): number | null {
  const all = cause.by === 'item' ? itemMoments(line, cause.item) : cardMoments(line, card ?? '');
  const done = all.findLast(
    ({ event, number, step }) =>
      step === before.step &&
      number < before.number &&
      event.kind === 'did' &&
      sameCause(event.cause, cause) &&
      (card === null || event.card === card),
  );
  return done?.event.group ?? null;
}

/** What tells the events of one moment from others of the step; null where the moment is not told. */
function momentOf(line: Timeline, moment: Moment): string | null {
  const { event, step } = moment;
  switch (event.kind) {
    case 'life':
      return `${groupOfDeed(line, moment, event.cause, event.card) ?? event.group}`;
    case 'ended': {
      const group = groupOfDeed(line, moment, { by: 'item', item: event.item, at: event.at }, null);
      return group === null ? null : `${group}`;
    }
    case 'moved':
      return line.steps[step]?.act.act === 'enter' && event.zone === 'play' ? 'enter' : `${event.group}`;
    case 'destroyed': {
      // Its death is its going to the graveyard, which follows.
      const gone = cardMoments(line, event.card).find(
        (one) => one.step === step && one.number > moment.number && one.event.kind === 'moved',
      );
      return gone === undefined ? null : `${gone.event.group}`;
    }
    default:
      return `of ${moment.number}`;
  }
}

/** The number of the moment from which what is declared now was set off: the item before was over by then. */
function beginningFor(line: Timeline, number: number): number {
  const first = line.starts[beginningOf(line, (line.moments[number] as Moment).step)] ?? 0;
  const ends = line.moments.slice(first, number).filter(({ event }) => event.kind === 'left');
  const before = ends.at(-2);
  return before === undefined ? first : before.number + 1;
}

/** Whether an occasion settles on a card for an instruction for which the card was named already, as its step was reached. */
const isNamedBefore = (occasions: readonly Moment[], { event, number }: Moment): boolean =>
  event.kind === 'settled' &&
  occasions.some(
    (one) =>
      one.number < number &&
      one.event.kind === 'named' &&
      one.event.item === event.item &&
      one.event.at[0] === event.at[0] &&
      one.event.at[1] === event.at[1],
  );

/** Whether a text about namings was declared that names nobody: if speaking of all that fit were a naming, it had no end. */
const isMassCry = ({ texts }: Timeline, { event }: Moment, card: CardId): boolean => {
  const text = event.kind === 'queued' ? texts[event.item.ability ?? ''] : undefined;
  return (
    event.kind === 'queued' &&
    text?.kind === 'triggered' &&
    text.trigger.startsWith('targeted') &&
    !event.item.named.some(({ cards }) => cards.includes(card))
  );
};

/** What set off the trigger that was queued, if all that could have done so happened at one moment; null otherwise. */
export function setOffAt(line: Timeline, number: number): SetOff | null {
  const { event, state } = line.moments[number] as Moment;
  const ability = event.kind === 'queued' ? line.texts[event.item.ability ?? ''] : undefined;
  if (event.kind !== 'queued' || ability?.kind !== 'triggered') return null;
  const happening = HAPPENINGS[ability.trigger];
  const { events } = line.capabilities;
  if (happening === undefined || !happening.needs.every((kind) => events.includes(kind))) return null;
  const [source = ''] = event.item.sources;
  const isOccasion = occasionOf(line, ability, source);
  const course = line.moments.slice(beginningFor(line, number), number);
  const told = course.filter((one) => isOccasion?.(one) === true && !isMassCry(line, one, source));
  const occasions = told.filter((one) => !isNamedBefore(told, one));
  const [moment = null, ...others] = new Set(
    occasions.map((one) => {
      const at = momentOf(line, one);
      return at === null ? null : `${one.step} ${at} ${happening.what}`;
    }),
  );
  const last = occasions.at(-1)?.number ?? number;
  const since = moment?.includes(' enter ') ? (line.starts[occasions[0]?.step ?? 0] ?? 0) - 1 : last;
  const isUnsteady = [...course.filter((one) => one.number > last).map((one) => one.state), state].some(
    ({ cards }) => cards[source]?.zone === 'play' && cards[source].controller !== event.item.controller,
  );
  const isOtherTurn = course.some((one) => one.event.kind === 'turn');
  return moment === null || others.length > 0 || isUnsteady || isOtherTurn ? null : { moment, since };
}
