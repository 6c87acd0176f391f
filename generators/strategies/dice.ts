import type { Instruction } from '../../spec/abilities/ability.ts';
import type { Card } from '../../spec/model/card.ts';
import { drawInstruction, printStatic } from '../abilities.ts';
import { openSource, settle, use } from '../acts.ts';
import { drawPlayer } from '../boards.ts';
import { addCreature, addHero, heroOf } from '../cards.ts';
import type { Table } from '../table.ts';
import { drawDice } from '../xs.ts';
import type { Strategy } from './strategy.ts';

const HERO = { types: ['hero' as const], side: 'own' as const };
const THROWN = { cost: { equals: 'rolled' as const } };

/** The controller's hero throws; where that is not claimed otherwise, by a choice of the hero. */
function drawThrow(table: Table, self: Card): Instruction | null {
  const kind = table.draw.flag(0.3) ? 'choose' : 'each';
  return drawInstruction(table, {
    self,
    deed: { verb: 'roll' },
    kind,
    ask: HERO,
    isSingle: true,
    by: 'controller',
  });
}

/** A die is thrown, and what comes next asks for cards of that cost: all of them, one, or none that there is. */
export const dice: Strategy = (table) => {
  const { draw, turn } = table;
  const hero = heroOf(table, turn) ?? addHero(table, turn);
  if (table.settings.claims.terms.abilities.includes('static') && draw.flag(0.12))
    printStatic(table, hero, 'roll');
  const numbers = drawDice(table);
  const around = draw.oneOf(numbers);
  table.dice ??= numbers;
  const cards = draw.many(1, 3, () =>
    addCreature(table, drawPlayer(table), { cost: Math.max(0, around + draw.nearZero(1)) }),
  );
  const self = openSource(table, turn);
  const first = self && drawThrow(table, self);
  if (self === null || !first) return;
  const focus = draw.oneOf(cards);
  const second = drawInstruction(table, {
    self,
    focus,
    kind: draw.flag(0.5) ? 'each' : 'choose',
    ask: THROWN,
  });
  const again = draw.flag(0.2) ? drawThrow(table, self) : null;
  const steps = [first, again, second].filter((one) => one !== null).map((one) => [one]);
  const { terms } = table.settings.claims;
  use(table, self, terms.steps ? steps : [[first]], [focus.id]);
  settle(table);
};
