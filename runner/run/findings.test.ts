import { beforeAll, describe, expect, it } from 'vitest';
import { engines } from '../../engines/index.ts';
import { card, one, wound } from '../../engines/testing/table.ts';
import type { Ability } from '../../spec/abilities/ability.ts';
import type { Act } from '../../spec/play/act.ts';
import type { Case } from '../../spec/play/case.ts';
import type { Engine } from '../../spec/protocol/adapter.ts';
import { findingsOn, inWords, judgingOf, randomCases, storedFor } from '../testing/judged.ts';
import type { Finding } from './findings.ts';
import { fingerprintOf } from './fingerprint.ts';
import { judgeCases } from './judging.ts';

/** The smallest cards and acts that show a mutant. */
const SMALLEST: Readonly<Record<string, readonly string[]>> = {
  'dies-at-one': ["imp (A's creature; 2 starting life)", 'bare change: wound 1, imp'],
  'raises-starting-life': ["imp (A's creature; 1 starting life)", 'bare change: give life 1, imp'],
  'takes-life-by-wounds': ["imp (A's creature; 1 starting life)", 'bare change: take life 1, imp'],
  'wounds-eat-additional': [
    "imp (A's creature; 1 starting life, 1 additional life)",
    'bare change: wound 1, imp',
  ],
  'heal-removes-negative': [
    "imp (A's creature; 2 starting life, 1 negative life)",
    'bare change: heal 1, imp',
  ],
  'set-life-never-lowers': ["imp (A's creature; 1 starting life)", 'bare change: set life to 0, imp'],
  'set-life-keeps-wounds': [
    "imp (A's creature; 2 starting life, 1 wound)",
    'bare change: set life to 0, imp',
  ],
  'enters-wounded': ["imp (A's creature; in the hand; 1 starting life)", 'imp enters play'],
  'keeps-negative-life': [
    "imp (A's creature; 2 starting life, 1 negative life until end of turn)",
    'A ends the turn',
  ],
  'loses-above-starting': ["hero-a (A's hero; 1 starting life)", 'bare change: wound 1, hero-a'],
  'refuses-empty-mass': [
    "altar (A's support; «cure-each: exhaust itself — cure: each creature»)",
    'A declares cure-each of altar',
  ],
  'rechecks-source': [
    "imp (A's creature; 1 starting life; «cure: exhaust itself — cure: a chosen creature»)",
    "ogre (A's creature; 1 starting life)",
    'A declares cure of imp at ogre',
    'bare change: destroy, imp',
    'resolve',
  ],
  'hits-in-turn': [
    "imp (A's creature; 1 starting life; «wound-each: exhaust itself — wound 1: each creature»)",
    "ogre (A's creature; 1 starting life)",
    'A declares wound-each of imp',
    'resolve',
  ],
};
/** Shows in the figure of the level and in the layers, which is two findings of one case. */
const TWICE: Readonly<Record<string, readonly string[]>> = {
  'enters-wounded': ['lifeLevel | other |  | heroes/504.1', 'lifeAfter | other |  | heroes/504.1'],
};
const RANDOM = ['dies-at-one', 'expires-late', 'heal-removes-negative', 'targets-the-reached'];

/** The stored case of a mutant among cards that only look on, and acts that come to nothing. */
const amidNoise = (name: string): Case => {
  const { board, acts, picks, edition } = storedFor(name);
  const sting: Ability = {
    kind: 'activated',
    steps: [[one(wound(4), { types: ['creature'], cost: { atMost: 3 } })]],
  };
  const onlookers = [
    card('shrine', 'support', 'B', { printed: ['sting'], cost: 5, element: 'fire' }),
    card('recruit', 'creature', 'A', { zone: 'hand', starting: 7, cost: 3, printed: ['sting'] }),
    card('relic', 'support', 'A', { zone: 'graveyard', cost: 2 }),
  ];
  const vain: Act[] = [
    { act: 'resolve' },
    { act: 'declare', player: 'B', source: 'shrine', ability: 'sting', targets: [] },
    { act: 'choose', player: 'A', cards: ['relic'] },
  ];
  return {
    edition,
    board: { ...board, cards: [...onlookers, ...board.cards], texts: { ...board.texts, sting } },
    acts: [...vain, ...acts, ...vain],
    picks: [...picks, 3, 1, 2],
  };
};

const fresh = (name: string): Engine => {
  const make = engines[`mutant:${name}`];
  if (make === undefined) throw new Error(`No engine mutant:${name} is registered.`);
  return make();
};

const found = new Map<string, readonly Finding[]>();
beforeAll(async () => {
  for (const name of Object.keys(SMALLEST)) found.set(name, await findingsOn(fresh(name), [amidNoise(name)]));
  const cases = Array.from({ length: 120 }, (_, index) => randomCases(index));
  for (const name of RANDOM) found.set(`${name} at random`, await findingsOn(fresh(name), cases));
}, 60_000);

describe('the smallest case that shows', () => {
  it.each(Object.entries(SMALLEST))('%s', (name, smallest) => {
    const shown = found.get(name) ?? [];
    const cases = shown.map(({ witnesses }) => witnesses.map((witness) => inWords(witness.case)));
    const prints = TWICE[name] ?? [shown[0]?.fingerprint];
    expect(cases).toEqual(prints.map(() => [smallest]));
    expect(shown.map(({ fingerprint }) => fingerprint)).toEqual(prints);
  });
});

describe('shrinking', () => {
  const random = RANDOM.map((name) => `${name} at random`);
  it.each([...Object.keys(SMALLEST), ...random])(
    'keeps what %s is found by, on a fresh engine',
    async (key) => {
      const [name = ''] = key.split(' ');
      const findings = found.get(key) ?? [];
      const cases = findings.flatMap(({ witnesses }) => witnesses.map((witness) => witness.case));
      const judged = await judgeCases(judgingOf(fresh(name)), cases);
      const prints = judged.map((one) => ('broken' in one ? [one.broken] : one.denials.map(fingerprintOf)));
      expect(prints.length).toBeGreaterThan(0);
      for (const [i, { fingerprint }] of findings.entries()) expect(prints[i]).toContain(fingerprint);
    },
  );
});

describe('findings', () => {
  it('are told apart by their fingerprints, and come in the order in which they were met', () => {
    for (const findings of found.values()) {
      expect(new Set(findings.map(({ fingerprint }) => fingerprint)).size).toBe(findings.length);
      const met = findings.map(({ index }) => index);
      expect(met).toEqual([...met].sort((a, b) => a - b));
    }
  });
  it('have fingerprints without ids and texts of the case', () => {
    for (const { fingerprint } of [...found.values()].flat())
      expect(fingerprint).not.toMatch(/imp|cure|hero-/);
  });
});
