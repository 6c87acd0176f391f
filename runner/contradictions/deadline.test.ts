import { describe, expect, it } from 'vitest';
import { EVERYTHING } from '../../generators/settings.ts';
import { oracles, suppositions } from '../../oracles/index.ts';
import type { Clause, Rule } from '../../spec/clauses/clause.ts';
import { HEROES } from '../../spec/editions/heroes.ts';
import { shrinkerFor } from '../run/shrink.ts';
import { CLAIMS } from '../testing/records.ts';
import type { Player } from './bank.ts';
import { ofExamples } from './bank.ts';
import { benchOf } from './bench.ts';
import type { Deadline } from './deadline.ts';
import { deadlineAfter, endless } from './deadline.ts';
import { editionDifferences } from './editions.ts';
import { laidOut } from './laying-out.ts';
import { search } from './search.ts';

/** A clock on which a rule that looks at a situation takes a millisecond. */
function working() {
  let now = 0;
  const slowed = (rules: readonly Rule[]): Rule[] =>
    rules.map((rule) => ({
      ...rule,
      applies(situation) {
        now += 1;
        return rule.applies(situation);
      },
    }));
  const slow = (clauses: readonly Clause[]) =>
    clauses.map((clause): Clause => ({ ...clause, rules: slowed(clause.rules) }));
  return { clock: () => now, slow };
}

const bank = ofExamples(benchOf(oracles.heroes, suppositions.heroes ?? []));

async function searchedWithin(seconds: number) {
  const { clock, slow } = working();
  const texts = { clauses: slow(oracles.heroes), suppositions: suppositions.heroes ?? [] };
  const isStopped: Deadline = Number.isFinite(seconds) ? deadlineAfter(seconds, clock) : endless;
  const { limits, findings } = await search({
    texts,
    editions: [HEROES],
    settlements: [],
    bank,
    examples: [],
    bound: 1,
    player: null,
    shrink: shrinkerFor(EVERYTHING),
    isStopped,
  });
  return { spent: clock() / 1000, limits, findings };
}

/** What one step may take that is not broken off, in seconds of the clock of these tests. */
const OVER = 2;

describe('a search with a limit of time', async () => {
  const whole = await searchedWithin(Number.POSITIVE_INFINITY);

  it('names nothing as unfinished where there is none', () => {
    const { unlaid, unfinished, unsearched, unshrunk, untried } = whole.limits;
    expect([unlaid, unfinished, unsearched, unshrunk, untried]).toEqual([[], {}, [], [], []]);
  });
  it.each([0, 0.5, 0.9])(
    'ends in time when it has %d of what it needs, and names what is unfinished',
    async (part) => {
      const seconds = whole.spent * part;
      const { spent, limits } = await searchedWithin(seconds);
      expect(spent).toBeLessThanOrEqual(seconds * 1.1 + OVER);
      expect(limits.unsearched).toContain('order dependence');
    },
  );
  it('tells what it had found by then, and of which findings there may be more to tell', async () => {
    const { findings, limits } = await searchedWithin(whole.spent / 10);
    const ids = findings.map(({ id }) => id);
    expect([...limits.unshrunk, ...limits.untried].length).toBeGreaterThan(0);
    expect(ids).toEqual(expect.arrayContaining([...limits.unshrunk, ...limits.untried]));
    expect(whole.findings.map(({ id }) => id)).toEqual(expect.arrayContaining(ids));
  });
  it('takes no longer to hold two editions against each other', () => {
    const within = (isSpent: (clock: () => number) => Deadline) => {
      const { clock, slow } = working();
      const benches = [benchOf(slow(oracles.heroes), []), benchOf(slow(oracles.classic), [])] as const;
      const { limits } = editionDifferences(benches, bank, [HEROES], isSpent(clock));
      return { spent: clock() / 1000, limits };
    };
    const unlimited = within(() => endless);
    expect(unlimited.limits.unfinished).toEqual({});
    const half = unlimited.spent / 2;
    const { spent, limits } = within((clock) => deadlineAfter(half, clock));
    expect(spent).toBeLessThanOrEqual(half * 1.1 + OVER);
    expect(Object.keys(limits.unfinished).length + limits.unshrunk.length).toBeGreaterThan(0);
  });
});

describe('laying out situations', () => {
  /** A clock that goes on by a millisecond whenever somebody looks at it. */
  const ticking = () => {
    let now = 0;
    return () => {
      now += 1;
      return now;
    };
  };
  const playing = () => {
    let asked = 0;
    const play: Player['adapter']['play'] = async (cases) => {
      asked += 1;
      return cases.map(() => ({ broken: 'crash', detail: '' }));
    };
    const adapter = { play, hello: () => Promise.reject(), bye: async () => {} };
    return { player: { adapter, capabilities: CLAIMS } satisfies Player, asked: () => asked };
  };
  const laidOutWithin = async (seconds: number, figures: number, cases: number) => {
    const { player, asked } = playing();
    const bench = benchOf(oracles.heroes, []);
    const wanted = { figures, seed: 1, cases, editions: ['heroes'], player, settings: EVERYTHING } as const;
    const clock = ticking();
    const { bank: laid, unlaid } = await laidOut(bench, wanted, deadlineAfter(seconds, clock));
    return { laid: laid.length, unlaid, asked: asked(), looks: clock() };
  };
  it('stops while it enumerates, draws and plays, and says so of each', async () => {
    const { laid, unlaid, asked } = await laidOutWithin(2, 3, 1000);
    expect(laid).toBeLessThan(5000);
    expect([unlaid, asked]).toEqual([['enumerated', 'drawn', 'played'], 0]);
  });
  it('stops while it looks which of them can arise, and says so', async () => {
    const whole = await laidOutWithin(10_000, 1, 60);
    const laying = whole.looks - whole.laid;
    const { laid, unlaid } = await laidOutWithin((laying + 10) / 500, 1, 60);
    expect(laid).toBeLessThan(whole.laid);
    expect(laid).toBeGreaterThan(0);
    expect(unlaid).toContain('enumerated');
  });
  it('leaves nothing out where the time suffices', async () => {
    const { unlaid, asked } = await laidOutWithin(10_000, 1, 60);
    expect([unlaid, asked]).toEqual([[], 2]);
  });
});
