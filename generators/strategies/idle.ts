import type { Trigger } from '../../spec/abilities/ability.ts';
import { endTurn, settle } from '../acts.ts';
import { drawPlayer, someCreature } from '../boards.ts';
import { addAway } from '../cards.ts';
import { claimsTrigger } from '../settings.ts';
import { arm, strike } from '../strikes.ts';
import { otherPlayer } from '../table.ts';
import type { Strategy } from './strategy.ts';
import { addTrigger, bring, deedFor } from './strategy.ts';

/** Triggers that speak of what happens around a card. */
export const AROUND: readonly Trigger[] = [
  'ally attacks',
  'creature dies',
  'opposing graveyard',
  'turn start',
  'turn end',
];

/** A card outside of play has a text of triggering, and what it speaks of happens. */
export const idle: Strategy = (table) => {
  const { draw, settings } = table;
  const triggers = AROUND.filter((trigger) => claimsTrigger(settings, trigger));
  draw.many(1, 2, () => {
    const card = addAway(table, drawPlayer(table), draw.oneOf(['hand', 'graveyard', 'deck'] as const));
    const trigger = draw.perhapsOneOf(triggers);
    if (trigger !== undefined) addTrigger(table, card, trigger, {});
  });
  const attacker = someCreature(table, table.turn, { exhausted: false });
  const victim = someCreature(table, otherPlayer(table.turn));
  if (settings.claims.attacks && draw.flag(0.6)) {
    arm(attacker, draw.between(1, 4));
    strike(table, attacker, victim);
  }
  if (draw.flag(0.7)) bring(table, victim, deedFor(table, victim, ['destroy', 'wound']), 0.3);
  settle(table);
  if (draw.flag(0.6)) draw.many(1, 2, () => endTurn(table));
  settle(table);
};
