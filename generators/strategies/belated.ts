import type { Deed } from '../../spec/abilities/deed.ts';
import type { Card } from '../../spec/model/card.ts';
import { endTurn, settle } from '../acts.ts';
import { someCreature } from '../boards.ts';
import { addAway, addHero, heroOf, provoke } from '../cards.ts';
import { guessOf } from '../deeds.ts';
import { isWounded } from '../filters.ts';
import { levelOf } from '../guess.ts';
import { lifeOf } from '../life.ts';
import { arm, defend, drawStrike, strike } from '../strikes.ts';
import type { Table } from '../table.ts';
import { otherPlayer } from '../table.ts';
import type { Strategy } from './strategy.ts';
import { addTrigger, bring, deedFor } from './strategy.ts';

/** A creature in hand that shoots when it comes, at creatures with wounds or without as the target is. */
function addShooter(table: Table, target: Card): Card {
  const { draw } = table;
  const self = addAway(table, table.turn, 'hand');
  const amount = Math.max(1, levelOf(guessOf(table, target)) + draw.nearZero(1));
  const deed: Deed = { verb: 'wound', amount, as: 'shot' };
  const ask = draw.flag(0.6) ? { wounded: isWounded(target) } : {};
  addTrigger(table, self, 'hire', {
    deed,
    focus: target,
    ask,
    kind: draw.flag(0.1) ? 'each' : 'choose',
    by: 'controller',
  });
  return self;
}

/** A creature of the other player that lays a challenge when it comes: on itself, its hero, or the target. */
function addChallenger(table: Table, target: Card): Card {
  const { draw } = table;
  const side = otherPlayer(table.turn);
  const self = addAway(table, side, 'hand');
  const hero = heroOf(table, side) ?? addHero(table, side);
  const focus = draw.flag(0.7) ? hero : target;
  const deed: Deed = { verb: 'challenge', until: draw.flag(0.7) ? 'end of turn' : 'lasting' };
  const kind = draw.oneOf(['choose', 'choose', 'itself', 'each'] as const);
  addTrigger(table, self, 'hire', { deed, focus, kind, by: 'controller', isSingle: true });
  return self;
}

/** A shot is named, and a challenge that is carried out before it would have forbidden to name it; or the reverse. */
export const belated: Strategy = (table) => {
  const { draw, settings, turn } = table;
  if (!settings.claims.enter) return;
  const life = lifeOf(draw.between(1, 3), draw.between(0, 1), [], false);
  const target = someCreature(table, draw.flag(0.85) ? otherPlayer(turn) : turn, { life });
  const cards = [addShooter(table, target), addChallenger(table, target)];
  if (draw.flag(0.2)) cards.push(addShooter(table, target));
  if (draw.flag(0.25)) provoke(table, heroOf(table, otherPlayer(turn)) ?? target);
  const ids = cards.map(({ id }) => id);
  if (draw.flag(0.75)) table.acts.push({ act: 'enter', cards: draw.flag(0.5) ? ids : ids.reverse() });
  else for (const id of draw.flag(0.5) ? ids : ids.reverse()) table.acts.push({ act: 'enter', cards: [id] });
  if (draw.flag(0.4)) table.acts.push({ act: 'choose', player: turn, cards: [target.id] });
  if (draw.flag(0.15)) bring(table, target, deedFor(table, target, ['wound', 'heal', 'take control']), 0);
  settle(table);
  if (settings.claims.attacks && draw.flag(0.4)) {
    const attacker = someCreature(table, turn, { exhausted: false });
    arm(attacker, drawStrike(table, target));
    const hero = heroOf(table, otherPlayer(turn));
    const victim = hero !== undefined && draw.flag(0.5) ? hero : target;
    strike(table, attacker, victim);
    defend(table, victim);
  }
  if (draw.flag(0.2)) endTurn(table);
};
