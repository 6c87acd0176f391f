import { describe, expect, it } from 'vitest';
import { reference } from '../../engines/reference/index.ts';
import {
  board,
  card,
  change,
  declare,
  each,
  endTurn,
  giveLife,
  move,
  resolveAll,
  self,
  wound,
} from '../../engines/testing/table.ts';
import type { Ability, Instruction } from '../../spec/abilities/ability.ts';
import type { Card } from '../../spec/model/card.ts';
import type { Engine } from '../../spec/protocol/adapter.ts';
import { fares } from '../testing/faring.ts';
import { KINDS, without } from '../testing/untelling.ts';

const creatures = { types: ['creature' as const] };

/** The reference, whose destroyed cards stay with 3 wounds. */
const sparing = (): Engine => {
  const engine = reference();
  const spared = (card: Card): Card =>
    card.zone === 'play'
      ? card
      : { ...card, zone: 'play', whose: null, life: card.life && { ...card.life, wounds: 3 } };
  return {
    ...engine,
    act(act) {
      const reply = engine.act(act);
      const cards = Object.entries(reply.state.cards).map(([id, one]) => [id, spared(one)]);
      return { ...reply, state: { ...reply.state, cards: Object.fromEntries(cards) } };
    },
  };
};

describe('of a right engine without events nothing is asked that lies between two things of one act', () => {
  it('where a card may have left and come back: its life began anew', async () => {
    const table = board(
      [
        card('imp', 'creature', 'A', { printed: ['away'] }),
        card('ogre', 'creature', 'A', { starting: 0, cost: 5 }, [{ kind: 'additional', left: 1 }]),
      ],
      {
        away: {
          kind: 'activated',
          steps: [
            [
              each(move('graveyard'), { ...creatures, cost: { atLeast: 5 } }),
              each(move('play'), { ...creatures, zone: 'graveyard' }),
            ],
          ],
        },
      },
    );
    expect(await fares(without(KINDS, reference()), table, declare('imp', 'away'), resolveAll)).toBe('');
  });
  it.each([
    [
      'a text that the act lays shields it',
      [self({ verb: 'grant', ability: 'stone', until: 'lasting' })],
      '',
    ],
    ['nothing shields it', [], 'heroes/503.1/lethal-wounds heroes/505.1'],
  ])('where a card with a lethal life stays: %s', async (_, first: Instruction[], blamed) => {
    const stone: Ability = { kind: 'static', static: { text: 'cannot be', verb: 'destroy' } };
    const stand: Ability = { kind: 'activated', steps: [[...first, self(wound(3))]] };
    const table = board(
      [card('imp', 'creature', 'A', { printed: ['stand'] })],
      first.length === 0 ? { stand } : { stand, stone },
    );
    expect(await fares(without(KINDS, sparing()), table, declare('imp', 'stand'), resolveAll)).toBe(blamed);
  });
});

/** The reference, which gives the effects of every state names of their own. */
const renaming = (): Engine => {
  const engine = reference();
  let given = 0;
  const renamed = <T>(value: T): T =>
    JSON.parse(JSON.stringify(value), (key, one) =>
      key === 'effects' && Array.isArray(one) ? one.map((effect) => ({ ...effect, id: `e${given++}` })) : one,
    );
  return {
    ...engine,
    load: (table) => renamed(engine.load(table)),
    act: (act) => renamed(engine.act(act)),
  };
};

describe('effects of other names in every state', () => {
  const hex = { id: 'hex', kind: 'silence' as const, by: null, until: 'lasting' as const };
  const table = board([
    card('imp', 'creature', 'A', { effects: [hex] }, [{ kind: 'additional', left: 1 }]),
    card('ogre', 'creature', 'B', { effects: [hex] }, [{ kind: 'negative', left: 1 }]),
  ]);
  const acts = [endTurn('B'), change('ogre', giveLife(2)), endTurn('A'), endTurn('A')];
  it.each([
    ['without events', () => without(KINDS, renaming())],
    ['with events', renaming],
  ])('contradict nothing: %s', async (_, engine) => {
    expect(await fares(engine(), table, ...acts)).toBe('');
  });
});
