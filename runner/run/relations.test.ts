import { describe, expect, it } from 'vitest';
import { playCase } from '../../adapters/play-case.ts';
import { engines } from '../../engines/index.ts';
import { board, card, change, declare, each, one, wound } from '../../engines/testing/table.ts';
import { relatedAt } from '../../generators/cases.ts';
import { outright, relations } from '../../relations/index.ts';
import type { Retelling } from '../../relations/retelling.ts';
import { retellings } from '../../relations/retelling.ts';
import type { Ability, Static } from '../../spec/abilities/ability.ts';
import type { Deed } from '../../spec/abilities/deed.ts';
import type { Case } from '../../spec/play/case.ts';
import type { Engine } from '../../spec/protocol/adapter.ts';
import { courtOf } from '../judge/court.ts';
import { clauses, judgingOf, randomCases, reportOn, storedFor, these } from '../testing/judged.ts';
import { fingerprintOf } from './fingerprint.ts';
import { judgeCase } from './judge-case.ts';
import { compareCases } from './relations.ts';
import { asItIs } from './shrink.ts';

const fresh = (name: string): Engine => (engines[name] ?? (() => expect.fail(`no engine ${name}`)))();
const comparing = (engine: Engine, cases: number, source = randomCases) =>
  compareCases(judgingOf(engine), source, cases, asItIs);
const brokenBy = async (engine: Engine, cases: number, source = randomCases): Promise<string[]> =>
  (await comparing(engine, cases, source)).broken.map(({ relation }) => relation.name);

describe('the relations', () => {
  it('have names of their own and say what they rest on', () => {
    expect(new Set(relations.map(({ name }) => name)).size).toBe(relations.length);
    for (const { says, supportedBy } of relations) {
      expect(says).toMatch(/^[A-Z].*\.$/);
      expect(supportedBy.length).toBeGreaterThan(20);
    }
  });
  it('hold of the reference engine, and each has something to say of one case in ten', async () => {
    const related = (index: number) => relatedAt(7, index);
    const { applied, broken } = await comparing(fresh('reference'), 70, related);
    expect(broken).toEqual([]);
    for (const { name } of relations) expect([name, (applied[name] ?? 0) >= 7]).toEqual([name, true]);
  }, 60_000);
  it('leave no name as it was when they tell a case or its record with other names', () => {
    const kinds = new Set<string>();
    const renamed = retellings.find(({ name }) => name === 'renamed') ?? expect.fail('no such retelling');
    for (let index = 0; index < 120; index += 1) {
      const made = randomCases(index);
      // A text may be called by a word of the protocol, such as «life».
      const texts = Object.keys(made.board.texts).filter((id) => id.includes('-'));
      const names = new Set([...made.board.cards.flatMap(({ id, name }) => [id, name]), ...texts]);
      const left: string[] = [];
      const collect = (value: unknown, key: string): void => {
        if (typeof value === 'string' && names.has(value)) left.push(`${key} ${value}`);
        if (typeof value !== 'object' || value === null) return;
        for (const [field, member] of Object.entries(value)) {
          if (names.has(field)) left.push(field);
          collect(member, field);
        }
      };
      const record = playCase(fresh('reference'), made);
      collect([renamed.case(made), renamed.record(record, made)], '');
      expect(left).toEqual([]);
      for (const { reply } of record.steps) for (const { kind } of reply.events) kinds.add(kind);
    }
    expect(kinds).toContain('redirected');
  }, 60_000);
  it('say nothing of the order of two triggers of one player, though each asks for its targets', async () => {
    const dirge = (deed: Deed): Ability => ({
      kind: 'triggered',
      trigger: 'creature dies',
      steps: [[one(deed, { types: ['creature'] })]],
    });
    const texts = { balm: dirge({ verb: 'cure' }), call: dirge({ verb: 'ready' }) };
    const cards = [
      card('imp', 'creature', 'A'),
      card('ogre', 'creature', 'A', { printed: ['balm'] }),
      card('wolf', 'creature', 'A', { printed: ['call'] }),
    ];
    const acts = [change('imp', { verb: 'destroy' })];
    const made: Case = { edition: 'heroes', board: board(cards, texts), acts, picks: [0, 0] };
    expect((await comparing(fresh('reference'), 1, () => made)).broken).toEqual([]);
  });
  it.each<[string, Static | null, number]>([
    ['alone', null, 1],
    ['beside a text that changes cost', { text: 'cost', by: 1 }, 1],
    ['beside a text that changes wounds dealt', { text: 'wounds dealt', by: 1 }, 0],
    ['beside a text that changes wounds taken', { text: 'wounds taken', by: 1 }, 0],
    ['beside a text that replaces', { text: 'instead', of: 'wound', deed: { verb: 'poison' } }, 0],
  ])('compare a mass text with bare changes: %s', async (_, text, times) => {
    const texts: Record<string, Ability> = {
      storm: { kind: 'activated', steps: [[each(wound(1), { types: ['creature'] })]] },
      ...(text !== null && { lasting: { kind: 'static', static: text } }),
    };
    const archer = card('archer', 'creature', 'A', { printed: ['storm'] });
    const ogre = card('ogre', 'creature', 'B', { printed: text === null ? [] : ['lasting'] });
    const acts = [declare('archer', 'storm'), { act: 'resolve' as const }];
    const made: Case = { edition: 'heroes', board: board([archer, ogre], texts), acts, picks: [] };
    const { applied, broken } = await comparing(fresh('reference'), 1, () => made);
    expect([applied.mass, broken]).toEqual([times, []]);
  });
  it.each(Object.keys(engines).filter((name) => name.startsWith('reading:')))(
    'hold of an engine of another reading: %s',
    async (name) => expect(await brokenBy(fresh(name), 10)).toEqual([]),
    30_000,
  );
});

