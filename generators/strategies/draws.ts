import type { Card } from '../../spec/model/card.ts';
import type { Player } from '../../spec/model/names.ts';
import { endTurn, settle } from '../acts.ts';
import { someLiving } from '../boards.ts';
import { addAway, addLying } from '../cards.ts';
import { drawEndingTerm } from '../life.ts';
import type { Table } from '../table.ts';
import { edgeHero } from './heroes.ts';
import { giveEndingLife } from './layers.ts';
import type { Strategy } from './strategy.ts';
import { bring, deedFor } from './strategy.ts';

const PLAYERS: readonly Player[] = ['A', 'B'];
const FAILED = [
  [2, 0],
  [2, 1],
  [3, 2],
] as const;

/** A deck of so few cards that it is soon empty, or none at all. */
function addDeck(table: Table, owner: Player): void {
  const { draw } = table;
  if (!draw.flag(0.6)) return;
  draw.many(1, 2, () =>
    draw.flag(0.3) ? addLying(table, 'spell', owner, 'deck') : addAway(table, owner, 'deck'),
  );
}

/** A hero that may lose at the same turn: by any wound, or by life that ends. */
function addEdge(table: Table): Card {
  const { draw } = table;
  const hero = edgeHero(table, draw.oneOf(PLAYERS));
  if (draw.flag(0.5)) giveEndingLife(table, hero, drawEndingTerm(table));
  return hero;
}

/** Turns that begin with small decks or none, the third failure near, and heroes at the edge at the same time. */
export const draws: Strategy = (table) => {
  const { draw } = table;
  for (const player of PLAYERS) addDeck(table, player);
  if (draw.flag(0.8)) table.failedDraws = { A: draw.weighted(FAILED), B: draw.weighted(FAILED) };
  const edge = draw.flag(0.35) ? addEdge(table) : null;
  draw.many(1, 6, () => {
    if (draw.flag(0.25)) {
      const card = edge ?? someLiving(table, undefined, 0.3);
      bring(table, card, deedFor(table, card), 0.3);
      settle(table);
    }
    endTurn(table);
  });
};
