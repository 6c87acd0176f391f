import { isDeepStrictEqual } from 'node:util';
import type { Act } from '../spec/play/act.ts';
import type { Event, EventKind } from '../spec/play/event.ts';
import { resolvePick } from '../spec/play/pick.ts';
import type { CaseRecord, Step } from '../spec/play/record.ts';
import { CaseRecord as RecordSchema } from '../spec/play/record.ts';
import type { Played } from '../spec/protocol/adapter.ts';
import type { PlayRequest } from '../spec/protocol/messages.ts';
import { complaintOf } from './complaint.ts';
import { contradictionIn } from './consistency.ts';

const pickedAct = (steps: readonly Step[], index: number, pick: number): Act | null => {
  const pending = steps[index - 1]?.reply.pending ?? null;
  return pending === null
    ? null
    : { act: 'choose', player: pending.player, cards: resolvePick(pending, pick) };
};

/** How the steps of a record are not those that the protocol makes of the request; null where they are. */
function deviationOf({ acts, picks }: PlayRequest, { steps }: CaseRecord): string | null {
  let put = 0;
  let answered = 0;
  for (const [index, { act, picked, reply }] of steps.entries()) {
    const expected = picked ? pickedAct(steps, index, picks[answered++] ?? 0) : (acts[put++] ?? null);
    if (!isDeepStrictEqual(act, expected)) {
      return `step ${index + 1} put ${JSON.stringify(act)}, expected ${JSON.stringify(expected)}`;
    }
    if (picked && reply.outcome === 'refused') return null;
  }
  return put === acts.length ? null : `${put} of ${acts.length} acts were put`;
}

/** A record without the events of kinds that are not claimed: what is sent now and then says nothing. */
const claimedIn = (record: CaseRecord, kinds: readonly EventKind[]): CaseRecord => {
  const isClaimed = ({ kind }: Event) => kinds.includes(kind);
  if (record.steps.every(({ reply }) => reply.events.every(isClaimed))) return record;
  const steps = record.steps.map((step) => ({
    ...step,
    reply: { ...step.reply, events: step.reply.events.filter(isClaimed) },
  }));
  return { ...record, steps };
};

/** A record as the schema has it and the protocol orders it, with the kinds of event claimed, or what is wrong with it. */
export function checkedRecord(request: PlayRequest, record: unknown, kinds: readonly EventKind[]): Played {
  const parsed = RecordSchema.safeParse(record);
  if (!parsed.success) return { broken: 'protocol', detail: complaintOf(parsed.error, record) };
  const claimed = claimedIn(parsed.data, kinds);
  const deviation = deviationOf(request, claimed) ?? contradictionIn(request.board, claimed, kinds);
  return deviation === null ? claimed : { broken: 'protocol', detail: deviation };
}
