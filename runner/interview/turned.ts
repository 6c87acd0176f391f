import type { TurnChange } from '../../spec/questions/life.ts';
import type { Timeline } from './timeline.ts';
import { other } from './timeline.ts';

/** The change of turn of a step; null where none took place. */
export const turnOf = (line: Timeline, step: number): TurnChange | null => {
  const events = line.steps[step]?.reply.events ?? [];
  const turn = events.find((event) => event.kind === 'turn');
  return turn?.kind === 'turn' ? { ended: other(turn.player), began: turn.player } : null;
};

/** The same by the states before and after alone. */
export const turnBetween = ({ steps, states }: Timeline, step: number): TurnChange | null => {
  const [ended, began] = [states[step]?.active, states[step + 1]?.active];
  const isTurned = steps[step]?.act.act === 'end turn' && ended !== began;
  return isTurned && ended !== undefined && began !== undefined ? { ended, began } : null;
};

/** Whether terms may end in a step: a turn is ended in it, even if a loss keeps the next one from beginning. */
export const isTurning = (line: Timeline, step: number): boolean =>
  line.steps[step]?.act.act === 'end turn' || turnOf(line, step) !== null;
