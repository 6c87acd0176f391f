import type { Filter } from '../../spec/abilities/filter.ts';
import type { Card } from '../../spec/model/card.ts';
import { drawInstruction, printStatic } from '../abilities.ts';
import { settle, use } from '../acts.ts';
import { someCreature } from '../boards.ts';
import { addHero, heroOf, provoke } from '../cards.ts';
import { isWounded } from '../filters.ts';
import type { Payment } from '../prices.ts';
import { priceOf } from '../prices.ts';
import { claimsActivated, claimsAny, pricesOf } from '../settings.ts';
import { arm, defend, drawStrike, strike } from '../strikes.ts';
import type { Table } from '../table.ts';
import { otherPlayer } from '../table.ts';
import { shoot } from './shots.ts';
import type { Strategy } from './strategy.ts';
import { bring, deedFor, useOne } from './strategy.ts';

/** Cards of the opponent's among which several rules leave few, one, or none to choose from. */
function addKnot(table: Table): Card[] {
  const { draw, settings, turn } = table;
  const side = otherPlayer(turn);
  const hero = heroOf(table, side) ?? addHero(table, side);
  const cards = draw.many(1, 3, () => someCreature(table, side));
  const mayBar = settings.claims.terms.abilities.includes('static');
  for (const card of cards) {
    if (mayBar && draw.flag(0.35)) printStatic(table, card, null);
    if (mayBar && draw.flag(0.15)) printStatic(table, card, claimsAny(settings, 'wound') ? 'wound' : null);
  }
  if (draw.flag(0.6)) provoke(table, draw.flag(0.6) ? hero : draw.oneOf(cards));
  return [hero, ...cards];
}

/** Another card pays, which may be the one that cannot be named, the only one that fits, or the source. */
function drawPayment(table: Table, self: Card): Payment | undefined {
  const { draw, settings, turn } = table;
  const kinds = pricesOf(settings).filter((price) => price === 'exhaust' || price === 'sacrifice');
  const kind = draw.perhapsOneOf(kinds);
  if (kind === undefined || !draw.flag(0.5)) return undefined;
  const payer = someCreature(table, turn, { exhausted: false });
  const mayBar = settings.claims.terms.abilities.includes('static');
  if (mayBar && draw.flag(0.4)) printStatic(table, payer, null);
  return { cost: priceOf(table, kind, self, payer), payer };
}

function tryText(table: Table, focus: Card): void {
  const { draw, settings, turn } = table;
  const ask: Filter = draw.flag(0.4) ? { wounded: isWounded(focus) } : {};
  const kind = draw.flag(0.35) ? 'each' : 'choose';
  if (!claimsActivated(settings)) {
    useOne(table, { focus, ask, kind, isSingle: draw.flag(0.6) });
    return;
  }
  const self = someCreature(table, turn, { exhausted: false });
  if (table.spent.has(self.id)) return;
  const payment = drawPayment(table, self);
  const one = drawInstruction(table, { self, focus, ask, kind, isSingle: draw.flag(0.6) });
  if (one !== null) use(table, self, [[one]], [focus.id], payment);
}

/** Protection, challenge, price and mass instructions on one board, and texts, shots and strikes that meet them. */
export const knots: Strategy = (table) => {
  const { draw, settings, turn } = table;
  const { attacks, terms } = settings.claims;
  const cards = addKnot(table);
  draw.many(2, 4, () => {
    const focus = draw.oneOf(cards);
    switch (draw.oneOf(['text', 'shot', 'strike', 'text'] as const)) {
      case 'text':
        tryText(table, focus);
        break;
      case 'shot':
        if (terms.shots && claimsAny(settings, 'wound'))
          shoot(table, {
            focus,
            ask: draw.flag(0.5) ? { types: ['creature'], wounded: isWounded(focus) } : {},
            kind: draw.flag(0.2) ? 'each' : 'choose',
          });
        break;
      case 'strike': {
        if (!attacks) break;
        const attacker = someCreature(table, turn, { exhausted: false });
        arm(attacker, drawStrike(table, focus));
        strike(table, attacker, focus);
        defend(table, focus);
      }
    }
    if (draw.flag(0.15)) bring(table, focus, deedFor(table, focus, ['silence', 'wound', 'destroy']), 0);
    if (draw.flag(0.5)) settle(table);
  });
  settle(table);
};
