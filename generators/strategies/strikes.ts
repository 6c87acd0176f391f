import type { Card } from '../../spec/model/card.ts';
import { printStatic } from '../abilities.ts';
import { change, endTurn, settle } from '../acts.ts';
import { someLiving } from '../boards.ts';
import { addCreature, heroOf, provoke, steal } from '../cards.ts';
import { arm, defend, drawStrike, mayStrike, strike } from '../strikes.ts';
import type { Table } from '../table.ts';
import { otherPlayer } from '../table.ts';
import type { Strategy } from './strategy.ts';
import { addTrigger, bring, deedFor } from './strategy.ts';

/** A creature of a side; at times it is owned by the other side. */
function addOn(table: Table, side: 'A' | 'B', exhausted: number): Card {
  const { draw } = table;
  const isStolen = draw.flag(0.12);
  const owner = isStolen ? otherPlayer(side) : side;
  const card = addCreature(table, owner, { exhausted: draw.flag(exhausted) });
  if (isStolen) steal(table, card);
  return card;
}

/** Cards of the player whose turn it is that can strike at the target; now and then the hero. */
function addAttackers(table: Table, target: Card): Card[] {
  const { draw } = table;
  return draw.many(1, 3, () => {
    const hero = draw.flag(0.12) ? heroOf(table, table.turn) : undefined;
    const card = hero ?? addOn(table, table.turn, 0.1);
    arm(card, drawStrike(table, target));
    return card;
  });
}

/** Cards that may stand in for the target, exhausted ones among them. */
const addDefenders = (table: Table, attacker: Card): Card[] =>
  table.draw.many(0, 2, () => {
    const card = addOn(table, otherPlayer(table.turn), 0.2);
    if (table.draw.flag(0.8)) arm(card, drawStrike(table, attacker));
    return card;
  });

/** Something about the target, a defender or the attacker that an attack may meet. */
function complicate(table: Table, card: Card): void {
  const { draw, settings } = table;
  const { abilities, verbs } = settings.claims.terms;
  const isHome = card.controller !== table.turn;
  switch (draw.oneOf(['trigger', 'challenge', 'static', 'static', 'death'] as const)) {
    case 'challenge':
      provoke(table, card);
      return;
    case 'static':
      if (abilities.includes('static'))
        printStatic(table, card, draw.flag(isHome ? 0.3 : 0.8) && verbs.includes('wound') ? 'wound' : null);
      return;
    case 'trigger':
      addTrigger(table, card, 'targeted', { focus: draw.flag(0.5) ? card : null });
      return;
    case 'death':
      addTrigger(table, card, 'death', {});
  }
}

/** What comes between two attacks: a card that has struck or defended is ready again, a turn, or any deed. */
function between(table: Table, cards: readonly Card[]): void {
  const { draw } = table;
  const card = draw.oneOf(cards);
  switch (draw.weighted(BETWEEN)) {
    case 'ready':
      change(table, card, { verb: 'ready' });
      table.spent.delete(card.id);
      return;
    case 'turn':
      endTurn(table);
      return;
    case 'deed':
      bring(table, card, deedFor(table, card), 0.1);
      return;
    case 'nothing':
      return;
  }
}

const BETWEEN = [
  [3, 'ready'],
  [2, 'nothing'],
  [2, 'turn'],
  [2, 'deed'],
] as const;

/** One attack after another at one card, with cards that can defend it, once or again. */
export const strikes: Strategy = (table) => {
  const { draw } = table;
  const target = someLiving(table, otherPlayer(table.turn), 0.35);
  const attackers = addAttackers(table, target);
  const [first = target] = attackers;
  if (draw.flag(0.7)) arm(target, drawStrike(table, first));
  const defenders = addDefenders(table, first);
  const near = [target, ...defenders];
  if (draw.flag(0.4)) complicate(table, draw.oneOf([...near, first]));
  const veteran = draw.flag(0.35) ? draw.perhapsOneOf(defenders) : undefined;
  draw.many(1, 3, (index) => {
    if (index > 0)
      between(table, veteran !== undefined && draw.flag(0.6) ? [veteran] : [...attackers, ...near]);
    const ready = [...attackers, ...near].filter((card) => mayStrike(table, card));
    const attacker = draw.perhapsOneOf(ready) ?? (draw.flag(0.3) ? first : undefined);
    const victims = [...near, ...attackers].filter(({ controller }) => controller !== table.turn);
    const victim = draw.flag(0.2) ? draw.perhapsOneOf(victims) : victims[0];
    if (attacker === undefined || victim === undefined) return;
    strike(table, attacker, victim);
    defend(table, victim, victim === veteran ? undefined : veteran);
  });
  settle(table);
  if (draw.flag(0.2)) endTurn(table);
};
