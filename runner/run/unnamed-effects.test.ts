import { describe, expect, it } from 'vitest';
import { laysTextOnceForAll } from '../../engines/mutants/statics.ts';
import { reference } from '../../engines/reference/index.ts';
import { board, card, change } from '../../engines/testing/table.ts';
import type { Ability } from '../../spec/abilities/ability.ts';
import type { Filter } from '../../spec/abilities/filter.ts';
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

/** An engine that says of no effect whose it is. */
function silentOnWhose(engine: Engine = reference()): Engine {
  return {
    greeting: engine.greeting,
    load: (loaded) => stateOf(engine.load(loaded)),
    act: (act) => {
      const reply = engine.act(act);
      return { ...reply, state: stateOf(reply.state), events: reply.events.map(eventOf) };
    },
  };
}

const WHO: Record<string, Filter> = {
  all: { types: ['creature'] },
  others: { types: ['creature'], other: true },
  own: { types: ['creature'], side: 'own', other: true },
  theirs: { types: ['creature'], side: 'opponent' },
};
const HEAL: Ability = {
  kind: 'activated',
  steps: [[{ deed: { verb: 'heal', amount: 1 }, object: { kind: 'itself' } }]],
};
const lifeTo =
  (by: number) =>
  (who: Filter): Ability => ({ kind: 'static', static: { text: 'life', by, who } });
const textTo = (who: Filter): Ability => ({
  kind: 'static',
  static: { text: 'gives', ability: 'heal', who },
});
const enter = (...cards: string[]): Act => ({ act: 'enter', cards });
const theft = (id: string) => change(id, { verb: 'take control', until: 'lasting' });

/** Two texts that lay alike on a third card, on two cards or both on one; who has them comes by the acts. */
function* pairsOf(
  acts: readonly Act[],
  kinds = [lifeTo(2), lifeTo(-2), textTo],
  names = Object.keys(WHO),
): Generator<Case> {
  const isOne = !acts.some((act) =>
    act.act === 'enter' ? act.cards.includes('ogre') : 'card' in act && act.card === 'ogre',
  );
  for (const textOf of kinds)
    for (const first of names)
      for (const second of names)
        for (const order of [0, 1]) {
          const texts = Object.fromEntries(Object.entries(WHO).map(([name, who]) => [name, textOf(who)]));
          const hidden = { starting: 5, zone: 'hand' } as const;
          const givers = isOne
            ? [card('imp', 'creature', 'A', { ...hidden, printed: [...new Set([first, second])] })]
            : [
                card('imp', 'creature', 'A', { ...hidden, printed: [first] }),
                card('ogre', 'creature', 'B', { ...hidden, printed: [second] }),
              ];
          const cards = [
            ...(order === 0 ? givers : givers.toReversed()),
            card('wolf', 'creature', 'A', { starting: 9 }),
          ];
          yield {
            edition: 'heroes',
            board: board(cards, { ...texts, heal: HEAL }),
            acts: [...acts],
            picks: [],
          };
        }
}

const SWAPS: readonly (readonly [string, readonly Act[]])[] = [
  ['come one after the other', [enter('imp'), enter('ogre')]],
  ['come together, and one goes', [enter('imp', 'ogre'), change('imp', { verb: 'destroy' })]],
  ['change over the card on which they lay', [enter('imp', 'ogre'), theft('wolf')]],
  ['are stolen, and go', [enter('imp'), enter('ogre'), theft('ogre'), change('ogre', { verb: 'destroy' })]],
  ['stand on one card, and the other is stolen', [enter('imp'), theft('wolf')]],
  ['stand on one card, which is stolen', [enter('imp'), theft('imp'), theft('imp')]],
];

describe.each<[string, () => Engine]>([
  ['an engine that says of no effect whose it is', silentOnWhose],
  ['an engine that says of each effect whose it is', reference],
])('%s', (_name, engineOf) => {
  it.each(SWAPS)('is not blamed where two texts alike %s', async (_, acts) => {
    const found = await findingsOn(engineOf(), [...pairsOf(acts)]);
    expect(found.map(({ blamed }) => blamed)).toEqual([]);
  });
});

describe('an engine that says of no effect whose it is', () => {
  it.each([2, -2])('is blamed where it lays %i once for two cards', async (by) => {
    const [once] = pairsOf([enter('imp'), enter('ogre')], [lifeTo(by)], ['all']);
    const found = await findingsOn(
      silentOnWhose(laysTextOnceForAll.engine()),
      once === undefined ? [] : [once],
    );
    expect(found.map(({ blamed }) => blamed)).toEqual([['heroes/503.1/static-effect']]);
  });
  it('is not blamed on random cases', async () => {
    const cases = Array.from({ length: 500 }, (_, i) => randomCases(i));
    const found = await findingsOn(silentOnWhose(), cases);
    expect(found.map(({ blamed }) => blamed)).toEqual([]);
  });
});
