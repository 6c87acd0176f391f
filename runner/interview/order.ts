import type { Player } from '../../spec/model/names.ts';
import { whoGoesFirst } from '../../spec/questions/declaring.ts';
import type { Moment } from './moment.ts';
import type { Observation } from './observation.ts';
import { asked } from './observation.ts';
import { setOffAt } from './same-moment.ts';
import type { Timeline } from './timeline.ts';

/** Who controls the trigger that is queued there; null where none is. */
const controllerAt = ({ moments, texts }: Timeline, number: number): Player | null => {
  const { event } = moments[number] as Moment;
  if (event.kind !== 'queued' || texts[event.item.ability ?? '']?.kind !== 'triggered') return null;
  return event.item.controller;
};

const isRivalOf = (line: Timeline, number: number, controller: Player): boolean => {
  const other = controllerAt(line, number);
  return other !== null && other !== controller;
};

/** A trigger has been queued behind another player's that the same event set off: in the right order? */
export function askOrder(line: Timeline, number: number): Observation[] {
  const controller = controllerAt(line, number);
  const own = controller === null ? null : setOffAt(line, number);
  if (controller === null || own === null) return [];
  const first = line.moments
    .slice(own.since + 1, number)
    .filter((moment) => isRivalOf(line, moment.number, controller))
    .find((moment) => setOffAt(line, moment.number)?.moment === own.moment);
  const rival = first === undefined ? null : controllerAt(line, first.number);
  if (rival === null) return [];
  const { active } = (line.moments[number] as Moment).state;
  return [
    asked(
      whoGoesFirst,
      { active, controllers: [rival, controller] },
      rival === active ? 'active' : 'non-active',
    ),
  ];
}
