import type { Verb } from '../../spec/abilities/deed.ts';
import { drawInstruction, printStatic } from '../abilities.ts';
import { endTurn, settle, use } from '../acts.ts';
import { someCreature, someLiving } from '../boards.ts';
import { claimsActivated, claimsAny } from '../settings.ts';
import { printStaticOf } from '../statics.ts';
import type { Strategy } from './strategy.ts';
import { addTrigger, bring, deedFor, useOne } from './strategy.ts';

const REPLACED: readonly Verb[] = ['destroy', 'destroy', 'wound', 'wound', 'exhaust', 'poison', 'move'];

/** Cards that something else is done to instead, tried by choice, by all, by themselves, and as a bare change. */
export const replacing: Strategy = (table) => {
  const { draw, settings } = table;
  const card = someLiving(table, undefined, 0.1);
  const other = someCreature(table);
  const verb = draw.oneOf(REPLACED);
  if (printStaticOf(table, card, 'instead', { verb }) === null) printStaticOf(table, card, 'instead');
  if (draw.flag(0.2))
    printStatic(table, card, claimsAny(settings, 'destroy') && draw.flag(0.5) ? 'destroy' : null);
  if (draw.flag(0.3)) addTrigger(table, card, draw.flag(0.5) ? 'wounded' : 'death', {});
  draw.many(1, 3, () => {
    const deed = deedFor(table, card, draw.flag(0.75) ? [verb] : undefined);
    if (deed === null) return;
    const isOwn = card.controller === table.turn && !card.exhausted && !table.spent.has(card.id);
    switch (draw.oneOf(['choose', 'each', 'itself', 'bare'] as const)) {
      case 'choose':
        useOne(table, { deed, focus: draw.flag(0.8) ? card : other, kind: 'choose' });
        break;
      case 'each':
        useOne(table, { deed, focus: card, kind: 'each' });
        break;
      case 'itself': {
        const mayUse = isOwn && claimsActivated(settings);
        const one = mayUse ? drawInstruction(table, { self: card, deed, focus: card, kind: 'itself' }) : null;
        if (one !== null) use(table, card, [[one]], [card.id]);
        break;
      }
      case 'bare':
        bring(table, card, deed, 0);
    }
    if (draw.flag(0.2)) bring(table, card, deedFor(table, card, ['silence']), 0.5);
    if (draw.flag(0.6)) settle(table);
    if (draw.flag(0.1)) endTurn(table);
  });
  settle(table);
};
