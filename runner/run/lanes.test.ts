import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Lane } from './lanes.ts';
import { spread } from './lanes.ts';

/** A lane that takes so many turns of the event loop over a job. */
const slow =
  (turns: readonly number[]): Lane<number, string> =>
  async (job) => {
    for (let turn = turns[job % turns.length] ?? 0; turn > 0; turn -= 1) await Promise.resolve();
    return `did ${job}`;
  };

it('gives results in the order of the jobs, however many lanes there are and however long they take', async () => {
  const lanes = fc.array(fc.array(fc.nat(9), { minLength: 1 }), { minLength: 1, maxLength: 4 });
  await fc.assert(
    fc.asyncProperty(lanes, fc.nat(20), fc.nat(25), async (speeds, jobs, most) => {
      const taken: string[] = [];
      await spread(
        speeds.map(slow),
        Array.from({ length: jobs }, (_, i) => i),
        (result, index) => {
          expect(result).toBe(`did ${index}`);
          return taken.push(result) < most;
        },
      );
      const expected = most === 0 ? Math.min(1, jobs) : Math.min(most, jobs);
      expect(taken).toEqual(Array.from({ length: expected }, (_, i) => `did ${i}`));
    }),
  );
});

it('fails where a lane fails', async () => {
  const failing = () => Promise.reject(new Error('no more'));
  await expect(spread([failing], [1], () => true)).rejects.toThrow('no more');
});
