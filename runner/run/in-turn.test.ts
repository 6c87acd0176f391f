import { describe, expect, it } from 'vitest';
import { engines } from '../../engines/index.ts';
import { createEngine } from '../../engines/reference/engine.ts';
import { referenceRules } from '../../engines/reference/index.ts';
import { replay } from '../../engines/testing/replay.ts';
import { board, card, declare, each, one } from '../../engines/testing/table.ts';
import type { Ability, Instruction, Static } from '../../spec/abilities/ability.ts';
import type { Deed } from '../../spec/abilities/deed.ts';
import { VERBS } from '../../spec/abilities/deed.ts';
import type { Filter } from '../../spec/abilities/filter.ts';
import type { Card } from '../../spec/model/card.ts';
import type { Case } from '../../spec/play/case.ts';
import { findingsOn, reportOn, these } from '../testing/judged.ts';
import { resolve } from '../testing/records.ts';

/** Asks for nothing at the declaration but what the first step needs. */
const lax = createEngine('lax', {
  ...referenceRules,
  isNeededAtDeclaration: (_ability, [step]) => step === 0,
});

const DEEDS: readonly Deed[] = [
  ...[1, 9].map((amount): Deed => ({ verb: 'wound', amount })),
  { verb: 'heal', amount: 9 },
  { verb: 'give life', amount: 1, until: 'lasting' },
  { verb: 'take life', amount: 9, until: 'lasting' },
  ...[0, 3].map((to): Deed => ({ verb: 'set life', to })),
  { verb: 'destroy' },
  { verb: 'poison' },
  { verb: 'cure' },
  { verb: 'exhaust' },
  { verb: 'ready' },
  { verb: 'silence', until: 'lasting' },
  { verb: 'take control', until: 'lasting' },
  { verb: 'challenge', until: 'lasting' },
  { verb: 'strip life' },
  { verb: 'grant', ability: 'aura', until: 'lasting' },
  { verb: 'grant', ability: 'stone', until: 'lasting' },
  { verb: 'fight' },
  { verb: 'draw', amount: 1 },
  { verb: 'roll' },
];
const MOVES: readonly Instruction[] = (['hand', 'deck', 'graveyard', 'play'] as const).flatMap((into) =>
  (['play', 'hand', 'deck', 'graveyard'] as const)
    .filter((zone) => zone !== into)
    .flatMap((zone) => (['creature', 'support'] as const).map((type) => ({ into, zone, type })))
    .map(({ zone, type }) => each({ verb: 'move', into }, { types: [type], zone, whose: 'any' })),
);

/** An earlier instruction of each verb for each kind of card that it means something for. */
const FIRST: readonly Instruction[] = [
  ...DEEDS.flatMap((deed): Instruction[] => {
    if (deed.verb === 'fight') return [one(deed, { types: ['creature'] }, { min: 2, max: 2 })];
    return VERBS[deed.verb].types.map((type) => each(deed, { types: [type] }));
  }),
  ...MOVES,
];

const CREATURE: Filter = { types: ['creature'] };
/** What a later instruction asks for that something before it may bring about. */
const ASKED: readonly Filter[] = [
  {},
  ...[true, false].flatMap((is): Filter[] => [{ wounded: is }, { poisoned: is }, { exhausted: is }]),
  { side: 'own' },
  { side: 'opponent' },
  { cost: { atMost: 1 } },
  { cost: { atLeast: 4 } },
  { cost: { equals: 'rolled' } },
  ...(['hand', 'deck', 'graveyard'] as const).flatMap((zone): Filter[] => [
    { zone, whose: 'own' },
    { zone, whose: 'opponent' },
  ]),
];
const WANTED = ASKED.map((filter): Filter => ({ ...CREATURE, ...filter }));

const life = (by: number): Static => ({ text: 'life', by, who: CREATURE });
/** The static text that a banner has, or one that the creature gets from it. */
const AURAS: readonly (Static | null)[] = [
  null,
  life(-1),
  life(2),
  { text: 'cost', by: 3, who: CREATURE },
  { text: 'cost', by: -2, who: CREATURE },
  { text: 'gives', ability: 'shield', who: CREATURE },
  { text: 'gives', ability: 'turns', who: CREATURE },
];

/** The one creature, of both players, as it may stand when the spell is declared. */
const CREATURES: readonly [traits: Parameters<typeof card>[3], layers?: Parameters<typeof card>[4]][] = [
  [{ starting: 4, strike: 1, cost: 2 }],
  [{ starting: 4, wounds: 3, strike: 1, cost: 2, poisoned: true, exhausted: true }],
  [{ starting: 4, wounds: 4, cost: 2 }, [{ kind: 'additional', left: 1 }]],
  [{ starting: 4, cost: 2, zone: 'graveyard' }],
  [{ starting: 4, cost: 2, zone: 'hand' }],
  [{ starting: 4, cost: 2, zone: 'deck' }],
];

const second = (filter: Filter): Instruction =>
  filter.zone === undefined
    ? one({ verb: 'challenge', until: 'lasting' }, filter)
    : one({ verb: 'move', into: 'play' }, filter);

