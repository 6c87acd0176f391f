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

/** A trigger has been queued behind another player's that the same event set off: in the right order? */
export function askOrder(line: Timeline, number: number): Observation[] {
  const controller = controllerAt(line, number);
  const rivals = line.moments.slice(0, number).filter((moment) => {
    const before = controllerAt(line, moment.number);
    return before !== null && before !== controller;
  });
  if (controller === null || rivals.length === 0) return [];
  const own = setOffAt(line, number);
  const isRival = (moment: Moment): boolean => {
    const other = setOffAt(line, moment.number);
    return own !== null && other?.moment === own.moment && own.since < moment.number;
  };
  const earlier = own === null ? undefined : rivals.find(isRival);
  const first = earlier === undefined ? null : controllerAt(line, earlier.number);
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
