import type { CaseRecord, Reply, Step } from '../../spec/play/record.ts';
import { sameData } from '../../spec/play/same-data.ts';
import type { Played } from '../../spec/protocol/adapter.ts';

/** What an engine says to people is no difference. */
const spoken = ({ reply }: Step): Reply => ({ ...reply, reason: null });

const said = ({ outcome, events, pending }: Reply): string[] => [
  outcome,
  ...events.map((event) => JSON.stringify(event)),
  pending === null ? 'asks nothing' : `asks ${JSON.stringify(pending)}`,
];

/** The first thing in which two replies differ. */
const repliesDiffer = (first: Reply, second: Reply): string | null => {
  const [was, is] = [said(first), said(second)];
  const at = was.findIndex((one, i) => one !== is[i]);
  return at < 0 ? null : `first ${was[at]}, then ${is[at]}`;
};

const statesDiffer = (first: Reply, second: Reply): string => {
  const parts = Object.keys(first.state) as (keyof Reply['state'])[];
  const part = parts.find((key) => !sameData(first.state[key], second.state[key]));
  if (part === undefined) return 'the same replies to another act';
  return `the same events and another «${part}»: first ${JSON.stringify(first.state[part])}, then ${JSON.stringify(second.state[part])}`;
};

const stepDiffers = (index: number, first: Step | undefined, second: Step | undefined): string | null => {
  if (first === undefined || second === undefined) {
    const longer = first === undefined ? 'second' : 'first';
    return `step ${index + 1} came the ${longer} time only`;
  }
  if (sameData(first.act, second.act) && sameData(spoken(first), spoken(second))) return null;
  const differs = repliesDiffer(first.reply, second.reply) ?? statesDiffer(first.reply, second.reply);
  return `step ${index + 1} («${first.act.act}»): ${differs}`;
};

const recordsDiffer = (first: CaseRecord, second: CaseRecord): string | null => {
  if (!sameData(first.before, second.before)) return 'the same board was loaded in two ways';
  const length = Math.max(first.steps.length, second.steps.length);
  for (let index = 0; index < length; index += 1) {
    const differs = stepDiffers(index, first.steps[index], second.steps[index]);
    if (differs !== null) return differs;
  }
  return null;
};

const outcomeOf = (played: Played): string =>
  'broken' in played ? `${played.broken} (${played.detail})` : 'a record';

/** How one case went two ways, in words with both replies; null where it went one. */
export function wayward(first: Played, second: Played): string | null {
  if ('broken' in first || 'broken' in second) {
    const isOneWay = 'broken' in first && 'broken' in second && first.broken === second.broken;
    return isOneWay ? null : `first ${outcomeOf(first)}, then ${outcomeOf(second)}`;
  }
  return recordsDiffer(first, second);
}
