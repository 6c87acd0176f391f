import type { Act } from '../spec/play/act.ts';
import { resolvePick } from '../spec/play/pick.ts';
import type { CaseRecord, Step } from '../spec/play/record.ts';
import type { Engine } from '../spec/protocol/adapter.ts';
import type { PlayRequest } from '../spec/protocol/messages.ts';

const MOST_STEPS = 1000;

/** Plays one case on a synchronous engine as the protocol says; throws what the engine throws. */
export function playCase(engine: Engine, { board, acts, picks }: PlayRequest): CaseRecord {
  const before = engine.load(board);
  const steps: Step[] = [];
  const put = (act: Act, picked: boolean) => {
    if (steps.length >= MOST_STEPS) throw new Error(`a case took more than ${MOST_STEPS} steps`);
    const reply = engine.act(act);
    steps.push({ act, picked, reply });
    return reply;
  };
  let answered = 0;
  for (const [i, act] of acts.entries()) {
    let { pending } = put(act, false);
    while (pending !== null && acts[i + 1]?.act !== 'choose') {
      const cards = resolvePick(pending, picks[answered++] ?? 0);
      const reply = put({ act: 'choose', player: pending.player, cards }, true);
      if (reply.outcome === 'refused') return { before, steps };
      pending = reply.pending;
    }
  }
  return { before, steps };
}
