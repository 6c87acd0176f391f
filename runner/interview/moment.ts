import type { State } from '../../spec/model/state.ts';
import type { Event } from '../../spec/play/event.ts';

/** An event, the state just before it, and the step it belongs to. */
export interface Moment {
  /** Counted from 0 through all steps. */
  readonly number: number;
  readonly event: Event;
  readonly state: State;
  readonly step: number;
}
