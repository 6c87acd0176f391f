import { beforeAll, describe, expect, it } from 'vitest';
import { inProcess } from '../../adapters/in-process.ts';
import { reference } from '../../engines/reference/index.ts';
import { isSimpler } from '../../generators/reduce.ts';
import { sizeOf } from '../../generators/situations/size.ts';
import { oracles, suppositions } from '../../oracles/index.ts';
import type { Case } from '../../spec/play/case.ts';
import { shrinkerFor } from '../run/shrink.ts';
import { analyse } from './analyse.ts';
import { ofExamples, played, raisedBy } from './bank.ts';
import { benchOf } from './bench.ts';
import { claimKey, UNSETTLED } from './claims.ts';
import { endless } from './deadline.ts';
import { reached } from './reach.ts';
import type { Exhibit, Found } from './survey.ts';
import { foundIn } from './survey.ts';

const engine = reference();
const adapter = inProcess(engine, { isTrusted: true });
const { capabilities } = engine.greeting;
const player = { adapter, capabilities };
const settings = { claims: capabilities, preset: 'both', edition: 'heroes' } as const;
const bench = benchOf(oracles.heroes, suppositions.heroes ?? []);

interface Reached {
  readonly found: Found;
  readonly ends: readonly (Exhibit | null)[];
}

const caseOf = (exhibit: Exhibit | null | undefined): Case => exhibit?.entry.case as Case;

describe('the case by which a finding is reached', () => {
  const all: Reached[] = [];
  beforeAll(async () => {
    const entries = await played(bench, player, { seed: 1, cases: 100, settings });
    for (const found of foundIn(bench, entries).values()) {
      if (!UNSETTLED.includes(found.kind) || found.played.length < 2) continue;
      const ends: (Exhibit | null)[] = [];
      for (const starts of [found.played, ...found.played.map((one) => [one])])
        ends.push(
          await reached(
            bench,
            { ...found, played: starts },
            player,
            'heroes',
            shrinkerFor(settings),
            endless,
          ),
        );
      all.push({ found, ends });
    }
  });

  it('is sought from a few starts of a case each, and is as simple as from the best of them', () => {
    expect(all.length).toBeGreaterThan(4);
    for (const { found, ends } of all) {
      expect(new Set(found.played.map(caseOf)).size).toBe(found.played.length);
      const [whole, ...each] = ends.map(caseOf);
      expect(each.filter((one) => isSimpler(one, whole as Case))).toEqual([]);
    }
    const isGain = ({ ends: [whole, first] }: Reached) => isSimpler(caseOf(whole), caseOf(first));
    expect(all.filter(isGain).length).toBeGreaterThan(0);
  });

  it('is told by the smallest of its situations that show the finding', async () => {
    for (const { found, ends } of all) {
      const { kind, clauses, about, question } = found;
      const wanted = claimKey({ kind, clauses, alternatives: [], ...(about === null ? {} : { about }) });
      const made = caseOf(ends[0]);
      const [record] = await adapter.play([made]);
      const sizes = [...raisedBy(made, record as never, capabilities)]
        .filter((entry) => entry.question.id === question.id)
        .filter(({ situation }) =>
          analyse(bench, question, situation)?.claims.some((claim) => claimKey(claim) === wanted),
        )
        .map(({ situation }) => sizeOf(situation));
      expect(sizeOf(ends[0]?.entry.situation)).toBe(Math.min(...sizes));
    }
  });
});

describe('a finding that random play never came to', () => {
  const found = foundIn(bench, ofExamples(bench));
  const reachedFrom = (key: string) =>
    reached(bench, found.get(key) as Found, player, 'heroes', shrinkerFor(settings), endless);
  it.each([
    ['isTargeted|conflict under a reading|heroes/118.2|heroes/502.8', 'declare'],
    ['massReach|conflict under a reading|heroes/118.6|heroes/502.6', 'declare'],
    ['finalTargets|conflict under a reading|heroes/502.6|heroes/502.7', 'declare resolve'],
    ['isDestroyed|conflict under a reading|heroes/503.1/lethal-wounds|heroes/505.1', 'change'],
    ['lifeAfter|ambiguity|heroes/504.5', 'change'],
  ])('is led to by laying its situation out: %s', async (key, acts) => {
    const exhibit = await reachedFrom(key);
    expect(exhibit?.entry.isRefused).toBe(false);
    expect(exhibit?.entry.case?.acts.map(({ act }) => act).join(' ')).toBe(acts);
  });
  it('stays without a case where nothing that it says leads there', async () => {
    const entering = 'lifeLevel|conflict under a reading|heroes/503.1/static-effect|heroes/504.1';
    expect(await reachedFrom(entering)).toBeNull();
  });
});
