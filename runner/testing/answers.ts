import type { Board } from '../../spec/play/case.ts';
import type { CaseRecord } from '../../spec/play/record.ts';
import type { Capabilities } from '../../spec/protocol/capabilities.ts';
import { interview } from '../interview/interview.ts';
import type { Asked, Observation } from '../interview/observation.ts';
import { timelineOf } from '../interview/timeline.ts';
import type { Told } from './records.ts';
import { CLAIMS, recordOf } from './records.ts';

const idOf = (value: unknown): string | undefined =>
  typeof value === 'object' && value !== null && 'id' in value ? String(value.id) : undefined;

/** What tells a question from others of the same name: place, card, effect, ground. */
const detailOf = ({ situation }: Asked): string[] => {
  const { at, card, ground, effect } = situation as Record<string, unknown>;
  const place = Array.isArray(at) && at.join() !== '0,0' ? at.join('.') : undefined;
  const name = typeof card === 'string' ? card : idOf(card);
  return [place, name, idOf(effect), ground].filter((part) => typeof part === 'string');
};

const told = (asked: Asked): string =>
  `${[asked.question.id, ...detailOf(asked)].join(' ')}: ${asked.question.key(asked.answer) || 'none'}`;

const inWords = (observation: Observation): string =>
  'anyOf' in observation ? `one of: ${observation.anyOf.map(told).join(' | ')}` : told(observation);

const partsOf = (observation: Observation): readonly Asked[] =>
  'anyOf' in observation ? observation.anyOf : [observation];

/** All observations of a record, in order. */
export const observationsOf = (
  board: Board,
  record: CaseRecord,
  capabilities: Capabilities = CLAIMS,
): Observation[] =>
  [...interview(timelineOf(board, record, capabilities))].flatMap(({ observations }) => observations);

/** The answers to some questions that a hand-written record gives, in words; all of them where none is named. */
export const answers = (
  board: Board,
  steps: readonly Told[],
  ids: readonly string[] = [],
  capabilities: Capabilities = CLAIMS,
): string[] =>
  observationsOf(board, recordOf(board, steps), capabilities)
    .filter((one) => ids.length === 0 || partsOf(one).some(({ question }) => ids.includes(question.id)))
    .map(inWords);

/** What was asked under one name, with situations, answers and evidence. */
export const askedOf = (board: Board, steps: readonly Told[], id: string): Asked[] =>
  observationsOf(board, recordOf(board, steps))
    .flatMap(partsOf)
    .filter(({ question }) => question.id === id);