/** The reference engine, but for one thing that no clause is needed to see. */
const spoilt = (spoil: (engine: Engine) => Partial<Engine>): Engine => {
  const engine = fresh('reference');
  return { ...engine, ...spoil(engine) };
};

describe('relations alone', () => {
  it.each([
    ['remembers-the-dead', 'again'],
    ['remembers-losses', 'again'],
    ['remembers-failures', 'again'],
  ])(
    'catch a leak between two boards: %s',
    async (name, relation) => {
      const source = these([storedFor(name), ...Array.from({ length: 7 }, (_, i) => randomCases(i))]);
      expect(await brokenBy(fresh(`mutant:${name}`), 8, source)).toContain(relation);
    },
    30_000,
  );
  it('catch an engine for which names matter', async () => {
    const engine = spoilt(({ load, act }) => ({
      load,
      act: (one) =>
        one.act === 'change' && one.card < 'm' ? act({ ...one, deed: { verb: 'destroy' } }) : act(one),
    }));
    expect(await brokenBy(engine, 30)).toContain('renamed');
  }, 30_000);
  it('catch an engine for which it matters what a card is called', async () => {
    let called = new Map<string, string>();
    const engine = spoilt(({ load, act }) => ({
      load: (made) => {
        called = new Map(made.cards.map(({ id, name }) => [id, name]));
        return load(made);
      },
      act: (one) => {
        const isShunned = one.act === 'declare' && (called.get(one.source) ?? '') < 'M';
        return act(isShunned ? { act: 'resolve' } : one);
      },
    }));
    expect(await brokenBy(engine, 30)).toEqual(['renamed']);
  }, 30_000);
  it('catch an engine that sorts by what cards are called', async () => {
    const engine = spoilt(({ load }) => ({
      load: (made) => {
        const cards = made.cards.toSorted((one, other) => (one.name < other.name ? -1 : 1));
        return load({ ...made, cards });
      },
    }));
    const deck = ['ogre', 'imp'].map((id) => card(id, 'creature', 'A', { zone: 'deck', name: id }));
    const draws = change('king', { verb: 'draw', amount: 1 });
    const cards = [card('king', 'hero', 'A'), ...deck];
    const made: Case = { edition: 'heroes', board: board(cards), acts: [draws], picks: [] };
    expect(await brokenBy(engine, 1, () => made)).toEqual(['renamed']);
  });
  it('catch an engine for which the seat matters', async () => {
    const engine = spoilt(({ act }) => ({
      act: (one) => (one.act === 'declare' && one.player === 'B' ? act({ act: 'resolve' }) : act(one)),
    }));
    expect(await brokenBy(engine, 30)).toContain('mirrored');
  }, 30_000);
});

