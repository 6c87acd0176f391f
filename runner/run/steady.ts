import { isDeepStrictEqual } from 'node:util';
import type { CaseRecord, Reply, Step } from '../../spec/play/record.ts';
import type { Played } from '../../spec/protocol/adapter.ts';

/** What an engine says to people is no difference. */
const spoken = ({ reply }: Step): Reply => ({ ...reply, reason: null });

const replyInWords = ({ outcome, events, pending }: Reply): string => {
  const happened = events.map((event) => JSON.stringify(event)).join(' ') || 'nothing happened';
  const asks = pending === null ? '' : `; it asks ${JSON.stringify(pending)}`;
  return `${outcome}: ${happened}${asks}`.slice(0, 600);
};

const statesDiffer = (first: Reply, second: Reply): string => {
  const parts = Object.keys(first.state) as (keyof Reply['state'])[];
  const part = parts.find((key) => !isDeepStrictEqual(first.state[key], second.state[key]));
  if (part === undefined) return 'the same replies to another act';
  return `the same events and another «${part}»: first ${JSON.stringify(first.state[part])}, then ${JSON.stringify(second.state[part])}`;
};

const stepDiffers = (index: number, first: Step | undefined, second: Step | undefined): string | null => {
  if (first === undefined || second === undefined) {
    const longer = first === undefined ? 'second' : 'first';
    return `step ${index + 1} came the ${longer} time only`;
  }
  if (isDeepStrictEqual(first.act, second.act) && isDeepStrictEqual(spoken(first), spoken(second)))
    return null;
  const [was, is] = [replyInWords(first.reply), replyInWords(second.reply)];
  const differs = was === is ? statesDiffer(first.reply, second.reply) : `first ${was}, then ${is}`;
  return `step ${index + 1} («${first.act.act}»): ${differs}`;
};

const recordsDiffer = (first: CaseRecord, second: CaseRecord): string | null => {
  if (!isDeepStrictEqual(first.before, second.before)) return 'the same board was loaded in two ways';
  const length = Math.max(first.steps.length, second.steps.length);
  for (let index = 0; index < length; index += 1) {
    const differs = stepDiffers(index, first.steps[index], second.steps[index]);
    if (differs !== null) return differs;
  }
  return null;
};

const outcomeOf = (played: Played): string => ('broken' in played ? played.broken : 'a record');

/** How one case went two ways, in words with both replies; null where it went one. */
export function wayward(first: Played, second: Played): string | null {
  if ('broken' in first || 'broken' in second) {
    const [was, is] = [outcomeOf(first), outcomeOf(second)];
    return was === is ? null : `first ${was}, then ${is}`;
  }
  return recordsDiffer(first, second);
}
