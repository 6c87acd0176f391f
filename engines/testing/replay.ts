import type { Act } from '../../spec/play/act.ts';
import { resolvePick } from '../../spec/play/pick.ts';
import type { CaseRecord, Step } from '../../spec/play/record.ts';
import type { Engine } from '../../spec/protocol/adapter.ts';
import type { PlayRequest } from '../../spec/protocol/messages.ts';

/** Plays a case on an engine as a batch would: picks answer the choices that no act of the case answers. */
export function replay(engine: Engine, { board, acts, picks }: PlayRequest): CaseRecord {
  const before = engine.load(board);
  const steps: Step[] = [];
  const put = (act: Act, picked: boolean) => {
    const reply = engine.act(act);
    steps.push({ act, picked, reply });
    return reply;
  };
  let nextPick = 0;
  for (const [i, act] of acts.entries()) {
    let { pending } = put(act, false);
    while (pending !== null && acts[i + 1]?.act !== 'choose') {
      const cards = resolvePick(pending, picks[nextPick++] ?? 0);
      const reply = put({ act: 'choose', player: pending.player, cards }, true);
      if (reply.outcome === 'refused') return { before, steps };
      pending = reply.pending;
    }
  }
  return { before, steps };
}
