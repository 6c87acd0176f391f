import { describe, expect, it } from 'vitest';
import { mutants } from '../../engines/mutants/index.ts';
import { board, card, change, wound } from '../../engines/testing/table.ts';
import { caseAt } from '../../generators/cases.ts';
import { complaintsAbout } from '../../generators/complaints.ts';
import { isSimpler } from '../../generators/reduce.ts';
import { EVERYTHING } from '../../generators/settings.ts';
import { Case } from '../../spec/play/case.ts';
import type { Engine } from '../../spec/protocol/adapter.ts';
import type { PlayRequest } from '../../spec/protocol/messages.ts';
import { inWords, reportOn } from '../testing/judged.ts';
import type { Shows } from './shrink.ts';
import { asItIs, shrinkerFor } from './shrink.ts';

const crowd = board(
  ['archer', 'ogre', 'imp'].map((id) => card(id, 'creature', 'A', { starting: 9, cost: 4, exhausted: true })),
);
const start = Case.parse({
  board: crowd,
  acts: [change('ogre', wound(7)), { act: 'end turn', player: 'A' }, change('imp', wound(2))],
  picks: [3, 1],
});
const shrink = shrinkerFor(EVERYTHING);
const showing =
  (isShown: (one: Case) => boolean): Shows =>
  async (cases) =>
    cases.map(isShown);

describe('shrinking', () => {
  it('ends with the smallest case that still shows it', async () => {
    const { case: smallest } = await shrink(
      [start],
      showing(({ acts }) => acts.some((act) => act.act === 'change' && act.deed.verb === 'wound')),
    );
    expect(inWords(smallest)).toEqual(["imp (A's creature; 1 starting life)", 'bare change: wound 1, imp']);
  });
  it('takes no case that does not show it, and tries only simpler and well-formed ones', async () => {
    const tried: Case[] = [];
    const shrunk = await shrink([start], async (cases) => {
      tried.push(...cases);
      return cases.map(() => false);
    });
    expect(shrunk).toEqual({ case: start, evaluations: tried.length, cutBy: null });
    expect(tried.length).toBeGreaterThan(10);
    expect(new Set(tried.map((one) => JSON.stringify(one))).size).toBe(tried.length);
    for (const one of tried) {
      expect(isSimpler(one, start)).toBe(true);
      expect(complaintsAbout(one.board)).toEqual([]);
    }
  });
  it('gives up after some number of tries, whatever is shown', async () => {
    const { evaluations } = await shrink(
      [caseAt(1, 1).case],
      showing(({ acts }) => acts.length > 0),
    );
    expect(evaluations).toBeLessThan(3000);
  });
  it('keeps within the closer limits of one search', async () => {
    const tries = (most: number) =>
      shrink(
        [start],
        showing(() => true),
        { evaluations: most },
      );
    expect(await tries(0)).toEqual({ case: start, evaluations: 0, cutBy: 'evaluations' });
    expect(await tries(1)).toMatchObject({ evaluations: 1, cutBy: 'evaluations' });
    expect(
      (
        await shrink(
          [start],
          showing(() => true),
          { milliseconds: -1 },
        )
      ).cutBy,
    ).toBe('time');
  });
  it('is left out where stored cases are replayed as they are', async () => {
    expect(
      await asItIs(
        [start],
        showing(() => true),
      ),
    ).toEqual({ case: start, evaluations: 0, cutBy: null });
  });
});

describe('an engine that claims less', () => {
  it('is never asked for more, neither by random cases nor by smaller ones', async () => {
    const engine = mutants.find(({ name }) => name === 'dies-at-one')?.engine();
    if (engine === undefined) throw new Error('No mutant dies-at-one is registered.');
    const asked: PlayRequest[] = [];
    const { capabilities } = engine.greeting;
    const terms = { ...capabilities.terms, objects: ['choose' as const, 'itself' as const], steps: false };
    const modest: Engine = {
      greeting: {
        ...engine.greeting,
        capabilities: { ...capabilities, changes: false, enter: false, terms },
      },
      load(loaded) {
        asked.push({ board: loaded, acts: [], picks: [] });
        return engine.load(loaded);
      },
      act(act) {
        asked.at(-1)?.acts.push(act);
        return engine.act(act);
      },
    };
    const settings = { claims: modest.greeting.capabilities, preset: 'both' } as const;
    const report = await reportOn(modest, { cases: 60, source: (index) => caseAt(7, index, settings).case });
    expect(report.findings.map(({ blamed }) => blamed)).toContainEqual(['default/unchanged']);
    expect(asked.length).toBeGreaterThan(100);
    for (const {
      board: { texts },
      acts,
    } of asked) {
      expect(acts.filter(({ act }) => act === 'change' || act === 'enter')).toEqual([]);
      for (const text of Object.values(texts)) {
        const steps = text.kind === 'static' ? [] : text.steps;
        expect(steps.length).toBeLessThan(2);
        expect(steps.flat().filter(({ object }) => object.kind === 'each')).toEqual([]);
      }
    }
  }, 20_000);
});
