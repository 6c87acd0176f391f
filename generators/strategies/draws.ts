import type { Player } from '../../spec/model/names.ts';
import { endTurn, settle } from '../acts.ts';
import { someLiving } from '../boards.ts';
import { addAway, addLying } from '../cards.ts';
import type { Table } from '../table.ts';
import { edgeHero } from './heroes.ts';
import type { Strategy } from './strategy.ts';
import { bring, deedFor } from './strategy.ts';

const PLAYERS: readonly Player[] = ['A', 'B'];

/** A deck of so few cards that it is soon empty. */
const addDeck = (table: Table, owner: Player): unknown =>
  table.draw.many(0, 2, () =>
    table.draw.flag(0.3) ? addLying(table, 'spell', owner, 'deck') : addAway(table, owner, 'deck'),
  );

/** Turns that begin with small decks or none, the third failure near, and heroes at the edge at the same time. */
export const draws: Strategy = (table) => {
  const { draw } = table;
  for (const player of PLAYERS) addDeck(table, player);
  if (draw.flag(0.8)) table.failedDraws = { A: draw.below(3), B: draw.below(3) };
  const edge = draw.flag(0.35) ? edgeHero(table, draw.oneOf(PLAYERS)) : null;
  draw.many(1, 6, () => {
    if (draw.flag(0.25)) {
      const card = edge ?? someLiving(table, undefined, 0.3);
      bring(table, card, deedFor(table, card), 0.3);
      settle(table);
    }
    endTurn(table);
  });
};
