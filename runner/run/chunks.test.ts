import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { engines } from '../../engines/index.ts';
import type { Engine } from '../../spec/protocol/adapter.ts';
import type { Report } from '../report/result.ts';
import { certificationOf, judgingOf, randomCases } from '../testing/judged.ts';
import { reportOf } from './certify.ts';
import type { Chunk } from './chunks.ts';
import { chunksOf, huntInChunks } from './chunks.ts';
import { hunt } from './hunt.ts';
import type { Lane } from './lanes.ts';
import type { PlainHunt } from './plain.ts';
import { plainHunt } from './plain.ts';
import { asItIs } from './shrink.ts';

const CASES = 40;
const make = (name: string): Engine => (engines[name] as () => Engine)();

/** A lane with a fresh engine for each chunk, behind the boundary that threads have. */
const laneFor =
  (name: string): Lane<Chunk, PlainHunt> =>
  async (chunk) =>
    structuredClone(plainHunt(await hunt(judgingOf(make(name)), randomCases, chunk)));

const reportOver = async (name: string, lanes: number, size: number): Promise<Report> => {
  const judging = judgingOf(make(name));
  const all = Array.from({ length: lanes }, () => laneFor(name));
  const found = await huntInChunks(judging.court, all, { cases: CASES }, size);
  return reportOf(judging, found, CASES, { ...certificationOf(make(name)), shrink: asItIs });
};

describe('a run in chunks', () => {
  it('leaves out no case and takes none twice', () => {
    fc.assert(
      fc.property(fc.nat(300), fc.integer({ min: 1, max: 50 }), (cases, size) => {
        const numbers = chunksOf(cases, size).flatMap((chunk) =>
          Array.from({ length: chunk.cases }, (_, i) => chunk.from + i),
        );
        expect(numbers).toEqual(Array.from({ length: cases }, (_, i) => i));
      }),
    );
  });
  it.each(['mutant:dies-at-one', 'mutant:rechecks-source', 'mutant:remembers-the-dead', 'reference'])(
    'says of %s the same to the byte over any number of lanes',
    async (name) => {
      const one = JSON.stringify(await reportOver(name, 1, 9));
      for (const lanes of [2, 5]) expect(JSON.stringify(await reportOver(name, lanes, 9))).toBe(one);
    },
    60_000,
  );
  it('says the same as a run in one piece of an engine that remembers nothing', async () => {
    const name = 'mutant:rechecks-source';
    const judging = judgingOf(make(name));
    const found = await hunt(judging, randomCases, { cases: CASES });
    const whole = await reportOf(judging, found, CASES, {
      ...certificationOf(make(name)),
      shrink: asItIs,
    });
    expect(JSON.stringify(await reportOver(name, 2, 9))).toBe(JSON.stringify(whole));
  });
});
