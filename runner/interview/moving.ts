import { isDeepStrictEqual } from 'node:util';
import type { Cell } from '../../spec/model/names.ts';
import type { Item } from '../../spec/model/state.ts';
import { isObstacle, sources } from '../../spec/questions/carrying-out.ts';
import type { Executing } from '../../spec/questions/scene.ts';
import { movementTarget } from '../../spec/questions/stack.ts';
import { itemMoments, queuedAt } from './lookup.ts';
import type { Moment } from './moment.ts';
import type { Observation } from './observation.ts';
import { asked } from './observation.ts';
import { leavingOf } from './resolving.ts';
import type { Timeline } from './timeline.ts';

/** The card and the square that the player of a movement named; undefined where no act of a player says it. */
const stepOf = (line: Timeline, item: Item) => {
  const queued = queuedAt(line, item.id);
  const act = line.steps[queued?.step ?? -1]?.act;
  return act?.act === 'step' ? act : undefined;
};

const targetOf = (item: Item, named: Cell) => {
  if (item.named.some(({ cards }) => cards.length > 0)) return 'a card';
  if (item.cell === undefined) return 'nothing';
  return isDeepStrictEqual(item.cell, named) ? 'the square named' : 'another square';
};

/** A movement has been declared: what is its source, and what its target? */
export function askMovement(line: Timeline, { event, state }: Moment): Observation[] {
  const step = event.kind === 'queued' ? stepOf(line, event.item) : undefined;
  if (event.kind !== 'queued' || event.item.kind !== 'movement' || step === undefined) return [];
  const { item } = event;
  const declaring = {
    state,
    texts: line.texts,
    player: step.player,
    source: step.card,
    ability: '',
    targets: [],
    by: 'player',
    isChoicePending: false,
  } as const;
  const moving = { state, texts: line.texts, mover: step.card, named: step.cell };
  return [
    asked(sources, declaring, item.sources, 'self-reported'),
    asked(movementTarget, moving, targetOf(item, step.cell), 'self-reported'),
  ];
}

/** A creature has gone to a square by a movement: to the one that was named? */
export function askPlaced(line: Timeline, { event, state }: Moment): Observation[] {
  const cause = event.kind === 'placed' ? event.cause : null;
  const item = cause?.by === 'item' ? state.queue.find(({ id }) => id === cause.item) : undefined;
  const step = item && stepOf(line, item);
  if (event.kind !== 'placed' || step === undefined || event.card !== step.card) return [];
  const isThere = isDeepStrictEqual(event.cell, step.cell);
  return [
    asked(
      movementTarget,
      { state, texts: line.texts, mover: step.card, named: step.cell },
      isThere ? 'the square named' : 'another square',
      'consequence',
    ),
  ];
}

/** A movement has left the stack: has it been carried out, and might it have been? */
export function askMoved(line: Timeline, { event, state }: Moment): Observation[] {
  const item = event.kind === 'left' ? state.queue.find(({ id }) => id === event.item) : undefined;
  const declaredIn = line.declared.get(item?.id ?? '')?.state;
  if (item?.kind !== 'movement' || declaredIn === undefined) return [];
  const here: Executing = {
    state,
    texts: line.texts,
    declaredIn,
    item,
    at: [0, 0],
    ...leavingOf(line, item),
  };
  const isDone = itemMoments(line, item.id).some(({ event }) => event.kind === 'placed');
  const about = (ground: 'source left' | 'source changed' | 'description') =>
    asked(isObstacle, { ...here, ground, card: null }, isDone ? 'no obstacle' : 'obstacle');
  return isDone
    ? [about('source left')]
    : [{ anyOf: [about('source left'), about('source changed'), about('description')] }];
}
