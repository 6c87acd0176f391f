import type { Verb } from '../../spec/abilities/deed.ts';
import type { Card } from '../../spec/model/card.ts';
import type { Player } from '../../spec/model/names.ts';
import { drawInstruction } from '../abilities.ts';
import { change, declare, endTurn, openSource, settle, use } from '../acts.ts';
import { drawPlayer, someCreature, someLiving } from '../boards.ts';
import { addCreature, steal } from '../cards.ts';
import { lifeOf } from '../life.ts';
import { claimsActivated } from '../settings.ts';
import type { Table } from '../table.ts';
import type { Strategy } from './strategy.ts';
import { addTrigger, bring, deedFor, useOne } from './strategy.ts';

const ENDS: readonly Verb[] = ['destroy', 'wound', 'set life'];

/** A card that may have changed sides is used by whoever has it, or thinks so. */
function useItself(table: Table, card: Card): void {
  if (!claimsActivated(table.settings) || card.effects.length > 1) return;
  const target = someLiving(table, undefined, 0.1);
  const instruction = drawInstruction(table, { self: card, focus: target });
  if (instruction === null) return;
  use(table, card, [[instruction]], [target.id]);
  const last = table.acts.at(-1);
  if (last?.act === 'declare') last.player = table.turn;
  settle(table);
}

/** Cards that have changed sides, or do now: they are used, die, and come back when the term is over. */
export const stolen: Strategy = (table) => {
  const { draw } = table;
  const owner: Player = drawPlayer(table);
  const card = addCreature(table, owner, { life: lifeOf(draw.between(1, 3), draw.between(0, 1), [], false) });
  if (draw.flag(0.5)) steal(table, card);
  else bring(table, card, deedFor(table, card, ['take control']), 0.5);
  if (draw.flag(0.3)) addTrigger(table, card, 'death', {});
  draw.many(1, 3, () => {
    switch (draw.oneOf(['kill', 'side', 'turn', 'control', 'use'] as const)) {
      case 'use':
        useItself(table, card);
        return;
      case 'kill':
        bring(table, card, deedFor(table, card, ENDS));
        return;
      case 'side': {
        const side = draw.flag(0.5) ? 'own' : 'opponent';
        useOne(table, { focus: card, ask: { side }, kind: draw.flag(0.5) ? 'each' : 'choose' });
        settle(table);
        return;
      }
      case 'turn':
        endTurn(table);
        return;
      case 'control':
        bring(table, card, deedFor(table, card, ['take control']), 0.5);
    }
  });
};

/** How many are named: none, as few or as many as allowed, one beyond, one twice. */
export const numbers: Strategy = (table) => {
  const { draw } = table;
  const fitting = draw.many(1, 3, () => someLiving(table, undefined, 0.15));
  const self = openSource(table, table.turn);
  const focus = draw.oneOf(fitting);
  const deed = deedFor(table, focus);
  if (self === null || deed === null) return;
  const instruction = drawInstruction(table, {
    self,
    deed,
    focus,
    kind: 'choose',
    by: draw.flag(0.2) ? 'opponent' : 'controller',
  });
  if (instruction === null) return;
  use(
    table,
    self,
    [[instruction]],
    fitting.map(({ id }) => id),
  );
  const last = table.acts.at(-1);
  const { object } = instruction;
  if (last?.act === 'declare' && object.kind === 'choose' && object.by === 'controller' && draw.flag(0.5)) {
    const count = draw.oneOf([
      object.min,
      Math.max(0, object.min - 1),
      object.max ?? 3,
      (object.max ?? 3) + 1,
    ]);
    const cards = draw.some(fitting, count).map(({ id }) => id);
    last.targets = [{ at: [0, 0], cards: draw.flag(0.15) ? [...cards, focus.id] : cards, amounts: null }];
  }
  settle(table);
};

/** Turns that pass over exhausted cards, paid sources and effects with terms. */
export const turns: Strategy = (table) => {
  const { draw } = table;
  const cards = draw.many(1, 3, () => someCreature(table, undefined, { exhausted: draw.flag(0.6) }));
  draw.many(1, 4, () => {
    const card = draw.oneOf(cards);
    switch (draw.oneOf(['turn', 'use', 'deed'] as const)) {
      case 'turn':
        endTurn(table);
        return;
      case 'use':
        useOne(table, { focus: card });
        if (draw.flag(0.8)) settle(table);
        return;
      case 'deed':
        bring(table, card, deedFor(table, card), 0);
    }
  });
  endTurn(table);
};

/** One text used again: at once, after it was readied, after a turn of the other player, after its card left. */
export const again: Strategy = (table) => {
  const { draw } = table;
  const self = openSource(table, table.turn, 'creatures');
  const target = someLiving(table, undefined, 0.15);
  if (self === null) return;
  const instruction = drawInstruction(table, { self, focus: target });
  if (instruction === null) return;
  const ability = use(table, self, [[instruction]], [target.id]);
  if (draw.flag(0.7)) settle(table);
  const between = draw.oneOf(['ready', 'turns', 'deed', 'nothing'] as const);
  if (between === 'ready') change(table, self, { verb: 'ready' });
  if (between === 'turns') draw.many(1, 2, () => endTurn(table));
  if (between === 'deed') bring(table, self, deedFor(table, self), 0);
  declare(table, self, ability, [[instruction]], [target.id]);
  settle(table);
};
