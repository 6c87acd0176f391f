import type { Deed } from '../../spec/abilities/deed.ts';
import type { Filter } from '../../spec/abilities/filter.ts';
import type { Card } from '../../spec/model/card.ts';
import { drawInstruction } from '../abilities.ts';
import { change, endTurn, openSource, settle, use } from '../acts.ts';
import { addLookAlike, someCreature, someLiving } from '../boards.ts';
import { addAway, addHero, heroOf, provoke } from '../cards.ts';
import { drawDeed, guessOf } from '../deeds.ts';
import { levelOf } from '../guess.ts';
import { claimsActivated } from '../settings.ts';
import { arm, defend, drawStrike, strike } from '../strikes.ts';
import type { Table } from '../table.ts';
import { otherPlayer } from '../table.ts';
import { drawAsked } from './attributes.ts';
import type { Strategy } from './strategy.ts';
import { addTrigger, bring, deedFor } from './strategy.ts';

const shotAt = (table: Table, card: Card): Deed => {
  const amount = Math.max(1, Math.min(99, levelOf(guessOf(table, card)) + table.draw.nearZero(1)));
  return { verb: 'wound', amount, as: 'shot' };
};

interface Shot {
  readonly focus: Card;
  readonly ask: Omit<Filter, 'types'>;
  readonly kind: 'choose' | 'each';
}

/** Fires a shot by a text of hiring or one that is paid; a hired card's may hit cards that come with it. */
function shoot(table: Table, { focus, ask, kind }: Shot): Filter {
  const { draw } = table;
  const { enter, terms } = table.settings.claims;
  const isHire = enter && terms.triggers.includes('hire') && draw.flag(0.5);
  const deed = shotAt(table, focus);
  if (isHire) {
    const self = addAway(table, table.turn, 'hand');
    addTrigger(table, self, 'hire', { deed, focus, ask, kind, by: 'controller' });
    table.acts.push({ act: 'enter', cards: [self.id] });
    return ask;
  }
  const self = claimsActivated(table.settings) ? openSource(table, table.turn, 'creatures') : null;
  const instruction = self && drawInstruction(table, { self, deed, focus, ask, kind, by: 'controller' });
  if (self === null || instruction === null) return ask;
  use(table, self, [[instruction]], [focus.id]);
  return instruction.object.kind === 'itself' ? ask : instruction.object.filter;
}

/** A card that must be attacked first: the hero, the card that is shot at, or one beside it. */
function drawRival(table: Table, focus: Card): Card {
  const side = otherPlayer(table.turn);
  switch (table.draw.oneOf(['hero', 'focus', 'creature'] as const)) {
    case 'hero':
      return heroOf(table, side) ?? addHero(table, side);
    case 'focus':
      return focus;
    case 'creature':
      return someCreature(table, side);
  }
}

/** Shots at a card that fits and at others that miss it by a little, where another card may have to be first. */
export const shots: Strategy = (table) => {
  const { draw } = table;
  const focus = someLiving(table, draw.flag(0.8) ? otherPlayer(table.turn) : table.turn, 0.15);
  const { ask } = draw.flag(0.7) ? drawAsked(table, focus, table.turn) : { ask: {} };
  if (draw.flag(0.6)) provoke(table, drawRival(table, focus));
  draw.many(1, 2, () => {
    const filter = shoot(table, { focus, ask, kind: draw.flag(0.2) ? 'each' : 'choose' });
    if (table.room > 0 && draw.flag(0.5)) addLookAlike(table, focus, filter);
    if (draw.flag(0.2)) bring(table, focus, deedFor(table, focus), 0);
    if (draw.flag(0.7)) settle(table);
  });
  settle(table);
};

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
    if (draw.flag(0.15)) {
      const card = draw.oneOf(challengers);
      bring(table, card, deedFor(table, card, ['take control', 'silence', 'destroy', 'challenge']), 0.1);
    }
    const target = draw.perhapsOneOf(targets.filter(({ controller }) => controller !== table.turn));
    if (target !== undefined) attack(table, target);
  });
  settle(table);
};