/** What an oracle may not depend on: the case and its record told otherwise are judged alike. */
describe('the oracles', () => {
  const court = courtOf(clauses);
  const told = (engine: Engine, made: Case, way: Retelling | null): string[] => {
    const record = playCase(engine, made);
    const plain = outright(made, record);
    const again = playCase(engine, plain);
    const [one, shown] = way === null ? [plain, again] : [way.case(plain), way.record(again, plain)];
    const { denials, refutations } = judgeCase(court, one, shown, engine.greeting.capabilities, {
      heard: () => {},
    });
    return [
      ...denials.map(fingerprintOf),
      ...refutations.flat().map(({ readings }) => JSON.stringify(readings)),
    ].sort();
  };
  /** Each mutant on the case by which it is known, so that there is something to judge. */
  const biting = Object.keys(engines).flatMap((name) =>
    name.startsWith('mutant:') ? [{ name, made: storedFor(name.slice('mutant:'.length)) }] : [],
  );
  const plain = Array.from({ length: 20 }, (_, i) => ({
    name: 'reading:newcomer-stays',
    made: randomCases(i),
  }));
  it.each(retellings.map((way) => [way.name, way] as const))(
    'judge a record that is %s as they judged it before',
    (_, way) => {
      let bitten = 0;
      for (const { name, made } of [...plain, ...biting]) {
        const expected = told(fresh(name), made, null);
        bitten += expected.length > 0 ? 1 : 0;
        expect(told(fresh(name), made, way), name).toEqual(expected);
      }
      expect(bitten).toBeGreaterThan(biting.length * 0.8);
    },
  );
});

describe('a broken relation', () => {
  it('is a consequence where the same case goes another way another time, and then that alone is told', async () => {
    const counting = () => {
      let loads = 0;
      return spoilt(({ load, act }) => ({
        load: (one) => {
          loads += 1;
          return load(one);
        },
        act: (one) => act(one.act === 'end turn' && loads % 3 === 0 ? { act: 'resolve' } : one),
      }));
    };
    const alone = await brokenBy(counting(), 20);
    expect(alone).toContain('again');
    expect(alone.length).toBeGreaterThan(1);
    const { compared } = await reportOn(
      counting(),
      { cases: 1 },
      { relations: { cases: 20, source: randomCases }, shrink: asItIs },
    );
    expect(compared?.broken.map(({ relation }) => relation)).toEqual(['again']);
    expect(compared?.untold).toBeGreaterThan(0);
  }, 30_000);
  it('is told with both cases, and no clause is blamed for it', async () => {
    const engine = spoilt(({ act }) => ({
      act: (one) => (one.act === 'end turn' && one.player === 'B' ? act({ act: 'resolve' }) : act(one)),
    }));
    const report = await reportOn(engine, { cases: 1 }, { relations: { cases: 60, source: randomCases } });
    const [first] = report.compared?.broken ?? [];
    expect(first).toMatchObject({ relation: 'mirrored', times: expect.any(Number) });
    expect(first?.cases.map(({ file }) => file)).toEqual([
      'findings/relation-mirrored-1.json',
      'findings/relation-mirrored-2.json',
    ]);
    expect(first?.cases.map(({ case: { acts } }) => acts.map(({ act }) => act))).toEqual([
      ['end turn'],
      ['end turn'],
    ]);
    expect(report.rows.filter(({ verdict }) => verdict === 'fail')).toEqual([]);
  }, 30_000);
});
