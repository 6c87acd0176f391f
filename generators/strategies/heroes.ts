import type { Verb } from '../../spec/abilities/deed.ts';
import type { Card } from '../../spec/model/card.ts';
import { endTurn, settle } from '../acts.ts';
import { addHero, heroOf } from '../cards.ts';
import { guessOf } from '../deeds.ts';
import { levelOf } from '../guess.ts';
import { drawLifeEffect, lifeOf } from '../life.ts';
import { claimsAny } from '../settings.ts';
import type { Table } from '../table.ts';
import type { Strategy } from './strategy.ts';
import { bring, deedFor, useOne } from './strategy.ts';

const LIFE: readonly Verb[] = ['wound', 'give life', 'take life', 'set life', 'heal'];

/** A hero whose wounds are near its starting life, with or without other layers that hide or hasten it. */
function toTheEdge(table: Table, hero: Card): void {
  const { draw } = table;
  const level = draw.between(1, 3);
  const wounds = draw.between(0, 6);
  const kind = draw.weighted([
    [3, null],
    [2, 'additional'],
    [1, 'negative'],
  ] as const);
  const isClaimed = claimsAny(table.settings, kind === 'negative' ? 'take life' : 'give life', 'set life');
  const effects = kind === null || !isClaimed ? [] : [drawLifeEffect(table, kind, draw.between(1, 3))];
  hero.life = lifeOf(level, wounds, effects, true);
  table.guesses.delete(hero.id);
}

/** The hero of a player, at the edge. */
export const edgeHero = (table: Table, player: 'A' | 'B'): Card => {
  const hero = heroOf(table, player) ?? addHero(table, player);
  toTheEdge(table, hero);
  return hero;
};

/** Both heroes at the edge of one wound for everybody, or one of them of single ones. */
export const heroes: Strategy = (table) => {
  const { draw } = table;
  const hero = edgeHero(table, table.turn);
  const other = draw.flag(0.7) ? edgeHero(table, table.turn === 'A' ? 'B' : 'A') : hero;
  if (draw.flag(0.6)) {
    const focus = draw.flag(0.5) ? hero : other;
    const amount = Math.max(1, levelOf(guessOf(table, focus)) + draw.nearZero(1));
    useOne(table, { deed: { verb: 'wound', amount }, focus, kind: 'each' });
    settle(table);
  }
  draw.many(0, 3, () => {
    const card = draw.flag(0.5) ? hero : other;
    bring(table, card, deedFor(table, card, LIFE));
  });
  if (draw.flag(0.4)) endTurn(table);
};
