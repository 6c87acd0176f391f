import type { Verb } from '../../spec/abilities/deed.ts';
import type { Card } from '../../spec/model/card.ts';
import type { LifeEffect } from '../../spec/model/life.ts';
import type { Term } from '../../spec/model/names.ts';
import { endTurn } from '../acts.ts';
import { someLiving } from '../boards.ts';
import { hush, steal } from '../cards.ts';
import { drawEndingTerm, drawLayeredLife, drawLifeEffect, lifeOf } from '../life.ts';
import { claimsAny } from '../settings.ts';
import type { Table } from '../table.ts';
import type { Strategy } from './strategy.ts';
import { addTrigger, bring, deedFor } from './strategy.ts';
import { drawSlight } from './telltales.ts';

const LIFE: readonly Verb[] = ['wound', 'give life', 'take life', 'set life', 'heal'];

/** One card in three layers near death, and deeds whose amounts lie at the edges of the layers. */
export const layers: Strategy = (table) => {
  const { draw } = table;
  const card = someLiving(table);
  card.life = drawLayeredLife(table, card.type === 'hero');
  table.guesses.delete(card.id);
  draw.many(1, 5, () => bring(table, card, deedFor(table, card, LIFE)));
  if (draw.flag(0.3)) endTurn(table);
};

/** Life that ends: without the effect the level is 0 or beside it. */
export function giveEndingLife(table: Table, card: Card, until: Term): void {
  const { draw } = table;
  const mayAdd = claimsAny(table.settings, 'give life', 'set life');
  const mayTake = claimsAny(table.settings, 'take life', 'set life');
  if (card.life === null || !(mayAdd || mayTake)) return;
  const isNegative = mayTake && (!mayAdd || draw.flag(0.15));
  const left = draw.between(1, 4);
  const without = isNegative ? left + draw.between(1, 2) : draw.nearZero(1);
  const effects: LifeEffect[] = [drawLifeEffect(table, isNegative ? 'negative' : 'additional', left, until)];
  const wounds = draw.between(0, 3);
  const level = isNegative ? without - left : without + left;
  card.life = lifeOf(Math.max(1, level), wounds, effects, card.type === 'hero');
  table.guesses.delete(card.id);
}

const ENDING: readonly Verb[] = ['give life', 'take life', 'silence', 'take control', 'exhaust'];

/** Several effects that end together or apart, laid before or now, and turns that end them. */
export const expiry: Strategy = (table) => {
  const { draw } = table;
  const shared = drawEndingTerm(table);
  const cards = draw.many(1, 3, () => {
    const card = someLiving(table, undefined, 0.15);
    giveEndingLife(table, card, draw.flag(0.25) ? drawEndingTerm(table) : shared);
    if (draw.flag(0.15)) steal(table, card);
    if (draw.flag(0.2)) addTrigger(table, card, 'death', {});
    if (draw.flag(0.1)) hush(table, card);
    return card;
  });
  const isSlight = draw.flag(0.35);
  draw.many(0, 2, () => {
    const card = draw.oneOf(cards);
    const among = draw.flag(0.6) ? ENDING : LIFE;
    bring(table, card, isSlight ? drawSlight(table, card) : deedFor(table, card, among));
  });
  draw.many(1, 3, () => {
    endTurn(table);
    if (draw.flag(0.3)) {
      const card = draw.oneOf(cards);
      bring(table, card, deedFor(table, card));
    }
  });
};
