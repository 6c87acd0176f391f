import type { Instruction } from '../../spec/abilities/ability.ts';
import type { Verb } from '../../spec/abilities/deed.ts';
import type { Card } from '../../spec/model/card.ts';
import { joined } from '../abilities.ts';
import { openSource, settle, use } from '../acts.ts';
import { drawPlayer, someCreature } from '../boards.ts';
import { addSpell, addSupport } from '../cards.ts';
import type { Table } from '../table.ts';
import type { Strategy } from './strategy.ts';
import { deedFor } from './strategy.ts';

/** What leaves a creature where it is, so that it could be named again. */
const GENTLE: readonly Verb[] = ['cure', 'poison', 'ready', 'exhaust', 'heal', 'give life', 'wound'];

/** A choice of one card of the type, or of two at times; a later one mostly wants another than those before. */
function drawChoice(table: Table, focus: Card, isLater: boolean): Instruction | null {
  const { draw, settings } = table;
  const deed = deedFor(table, focus, GENTLE);
  if (deed === null) return null;
  const max = settings.claims.terms.counts && draw.flag(0.12) ? 2 : 1;
  const by = draw.flag(0.1) ? 'opponent' : 'controller';
  const isDifferent = isLater && draw.flag(0.7);
  return {
    deed,
    object: {
      kind: 'choose',
      min: 1,
      max,
      by,
      filter: { types: [focus.type] },
      ...(isDifferent && { different: true }),
    },
  };
}

/** A later choice of the declaration names again what one before it names. */
function nameAgain({ draw, acts }: Table): void {
  const act = acts.at(-1);
  if (act?.act !== 'declare' || act.targets.length < 2) return;
  const later = draw.between(1, act.targets.length - 1);
  const earlier = act.targets[draw.below(later)];
  const named = act.targets[later];
  if (named !== undefined && earlier !== undefined) named.cards = [...earlier.cards];
}

/** A text of two or three choices, the later ones of «another» card mostly, of which there may be too few, and one of them names a card again or not. */
export const others: Strategy = (table) => {
  const { draw, settings } = table;
  const isScarce = draw.flag(0.3);
  const cards = isScarce
    ? draw.many(1, 2, () => addSupport(table, drawPlayer(table)))
    : draw.many(2, 4, () => someCreature(table));
  const mayCast = isScarce && settings.claims.terms.abilities.includes('spell');
  const self = mayCast && draw.flag(0.6) ? addSpell(table, table.turn) : openSource(table, table.turn);
  if (self === null) return;
  const choices = [0, 1, 2]
    .slice(0, draw.flag(0.75) ? 3 : 2)
    .map((index) => drawChoice(table, draw.oneOf(cards), index > 0));
  const drawn = choices.filter((choice) => choice !== null);
  if (drawn.length === 0) return;
  const joint = draw.oneOf(['comma', 'period', undefined] as const);
  use(
    table,
    self,
    joined(table, drawn, joint),
    cards.map(({ id }) => id),
  );
  if (draw.flag(0.5)) nameAgain(table);
  settle(table);
  draw.many(0, 2, () =>
    table.acts.push({ act: 'choose', player: self.controller, cards: [draw.oneOf(cards).id] }),
  );
  settle(table);
};
