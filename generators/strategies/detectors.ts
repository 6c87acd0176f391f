import type { Trigger } from '../../spec/abilities/ability.ts';
import type { Verb } from '../../spec/abilities/deed.ts';
import type { Card } from '../../spec/model/card.ts';
import { drawInstruction } from '../abilities.ts';
import { endTurn, settle, use } from '../acts.ts';
import { someCreature, someLiving } from '../boards.ts';
import { addSpell, steal } from '../cards.ts';
import { guessOf } from '../deeds.ts';
import { levelOf } from '../guess.ts';
import { priceOf } from '../prices.ts';
import { claimsActivated, claimsTrigger, pricesOf } from '../settings.ts';
import { arm, defend, drawStrike, strike } from '../strikes.ts';
import type { Table } from '../table.ts';
import { otherPlayer } from '../table.ts';
import type { Strategy } from './strategy.ts';
import { addTrigger, bring, deedFor, useOne } from './strategy.ts';

/** Triggers that it draws. */
export const NOTICING: readonly Trigger[] = [
  'targeted by a spell',
  'wounded',
  'paying',
  'strike',
  'kills',
  'ally attacks',
  'creature dies',
  'opposing graveyard',
  'turn start',
  'turn end',
  'healed',
];
const KILLING: readonly Verb[] = ['wound', 'destroy', 'set life', 'take life', 'move'];

/** A spell names the card, is about all such cards, or names another one. */
function cast(table: Table, card: Card): void {
  const { draw, settings } = table;
  if (!settings.claims.terms.abilities.includes('spell')) return;
  const self = addSpell(table, table.turn);
  const focus = draw.flag(0.75) ? card : someCreature(table);
  const one = drawInstruction(table, { self, focus, kind: draw.flag(0.25) ? 'each' : 'choose' });
  if (one !== null) use(table, self, [[one]], [focus.id]);
}

/** The card, or another one, is exhausted or sacrificed as a price. */
function makePay(table: Table, card: Card): void {
  const { draw, settings, turn } = table;
  const kinds = pricesOf(settings).filter((price) => price === 'exhaust' || price === 'sacrifice');
  const kind = draw.perhapsOneOf(kinds);
  if (kind === undefined || !claimsActivated(settings)) return;
  const self = someCreature(table, turn, { exhausted: draw.flag(0.3) });
  const payer = draw.flag(0.75) ? card : someCreature(table, turn, { exhausted: false });
  const one = drawInstruction(table, { self, focus: draw.flag(0.2) ? payer : null });
  if (one !== null) use(table, self, [[one]], [], { cost: priceOf(table, kind, self, payer), payer });
}

/** The card kills another one by its own text, nearly kills it, or another card does. */
function kill(table: Table, card: Card): void {
  const { draw, settings } = table;
  const victim = someCreature(table);
  if (draw.flag(0.2)) steal(table, victim);
  const isOwn = card.controller === table.turn && !card.exhausted && !table.spent.has(card.id);
  const amount = Math.max(1, levelOf(guessOf(table, victim)) + draw.nearZero(1));
  if (!isOwn || !claimsActivated(settings) || draw.flag(0.3))
    bring(table, victim, deedFor(table, victim, KILLING), 0.5);
  else hitWith(table, card, victim, amount);
}

function hitWith(table: Table, card: Card, victim: Card, amount: number): void {
  const { draw } = table;
  const kind = draw.flag(0.25) ? 'each' : 'choose';
  const one = drawInstruction(table, { self: card, deed: { verb: 'wound', amount }, focus: victim, kind });
  if (one !== null) use(table, card, [[one]], [victim.id]);
}

/** The card strikes, defends or looks on. */
function fight(table: Table, card: Card): void {
  const { draw, settings, turn } = table;
  if (!settings.claims.attacks) return;
  const isAttacker = card.controller === turn && card.life !== null && draw.flag(0.7);
  const attacker = isAttacker ? card : someCreature(table, turn, { exhausted: false });
  const target =
    card.controller !== turn && draw.flag(0.6) ? card : someLiving(table, otherPlayer(turn), 0.3);
  arm(attacker, drawStrike(table, target));
  if (draw.flag(0.7)) arm(target, drawStrike(table, attacker));
  strike(table, attacker, target);
  defend(table, target);
}

/** Brings about what the trigger waits for, or what it might be taken for. */
function provokeTrigger(table: Table, card: Card, trigger: Trigger): void {
  switch (trigger) {
    case 'targeted by a spell':
      if (table.draw.flag(0.7)) cast(table, card);
      else useOne(table, { focus: card, kind: 'choose' });
      return;
    case 'paying':
      makePay(table, card);
      return;
    case 'strike':
    case 'ally attacks':
      fight(table, card);
      return;
    case 'kills':
    case 'creature dies':
    case 'opposing graveyard':
      if (table.draw.flag(0.75)) kill(table, card);
      else fight(table, card);
      return;
    case 'turn start':
    case 'turn end':
      endTurn(table);
      return;
    default:
      bring(table, card, deedFor(table, card, ['wound', 'heal', 'set life', 'take life']), 0.5);
  }
}

/** Cards that notice what happens to them or around them, and what sets them off or nearly does. */
export const detectors: Strategy = (table) => {
  const { draw, settings } = table;
  const claimed = NOTICING.filter((trigger) => claimsTrigger(settings, trigger));
  const trigger = draw.oneOf(claimed);
  const cards = draw.many(1, 2, () => {
    const card = someCreature(table, draw.flag(0.65) ? table.turn : otherPlayer(table.turn), {
      exhausted: false,
    });
    if (draw.flag(0.15)) steal(table, card);
    const one = draw.flag(0.8) ? trigger : draw.oneOf(claimed);
    addTrigger(table, card, one, { focus: draw.flag(0.4) ? card : null });
    return card;
  });
  draw.many(1, 3, () => {
    provokeTrigger(table, draw.oneOf(cards), draw.flag(0.85) ? trigger : draw.oneOf(claimed));
    if (draw.flag(0.7)) settle(table);
  });
  settle(table);
};
