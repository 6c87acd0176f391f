import type { Static } from '../../spec/abilities/ability.ts';
import { stepsOf } from '../../spec/abilities/ability.ts';
import type { Card } from '../../spec/model/card.ts';
import type { AbilityId } from '../../spec/model/names.ts';
import { doesBear } from '../../spec/questions/stack.ts';
import { executing } from './carrying-out.ts';
import type { Moment } from './moment.ts';
import type { Observation } from './observation.ts';
import { asked } from './observation.ts';
import { shownBy } from './shown.ts';
import type { Timeline } from './timeline.ts';

/** Texts that have a say in how many wounds are laid. */
const WOUNDING: readonly Static['text'][] = ['wounds dealt', 'wounds taken', 'strike'];

const modifiersIn = (line: Timeline, cards: readonly Card[]): AbilityId[] =>
  cards
    .flatMap((card) => [...card.printed, ...card.abilities.filter((id) => !card.printed.includes(id))])
    .filter((id) => {
      const text = line.texts[id];
      return text?.kind === 'static' && WOUNDING.includes(text.static.text);
    });

/** The one text of a board that changes wounds, where the source prints it and it speaks of its own card alone. */
function riderOf(line: Timeline, cards: readonly Card[], source: Card | undefined): AbilityId | null {
  const all = modifiersIn(line, cards);
  const [rider] = all;
  const text = rider === undefined ? undefined : line.texts[rider];
  if (all.length !== 1 || rider === undefined || text?.kind !== 'static') return null;
  const isOwn = text.static.text === 'wounds dealt' && text.static.who === undefined;
  return isOwn && source?.printed.includes(rider) ? rider : null;
}

/** Wounds have been laid by a card that has a text about the wounds that it deals: did that text bear on them? */
export function askRider(line: Timeline, number: number): Observation[] {
  const { event, state } = line.moments[number] as Moment;
  if (event.kind !== 'did' || event.cause.by !== 'item' || !line.statics.has('wounds dealt')) return [];
  const { cause } = event;
  const here = executing(line, state, cause);
  const ability = line.texts[here?.item.ability ?? ''];
  const deed = ability && stepsOf(ability)[cause.at[0]]?.[cause.at[1]]?.deed;
  const source = here?.item.sources[0] ?? '';
  const rider = riderOf(line, Object.values(state.cards), state.cards[source]);
  const text = line.texts[rider ?? ''];
  if (here === null || deed?.verb !== 'wound' || deed.per !== undefined || rider === null) return [];
  if (text?.kind !== 'static' || text.static.text !== 'wounds dealt') return [];
  const isOfShots = text.static.of === 'shots' || text.static.of === 'attacks';
  if ((isOfShots && deed.as !== 'shot') || text.static.of === 'spells') return [];
  const laid = laidAt(line, number);
  const changed = Math.max(0, deed.amount + text.static.by);
  if (laid === null || changed === deed.amount || (laid !== changed && laid !== deed.amount)) return [];
  return [asked(doesBear, { ...here, rider }, laid === changed ? 'bears on it' : 'does not', 'consequence')];
}

/** How many wounds a deed has laid on its card; null where that is not told. */
const laidAt = (line: Timeline, number: number): number | null => {
  const { event, state } = line.moments[number] as Moment;
  const had = event.kind === 'did' ? state.cards[event.card]?.life : undefined;
  const lives = shownBy(line, number).flatMap((moment) =>
    moment.event.kind === 'life' ? [moment.event.life] : [],
  );
  const has = lives.at(-1);
  if (had == null || has === undefined) return null;
  const [then, now] = [had, has].map(({ wounds }) => wounds) as [number, number];
  return now - then;
};

/** A text about kills has been set off: does it bear on what the card's other text was doing? */
export function askRiderSetOff(line: Timeline, number: number): Observation[] {
  const { event } = line.moments[number] as Moment;
  if (!line.triggers.has('kills')) return [];
  const rider = event.kind === 'queued' ? event.item.ability : null;
  const text = line.texts[rider ?? ''];
  if (event.kind !== 'queued' || rider === null || text?.kind !== 'triggered' || text.trigger !== 'kills')
    return [];
  const source = event.item.sources[0];
  const first = line.moments
    .slice(0, number)
    .findLast(
      (moment) =>
        moment.event.kind === 'begun' &&
        line.declared.get(moment.event.item)?.item.sources[0] === source &&
        line.declared.get(moment.event.item)?.item.ability !== rider,
    );
  const here = first?.event.kind === 'begun' ? executing(line, first.state, first.event) : null;
  return here === null ? [] : [asked(doesBear, { ...here, rider }, 'bears on it', 'consequence')];
}
