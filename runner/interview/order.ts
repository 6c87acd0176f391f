import type { Player } from '../../spec/model/names.ts';
import { whoGoesFirst } from '../../spec/questions/declaring.ts';
import { cardMoments } from './lookup.ts';
import type { Moment } from './moment.ts';
import type { Observation } from './observation.ts';
import { asked } from './observation.ts';
import type { Timeline } from './timeline.ts';

/** The simultaneous event that set a trigger off: its card's last arrival or death before. */
const occasionOf = (line: Timeline, number: number): string | null => {
  const { event } = line.moments[number] as Moment;
  if (event.kind !== 'queued' || line.declared.get(event.item.id)?.by !== 'trigger') return null;
  const ability = line.texts[event.item.ability ?? ''];
  if (ability?.kind !== 'triggered') return null;
  if (ability.trigger === 'creature dies') return onlyDeathIn(line, number);
  if (ability.trigger !== 'hire' && ability.trigger !== 'death') return null;
  const move = cardMoments(line, event.item.sources[0] ?? '').findLast(
    (moment) => moment.number < number && moment.event.kind === 'moved',
  );
  if (move === undefined) return null;
  const isEntered = line.steps[move.step]?.act.act === 'enter' && ability.trigger === 'hire';
  return `${move.step} ${isEntered ? 'enter' : move.event.group} ${ability.trigger}`;
};

/** The one death of a step behind which a trigger comes that speaks of other creatures' deaths; null if there are more. */
const onlyDeathIn = (line: Timeline, number: number): string | null => {
  const { step } = line.moments[number] as Moment;
  const deaths = line.moments
    .slice(line.starts[step], number)
    .filter(({ event, state }) => event.kind === 'moved' && state.cards[event.card]?.zone === 'play');
  return deaths.length === 1 ? `${step} creature dies` : null;
};

const controllerAt = (line: Timeline, number: number): Player | null => {
  const { event } = line.moments[number] as Moment;
  return event.kind === 'queued' ? event.item.controller : null;
};

/** A trigger has been queued behind another player's that the same event set off: in the right order? */
export function askOrder(line: Timeline, number: number): Observation[] {
  const occasion = occasionOf(line, number);
  const controller = controllerAt(line, number);
  if (occasion === null || controller === null) return [];
  const earlier = line.moments.findIndex(
    (_, i) => i < number && occasionOf(line, i) === occasion && controllerAt(line, i) !== controller,
  );
  const first = earlier < 0 ? null : controllerAt(line, earlier);
  if (first === null) return [];
  const { active } = (line.moments[number] as Moment).state;
  return [
    asked(
      whoGoesFirst,
      { active, controllers: [first, controller] },
      first === active ? 'active' : 'non-active',
    ),
  ];
}
