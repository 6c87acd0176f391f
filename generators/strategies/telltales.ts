import type { Trigger } from '../../spec/abilities/ability.ts';
import type { Deed, Verb } from '../../spec/abilities/deed.ts';
import type { Card } from '../../spec/model/card.ts';
import { settle } from '../acts.ts';
import { someLiving } from '../boards.ts';
import { verbsFor } from '../deeds.ts';
import { drawTerm, lifeOf } from '../life.ts';
import { claimsTrigger } from '../settings.ts';
import type { Table } from '../table.ts';
import type { Strategy } from './strategy.ts';
import { addTrigger, bring } from './strategy.ts';

/** What they tell. */
export const TOLD: readonly Trigger[] = ['wounded', 'healed'];
const LIFE: readonly Verb[] = ['wound', 'heal', 'take life', 'set life', 'give life'];

/** So little of it that the card lives on. */
export function drawSlight(table: Table, card: Card): Deed | null {
  const { draw } = table;
  const verb = draw.perhapsOneOf(verbsFor(table, card.type, LIFE));
  switch (verb) {
    case 'wound':
    case 'heal':
      return { verb, amount: draw.between(1, 2) };
    case 'take life':
    case 'give life':
      return { verb, amount: draw.between(1, 2), until: drawTerm(table) };
    case 'set life':
      return { verb, to: draw.between(1, 6) };
    default:
      return null;
  }
}

/** Cards that tell when they are wounded or healed and live on, and all that changes a life, be it that or not. */
export const telltales: Strategy = (table) => {
  const { draw, settings } = table;
  const told = TOLD.filter((trigger) => claimsTrigger(settings, trigger));
  const cards = draw.many(1, 2, () => {
    const card = someLiving(table);
    card.life = lifeOf(draw.between(4, 8), draw.between(0, 2), [], card.type === 'hero');
    table.guesses.delete(card.id);
    addTrigger(table, card, draw.oneOf(told), {});
    return card;
  });
  draw.many(2, 5, () => {
    const card = draw.oneOf(cards);
    bring(table, card, drawSlight(table, card));
    if (draw.flag(0.2)) settle(table);
  });
  settle(table);
};
