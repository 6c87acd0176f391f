import type { Texts } from '../../spec/abilities/ability.ts';
import type { EditionName } from '../../spec/editions/index.ts';
import type { ItemId, Player } from '../../spec/model/names.ts';
import type { Item, State } from '../../spec/model/state.ts';
import type { Board } from '../../spec/play/case.ts';
import type { Cause } from '../../spec/play/event.ts';
import { fold, startOf } from '../../spec/play/fold.ts';
import type { CaseRecord, Step } from '../../spec/play/record.ts';
import type { Capabilities } from '../../spec/protocol/capabilities.ts';
import type { Acted } from './acted.ts';
import { actedIn } from './acted.ts';
import type { Lookup } from './lookup.ts';
import { lookupOf } from './lookup.ts';
import { mismatchOf, mismatchOnLoading } from './mismatch.ts';
import type { Moment } from './moment.ts';
import { isFollowed } from './needs.ts';
import { outOfTurnIn } from './next-item.ts';

/** How an item came into the queue. */
export interface Declared {
  readonly item: Item;
  readonly state: State;
  readonly by: 'player' | 'trigger';
}

/** A record laid out for looking back and ahead; moments are numbered through all steps. */
export interface Timeline extends Acted, Lookup {
  readonly texts: Texts;
  readonly capabilities: Capabilities;
  readonly steps: readonly Step[];
  readonly moments: readonly Moment[];
  /** The state before each step, and one more after the last. */
  readonly states: readonly State[];
  /** The number of the first moment of each step, and one more behind the last. */
  readonly starts: readonly number[];
  readonly declared: ReadonlyMap<ItemId, Declared>;
  /** The numbers that the die of the board shows. */
  readonly dice: readonly number[];
  /** Where a step contradicts its events, its queue or the state before: the step, and what differs. */
  readonly mismatch: { readonly step: number; readonly differs: string } | null;
}

/** Lays a record out; it ends with the first step that contradicts itself. */
export function timelineOf(
  board: Board,
  record: CaseRecord,
  capabilities: Capabilities,
  edition: EditionName = 'heroes',
): Timeline {
  const moments: Moment[] = [];
  const states: State[] = [record.before];
  const starts: number[] = [0];
  const declared = new Map<ItemId, Declared>();
  const onLoading = mismatchOnLoading(startOf(board), record.before, capabilities);
  let mismatch = onLoading === null ? null : { step: -1, differs: onLoading };
  const steps: Step[] = [];
  for (const [index, step] of record.steps.entries()) {
    if (mismatch !== null) break;
    let state = states[index] as State;
    for (const event of step.reply.events) {
      moments.push({ number: moments.length, event, state, step: index });
      if (event.kind === 'queued')
        declared.set(event.item.id, { item: event.item, state, by: byWhom(board.texts, event.item) });
      state = fold(state, event);
    }
    const { queue } = states[index] as State;
    const isTold = isFollowed(capabilities) || step.reply.outcome === 'refused';
    const differs =
      (isTold ? mismatchOf(state, step.reply.state, capabilities) : null) ??
      unqueued(step, capabilities) ??
      outOfTurnIn(step, queue, capabilities, edition);
    if (differs !== null) mismatch = { step: index, differs };
    steps.push(step);
    states.push(step.reply.state);
    starts.push(moments.length);
  }
  const acted = actedIn(steps);
  const { texts, dice = [] } = board;
  const lookup = lookupOf(moments, texts);
  return {
    texts,
    dice,
    capabilities,
    steps,
    moments,
    states,
    starts,
    declared,
    mismatch,
    ...acted,
    ...lookup,
  };
}

/** What a declaration that was accepted has to show: an item that waits, or a choice that comes before it. */
const unqueued = ({ act, reply }: Step, { events }: Capabilities): string | null => {
  if (act.act !== 'declare' || reply.outcome !== 'accepted' || !events.includes('queued')) return null;
  const isThere =
    reply.pending !== null || reply.events.some(({ kind }) => kind === 'queued' || kind === 'lost');
  return isThere ? null : 'queue: a declaration was accepted, and nothing was queued';
};

const byWhom = (texts: Texts, { ability }: Item): 'player' | 'trigger' =>
  ability !== null && texts[ability]?.kind === 'triggered' ? 'trigger' : 'player';

export const sameCause = (a: Cause, b: Cause): boolean => {
  if (a.by === 'item')
    return b.by === 'item' && a.item === b.item && a.at[0] === b.at[0] && a.at[1] === b.at[1];
  if (a.by === 'rules') return b.by === 'rules' && a.effect === b.effect;
  return b.by === 'act';
};

export const other = (player: Player): Player => (player === 'A' ? 'B' : 'A');
