import { describe, expect, it } from 'vitest';
import { mutants } from '../../engines/mutants/index.ts';
import { board, card, change, declare, wound } from '../../engines/testing/table.ts';
import { caseAt } from '../../generators/cases.ts';
import { complaintsAbout } from '../../generators/complaints.ts';
import { isSimpler } from '../../generators/reduce.ts';
import { EVERYTHING } from '../../generators/settings.ts';
import { stepsOf } from '../../spec/abilities/ability.ts';
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
  it.each<[number, number | null, string[]]>([
    [0, 2, ['ogre', 'imp']],
    [1, 2, ['imp', 'ogre']],
    [0, null, ['imp', 'ogre']],
    [1, null, ['ogre', 'imp']],
  ])('ends with one form for a choice of %j to %j, named in whatever order: %j', async (min, max, cards) => {
    const cure = { verb: 'cure' as const };
    const ready = { verb: 'ready' as const };
    const creatures = { types: ['creature' as const] };
    const several = { kind: 'choose' as const, min, max, by: 'controller' as const, filter: creatures };
    const texts = {
      many: { kind: 'activated' as const, steps: [[{ deed: ready, object: several }]] },
      cry: {
        kind: 'triggered' as const,
        trigger: 'targeted' as const,
        steps: [[{ deed: cure, object: { kind: 'itself' as const } }]],
      },
    };
    const both = board(
      [
        card('imp', 'creature', 'A', { printed: ['many'] }),
        card('ogre', 'creature', 'A', { printed: ['cry'] }),
      ],
      texts,
    );
    const chosen = Case.parse({ board: both, acts: [declare('imp', 'many', cards)], picks: [] });
    const textOf = (left: Case['board']['texts'], id: string) => {
      const text = left[id];
      return text === undefined ? [] : stepsOf(text);
    };
    const shows = showing(({ board: { texts: left, cards: there }, acts }) => {
      const isNamingTwo = acts.some((act) => {
        const one = act.act === 'declare' ? textOf(left, act.ability)[0]?.[0] : undefined;
        const named = act.act === 'declare' ? (act.targets[0]?.cards ?? []) : [];
        return one?.object.kind === 'choose' && (one.object.max ?? 9) > 1 && new Set(named).size === 2;
      });
      const verbs = there.flatMap(({ printed }) =>
        printed.flatMap((id) => textOf(left, id)[0]?.[0]?.deed.verb ?? []),
      );
      return isNamingTwo && new Set(verbs).size === 2;
    });
    expect(inWords((await shrink([chosen], shows)).case)).toEqual([
      "imp (A's creature; 1 starting life; «cure: exhaust itself — cure: at least 1 chosen (creature)»)",
      "ogre (A's creature; 1 starting life; «ready: exhaust itself — ready: itself»)",
      'A declares cure of imp at imp and ogre',
    ]);
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
