import { describe, expect, it } from 'vitest';
import { reference } from '../../engines/reference/index.ts';
import { board, card, change } from '../../engines/testing/table.ts';
import type { Ability } from '../../spec/abilities/ability.ts';
import type { Card } from '../../spec/model/card.ts';
import type { Life } from '../../spec/model/life.ts';
import type { State } from '../../spec/model/state.ts';
import type { Act } from '../../spec/play/act.ts';
import type { Case } from '../../spec/play/case.ts';
import type { Event } from '../../spec/play/event.ts';
import type { Engine } from '../../spec/protocol/adapter.ts';
import { findingsOn, randomCases } from '../testing/judged.ts';

const unnamed = <T extends { readonly by: unknown }>(effects: readonly T[]) =>
  effects.map((one) => ({ ...one, by: null }));
const lifeOf = (life: Life): Life => ({ ...life, effects: unnamed(life.effects) });
const cardOf = (one: Card): Card => ({
  ...one,
  life: one.life && lifeOf(one.life),
  effects: unnamed(one.effects),
});
const stateOf = (state: State): State => ({
  ...state,
  cards: Object.fromEntries(Object.entries(state.cards).map(([id, one]) => [id, cardOf(one)])),
});
const eventOf = (event: Event): Event => {
  if (event.kind === 'life') return { ...event, life: lifeOf(event.life) };
  if (event.kind === 'moved') return { ...event, life: event.life && lifeOf(event.life) };
  return event.kind === 'effects' ? { ...event, effects: unnamed(event.effects) } : event;
};

/** The reference engine, which says of no effect whose it is. */
function silentOnWhose(): Engine {
  const engine = reference();
  return {
    greeting: engine.greeting,
    load: (loaded) => stateOf(engine.load(loaded)),
    act: (act) => {
      const reply = engine.act(act);
      return { ...reply, state: stateOf(reply.state), events: reply.events.map(eventOf) };
    },
  };
}

const TEXTS = (by: number): Record<string, Ability> => ({
  all: { kind: 'static', static: { text: 'life', by, who: { types: ['creature'] } } },
  others: { kind: 'static', static: { text: 'life', by, who: { types: ['creature'], other: true } } },
  own: {
    kind: 'static',
    static: { text: 'life', by, who: { types: ['creature'], side: 'own', other: true } },
  },
});
const enter = (...cards: string[]): Act => ({ act: 'enter', cards });

/** Two cards with texts that lay as much on a third; each is in play already or comes. */
function* pairsOf(acts: readonly Act[]): Generator<Case> {
  for (const by of [2, -2])
    for (const first of ['all', 'others', 'own'])
      for (const second of ['all', 'others', 'own'])
        for (const order of [0, 1]) {
          const givers = [
            card('imp', 'creature', 'A', { starting: 5, zone: 'hand', printed: [first] }),
            card('ogre', 'creature', 'B', { starting: 5, zone: 'hand', printed: [second] }),
          ];
          const cards = [
            ...(order === 0 ? givers : givers.toReversed()),
            card('wolf', 'creature', 'A', { starting: 9 }),
          ];
          yield { edition: 'heroes', board: board(cards, TEXTS(by)), acts: [...acts], picks: [] };
        }
}

describe('an engine that says of no effect whose it is', () => {
  it.each<[string, readonly Act[]]>([
    ['come one after the other', [enter('imp'), enter('ogre')]],
    ['come together, and one goes', [enter('imp', 'ogre'), change('imp', { verb: 'destroy' })]],
    [
      'change over the card on which they lay',
      [enter('imp', 'ogre'), change('wolf', { verb: 'take control', until: 'lasting' })],
    ],
    [
      'are stolen, and go',
      [
        enter('imp'),
        enter('ogre'),
        change('ogre', { verb: 'take control', until: 'lasting' }),
        change('ogre', { verb: 'destroy' }),
      ],
    ],
  ])('is not blamed where two texts alike %s', async (_, acts) => {
    const found = await findingsOn(silentOnWhose(), [...pairsOf(acts)]);
    expect(found.map(({ blamed }) => blamed)).toEqual([]);
  });
  it('is not blamed on random cases', async () => {
    const cases = Array.from({ length: 250 }, (_, i) => randomCases(i));
    const found = await findingsOn(silentOnWhose(), cases);
    expect(found.map(({ blamed }) => blamed)).toEqual([]);
  });
});
