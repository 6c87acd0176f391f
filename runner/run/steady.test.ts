import { describe, expect, it } from 'vitest';
import { inProcess } from '../../adapters/in-process.ts';
import { reference } from '../../engines/reference/index.ts';
import type { CaseRecord } from '../../spec/play/record.ts';
import type { Played } from '../../spec/protocol/adapter.ts';
import { storedFor } from '../testing/judged.ts';
import { wayward } from './steady.ts';

const [played] = await inProcess(reference(), { isTrusted: true }).play([storedFor('dies-at-one')]);
const record = played as CaseRecord;
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
  it('differ where the engine broke once, and not where it broke twice in one way', () => {
    const crash = (detail: string): Played => ({ broken: 'crash', detail });
    expect(wayward(record, crash('no'))).toBe('first a record, then crash (no)');
    expect(wayward(crash('no'), record)).toBe('first crash (no), then a record');
    expect(wayward(crash('no'), crash('never'))).toBeNull();
  });
});
