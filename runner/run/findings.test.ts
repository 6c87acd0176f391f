import { beforeAll, describe, expect, it } from 'vitest';
import { engines } from '../../engines/index.ts';
import type { Engine } from '../../spec/protocol/adapter.ts';
import { findingsFor, inWords, judgingOf } from '../testing/judged.ts';
import type { Finding } from './findings.ts';
import { fingerprintOf } from './fingerprint.ts';
import { judgeCases } from './judging.ts';

/** What a mutant is blamed on, and the smallest cards and acts that show it. */
const SMALLEST: Readonly<Record<string, readonly [string, ...string[]]>> = {
  'dies-below-zero': ['heroes/505.1', "imp (A's creature; 1 starting life)", 'bare change: take life 1, imp'],
  'dies-at-one': ['default/unchanged', "imp (A's creature; 2 starting life)", 'bare change: wound 1, imp'],
  'raises-starting-life': [
    'heroes/504.1.1',
    "imp (A's creature; 1 starting life)",
    'bare change: give life 1, imp',
  ],
  'takes-life-by-wounds': [
    'heroes/504.4',
    "imp (A's creature; 1 starting life)",
    'bare change: take life 1, imp',
  ],
  'heal-removes-negative': [
    'heroes/504.4',
    "imp (A's creature; 2 starting life, 1 negative life)",
    'bare change: heal 1, imp',
  ],
  'set-life-never-lowers': [
    'heroes/504.6',
    "imp (A's creature; 1 starting life)",
    'bare change: set life to 0, imp',
  ],
  'set-life-keeps-wounds': [
    'heroes/504.6',
    "imp (A's creature; 2 starting life, 1 wound)",
    'bare change: set life to 0, imp',
  ],
  'set-life-heals': [
    'heroes/504.6',
    "imp (A's creature; 2 starting life, 1 wound; «healed-cure: on healed — cure: itself»)",
    'bare change: set life to 1, imp',
  ],
  'enters-wounded': ['heroes/504.1', "imp (A's creature; in the hand; 1 starting life)", 'imp enters play'],
  'keeps-negative-life': [
    'heroes/503.1/expiry',
    "imp (A's creature; 2 starting life, 1 negative life until end of turn)",
    'A ends the turn',
  ],
  'loses-above-starting': [
    'heroes/503.1/loss',
    "hero-a (A's hero; 1 starting life)",
    'bare change: wound 1, hero-a',
  ],
  'targets-the-reached': [
    'heroes/502.6',
    "imp (A's creature; 1 starting life; «cure-each: exhaust itself — cure: each creature»)",
    'A declares cure-each of imp',
    'resolve',
  ],
  'refunds-lost-ability': [
    'heroes/502.3.1',
    "imp (A's creature; 1 starting life; «silence: exhaust itself — silence: itself»)",
    'A declares silence of imp',
    'resolve',
  ],
};
const CASES = 40;

const fresh = (name: string): Engine => {
  const make = engines[`mutant:${name}`];
  if (make === undefined) throw new Error(`No engine mutant:${name} is registered.`);
  return make();
};

const found = new Map<string, Finding[]>();
beforeAll(async () => {
  for (const name of Object.keys(SMALLEST)) found.set(name, await findingsFor(fresh(name), CASES));
}, 60_000);

describe('the smallest case that shows', () => {
  it.each(Object.entries(SMALLEST))('%s', (name, [clause, ...smallest]) => {
    const shown = (found.get(name) ?? []).filter(({ denied }) => denied.join() === clause);
    expect(
      shown.map(({ witnesses }) => witnesses.flatMap((witness) => inWords(witness.case))),
    ).toContainEqual(smallest);
  });
});

describe('shrinking', () => {
  it.each(Object.keys(SMALLEST))('keeps what %s is found by, on a fresh engine', async (name) => {
    const findings = found.get(name) ?? [];
    const cases = findings.flatMap(({ witnesses }) => witnesses.map((witness) => witness.case));
    const judged = await judgeCases(judgingOf(fresh(name)), cases);
    const prints = judged.map((one) => ('broken' in one ? [one.broken] : one.denials.map(fingerprintOf)));
    expect(prints.length).toBeGreaterThan(0);
    for (const [i, { fingerprint }] of findings.entries()) expect(prints[i]).toContain(fingerprint);
  });
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
