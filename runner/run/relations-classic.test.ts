import { describe, expect, it } from 'vitest';
import { enginesOf } from '../../engines/index.ts';
import { classicReadings } from '../../engines/readings/classic.ts';
import { createEngine } from '../../engines/reference/engine.ts';
import { reference, rulesOf } from '../../engines/reference/index.ts';
import { relatedAt } from '../../generators/cases.ts';
import { EVERYTHING } from '../../generators/settings.ts';
import { activated, choosing, creature, having, stateOf, wounding } from '../../oracles/examples.ts';
import { relations } from '../../relations/index.ts';
import type { Ability } from '../../spec/abilities/ability.ts';
import type { Card } from '../../spec/model/card.ts';
import type { Act } from '../../spec/play/act.ts';
import { Case } from '../../spec/play/case.ts';
import type { Engine } from '../../spec/protocol/adapter.ts';
import { classicCases, judgingOf, these } from '../testing/judged.ts';
import { compareCases } from './relations.ts';
import { asItIs } from './shrink.ts';

const comparing = (engine: Engine, cases: number, source = classicCases) =>
  compareCases(judgingOf(engine), source, cases, asItIs);
const cased = (cards: readonly Card[], texts: Record<string, Ability>, acts: readonly Act[]) =>
  Case.parse({
    edition: 'classic',
    board: { active: 'A', texts, cards: Object.values(stateOf(cards).cards) },
    acts,
    picks: [],
  });
const declare = (cards: string[]): Act => ({
  act: 'declare',
  player: 'A',
  source: 'archer',
  ability: 'deed',
  targets: cards.length === 0 ? [] : [{ at: [0, 0], cards, amounts: null }],
});
const resolve: Act = { act: 'resolve' };
const creatures = { types: ['creature' as const] };
const archer = having(creature('archer'), 'deed');
const theirs = { owner: 'B' as const, controller: 'B' as const };

describe('the relations in classic', () => {
  it('hold of the reference engine, and each has something to say', async () => {
    const related = (index: number) => relatedAt(7, index, { ...EVERYTHING, edition: 'classic' });
    const { applied, broken } = await comparing(reference('classic'), 200, related);
    expect(broken).toEqual([]);
    for (const { name } of relations) expect([name, applied[name]]).not.toEqual([name, 0]);
  }, 60_000);
  it.each(classicReadings.map(({ name }) => name))(
    'hold of an engine of another reading: %s',
    async (name) => {
      const engine = enginesOf.classic[`reading:${name}`]?.() as Engine;
      expect((await comparing(engine, 10)).broken).toEqual([]);
    },
    30_000,
  );
  it('hold where an attack is led away: that tells two cards', async () => {
    const shot = wounding(choosing(creatures));
    const deed = activated({ ...shot, deed: { verb: 'wound', amount: 1, as: 'shot' } });
    const dodge: Ability = { kind: 'static', static: { text: 'redirects', to: creatures } };
    const elf = having(creature('elf', theirs), 'dodge');
    const led: Act = { act: 'choose', player: 'B', cards: ['archer'] };
    const one = cased([archer, elf], { deed, dodge }, [declare(['elf']), resolve, led]);
    const { applied, broken } = await comparing(reference('classic'), 1, these([one]));
    expect([applied.renamed, broken]).toEqual([1, []]);
  });

  it('hold where a static text is laid on one card after another, in the order of the board', async () => {
    const aura: Ability = { kind: 'static', static: { text: 'life', by: 1, who: creatures } };
    const elf: Card = { ...having(creature('elf'), 'aura'), zone: 'hand', whose: 'A' };
    const one = cased([elf, creature('imp')], { aura }, [{ act: 'enter', cards: ['elf'] }]);
    const engine = reference('classic');
    const slowly: Engine = {
      ...engine,
      act: (act) => {
        const reply = engine.act(act);
        return { ...reply, events: reply.events.map((event, group) => ({ ...event, group })) };
      },
    };
    expect((await comparing(slowly, 1, these([one]))).broken).toEqual([]);
  });

  it.each([
    ['hold where a shot', { verb: 'wound', amount: 1, as: 'shot' }, []],
    ['do not where an influence', { verb: 'wound', amount: 1 }, ['permuted']],
  ] as const)(
    '%s hits all that fit one after the other, in the order of the board',
    async (_, deed, broken) => {
      const all = activated({ deed, object: { kind: 'each', filter: { types: ['creature'] } } });
      const rules = { ...rulesOf.classic, hits: () => 'in turn' as const };
      const engine = createEngine('in turn', rules, 'classic');
      const one = cased([archer, creature('elf')], { deed: all }, [declare([]), resolve]);
      const compared = await comparing(engine, 1, these([one]));
      expect(compared.broken.map(({ relation }) => relation.name)).toEqual(broken);
    },
  );

  const each: Ability = activated(wounding({ kind: 'each', filter: { ...creatures, other: true } }));
  const crowd = [archer, creature('elf', theirs), creature('imp', theirs)];
  const sweep = [declare([]), resolve];
  it('compare a mass text with single changes where its price bears on none of the cards', async () => {
    const aside = cased(crowd, { deed: each }, sweep);
    const among: Ability = activated(wounding({ kind: 'each', filter: creatures }));
    const paying = cased(crowd, { deed: among }, sweep);
    const engine = reference('classic');
    expect((await comparing(engine, 1, these([aside]))).applied.mass).toBe(1);
    expect((await comparing(engine, 1, these([paying]))).applied.mass).toBe(0);
  });
  it('do not where static texts make something else of what texts do', async () => {
    const soft: Ability = { kind: 'static', static: { text: 'wounds taken', by: 1 } };
    const one = cased([...crowd, having(creature('ogre', theirs), 'soft')], { deed: each, soft }, sweep);
    const { applied, broken } = await comparing(reference('classic'), 1, these([one]));
    expect([applied.mass, broken]).toEqual([0, []]);
  });
});
