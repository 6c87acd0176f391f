import { z } from 'zod';
import { Pending, State } from '../model/state.ts';
import { Act } from './act.ts';
import { Event } from './event.ts';

export const Outcome = z.enum(['accepted', 'refused', 'unknown']);
export type Outcome = z.infer<typeof Outcome>;

/** More events no engine may answer one act with. */
export const MOST_EVENTS = 2000;

/** What an engine says to one act. A refusal is an answer, changes nothing and has no events. */
export const Reply = z.strictObject({
  outcome: Outcome,
  reason: z.string().max(500).nullable().default(null),
  events: z.array(Event).max(MOST_EVENTS),
  pending: Pending.nullable(),
  state: State,
});
export type Reply = z.infer<typeof Reply>;

/** One act that was really put, `picked` where a pick of the case made it, and the reply. */
export const Step = z.strictObject({ act: Act, picked: z.boolean(), reply: Reply });
export type Step = z.infer<typeof Step>;

/** What an engine did with a case. Acts that were left when the record ended are not in it. */
export const CaseRecord = z.strictObject({ before: State, steps: z.array(Step) });
export type CaseRecord = z.infer<typeof CaseRecord>;
