import type { Verb } from '../../spec/abilities/deed.ts';
import type { Card } from '../../spec/model/card.ts';
import { reprint } from '../abilities.ts';
import { endTurn, settle } from '../acts.ts';
import { drawPlayer, shuffleLast } from '../boards.ts';
import { addAway, addCreature } from '../cards.ts';
import { lifeOf } from '../life.ts';
import { printStaticOf } from '../statics.ts';
import type { Table } from '../table.ts';
import type { Strategy } from './strategy.ts';
import { addTrigger, bring, deedFor, useOne } from './strategy.ts';

const LEAVING: readonly Verb[] = ['destroy', 'move', 'silence', 'take control', 'wound', 'take life'];

/** A card that will be at level 1 or 2 while the giver is there, and may notice if it is named. */
function addReceiver(table: Table, by: number): Card {
  const { draw } = table;
  const level = Math.max(1, draw.between(1, 2) - by);
  const wounds = draw.flag(0.5) ? draw.between(1, 2) : 0;
  const card = addCreature(table, drawPlayer(table), { life: lifeOf(level, wounds, [], false) });
  if (draw.flag(0.2)) addTrigger(table, card, 'death', {});
  if (draw.flag(0.6)) addTrigger(table, card, 'targeted', { focus: card });
  return card;
}

/** A card in hand that gives life to others or takes it, itself at level 1 or 2 when it comes; at times by the text of another. */
function addGiver(table: Table, by: number, focus: Card, other: Card | undefined): Card {
  const { draw } = table;
  const giver = addAway(table, drawPlayer(table), 'hand', { life: lifeOf(draw.between(1, 2), 0, [], false) });
  const [same] = other?.printed ?? [];
  if (same !== undefined && draw.flag(0.5)) reprint(giver, same);
  else printStaticOf(table, giver, 'life', { focus, by });
  if (draw.flag(0.15)) addTrigger(table, giver, 'death', {});
  return giver;
}

/** All creatures get wounds at once, giver and receivers among them. */
function sweep(table: Table): void {
  const amount = table.draw.between(1, 2);
  useOne(table, { deed: { verb: 'wound', amount }, kind: 'each', ask: { types: ['creature'] } });
  settle(table);
}

/** Cards that live or die by what another card's static text gives or takes, when all are hit or the giver leaves. */
export const givers: Strategy = (table) => {
  const { draw, settings } = table;
  if (!settings.claims.enter) return;
  const by = draw.between(1, 2) * (draw.flag(0.5) ? -1 : 1);
  const receivers = draw.many(1, 2, () => addReceiver(table, by));
  const focus = draw.oneOf(receivers);
  const first = addGiver(table, by, focus, undefined);
  const coming = [first, ...draw.many(0, 1, () => addGiver(table, by, focus, first))];
  shuffleLast(table);
  table.acts.push({ act: 'enter', cards: coming.map(({ id }) => id) });
  const giver = draw.oneOf(coming);
  draw.many(1, 3, () => {
    switch (draw.oneOf(['sweep', 'leave', 'deed', 'turn'] as const)) {
      case 'sweep':
        sweep(table);
        return;
      case 'leave':
        bring(table, giver, deedFor(table, giver, LEAVING), 0.2);
        return;
      case 'deed':
        bring(table, focus, deedFor(table, focus, ['wound', 'heal', 'set life', 'strip life']), 0.2);
        return;
      case 'turn':
        endTurn(table);
    }
  });
  settle(table);
};
