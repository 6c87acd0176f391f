import type { Filter } from '../spec/abilities/filter.ts';
import type { Card } from '../spec/model/card.ts';
import type { Player } from '../spec/model/names.ts';
import type { Wish } from './cards.ts';
import { addAway, addCreature, addHero, addSupport, heroOf, hush, steal } from './cards.ts';
import { layersOf, levelOf } from './guess.ts';
import { lifeOf } from './life.ts';
import type { Table } from './table.ts';
import { otherPlayer } from './table.ts';

/** Either player, the active one simplest. */
export const drawPlayer = (table: Table): Player =>
  table.draw.flag(0.5) ? otherPlayer(table.turn) : table.turn;

/** Whether a card still lives and is as exhausted as is wished, as far as one can guess. */
const serves = ({ guesses, spent }: Table, card: Card, { exhausted }: Wish): boolean =>
  levelOf(guesses.get(card.id) ?? layersOf(card)) > 0 &&
  (exhausted === undefined || (card.exhausted === exhausted && !spent.has(card.id)));

/** A creature to work on: mostly one that is there already, so that situations meet on it, else a new one. */
export function someCreature(table: Table, owner: Player = drawPlayer(table), wish: Wish = {}): Card {
  const there = table.cards.filter(
    ({ type, zone, owner: whose }) => type === 'creature' && zone === 'play' && whose === owner,
  );
  if (there.length > 0 && table.room <= 0) return table.draw.oneOf(there);
  const serving = there.filter((card) => serves(table, card, wish));
  if (serving.length > 0 && table.draw.flag(0.65)) return table.draw.oneOf(serving);
  return addCreature(table, owner, wish);
}

/** Somebody with a life: mostly a creature, at times a hero. */
export function someLiving(table: Table, owner: Player = drawPlayer(table), heroes = 0.25): Card {
  if (!table.draw.flag(heroes)) return someCreature(table, owner);
  return heroOf(table, owner) ?? addHero(table, owner);
}

/** Cards that are there for nothing in particular: of any type, in any zone, stolen or silenced at times. */
export function addCrowd(table: Table, most: number): void {
  table.draw.many(0, Math.max(0, Math.min(most, table.room)), () => {
    const owner = drawPlayer(table);
    switch (table.draw.weighted(CROWD)) {
      case 'creature': {
        const card = addCreature(table, owner);
        if (table.draw.flag(0.12)) steal(table, card);
        if (table.draw.flag(0.08)) hush(table, card);
        return card;
      }
      case 'support':
        return addSupport(table, owner);
      case 'away':
        return addAway(table, owner, table.draw.oneOf(['hand', 'graveyard', 'deck']));
    }
  });
}
const CROWD = [
  [6, 'creature'],
  [2, 'support'],
  [2, 'away'],
] as const;

/** Heroes of the sides that have none yet; either may stay away. */
export function addHeroes(table: Table): void {
  for (const player of ['A', 'B'] as const) {
    if (table.room > 0 && heroOf(table, player) === undefined && table.draw.flag(0.45))
      addHero(table, player);
  }
}

const outsideOf = ({ cost }: Filter, own: number): number => {
  if (cost?.atMost !== undefined) return cost.atMost + 1;
  return cost?.atLeast !== undefined && cost.atLeast > 0 ? cost.atLeast - 1 : own + 1;
};

/** A creature like the focus in all that the filter asks for, but at most one thing. */
export function addLookAlike(table: Table, focus: Card, filter: Filter): Card {
  const { draw } = table;
  const asked = Object.keys(filter).filter((key) => key !== 'whose' && key !== 'other');
  const breaks = draw.oneOf(['nothing', 'zone', ...asked]);
  const wounds = layersOf(focus).wounds;
  const isWounded = breaks === 'wounded' ? wounds === 0 : wounds > 0;
  const owner = breaks === 'side' ? otherPlayer(focus.controller) : focus.controller;
  const wish: Wish = {
    cost: breaks === 'cost' ? outsideOf(filter, focus.cost) : focus.cost,
    element: breaks === 'element' ? (focus.element === null ? 'dark' : null) : focus.element,
    exhausted: focus.exhausted !== (breaks === 'exhausted'),
    poisoned: focus.poisoned !== (breaks === 'poisoned'),
    life: lifeOf(Math.max(1, levelOf(layersOf(focus))), isWounded ? Math.max(1, wounds) : 0, [], false),
  };
  if (breaks === 'zone') return addAway(table, owner, draw.oneOf(['graveyard', 'hand', 'deck']), wish);
  if (breaks === 'types') return addSupport(table, owner);
  const isStolen = draw.flag(0.15);
  const card = addCreature(table, isStolen ? otherPlayer(owner) : owner, wish);
  if (isStolen) steal(table, card);
  return card;
}

/** Puts the card that was added last before all others, at times: nothing may depend on the order. */
export function shuffleLast({ draw, cards }: Table): void {
  if (cards.length < 2 || !draw.flag(0.5)) return;
  const last = cards.pop() as Card;
  cards.unshift(last);
}
