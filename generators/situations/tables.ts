import type { Ability, Texts } from '../../spec/abilities/ability.ts';
import type { Card } from '../../spec/model/card.ts';
import type { State } from '../../spec/model/state.ts';
import type { Scene } from '../../spec/questions/scene.ts';
import { cardOf, stateWith } from './boards.ts';
import { lifeOf } from './lives.ts';

/** Static texts that a card may have. */
const STATICS: Texts = {
  stone: { kind: 'static', static: { text: 'cannot be', verb: 'wound' } },
  shield: { kind: 'static', static: { text: 'cannot be target' } },
  cry: {
    kind: 'triggered',
    trigger: 'targeted',
    steps: [[{ deed: { verb: 'poison' }, object: { kind: 'itself' } }]],
  },
};

const having = (text: string): Partial<Card> => ({ printed: [text], abilities: [text] });
const away = (zone: 'graveyard' | 'hand', whose: 'A' | 'B'): Partial<Card> => ({
  zone,
  whose,
  owner: whose,
  controller: whose,
});

/** How the card that a text may be aimed at can stand. */
const STANDING: readonly Partial<Card>[] = [
  {},
  { element: 'fire' },
  { life: lifeOf(2, 1, [0], [0]) },
  { poisoned: true },
  { exhausted: true },
  { cost: 2 },
  { controller: 'A' },
  { owner: 'A', controller: 'A' },
  away('graveyard', 'B'),
  away('graveyard', 'A'),
  away('hand', 'B'),
  having('stone'),
  having('shield'),
  having('cry'),
  { effects: [{ id: 'dare', kind: 'challenge', by: null, until: 'lasting' }] },
];

/** How the card that declares can stand. */
const DECLARER: readonly Partial<Card>[] = [
  {},
  away('graveyard', 'A'),
  { abilities: [], effects: [{ id: 'hush', kind: 'silence', by: null, until: 'lasting' }] },
  { controller: 'B' },
  { exhausted: true },
];

const ogreOf = (changes: Partial<Card>): Card => cardOf('ogre', { owner: 'B', controller: 'B', ...changes });

const sourceOf = (text: Ability, changes: Partial<Card>): Card =>
  text.kind === 'spell'
    ? cardOf('archer', {
        type: 'spell',
        life: null,
        zone: 'hand',
        whose: 'A',
        printed: ['shot'],
        abilities: ['shot'],
      })
    : cardOf('archer', { printed: ['shot'], abilities: ['shot'], ...changes });

const hero = cardOf('hero', { type: 'hero', owner: 'B', controller: 'B' });

const tableOf = (text: Ability, cards: readonly Card[], more: Partial<State> = {}): Scene => ({
  state: { ...stateWith(cards), ...more },
  texts: { ...STATICS, shot: text },
});

/** Small tables on which `archer` of A has the text `shot` and `ogre` stands in one way or another. */
export function* tablesFor(text: Ability): Generator<Scene> {
  for (const standing of STANDING) yield tableOf(text, [sourceOf(text, {}), ogreOf(standing)]);
  for (const standing of STANDING.slice(0, 2))
    yield tableOf(text, [sourceOf(text, {}), ogreOf(standing), cardOf('imp'), hero]);
  for (const declarer of DECLARER.slice(1)) yield tableOf(text, [sourceOf(text, declarer), ogreOf({})]);
  yield tableOf(text, [sourceOf(text, {})]);
  yield tableOf(text, [sourceOf(text, {}), ogreOf({})], { active: 'B' });
}

/** Two states of one table: when an ability was declared, and when it is carried out. */
export function* passagesFor(text: Ability): Generator<{ readonly before: Scene; readonly now: Scene }> {
  const plain = tableOf(text, [sourceOf(text, {}), ogreOf({}), cardOf('imp')]);
  const standing = STANDING.map((changes) =>
    tableOf(text, [sourceOf(text, {}), ogreOf(changes), cardOf('imp')]),
  );
  for (const other of standing) {
    yield { before: plain, now: other };
    if (other !== standing[0]) {
      yield { before: other, now: plain };
      yield { before: other, now: other };
    }
  }
  const alike = ['ogre', 'imp'].map((id) => cardOf(id, { poisoned: true, element: 'fire' }));
  const both = tableOf(text, [sourceOf(text, {}), ...alike]);
  yield { before: both, now: both };
  if (text.kind === 'spell') return;
  for (const declarer of DECLARER.slice(1)) {
    yield { before: plain, now: tableOf(text, [sourceOf(text, declarer), ogreOf({}), cardOf('imp')]) };
  }
  const arrived = { ...plain.state.history, arrived: ['ogre'] };
  yield { before: plain, now: { ...plain, state: { ...plain.state, history: arrived } } };
}