function* casesOf(first: Instruction, filter: Filter): Generator<Case> {
  for (const aura of AURAS)
    for (const [traits, layers] of CREATURES)
      for (const owner of ['A', 'B'] as const) {
        const texts: Record<string, Ability> = {
          bolt: { kind: 'spell', steps: [[first], [second(filter)]] },
          shield: { kind: 'static', static: { text: 'cannot be target' } },
          stone: { kind: 'static', static: life(-9) },
          turns: { kind: 'static', static: { text: 'instead', of: 'heal', deed: { verb: 'destroy' } } },
          aura: { kind: 'static', static: aura ?? life(1) },
        };
        const cards: Card[] = [
          card('hero', 'hero', 'A', { starting: 9 }),
          card('bolt', 'spell', 'A', { zone: 'hand', printed: ['bolt'] }),
          card('imp', 'creature', owner, traits, layers),
          card('banner', 'support', 'A', aura === null ? {} : { zone: 'hand', printed: ['aura'] }),
        ];
        if (first.deed.verb === 'fight')
          cards.push(card('ogre', 'creature', 'A', { strike: 9, starting: 9 }));
        const named = first.deed.verb === 'fight' ? ['imp', 'ogre'] : [];
        const enter = aura === null ? [] : [{ act: 'enter' as const, cards: ['banner'] }];
        yield {
          edition: 'heroes',
          board: board(cards, texts, { dice: [2] }),
          acts: [...enter, declare('bolt', 'bolt', named), resolve],
          picks: [],
        };
      }
}

const strict = createEngine('strict', referenceRules);
const isRefused = (one: Case): boolean =>
  replay(strict, one).steps.some(({ act, reply }) => act.act === 'declare' && reply.outcome === 'refused');

/** Those in which the later instruction found a card when it was reached, though none was there at the declaration. */
const broughtAbout = (first: Instruction): Case[] =>
  WANTED.flatMap((filter) => [...casesOf(first, filter)]).filter((one) => {
    const isNamed = replay(lax, one).steps.some(({ reply }) =>
      reply.events.some(({ kind }) => kind === 'named'),
    );
    return isNamed && isRefused(one);
  });

describe('a spell whose later instruction finds what an earlier one has brought about', () => {
  const kinds = FIRST.map((first) => [JSON.stringify(first), broughtAbout(first)] as const);
  it('is there for every verb that can do so', () => {
    const found = kinds.flatMap(([, cases], i) => (cases.length > 0 ? [FIRST[i]?.deed.verb] : []));
    const verbs = Object.keys(VERBS).filter((verb) => !['give life', 'challenge'].includes(verb));
    expect([...new Set(found)].sort()).toEqual(verbs.sort());
  });
  it.each(kinds.filter(([, cases]) => cases.length > 0))(
    'may be declared where each is asked as it is reached: %s',
    async (_, cases) => {
      const found = await findingsOn(lax, cases);
      expect(found.map((one) => one.blamed)).toEqual([]);
    },
  );
  it('and the report names that reading for an engine that asks so', async () => {
    const cases = kinds.flatMap(([, found]) => found.slice(0, 2));
    const engine = engines['reading:later-steps-in-turn']?.() ?? expect.fail('there is no such engine');
    const { findings, rows } = await reportOn(engine, { cases: cases.length, source: these(cases) });
    expect(findings).toEqual([]);
    expect(rows.find(({ clause }) => clause === 'heroes/117.1')?.reading).toBe('each as it is reached');
  });
});

/** Takes no spell whose second instruction has to be asked for, whatever there is. */
const wary = createEngine('wary', {
  ...referenceRules,
  isDeclarable: (view, addressed, scope) =>
    addressed.at[0] === 0 && referenceRules.isDeclarable(view, addressed, scope),
});

/** Those in which the later instruction finds no card when it is reached, though there was one at the declaration. */
const takenAway = (first: Instruction): Case[] =>
  WANTED.flatMap((filter) => [...casesOf(first, filter)]).filter((one) => {
    const { steps } = replay(strict, one);
    const isNamed = steps.some(({ reply }) => reply.events.some(({ kind }) => kind === 'named'));
    return !isNamed && steps.every(({ reply }) => reply.outcome !== 'refused');
  });

describe('a spell whose later instruction finds nothing left by an earlier one', () => {
  const kinds = FIRST.map((first) => [JSON.stringify(first), takenAway(first)] as const);
  it('is there for every verb that can do so', () => {
    const found = kinds.flatMap(([, cases], i) => (cases.length > 0 ? [FIRST[i]?.deed.verb] : []));
    const verbs = Object.keys(VERBS).filter((verb) => !['give life', 'challenge', 'roll'].includes(verb));
    expect([...new Set(found)].sort()).toEqual(verbs.sort());
  });
  it.each(kinds.filter(([, cases]) => cases.length > 0))(
    'need not be taken where each is asked as it is reached: %s',
    async (_, cases) => {
      const found = await findingsOn(wary, cases);
      expect(found.map((one) => one.blamed)).toEqual([]);
    },
  );
  it('is taken where nothing is taken away', async () => {
    const harmless = [...casesOf(each({ verb: 'poison' }, CREATURE), CREATURE)].slice(0, 1);
    expect((await findingsOn(wary, harmless)).map((one) => one.blamed)).not.toEqual([]);
  });
});
