import type { Card } from '../../spec/model/card.ts';
import { drawInstruction, printStatic } from '../abilities.ts';
import { declare, endTurn, settle, use } from '../acts.ts';
import { someCreature, someLiving } from '../boards.ts';
import { addAway, addCreature, addLying, addSupport, steal } from '../cards.ts';
import type { Payment } from '../prices.ts';
import { priceOf } from '../prices.ts';
import { claimsAny, pricesOf, staticsOf } from '../settings.ts';
import { printStaticOf } from '../statics.ts';
import type { Table } from '../table.ts';
import { otherPlayer } from '../table.ts';
import type { Strategy } from './strategy.ts';
import { addTrigger, bring, deedFor } from './strategy.ts';

/** A card that pays: it may bar being named, react to it, be poisoned, be stolen, or be no creature. */
function addPayer(table: Table): Card {
  const { draw, settings, turn } = table;
  const { abilities } = settings.claims.terms;
  const isStolen = draw.flag(0.12);
  if (draw.flag(0.12)) return addSupport(table, turn);
  const card = addCreature(table, isStolen ? otherPlayer(turn) : turn, { exhausted: draw.flag(0.1) });
  if (isStolen) steal(table, card);
  switch (draw.weighted(TRAITS)) {
    case 'static':
      if (abilities.includes('static'))
        printStatic(table, card, draw.flag(0.2) && claimsAny(settings, 'exhaust') ? 'exhaust' : null);
      break;
    case 'targeted':
      addTrigger(table, card, 'targeted', { focus: draw.flag(0.5) ? card : null });
      break;
    case 'death':
      addTrigger(table, card, 'death', {});
      break;
    case 'nothing':
      break;
  }
  return card;
}

const TRAITS = [
  [1, 'nothing'],
  [3, 'static'],
  [3, 'targeted'],
  [1, 'death'],
] as const;

/** A card that comes into play with a text that gives the target and others life, or takes some, as long as nobody has paid with it. */
function enterPayer(table: Table, target: Card): Card {
  const { draw, settings, turn } = table;
  if (!settings.claims.enter || !staticsOf(settings).includes('life')) return addPayer(table);
  const payer = draw.flag(0.4) ? addLying(table, 'support', turn, 'hand') : addAway(table, turn, 'hand');
  printStaticOf(table, payer, 'life', { focus: target });
  table.acts.push({ act: 'enter', cards: [payer.id] });
  return payer;
}

/** Who pays: another card, the card that has the text, or the one that it is about. */
function drawPayer(table: Table, self: Card, target: Card): Card {
  switch (table.draw.weighted(PAYERS)) {
    case 'another':
      return addPayer(table);
    case 'giver':
      return enterPayer(table, target);
    case 'itself':
      return self;
    case 'target':
      return target.controller === table.turn ? target : addPayer(table);
  }
}
const PAYERS = [
  [6, 'another'],
  [1, 'giver'],
  [1, 'itself'],
  [2, 'target'],
] as const;

/** Texts that another card pays for by being exhausted or sacrificed; it may be the target as well. */
export const prices: Strategy = (table) => {
  const { draw } = table;
  const kind = draw.oneOf(
    pricesOf(table.settings).filter((price) => price === 'exhaust' || price === 'sacrifice'),
  );
  const self = someCreature(table, table.turn, { exhausted: draw.flag(0.2) });
  const target = someLiving(table, draw.flag(0.5) ? table.turn : otherPlayer(table.turn), 0.1);
  const payer = drawPayer(table, self, target);
  const payment: Payment = { cost: priceOf(table, kind, self, payer), payer };
  const focus = draw.flag(0.25) ? payer : target;
  const instruction = drawInstruction(table, {
    self,
    focus,
    kind: draw.flag(0.2) ? 'each' : 'choose',
    isSingle: draw.flag(0.7),
  });
  if (instruction === null) return;
  const ability = use(table, self, [[instruction]], [focus.id], payment);
  if (draw.flag(0.3)) bring(table, payer, deedFor(table, payer), 0);
  if (draw.flag(0.7)) settle(table);
  if (draw.flag(0.5)) {
    if (draw.flag(0.3)) endTurn(table);
    declare(table, self, ability, [[instruction]], [target.id], draw.flag(0.5) ? payer : undefined);
  }
  settle(table);
};
