import type { CardId } from '../../spec/model/names.ts';
import type { Item } from '../../spec/model/state.ts';
import { isDetected } from '../../spec/questions/carrying-out.ts';
import type { Asked, Observation } from './observation.ts';
import { asked } from './observation.ts';
import { isSetOff, triggerOf } from './set-off.ts';
import type { Moment, Timeline } from './timeline.ts';

interface Naming {
  readonly item: Item;
  readonly named: readonly CardId[];
}

/** The cards that an event names as targets, and the item for which it does. A defender is chosen, not named. */
const namingOf = (line: Timeline, { event, state }: Moment): Naming | null => {
  const itemOf = (id: string) => state.queue.find((item) => item.id === id) ?? line.declared.get(id)?.item;
  if (event.kind === 'queued')
    return { item: event.item, named: event.item.named.flatMap(({ cards }) => cards) };
  if (event.kind !== 'named') return null;
  const item = itemOf(event.item);
  if (item === undefined) return null;
  return { item, named: event.cards };
};

/** Whether each card that tells when it becomes a target has done so, while an item is declared or names later targets. */
export function askDetectors(line: Timeline, number: number): Observation[] {
  const moment = line.moments[number] as Moment;
  const naming = namingOf(line, moment);
  if (naming === null) return [];
  const { item, named } = naming;
  const act = line.steps[moment.step]?.act;
  const paying = act?.act === 'declare' && moment.event.kind === 'queued' ? (act.pay ?? []) : [];
  const declaring = {
    state: moment.state,
    texts: line.texts,
    player: item.controller,
    source: item.sources[0] ?? '',
    ability: item.ability ?? '',
    targets: item.named,
    by: line.declared.get(item.id)?.by ?? 'player',
    isChoicePending: false,
  } as const;
  return Object.values(moment.state.cards).flatMap((card): Asked[] => {
    const text = card.zone === 'play' ? triggerOf(line, number, card.id, 'targeted') : undefined;
    const answer = text === undefined ? null : isSetOff(line, number, card.id, text);
    if (answer === null) return [];
    const situation = { ...declaring, card: card.id, named, paying, cell: item.cell };
    return [asked(isDetected, situation, answer ? 'target' : 'no target', 'consequence')];
  });
}
