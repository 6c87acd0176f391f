import type { Card } from '../../spec/model/card.ts';
import { drawInstruction, joined } from '../abilities.ts';
import { openSource, settle, use } from '../acts.ts';
import { drawPlayer, someLiving } from '../boards.ts';
import { addCreature, addHero, steal } from '../cards.ts';
import { arm, defend, drawStrike, strike } from '../strikes.ts';
import type { Table } from '../table.ts';
import { otherPlayer } from '../table.ts';
import type { Strategy } from './strategy.ts';
import { addTrigger, bring, deedFor, useOne } from './strategy.ts';

/** A card that notices being named, and does something to itself, to whoever, or dies. */
function addDetector(table: Table): Card {
  const { draw } = table;
  const card = someLiving(table, drawPlayer(table), 0.15);
  if (draw.flag(0.1)) steal(table, card);
  const isDying = card.type === 'creature' && draw.flag(0.25);
  const deed =
    isDying && table.settings.claims.terms.verbs.includes('destroy') ? { verb: 'destroy' as const } : null;
  addTrigger(table, card, 'targeted', {
    focus: draw.flag(0.5) ? card : null,
    kind: draw.oneOf(['itself', 'choose', 'each']),
    ...(deed && { deed }),
  });
  return card;
}

/** The card is attacked, or stands in for another one that is. */
function attackNear(table: Table, card: Card): void {
  const { draw, turn } = table;
  if (card.controller === turn) return;
  const attacker = addCreature(table, turn, { exhausted: false });
  arm(attacker, drawStrike(table, card));
  const isDefending = card.type === 'creature' && draw.flag(0.5);
  const target = isDefending ? someLiving(table, otherPlayer(turn), 0.4) : card;
  strike(table, attacker, target);
  defend(table, target, isDefending && table.draw.flag(0.6) ? card : undefined);
}

/** The card is named together with another one, or by two instructions of one text. */
function nameTwice(table: Table, card: Card): void {
  const other = someLiving(table, undefined, 0.1);
  const self = openSource(table, table.turn);
  if (self === null) return;
  const both = [card, other].map((focus) => drawInstruction(table, { self, focus, kind: 'choose' }));
  const drawn = both.filter((instruction) => instruction !== null);
  if (drawn.length > 0) use(table, self, joined(table, drawn), [card.id, other.id]);
}

/** A card is struck at that hardly anybody could defend, and tells that it is named; nothing else is there. */
export const duels: Strategy = (table) => {
  const { draw, turn } = table;
  if (table.cards.length > 0) return;
  const card = someLiving(table, otherPlayer(turn), 0.3);
  addTrigger(table, card, 'targeted', { focus: card });
  const hero = card.type !== 'hero' && draw.flag(0.3) ? addHero(table, otherPlayer(turn)) : null;
  if (draw.flag(0.3)) addCreature(table, otherPlayer(turn), { exhausted: draw.flag(0.5) });
  table.close();
  const attacker = addCreature(table, turn, { exhausted: false });
  arm(attacker, drawStrike(table, card));
  const target = hero !== null && draw.flag(0.2) ? hero : card;
  strike(table, attacker, target);
  defend(table, target);
  settle(table);
};

/** Cards that notice when they are named: chosen, among all that are hit, attacked, defending, or left alone. */
export const targeted: Strategy = (table) => {
  const { draw, settings } = table;
  const detectors = draw.many(1, 2, () => addDetector(table));
  draw.many(1, 3, () => {
    const card = draw.oneOf(detectors);
    switch (draw.oneOf(['choose', 'each', 'attack', 'twice', 'change'] as const)) {
      case 'choose':
        useOne(table, { focus: card, kind: 'choose' });
        break;
      case 'each':
        useOne(table, { focus: card, kind: 'each' });
        break;
      case 'attack':
        if (settings.claims.attacks) attackNear(table, card);
        break;
      case 'twice':
        nameTwice(table, card);
        break;
      case 'change':
        bring(table, card, deedFor(table, card));
    }
    if (draw.flag(0.5)) settle(table);
  });
  settle(table);
};
