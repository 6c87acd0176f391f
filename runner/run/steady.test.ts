import { describe, expect, it } from 'vitest';
import { inProcess } from '../../adapters/in-process.ts';
import { reference } from '../../engines/reference/index.ts';
import type { Case } from '../../spec/play/case.ts';
import type { CaseRecord } from '../../spec/play/record.ts';
import type { Played } from '../../spec/protocol/adapter.ts';
import { randomCases, storedFor } from '../testing/judged.ts';
import { wayward } from './steady.ts';

const recordsOf = async (cases: readonly Case[]): Promise<CaseRecord[]> =>
  (await inProcess(reference(), { isTrusted: true }).play(cases)) as CaseRecord[];
const [record] = (await recordsOf([storedFor('dies-at-one')])) as [CaseRecord];
const drawn = await recordsOf(Array.from({ length: 24 }, (_, i) => randomCases(i)));
const changed = (change: (copy: CaseRecord) => void): Played => {
  const copy = structuredClone(record);
  change(copy);
  return copy;
};
const last = ({ steps }: CaseRecord) => {
  const step = steps.at(-1);
  if (step === undefined) throw new Error('the stored case has no acts');
  return step.reply;
};

/** The record of an engine whose names of items and effects go on where another board ended. */
const goingOn = (one: CaseRecord): CaseRecord =>
  JSON.parse(JSON.stringify(one).replace(/"(item|effect)-(\d+)"/g, '"of-board-9-$1-$2"'));

describe('two records of one case', () => {
  it('are one way where they are the same, whatever the reasons say', () => {
    expect(wayward(record, structuredClone(record))).toBeNull();
    expect(
      wayward(
        record,
        changed((copy) => {
          last(copy).reason = 'for a change';
        }),
      ),
    ).toBeNull();
  });
  it.each<[string, (copy: CaseRecord) => void, RegExp]>([
    [
      'another outcome',
      (copy) => Object.assign(last(copy), { outcome: 'unknown' }),
      /first \w+, then unknown$/,
    ],
    ['an event less', (copy) => last(copy).events.pop(), /: first \{"kind":.*, then asks nothing$/],
    [
      'a state of its own',
      (copy) => Object.assign(last(copy).state, { turn: 9 }),
      /another «turn»: first 1, then 9$/,
    ],
    ['a step less', (copy) => copy.steps.pop(), /came the first time only$/],
    [
      'another board',
      (copy) => Object.assign(copy.before, { turn: 9 }),
      /^the same board was loaded in two ways$/,
    ],
  ])('with %s are told apart by it', (_, change, message) => {
    expect(wayward(record, changed(change))).toMatch(message);
  });
  it('are one way where only the names of items and effects differ, those of the board included', () => {
    const told = JSON.stringify(drawn);
    expect([/"item":"item-\d/, /"effects":\[\{"id":"effect-\d/].every((id) => id.test(told))).toBe(true);
    for (const one of drawn) expect(wayward(one, goingOn(one))).toBeNull();
  });
  it('with other names and another reply besides are told apart by it, with the names that the engine gave', () => {
    const one = drawn.find(({ steps }) => steps.at(-1)?.reply.events.some(({ kind }) => kind === 'left'));
    const other = structuredClone(one as CaseRecord);
    last(other).events.splice(0, 1);
    expect(wayward(one as CaseRecord, goingOn(other))).toMatch(
      /first .*"item-\d.*, then .*"of-board-9-item-\d/,
    );
  });
  it('in which two effects, or two items, are one the second time are told apart', () => {
    const one = drawn.find(({ before }) => /effect-1".*effect-2"/.test(JSON.stringify(before)));
    const merged = JSON.parse(JSON.stringify(one).replaceAll('"effect-2"', '"effect-1"'));
    expect(wayward(one as CaseRecord, merged)).toBe('the same board was loaded in two ways');
  });
  it('differ where the engine broke once, and not where it broke twice in one way', () => {
    const crash = (detail: string): Played => ({ broken: 'crash', detail });
    expect(wayward(record, crash('no'))).toBe('first a record, then crash (no)');
    expect(wayward(crash('no'), record)).toBe('first crash (no), then a record');
    expect(wayward(crash('no'), crash('never'))).toBeNull();
  });
});
