import type { Filter } from '../../spec/abilities/filter.ts';
import type { Card } from '../../spec/model/card.ts';
import { print, printStatic } from '../abilities.ts';
import { settle } from '../acts.ts';
import { someCreature, someLiving } from '../boards.ts';
import { addHero, heroOf, provoke } from '../cards.ts';
import { verbsFor } from '../deeds.ts';
import { drawWho } from '../statics.ts';
import { arm, defend, drawStrike, strike } from '../strikes.ts';
import type { Table } from '../table.ts';
import { otherPlayer } from '../table.ts';
import { shoot } from './shots.ts';
import type { Strategy } from './strategy.ts';
import { addTrigger, bring, deedFor } from './strategy.ts';

/** Somebody who may be hit instead: the attacker's hero or the attacker, a friend of the target, or a bystander. */
function drawCandidates(table: Table, attacker: Card): Card[] {
  const { draw, turn } = table;
  return draw.many(1, 3, () => {
    switch (draw.oneOf(['hero', 'attacker', 'friend', 'own hero'] as const)) {
      case 'hero':
        return heroOf(table, turn) ?? addHero(table, turn);
      case 'attacker':
        return attacker;
      case 'friend':
        return someCreature(table, otherPlayer(turn));
      case 'own hero':
        return heroOf(table, otherPlayer(turn)) ?? addHero(table, otherPlayer(turn));
    }
  });
}

/** Whom the text may lead attacks to: anybody, such as the wanted card, or a filter that nobody meets. */
function drawTo(table: Table, target: Card, wanted: Card): Filter {
  const { draw } = table;
  if (draw.flag(0.3)) return { types: ['hero', 'creature'] };
  if (draw.flag(0.1)) return { types: ['creature'], element: 'air', side: 'own', other: true };
  return drawWho(table, target, ['hero', 'creature'], wanted);
}

/** The controller of the target leads the attack on to a card, or leaves it. */
function answer({ draw, acts }: Table, target: Card, candidates: readonly Card[]): void {
  if (draw.flag(0.25)) return;
  const cards = draw.flag(0.15) ? [] : [draw.oneOf(candidates).id];
  acts.push({ act: 'choose', player: target.controller, cards });
}

/** A strike at the card with the text, or at another one that it defends. */
function strikeAt(table: Table, attacker: Card, target: Card): void {
  const { draw } = table;
  const isDefender = target.type === 'creature' && !target.exhausted && draw.flag(0.35);
  const named = isDefender ? someLiving(table, target.owner, 0.3) : target;
  const isOther = named.id !== target.id && named.controller === target.controller;
  strike(table, attacker, isOther ? named : target);
  if (isOther) defend(table, named, target);
  else if (draw.flag(0.5)) defend(table, target);
}

/** Something cannot be done to the card, mostly that which the attack would do. */
function protect(table: Table, card: Card): void {
  const { draw, settings } = table;
  if (!settings.claims.terms.abilities.includes('static')) return;
  const verb = draw.perhapsOneOf(verbsFor(table, card.type, draw.flag(0.75) ? ['wound'] : undefined));
  printStatic(table, card, verb ?? null);
}

/** Attacks that the target may lead to another card, with defenders, look-alikes and texts that notice. */
export const redirects: Strategy = (table) => {
  const { draw, settings, turn } = table;
  const { attacks, terms } = settings.claims;
  const target = someLiving(table, draw.flag(0.9) ? otherPlayer(turn) : turn, 0.3);
  const attacker = someCreature(table, turn, { exhausted: false });
  if (attacks) arm(attacker, drawStrike(table, target));
  const candidates = drawCandidates(table, attacker);
  const wanted = draw.oneOf(candidates);
  const to = drawTo(table, target, wanted);
  print(table, target, { kind: 'static', static: { text: 'redirects', to } });
  if (draw.flag(0.2)) provoke(table, draw.oneOf([target, ...candidates]));
  const isProtected = draw.flag(0.4);
  if (isProtected) protect(table, draw.flag(0.75) ? wanted : target);
  if (draw.flag(0.3))
    addTrigger(table, draw.oneOf([target, ...candidates]), draw.flag(0.5) ? 'wounded' : 'targeted', {});
  draw.many(1, 2, (index) => {
    const mayStrike = attacks && index === 0 && target.controller !== turn;
    if (mayStrike && (!terms.shots || draw.flag(isProtected ? 0.5 : 0.65))) {
      if (isProtected && draw.flag(0.5)) strike(table, attacker, target);
      else strikeAt(table, attacker, target);
    } else if (terms.shots) {
      shoot(table, { focus: target, ask: {}, kind: draw.flag(0.15) ? 'each' : 'choose' });
      settle(table);
    } else return;
    answer(table, target, isProtected && draw.flag(0.6) ? [wanted] : [...candidates, wanted]);
    if (draw.flag(0.2)) bring(table, target, deedFor(table, target, ['silence', 'ready']), 0);
  });
  settle(table);
};
