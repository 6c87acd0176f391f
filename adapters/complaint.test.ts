import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { CaseRecord, Step } from '../spec/play/record.ts';
import { Greeting, HelloAnswer, VOCABULARY } from '../spec/protocol/messages.ts';
import { complaintOf } from './complaint.ts';

const state = {
  active: 'A',
  turn: 1,
  phase: 'choice',
  cards: {},
  queue: [],
  lost: [],
  coins: null,
  history: { arrived: [], attacks: [], defended: [], failedDraws: { A: 0, B: 0 } },
};
const reply = { outcome: 'accepted', events: [], pending: null, state };
const step = (rest: object) => ({ act: { act: 'resolve' }, picked: false, reply: { ...reply, ...rest } });
const { state: _, ...stateless } = reply;

const Either = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('poison') }),
  z.object({ kind: z.literal('cure') }),
]);

describe('a complaint', () => {
  it.each([
    ['a missing field', Step, { ...step({}), reply: stateless }, '`reply.state` is missing'],
    ['an unknown key', Step, step({ colour: 1 }), '`colour` is unknown in `reply`'],
    ['unknown keys of the whole', Step, { ...step({}), a: 1, b: 2 }, '`a`, `b` are unknown'],
    ['a wrong type', Step, step({ events: 'none' }), '`reply.events`: expected a list, not "none"'],
    [
      'a word that is not one of few',
      Step,
      step({ outcome: 'done' }),
      '`reply.outcome`: expected one of "accepted", "refused", "unknown", not "done"',
    ],
    ['an unknown kind', Either, { kind: 'zap' }, '`kind`: expected one of "poison", "cure", not "zap"'],
    ['a missing kind', Step, step({ events: [{}] }), '`reply.events.0.kind` is missing'],
    ['a value that is no object', CaseRecord, 'record', 'expected an object, not "record"'],
    [
      'many faults',
      Greeting,
      {},
      '`protocol` is missing; `vocabulary` is missing; `engine` is missing; and 2 more',
    ],
    [
      'a vocabulary that the suite does not know yet',
      Greeting.pick({ vocabulary: true }),
      { vocabulary: VOCABULARY + 1 },
      `\`vocabulary\`: expected at most the suite's own, ${VOCABULARY}, not ${VOCABULARY + 1}`,
    ],
    ['a figure that is too low', z.number().min(0), -1, 'expected at least 0, not -1'],
    ['a figure that is too high', z.number().lt(9), 9, 'expected less than 9, not 9'],
    ['a list that is too long', z.array(z.int()).max(1), [1, 2], 'expected at most 1 entry, not [1,2]'],
    ['an empty word', z.string().min(1), '', 'expected at least 1 character, not ""'],
    ['no date', z.iso.date(), 'yesterday', 'expected a date such as 2026-01-31, not "yesterday"'],
    ['a word of another form', z.string().regex(/^x+$/), 'y', 'expected the form /^x+$/, not "y"'],
    [
      'a form that its schema has words for',
      z.string().regex(/^x+$/, 'expected some x'),
      'y',
      'expected some x, not "y"',
    ],
    ['another constant', HelloAnswer.pick({ ok: true }), { ok: 'yes' }, '`ok`: expected true, not "yes"'],
  ])('about %s says where, what was expected and what was there', (_, schema, value, says) => {
    const result = schema.safeParse(value);
    expect(result.error && complaintOf(result.error, value)).toBe(says);
  });
});
