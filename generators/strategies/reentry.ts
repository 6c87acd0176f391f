import { drawInstruction } from '../abilities.ts';
import { change, declare, endTurn, settle, use } from '../acts.ts';
import { drawPlayer, someLiving } from '../boards.ts';
import { addCreature, endow, hush, provoke, steal } from '../cards.ts';
import { drawLayeredLife } from '../life.ts';
import { claimsActivated, claimsAny } from '../settings.ts';
import type { Strategy } from './strategy.ts';
import { addTrigger, bring, deedFor } from './strategy.ts';

/** A card with all sorts of traces leaves play and comes back in the same turn, once or twice, beside its like. */
export const reentry: Strategy = (table) => {
  const { draw, settings } = table;
  const owner = drawPlayer(table);
  const life = drawLayeredLife(table, false);
  const card = addCreature(table, owner, { life, exhausted: draw.flag(0.5) });
  if (draw.flag(0.3)) addCreature(table, owner, { cost: card.cost, element: card.element });
  const trigger = draw.oneOf(['hire', 'hire', 'death', 'wounded'] as const);
  const noticed = draw.flag(0.6) ? addTrigger(table, card, trigger, {}) : null;
  if (draw.flag(0.15)) hush(table, card);
  if (draw.flag(0.2)) provoke(table, card);
  if (draw.flag(0.2)) steal(table, card);
  const mayUse = claimsActivated(settings) && card.controller === table.turn && !card.exhausted;
  const target = someLiving(table, undefined, 0.2);
  const one = mayUse && draw.flag(0.6) ? drawInstruction(table, { self: card, focus: target }) : null;
  if (noticed !== null && one === null && draw.flag(0.3)) endow(table, target, noticed);
  const ability = one && use(table, card, [[one]], [target.id]);
  if (draw.flag(0.5)) settle(table);
  draw.many(1, 2, () => {
    const isBack = claimsAny(settings, 'move') && settings.claims.changes;
    if (isBack && draw.flag(0.7)) change(table, card, { verb: 'move', into: 'hand' });
    else bring(table, card, deedFor(table, card, ['move', 'destroy', 'wound']), 0.5);
    if (draw.flag(0.5)) settle(table);
    if (settings.claims.enter) table.acts.push({ act: 'enter', cards: [card.id] });
    if (draw.flag(0.5)) settle(table);
    if (draw.flag(0.15)) endTurn(table);
  });
  if (one !== null && ability !== null && draw.flag(0.6)) declare(table, card, ability, [[one]], [target.id]);
  settle(table);
};
