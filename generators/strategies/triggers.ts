import type { Verb } from '../../spec/abilities/deed.ts';
import type { Filter } from '../../spec/abilities/filter.ts';
import type { Card } from '../../spec/model/card.ts';
import { change, settle } from '../acts.ts';
import { drawPlayer, someCreature, someLiving } from '../boards.ts';
import type { Wish } from '../cards.ts';
import { addAway, addCreature, steal } from '../cards.ts';
import { lifeOf } from '../life.ts';
import type { Table } from '../table.ts';
import { otherPlayer } from '../table.ts';
import type { Strategy } from './strategy.ts';
import { addTrigger, bring, deedFor, useOne } from './strategy.ts';

/** Attributes that one newcomer's text asks for and another's may change, with who is like that. */
const ASKED: readonly { ask: Omit<Filter, 'types'>; wish: Wish; verbs: readonly Verb[] }[] = [
  { ask: { poisoned: true }, wish: { poisoned: true }, verbs: ['cure'] },
  { ask: { poisoned: false }, wish: { poisoned: false }, verbs: ['poison'] },
  { ask: { exhausted: true }, wish: { exhausted: true }, verbs: ['ready'] },
  { ask: { exhausted: false }, wish: { exhausted: false }, verbs: ['exhaust'] },
  { ask: { wounded: true }, wish: { life: lifeOf(2, 2, [], false) }, verbs: ['heal', 'set life'] },
  { ask: { wounded: false }, wish: { life: lifeOf(3, 0, [], false) }, verbs: ['wound'] },
  { ask: { side: 'opponent' }, wish: {}, verbs: ['take control'] },
];

/** A creature in hand that does something to the target on entering. */
function addNewcomer(
  table: Table,
  owner: Card['owner'],
  target: Card,
  ask: object,
  verbs?: readonly Verb[],
): Card {
  const card = addAway(table, owner, 'hand');
  const { draw } = table;
  const deed = deedFor(table, target, verbs);
  addTrigger(table, card, 'hire', {
    focus: draw.flag(0.15) ? null : target,
    ask,
    isSingle: draw.flag(0.7),
    kind: draw.flag(0.15) ? 'each' : 'choose',
    ...(deed && { deed }),
  });
  return card;
}

/** Creatures of both players enter together; one's text makes the target of the other's fit no more. */
export const entering: Strategy = (table) => {
  if (!table.settings.claims.enter) return;
  const { draw } = table;
  const asked = draw.oneOf(ASKED);
  const isPointed = draw.flag(0.75);
  const target = isPointed ? addCreature(table, drawPlayer(table), asked.wish) : someLiving(table);
  const isAsker = draw.flag(0.5);
  const first = addNewcomer(
    table,
    isAsker ? otherPlayer(table.turn) : table.turn,
    target,
    isPointed ? asked.ask : {},
  );
  const second = addNewcomer(
    table,
    isAsker ? table.turn : otherPlayer(table.turn),
    target,
    {},
    isPointed ? asked.verbs : undefined,
  );
  const more = draw.many(0, 1, () => addNewcomer(table, drawPlayer(table), target, {}));
  const cards = [first, second, ...more].map(({ id }) => id);
  table.acts.push({ act: 'enter', cards: draw.flag(0.5) ? cards : [...cards].reverse() });
  if (draw.flag(0.25)) bring(table, target, deedFor(table, target), 0);
  settle(table);
  if (draw.flag(0.15)) table.acts.push({ act: 'enter', cards: [draw.oneOf(cards)] });
};

const KILLING: readonly Verb[] = ['wound', 'destroy', 'take life', 'set life'];

/** Cards near death whose deaths do something, killed one after another or all at once. */
export const deaths: Strategy = (table) => {
  const { draw } = table;
  const dying = draw.many(1, 3, () => {
    const life = lifeOf(draw.between(1, 2), draw.between(0, 2), [], false);
    const card = someCreature(table, undefined, { life });
    if (draw.flag(0.2)) steal(table, card);
    return card;
  });
  for (const card of dying) {
    if (draw.flag(0.2)) continue;
    const focus = draw.flag(0.7) ? draw.oneOf(dying) : null;
    const verb = draw.flag(0.6) ? draw.oneOf(KILLING) : undefined;
    addTrigger(table, card, 'death', { focus, ...(verb && { verb }) });
  }
  const focus = draw.oneOf(dying);
  if (draw.flag(0.5))
    useOne(table, { focus, deed: deedFor(table, focus, KILLING) ?? { verb: 'destroy' }, kind: 'each' });
  else for (const card of draw.some(dying, 2)) bring(table, card, deedFor(table, card, KILLING));
  settle(table);
};

/** Wounded cards that notice healing, healed in earnest, by too little to heal, and by setting life. */
export const healing: Strategy = (table) => {
  const { draw } = table;
  const wounded = draw.many(1, 2, () => {
    const card = someLiving(table, undefined, 0.15);
    card.life = lifeOf(draw.between(1, 3), draw.flag(0.2) ? 0 : draw.between(1, 3), [], card.type === 'hero');
    table.guesses.delete(card.id);
    addTrigger(table, card, 'healed', { focus: draw.flag(0.4) ? card : null });
    return card;
  });
  draw.many(1, 3, () => {
    const card = draw.oneOf(wounded);
    const deed = deedFor(table, card, draw.flag(0.8) ? ['heal', 'set life'] : ['wound', 'give life', 'cure']);
    if (deed !== null && draw.flag(0.4)) useOne(table, { deed, focus: card });
    else if (deed !== null) change(table, card, deed);
    if (draw.flag(0.5)) settle(table);
  });
  settle(table);
};
