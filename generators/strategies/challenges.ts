import type { Card } from '../../spec/model/card.ts';
import { drawInstruction } from '../abilities.ts';
import { change, endTurn, settle, use } from '../acts.ts';
import { someCreature, someLiving } from '../boards.ts';
import { provoke } from '../cards.ts';
import { drawDeed } from '../deeds.ts';
import { claimsActivated } from '../settings.ts';
import { arm, defend, drawStrike, strike } from '../strikes.ts';
import type { Table } from '../table.ts';
import { otherPlayer } from '../table.ts';
import { hireShooter, mayHireShooters, shoot } from './shots.ts';
import type { Strategy } from './strategy.ts';
import { bring, deedFor } from './strategy.ts';

/** Lays the challenge: before the case, or now, by the card's own text or as a bare change. */
function challengeWith(table: Table, card: Card): void {
  const { draw } = table;
  const deed = drawDeed(table, 'challenge', card);
  const byText = claimsActivated(table.settings) && card.controller === table.turn && card.life !== null;
  switch (draw.oneOf(['before', 'text', 'change'] as const)) {
    case 'before':
      provoke(table, card);
      return;
    case 'change':
      change(table, card, deed);
      return;
    case 'text': {
      const instruction = byText ? drawInstruction(table, { self: card, deed, kind: 'itself' }) : null;
      if (instruction === null) provoke(table, card);
      else use(table, card, [[instruction]], [card.id]);
      settle(table);
    }
  }
}

/** An attack by a strike or by a shot, whichever is claimed. */
function attack(table: Table, target: Card): void {
  const { draw, settings } = table;
  const { attacks, terms } = settings.claims;
  if (terms.shots && (!attacks || draw.flag(0.4))) {
    shoot(table, { focus: target, ask: {}, kind: draw.flag(0.12) ? 'each' : 'choose' });
    if (draw.flag(0.7)) settle(table);
    return;
  }
  const attacker = someCreature(table, table.turn, { exhausted: false });
  arm(attacker, drawStrike(table, target));
  strike(table, attacker, target);
  defend(table, target);
}

/** The player whose turn it is not shoots, at somebody of the other side or at a friend. */
function shootBack(table: Table): void {
  if (!mayHireShooters(table)) return;
  const { draw, turn } = table;
  const player = otherPlayer(turn);
  const focus = someLiving(table, draw.flag(0.8) ? turn : player, 0.3);
  hireShooter(table, player, { focus, ask: {}, kind: draw.flag(0.12) ? 'each' : 'choose' });
  if (draw.flag(0.5)) table.acts.push({ act: 'choose', player, cards: [focus.id] });
  settle(table);
}

/** Cards that must be attacked first, and the first and the second attack of the turn, at them or past them. */
export const challenges: Strategy = (table) => {
  const { draw } = table;
  const challengers = draw.many(1, 2, () =>
    someLiving(table, draw.flag(0.8) ? otherPlayer(table.turn) : table.turn, 0.35),
  );
  const other = someLiving(table, otherPlayer(table.turn), 0.3);
  if (draw.flag(0.3)) endTurn(table);
  for (const card of challengers) challengeWith(table, card);
  if (challengers.every(({ controller }) => controller === table.turn)) endTurn(table);
  const targets = [...challengers, other].filter(({ controller }) => controller !== table.turn);
  draw.many(1, 3, (index) => {
    if (index > 0 && draw.flag(0.2)) endTurn(table);
    if (draw.flag(0.15)) shootBack(table);
    if (draw.flag(0.15)) {
      const card = draw.oneOf(challengers);
      bring(table, card, deedFor(table, card, ['take control', 'silence', 'destroy', 'challenge']), 0.1);
    }
    const target = draw.perhapsOneOf(targets.filter(({ controller }) => controller !== table.turn));
    if (target !== undefined) attack(table, target);
  });
  settle(table);
};
