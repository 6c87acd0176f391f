import type { Instruction } from '../../spec/abilities/ability.ts';
import type { Card } from '../../spec/model/card.ts';
import type { Player } from '../../spec/model/names.ts';
import { drawInstruction, joined, printTriggered } from '../abilities.ts';
import { lastNamed, openSource, settle, use } from '../acts.ts';
import { drawPlayer } from '../boards.ts';
import { addAway, addCreature, steal } from '../cards.ts';
import { claimsActivated, claimsTrigger, zonesAway } from '../settings.ts';
import type { Table } from '../table.ts';
import { otherPlayer } from '../table.ts';
import type { Strategy } from './strategy.ts';
import { bring, deedFor } from './strategy.ts';

/** A card that moves others: at times one of the other player's, whose zones are not those of its controller. */
function drawMover(table: Table): Card | null {
  const { draw, settings, turn } = table;
  if (!claimsActivated(settings) || !draw.flag(0.35)) return openSource(table, turn);
  const self = addCreature(table, otherPlayer(turn), { exhausted: false });
  steal(table, self);
  return self;
}

/** A text for cards of a zone, mostly without a word whose zone it is. */
function drawMove(table: Table, self: Card, focus: Card): Instruction | null {
  const { draw } = table;
  const kind = draw.flag(0.45) ? 'each' : 'choose';
  const one = drawInstruction(table, { self, verb: 'move', focus, kind, by: 'controller' });
  if (one !== null && one.object.kind !== 'itself' && draw.flag(0.6)) delete one.object.filter.whose;
  return one;
}

/** A card of either player comes and moves others, in a turn that may be the other player's; false where none can. */
function enterMover(table: Table, focus: Card): boolean {
  const { draw, settings } = table;
  if (!settings.claims.enter || !claimsTrigger(settings, 'hire')) return false;
  const self = addAway(table, drawPlayer(table), 'hand');
  const move = drawMove(table, self, focus);
  if (move !== null) printTriggered(table, self, 'hire', [[move]]);
  table.acts.push({ act: 'enter', cards: [self.id] });
  if (draw.flag(0.5)) table.acts.push({ act: 'choose', player: self.controller, cards: [focus.id] });
  settle(table);
  return true;
}

/** A text for a zone of which each player has one, with cards in both or in one, and those of the wrong player named at times. */
export const piles: Strategy = (table) => {
  const { draw, settings } = table;
  const zone = draw.oneOf(zonesAway(settings));
  const cost = draw.below(7);
  const pile = (owner: Player, least: number) =>
    draw.many(least, 2, () => addAway(table, owner, zone, { cost }));
  const near = pile(table.turn, draw.flag(0.15) ? 0 : 1);
  const far = pile(otherPlayer(table.turn), near.length === 0 ? 1 : 0);
  const all = [...near, ...far];
  const focus = draw.oneOf(all);
  if (draw.flag(0.25) && enterMover(table, focus)) return;
  const self = drawMover(table);
  if (self === null) return;
  const move = drawMove(table, self, focus);
  if (move === null) return;
  const first = settings.claims.terms.steps && draw.flag(0.3) ? drawInstruction(table, { self }) : null;
  use(table, self, joined(table, first === null ? [move] : [first, move]), [focus.id]);
  const named = lastNamed(table);
  const isFirst = named !== undefined && first === null && !settings.claims.trusts.includes('targets');
  if (isFirst && draw.flag(0.4)) named.cards = [draw.oneOf(all).id];
  if (self.type !== 'spell' && draw.flag(0.25)) bring(table, self, deedFor(table, self, ['take control']), 0);
  settle(table);
};
