import type { Instruction } from '../../spec/abilities/ability.ts';
import type { Card } from '../../spec/model/card.ts';
import { drawInstruction } from '../abilities.ts';
import { declare, endTurn, settle, use } from '../acts.ts';
import { drawPlayer, someCreature } from '../boards.ts';
import { addCreature, addSpell } from '../cards.ts';
import { drawCoins, provide } from '../prices.ts';
import { claimsActivated, claimsX } from '../settings.ts';
import { printStaticOf } from '../statics.ts';
import type { Table } from '../table.ts';
import { perX, X } from '../xs.ts';
import type { Strategy } from './strategy.ts';

/** A spell, or a card that pays with coins though it may be exhausted. */
function addPaying(table: Table): Card | null {
  const { draw, settings, turn } = table;
  const maySpell = settings.claims.terms.abilities.includes('spell');
  if (maySpell && (draw.flag(0.5) || !claimsActivated(settings))) return addSpell(table, turn);
  return claimsActivated(settings) ? someCreature(table, turn, { exhausted: draw.flag(0.3) }) : null;
}

/** Cards that cost as much as the target, one more, or one less. */
const addNeighbours = (table: Table, target: Card): Card[] =>
  table.draw.many(0, 2, () =>
    addCreature(table, drawPlayer(table), { cost: Math.max(0, target.cost + table.draw.nearZero(1)) }),
  );

/** An instruction about cards of the cost X, or one whose amount X says. */
function drawByX(table: Table, self: Card, target: Card): Instruction | null {
  const { draw } = table;
  const kind = draw.flag(0.5) ? 'each' : 'choose';
  if (draw.flag(0.45)) return drawInstruction(table, { self, focus: target, kind, ask: COST_X });
  const one = drawInstruction(table, {
    self,
    focus: target,
    kind,
    verb: draw.oneOf(AMOUNTS),
    isSingle: true,
  });
  return one === null ? null : perX(one);
}
const COST_X = { cost: { equals: 'X' as const } };
const AMOUNTS = ['wound', 'heal', 'heal', 'give life', 'take life'] as const;

/** Texts that coins pay for, so many or X, with just enough of them, one too few, or none left the second time. */
export const coins: Strategy = (table) => {
  const { draw, settings } = table;
  const target = someCreature(table, undefined, { cost: draw.flag(0.3) ? 0 : draw.between(0, 4) });
  const self = addPaying(table);
  if (self === null) return;
  const isX = claimsX(settings) && draw.flag(0.6);
  if (isX) addNeighbours(table, target);
  if (draw.flag(0.3)) printStaticOf(table, someCreature(table), 'cost', { focus: target });
  const one = isX ? drawByX(table, self, target) : drawInstruction(table, { self, focus: target });
  if (one === null) return;
  if (isX) provide(table, target.cost);
  const ability = use(table, self, [[one]], [target.id], { cost: isX ? X : drawCoins(table) });
  if (draw.flag(0.7)) settle(table);
  if (draw.flag(0.4)) {
    if (draw.flag(0.3)) endTurn(table);
    declare(table, self, ability, [[one]], [target.id]);
    settle(table);
  }
};
