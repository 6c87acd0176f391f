import type { Card } from '../../spec/model/card.ts';
import type { CardId } from '../../spec/model/names.ts';
import type { Item } from '../../spec/model/state.ts';
import { doesHappen } from '../../spec/questions/fate.ts';
import type { Moment } from './moment.ts';
import type { Observation } from './observation.ts';
import { asked } from './observation.ts';
import { occasionOf } from './occasions.ts';
import type { Timeline } from './timeline.ts';

/** The card that declared an item: the one of the act, or the only card whose triggered text anything has set off. */
export const declarerOf = (line: Timeline, item: Item, step: number): CardId | undefined => {
  const { ability } = item;
  const declarer = line.declarers.get(item.id);
  if (declarer !== undefined) return declarer;
  if (line.declared.get(item.id)?.by !== 'trigger' || ability === null) return undefined;
  const isHad = ({ printed, abilities }: Card) => printed.includes(ability) || abilities.includes(ability);
  const had = line.states.slice(0, step + 2).flatMap(({ cards }) =>
    Object.values(cards)
      .filter(isHad)
      .map(({ id }) => id),
  );
  // A card may have been given the text and have left with it since the step began.
  const given = line.moments
    .slice(0, line.starts[step + 1])
    .flatMap(({ event }) =>
      event.kind === 'abilities' && event.abilities.includes(ability) ? [event.card] : [],
    );
  const having = [...new Set([...had, ...given])];
  if (having.length < 2) return having[0];
  const stirred = having.filter((id) => wasStirred(line, step, id, ability));
  return stirred.length === 1 ? stirred[0] : undefined;
};

/** The first of the steps that choices have cut one course of play into. */
export const beginningOf = ({ steps }: Timeline, step: number): number => {
  let first = step;
  while ((steps[first - 1]?.reply.pending ?? null) !== null) first -= 1;
  return first;
};

/** Whether anything could have set off this text of a card, in a step or since the choices that led to it began. */
const wasStirred = (line: Timeline, step: number, card: CardId, ability: string): boolean => {
  const text = line.texts[ability];
  const occasion = text === undefined ? null : occasionOf(line, text, card);
  const from = line.starts[beginningOf(line, step)];
  return occasion === null || line.moments.slice(from, line.starts[step + 1]).some(occasion);
};

const declarations = (line: Timeline, step: number, ability: string): number =>
  line.steps
    .slice(0, step + 1)
    .filter(
      ({ act, reply }) => act.act === 'declare' && act.ability === ability && reply.outcome === 'accepted',
    ).length;

/** How many turns have ended with the card in play at some time of it. */
const turnsEnded = (line: Timeline, step: number, card: CardId): number =>
  line.steps
    .slice(0, step + 1)
    .filter(
      ({ act, reply }, index) =>
        act.act === 'end turn' &&
        reply.outcome === 'accepted' &&
        [line.states[index], line.states[index + 1]].some((one) => one?.cards[card]?.zone === 'play'),
    ).length;

/** An ability has come into the queue more often than anything declared it. */
export function askOccasion(line: Timeline, number: number): Observation[] {
  const { event, state, step } = line.moments[number] as Moment;
  const id = event.kind === 'queued' ? event.item.ability : null;
  const source =
    event.kind === 'queued' ? (declarerOf(line, event.item, step) ?? event.item.sources[0]) : undefined;
  const ability = line.texts[id ?? ''];
  const card = state.cards[source ?? ''];
  if (id === null || source === undefined || ability === undefined || card === undefined) return [];
  const earlier = line.moments.slice(0, number + 1);
  const isTriggered = ability.kind === 'triggered';
  const occasion = occasionOf(line, ability, source);
  const times = earlier.filter(
    ({ event: one }) =>
      one.kind === 'queued' && one.item.ability === id && (!isTriggered || one.item.sources.includes(source)),
  ).length;
  const other = isTriggered ? turnsEnded(line, step, source) : declarations(line, step, id);
  const occasions = occasion === null ? other : earlier.filter(occasion).length;
  return times <= occasions
    ? []
    : [asked(doesHappen, { card, change: 'declared', by: 'nothing' }, 'happens')];
}
