import { neutrallyNamed } from '../../relations/own-names.ts';
import type { CaseRecord, Reply, Step } from '../../spec/play/record.ts';
import { sameData } from '../../spec/play/same-data.ts';
import type { Played } from '../../spec/protocol/adapter.ts';

/** A part of what an engine did: as the engine has it, and as it is compared, without names that are the engine's own. */
interface Told<T> {
  readonly own: T;
  readonly neutral: T;
}

/** What an engine says to people is no difference. */
const spoken = ({ reply }: Step): Reply => ({ ...reply, reason: null });

const said = ({ outcome, events, pending }: Reply): string[] => [
  outcome,
  ...events.map((event) => JSON.stringify(event)),
  pending === null ? 'asks nothing' : `asks ${JSON.stringify(pending)}`,
];

/** The first thing in which two replies differ. */
const repliesDiffer = (first: Told<Reply>, second: Told<Reply>): string | null => {
  const [was, is] = [said(first.neutral), said(second.neutral)];
  const at = was.findIndex((one, i) => one !== is[i]);
  return at < 0 ? null : `first ${said(first.own)[at]}, then ${said(second.own)[at]}`;
};

const statesDiffer = (first: Told<Reply>, second: Told<Reply>): string => {
  const parts = Object.keys(first.neutral.state) as (keyof Reply['state'])[];
  const part = parts.find((key) => !sameData(first.neutral.state[key], second.neutral.state[key]));
  if (part === undefined) return 'the same replies to another act';
  return `the same events and another «${part}»: first ${JSON.stringify(first.own.state[part])}, then ${JSON.stringify(second.own.state[part])}`;
};

const stepDiffers = (index: number, first: Told<Step> | null, second: Told<Step> | null): string | null => {
  if (first === null || second === null) {
    const longer = first === null ? 'second' : 'first';
    return `step ${index + 1} came the ${longer} time only`;
  }
  const [was, is] = [first.neutral, second.neutral];
  if (sameData(was.act, is.act) && sameData(spoken(was), spoken(is))) return null;
  const replies = [replyOf(first), replyOf(second)] as const;
  return `step ${index + 1} («${was.act.act}»): ${repliesDiffer(...replies) ?? statesDiffer(...replies)}`;
};

const replyOf = ({ own, neutral }: Told<Step>): Told<Reply> => ({ own: own.reply, neutral: neutral.reply });
const stepOf = ({ own, neutral }: Told<CaseRecord>, index: number): Told<Step> | null => {
  const [ownStep, neutralStep] = [own.steps[index], neutral.steps[index]];
  return ownStep && neutralStep ? { own: ownStep, neutral: neutralStep } : null;
};

const recordsDiffer = (first: Told<CaseRecord>, second: Told<CaseRecord>): string | null => {
  if (!sameData(first.neutral.before, second.neutral.before)) return 'the same board was loaded in two ways';
  const length = Math.max(first.own.steps.length, second.own.steps.length);
  for (let index = 0; index < length; index += 1) {
    const differs = stepDiffers(index, stepOf(first, index), stepOf(second, index));
    if (differs !== null) return differs;
  }
  return null;
};

const toldOf = (own: CaseRecord): Told<CaseRecord> => ({ own, neutral: neutrallyNamed(own) });

const outcomeOf = (played: Played): string =>
  'broken' in played ? `${played.broken} (${played.detail})` : 'a record';

/** How one case went two ways, in words with both replies; null where it went one. */
export function wayward(first: Played, second: Played): string | null {
  if ('broken' in first || 'broken' in second) {
    const isOneWay = 'broken' in first && 'broken' in second && first.broken === second.broken;
    return isOneWay ? null : `first ${outcomeOf(first)}, then ${outcomeOf(second)}`;
  }
  // Most are the same to the last name.
  return sameData(first, second) ? null : recordsDiffer(toldOf(first), toldOf(second));
}
