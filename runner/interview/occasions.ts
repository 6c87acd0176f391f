import type { Ability } from '../../spec/abilities/ability.ts';
import type { CardId } from '../../spec/model/names.ts';
import { doesHappen } from '../../spec/questions/fate.ts';
import type { Observation } from './observation.ts';
import { asked } from './observation.ts';
import type { Moment, Timeline } from './timeline.ts';

type Isa = (moment: Moment) => boolean;

const isMove =
  (card: CardId, from: 'play' | null, to: 'play' | 'graveyard'): Isa =>
  ({ event, state }) =>
    event.kind === 'moved' &&
    event.card === card &&
    event.zone === to &&
    (from === null || state.cards[card]?.zone === from);

const isUnwounding =
  (card: CardId): Isa =>
  ({ event, state }) =>
    event.kind === 'life' &&
    event.card === card &&
    event.life.wounds < (state.cards[card]?.life?.wounds ?? 0);

/** What sets a trigger of a card off, as far as it can be counted. */
const occasionOf = (ability: Ability, card: CardId): Isa | null => {
  if (ability.kind !== 'triggered') return null;
  switch (ability.trigger) {
    case 'hire':
      return isMove(card, null, 'play');
    case 'death':
      return isMove(card, 'play', 'graveyard');
    case 'healed':
      return isUnwounding(card);
    default:
      return null;
  }
};

const declarations = (line: Timeline, step: number, ability: string): number =>
  line.steps
    .slice(0, step + 1)
    .filter(
      ({ act, reply }) => act.act === 'declare' && act.ability === ability && reply.outcome === 'accepted',
    ).length;

/** An ability has come into the queue more often than anything declared it. */
export function askOccasion(line: Timeline, number: number): Observation[] {
  const { event, state, step } = line.moments[number] as Moment;
  const id = event.kind === 'queued' ? event.item.ability : null;
  const source = event.kind === 'queued' ? event.item.sources[0] : undefined;
  const ability = line.texts[id ?? ''];
  const card = state.cards[source ?? ''];
  if (id === null || source === undefined || ability === undefined || card === undefined) return [];
  const earlier = line.moments.slice(0, number + 1);
  const isTriggered = ability.kind === 'triggered';
  const occasion = occasionOf(ability, source);
  if (isTriggered && occasion === null) return [];
  const times = earlier.filter(
    ({ event: one }) =>
      one.kind === 'queued' && one.item.ability === id && (!isTriggered || one.item.sources.includes(source)),
  ).length;
  const occasions = occasion === null ? declarations(line, step, id) : earlier.filter(occasion).length;
  return times <= occasions
    ? []
    : [asked(doesHappen, { card, change: 'declared', by: 'nothing' }, 'happens')];
}
