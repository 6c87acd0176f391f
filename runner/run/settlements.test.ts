import { describe, expect, it } from 'vitest';
import { inProcess } from '../../adapters/in-process.ts';
import { enginesOf } from '../../engines/index.ts';
import { oracles, suppositions } from '../../oracles/index.ts';
import type { Decision } from '../../spec/clauses/settlement.ts';
import type { Case } from '../../spec/play/case.ts';
import { settled } from '../contradictions/settling.ts';
import { examplesOf } from '../examples/examples.ts';
import { courtOf } from '../judge/court.ts';
import { certificationOf, randomCases, storedFor, these } from '../testing/judged.ts';
import { certify } from './certify.ts';
import type { Source } from './hunt.ts';
import { asItIs } from './shrink.ts';

const texts = { clauses: oracles.heroes, suppositions: suppositions.heroes ?? [] };

const ranWith = async (decisions: readonly Decision[], name: string, source: Source, cases: number) => {
  const engine = enginesOf.heroes[name]?.();
  if (engine === undefined) throw new Error(`No engine ${name} is registered.`);
  const settlements = decisions.map((decision, i) => ({
    finding: `012345678${i}`,
    decision,
    by: 'an editor',
    since: '2026-01-31',
    source: 'a letter',
  }));
  const courtBy = (some: typeof settlements) => {
    const { clauses, suppositions: left } = settled(texts, some);
    return courtOf(clauses, left);
  };
  const judging = {
    court: courtBy(settlements),
    adapter: inProcess(engine, { isTrusted: true }),
    capabilities: engine.greeting.capabilities,
  };
  return certify(
    judging,
    source,
    { cases },
    {
      ...certificationOf(engine),
      shrink: asItIs,
      settlements,
      courtWithout: (settlement) => courtBy(settlements.filter((one) => one !== settlement)),
    },
  );
};

const brokenBy = async (...run: Parameters<typeof ranWith>): Promise<string[]> =>
  (await ranWith(...run)).findings.flatMap(({ blamed }) => blamed);

/** Each clause that is blamed, and the decisions without which it would not be. */
const settledBy = async (...run: Parameters<typeof ranWith>) =>
  new Map(
    (await ranWith(...run)).findings.map(({ blamed, settledBy: all }) => [
      blamed.join(),
      all.map(({ decision }) => decision),
    ]),
  );

const stone = examplesOf('heroes').find(({ name }) => name.includes('does-not-ready'))?.case as Case;
const RULES = { prevails: 'heroes/503.1/readying', over: ['heroes/502.8'], question: 'doesReady' };
const BAN = { prevails: 'heroes/502.8', over: ['heroes/503.1/readying'], question: 'doesReady' };

describe('what editors have settled', () => {
  it('makes one reading right and each other a violation', async () => {
    const decision = { clause: 'heroes/504.5', reading: 'the newcomer removes all and stays' };
    expect(await brokenBy([], 'reading:newcomer-stays', randomCases, 100)).toEqual([]);
    expect(await brokenBy([decision], 'reading:newcomer-stays', randomCases, 100)).toEqual([]);
    expect(await brokenBy([decision], 'reference', randomCases, 100)).toContain('heroes/504.5');
  });
  it('judges what was only supposed before, whichever side prevails', async () => {
    const sides = await Promise.all(
      [[], [RULES], [{ ...BAN, reading: 'a ban binds the rules too' }]].map((decisions) =>
        Promise.all(
          ['reference', 'reading:bars-readying'].map((name) => brokenBy(decisions, name, these([stone]), 1)),
        ),
      ),
    );
    expect(sides).toEqual([
      [[], []],
      [[], ['heroes/503.1/readying']],
      [['heroes/502.8'], []],
    ]);
  });
  it('is named where it alone makes an answer a fault, also where a default is blamed', async () => {
    const silent = { clause: 'heroes/505.1', reading: 'it says nothing of losing' };
    const stays = { clause: 'heroes/504.5', reading: 'the newcomer removes all and stays' };
    const both = [silent, stays];
    expect(await settledBy(both, 'reading:destroyed-hero-loses', randomCases, 250)).toEqual(
      new Map([
        ['default/unchanged', [silent]],
        ['heroes/504.5', [stays]],
      ]),
    );
    expect(await settledBy([silent], 'mutant:dies-at-one', these([storedFor('dies-at-one')]), 1)).toEqual(
      new Map([['default/unchanged', []]]),
    );
  });
});

describe('where the texts leave a choice', () => {
  const followed = async (name: string, cases = 250) =>
    (await ranWith([], name, randomCases, cases)).sides.filter(({ told }) => told > 0);
  const one = async (name: string, clause: string, words: string | null = null) =>
    (await followed(name)).find((side) => side.clause === clause && side.words === words);

  it('tells the reading that an engine follows throughout', async () => {
    expect((await one('reference', 'heroes/504.5'))?.follows).toEqual(['cancel one for one']);
    expect((await one('reading:newcomer-stays', 'heroes/504.5'))?.follows).toEqual([
      'the newcomer removes all and stays',
    ]);
    expect((await one('reading:destroyed-hero-loses', 'heroes/505.1'))?.follows).toEqual([
      'a destroyed hero has lost',
    ]);
  });
  it('tells one that goes now this way and now that, with a case for each', async () => {
    const side = await one('reading:mixes-readings', 'heroes/504.5');
    expect(side).toMatchObject({ isMixed: true, follows: [] });
    const { told = 0, options = [], cases = [] } = side ?? {};
    expect(options.filter(({ times }) => times > 0 && times < told).length).toBeGreaterThan(1);
    expect(cases.length).toBeGreaterThan(1);
    expect(new Set(cases.map(({ file }) => file)).size).toBe(cases.length);
  });
  it('tells how words are taken by which nobody is judged', async () => {
    const side = await one('reference', 'heroes/502.4', 'always those of the declaration');
    expect(side).toMatchObject({ isMixed: false, follows: ['not taken so'], cases: [] });
    const report = await ranWith([], 'reading:bars-readying', these([stone]), 1);
    const bans = report.sides.filter(({ words }) => words === 'a ban binds the rules too');
    expect(bans.map(({ follows }) => follows)).toEqual([['a ban binds the rules too']]);
  });
});
