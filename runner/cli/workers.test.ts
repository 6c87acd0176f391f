import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Job } from './jobs.ts';
import type { Workers } from './workers.ts';
import { workersFor } from './workers.ts';

const chunk = {
  kind: 'chunk',
  engine: 'mutant:dies-at-one',
  edition: 'heroes',
  seed: 7,
  settlements: [],
  exhaustive: 0,
  small: 0,
  from: 64,
  cases: 20,
};
const kills = {
  kind: 'again',
  edition: 'heroes',
  seed: 7,
  cases: 30,
  mutants: ['dies-at-one', 'remembers-the-dead'],
};
const timeless = (result: unknown): string =>
  JSON.stringify(result, (key, value) =>
    key === 'milliseconds' ? 0 : value instanceof Map ? [...value] : value,
  );

let workers: Workers;
beforeAll(() => {
  workers = workersFor(2, 9);
});
afterAll(() => workers.end());

it('has a lane in this thread and one in another', () => {
  expect(workers.lanes).toHaveLength(2);
});
it.each([chunk, kills] as Job[])('comes to the same in either (%#)', async (job) => {
  const [here, there] = await Promise.all(workers.lanes.map((lane) => lane(job)));
  expect(timeless(there)).toBe(timeless(here));
  expect(timeless(here).length).toBeGreaterThan(100);
});
it('fails here with what failed there', async () => {
  const [, there] = workers.lanes;
  await expect(there?.({ ...chunk, engine: 'nope' } as Job)).rejects.toThrow(/No engine «nope»/);
});
it('starts no more threads than there are jobs', async () => {
  const few = workersFor(8, 1);
  expect(few.lanes).toHaveLength(1);
  await few.end();
});
it('is told by each thread of the cases that it plays, while it plays them', async () => {
  const told: number[] = [];
  const watched = workersFor(2, 2, { played: (cases) => told.push(cases) });
  const long = { ...chunk, engine: 'reference', cases: 100 } as Job;
  await Promise.all(watched.lanes.map((lane) => lane(long)));
  await watched.end();
  expect(told.sort((one, other) => one - other)).toEqual([16, 16, 20, 20, 64, 64]);
});
