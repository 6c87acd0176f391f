import { beforeAll, describe, expect, it } from 'vitest';
import { inProcess } from '../../adapters/in-process.ts';
import { engines } from '../../engines/index.ts';
import { reference } from '../../engines/reference/index.ts';
import type { Engine } from '../../spec/protocol/adapter.ts';
import { judgingOf, randomCases, storedFor } from '../testing/judged.ts';
import type { Candidate, Kill, Trial } from './qualify.ts';
import { isQualified, killsOf, tryMutants } from './qualify.ts';

const mutant = (name: string): Engine => (engines[`mutant:${name}`] ?? reference)();
const crasher = (): Engine => ({
  greeting: reference().greeting,
  load: () => {
    throw new Error('no table');
  },
  act: () => {
    throw new Error('no table');
  },
});

const candidates: readonly [string, Engine, Partial<Candidate>][] = [
  ['honest', mutant('dies-at-one'), {}],
  ['written blind', mutant('dies-at-one'), { isBlind: true }],
  ['misdeclared', mutant('dies-at-one'), { breaks: ['heroes/505.1'] }],
  ['without a case', mutant('dies-at-one'), { stored: null }],
  ['no mutant at all', reference(), {}],
  ['crasher', crasher(), {}],
];

const trials = new Map<string, Trial>();
const trialOf = (name: string): Trial | undefined => trials.get(name);
beforeAll(async () => {
  const { court, adapter, capabilities } = judgingOf(reference());
  const bench = { court, reference: adapter, capabilities, cases: 30 };
  for (const [name, engine, rest] of candidates) {
    const candidate = {
      name,
      breaks: ['default/unchanged'],
      also: [],
      isBlind: false,
      adapter: inProcess(engine, { isTrusted: true }),
      stored: storedFor('dies-at-one'),
      ...rest,
    };
    const [trial] = await tryMutants(bench, randomCases, [candidate]);
    if (trial !== undefined) trials.set(name, trial);
  }
}, 60_000);

describe('a mutant put to the test', () => {
  it.each([
    ['all that it breaks', ['a', 'b'], true],
    ['what it foresees besides', ['a', 'b', 'c'], true],
    ['less than it breaks', ['a', 'c'], false],
    ['more than it foresees', ['a', 'b', 'c', 'd'], false],
  ])('may be blamed on %s: %j, %s', (_, blamed, isFine) => {
    const one = { ...(trialOf('honest') as Trial), breaks: ['a', 'b'], also: ['c'], blamed };
    expect(isQualified(one)).toBe(isFine);
  });
  it('differs, is killed, and is blamed on what it declares', () => {
    expect(trialOf('honest')).toMatchObject({
      differs: true,
      crashed: false,
      killed: true,
      blamed: ['default/unchanged'],
      cards: 1,
      acts: 1,
    });
    expect(trialOf('honest')?.cases).toBeGreaterThan(0);
    expect(trialOf('honest')?.cases).toBeLessThanOrEqual(30);
  });
  it.each([
    ['misdeclared', { killed: true, blamed: ['default/unchanged'], breaks: ['heroes/505.1'] }],
    ['without a case', { killed: true, differs: false }],
    ['no mutant at all', { killed: false, differs: false, blamed: [], cases: null, cards: null }],
    ['crasher', { killed: false, differs: true, crashed: true, blamed: [] }],
  ])('that is %s does not qualify', (name, expected) => {
    const trial = trialOf(name);
    expect(trial).toMatchObject(expected);
    expect(trial && isQualified(trial)).toBe(false);
  });
  it('is in the half of its name, or in neither where it was written blind', () => {
    expect(trialOf('honest')?.part).toBe('open');
    expect(trialOf('written blind')).toEqual({ ...trialOf('honest'), name: 'written blind', part: 'blind' });
  });
  it('qualifies by all three together', () => {
    const trial = trialOf('honest');
    expect(trial && isQualified(trial)).toBe(true);
    expect(trial && isQualified({ ...trial, blamed: ['b', 'a'], breaks: ['a', 'b'] })).toBe(true);
    for (const flaw of [{ differs: false }, { killed: false }, { blamed: [] }])
      expect(trial && isQualified({ ...trial, ...flaw })).toBe(false);
  });
});

describe('mutants hunted side by side', () => {
  const NAMES = ['dies-at-one', 'remembers-the-dead', 'rechecks-source'];
  const candidatesOf = (names: readonly string[]): Candidate[] =>
    names.map((name) => ({
      name,
      breaks: [],
      also: [],
      isBlind: false,
      adapter: inProcess(mutant(name), { isTrusted: true }),
      stored: storedFor(name),
    }));
  const benchOf = (cases: number) => {
    const { court, adapter, capabilities } = judgingOf(reference());
    return { court, reference: adapter, capabilities, cases };
  };
  const timeless = (kills: readonly Kill[]) => kills.map((kill) => ({ ...kill, milliseconds: 0 }));

  it('are caught at the same case as alone', async () => {
    const together = await killsOf(benchOf(60), randomCases, 1, candidatesOf(NAMES));
    const alone = await Promise.all(
      NAMES.map((name) => killsOf(benchOf(60), randomCases, 1, candidatesOf([name]))),
    );
    expect(timeless(together)).toEqual(timeless(alone.flat()));
    expect(together.map(({ name }) => name)).toEqual(NAMES);
  });
  it('are caught where the whole hunt first denies, and what survives says so', async () => {
    const [kill] = await killsOf(benchOf(60), randomCases, 1, candidatesOf(['dies-at-one']));
    expect(kill?.cases).toBe(trialOf('honest')?.cases);
    const [none] = await killsOf(benchOf(2), randomCases, 1, candidatesOf(['orders-by-owner']));
    expect(none).toMatchObject({ cases: null, discards: 0 });
  });
  it('that remember other boards are blamed on what they declare, and told to be nondeterministic', async () => {
    const [trial] = await tryMutants(benchOf(200), randomCases, candidatesOf(['remembers-the-dead']));
    expect(trial).toMatchObject({ blamed: ['heroes/505.1'], faults: ['nondeterministic'], crashed: false });
  }, 60_000);
});
