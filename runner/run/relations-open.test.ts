import { describe, expect, it } from 'vitest';
import { inProcess } from '../../adapters/in-process.ts';
import { mutants } from '../../engines/mutants/index.ts';
import { createEngine } from '../../engines/reference/engine.ts';
import { reference, referenceRules } from '../../engines/reference/index.ts';
import { board, card, change, declare, each, endTurn } from '../../engines/testing/table.ts';
import { relatedAt } from '../../generators/cases.ts';
import type { Ability } from '../../spec/abilities/ability.ts';
import type { Act } from '../../spec/play/act.ts';
import type { Case } from '../../spec/play/case.ts';
import type { Engine } from '../../spec/protocol/adapter.ts';
import { judgingOf, storedFor, these } from '../testing/judged.ts';
import { KINDS, without } from '../testing/untelling.ts';
import type { Source } from './hunt.ts';
import { compareCases } from './relations.ts';
import { asItIs } from './shrink.ts';

const SEED = 20260101;
const brokenBy = async (engine: Engine, cases: number, source: Source): Promise<string[]> =>
  (await compareCases(judgingOf(engine), source, cases, asItIs)).broken.map(
    ({ relation, differs }) => `${relation.name}: ${differs}`,
  );
/** Boards that hold what nothing in the documents orders: triggers and static texts of one player, shots at all, decks. */
const unordered = (index: number): Case => relatedAt(SEED, index);

describe('an engine that settles what is open in a way of its own breaks no relation:', () => {
  it('triggers of one player, ordered by how many cards there are', async () => {
    const engine = createEngine('hash-order', {
      ...referenceRules,
      orderOf: (view, setOff) =>
        referenceRules.orderOf(
          view,
          Object.keys(view.cards).length % 2 === 1 ? [...setOff].reverse() : setOff,
        ),
    });
    expect(await brokenBy(engine, 60, unordered)).toEqual([]);
  }, 60_000);
  it('a deck that was shuffled, by the number of cards on the board', async () => {
    const engine = createEngine('shuffles', {
      ...referenceRules,
      topOf: (view, player) => {
        const deck = Object.values(view.cards).filter((one) => one.zone === 'deck' && one.whose === player);
        return deck[Object.keys(view.cards).length % deck.length] ?? null;
      },
    });
    const lying = (id: string) => card(id, 'creature', 'B', { zone: 'deck', whose: 'B' });
    const cards = [card('imp', 'creature', 'B'), lying('ogre'), lying('wolf'), lying('elf')];
    const acts = [
      change('imp', { verb: 'move', into: 'deck' }),
      { act: 'end turn' as const, player: 'A' as const },
    ];
    const made: Case = { edition: 'heroes', board: board(cards), acts, picks: [] };
    expect(await brokenBy(engine, 1, these([made]))).toEqual([]);
  });
});

const creature = { types: ['creature' as const] };
const cry: Ability = { kind: 'triggered', trigger: 'death', steps: [[each({ verb: 'poison' }, creature)]] };
const banner: Ability = { kind: 'static', static: { text: 'life', by: 1, who: creature } };
const storm: Ability = {
  kind: 'activated',
  steps: [[each({ verb: 'wound', amount: 1, as: 'shot' }, creature)]],
};
const flag = (id: string) => card(id, 'creature', 'A', { zone: 'hand', whose: 'A', printed: ['banner'] });

/** A case for each thing that is open, in which the order of the cards on the board shows. */
const OPEN: Readonly<Record<string, Case>> = {
  'a mixed deck': played(
    [card('imp', 'creature', 'B'), card('ogre', 'creature', 'B', { zone: 'deck', whose: 'B' })],
    [change('imp', { verb: 'move', into: 'deck' }), endTurn('A')],
  ),
  'triggers of one player': played(
    [
      card('imp', 'creature', 'A', { printed: ['cry'], starting: 1 }),
      card('ogre', 'creature', 'A', { printed: ['cry'], starting: 1 }),
      card('elf', 'creature', 'A', { printed: ['storm'] }),
    ],
    [declare('elf', 'storm'), { act: 'resolve' }],
  ),
  'static texts that begin to work together': played(
    [flag('imp'), flag('ogre')],
    [{ act: 'enter', cards: ['imp', 'ogre'] }],
  ),
  'a shot at all': played(
    [
      card('imp', 'creature', 'A', { printed: ['storm'] }),
      card('ogre', 'creature', 'B', { starting: 1 }),
      card('wolf', 'creature', 'B'),
    ],
    [declare('imp', 'storm'), { act: 'resolve' }],
  ),
};

function played(cards: Parameters<typeof board>[0], acts: readonly Act[]): Case {
  return { edition: 'heroes', board: board(cards, { cry, banner, storm }), acts: [...acts], picks: [] };
}

describe('an engine that is right and does not tell', () => {
  const GUARDED = ['queued', 'lapsed', 'did', 'life', 'effects', 'abilities', 'moved', 'shuffled'] as const;
  it.each([...GUARDED.map((kind) => [kind, [kind]] as const), ['any event', KINDS] as const])(
    '«%s» breaks no relation by what is open',
    async (_, kinds) => {
      const cases = Object.values(OPEN);
      expect(await brokenBy(without(kinds, reference()), cases.length, these(cases))).toEqual([]);
    },
  );
  it('any event breaks no relation', async () => {
    expect(await brokenBy(without(KINDS, reference()), 100, unordered)).toEqual([]);
  }, 60_000);
  it('any event still breaks one by a leak between two boards', async () => {
    const leaking = mutants.find(({ name }) => name === 'remembers-losses')?.engine();
    const source = these([
      storedFor('remembers-losses'),
      ...Array.from({ length: 7 }, (_, i) => unordered(i)),
    ]);
    expect(await brokenBy(without(KINDS, leaking ?? reference()), 8, source)).not.toEqual([]);
  });
});

describe('a right engine whose records are checked as they come in', () => {
  it.each([...KINDS.map((kind) => [kind, [kind]] as const), ['any event', KINDS] as const])(
    'may leave «%s» out',
    async (_, kinds) => {
      const requests = Array.from({ length: 25 }, (_unused, i) => unordered(i));
      const played = await inProcess(without(kinds, reference())).play(requests);
      expect(played.flatMap((one) => ('broken' in one ? [one.detail] : []))).toEqual([]);
    },
  );
});
