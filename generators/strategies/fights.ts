import type { Card } from '../../spec/model/card.ts';
import { drawInstruction, printStatic } from '../abilities.ts';
import { openSource, resolveAll, settle, use } from '../acts.ts';
import { drawPlayer, someCreature } from '../boards.ts';
import { steal } from '../cards.ts';
import { lifeOf } from '../life.ts';
import { staticsOf } from '../settings.ts';
import { printStaticOf } from '../statics.ts';
import { arm, drawStrike } from '../strikes.ts';
import type { Table } from '../table.ts';
import type { Strategy } from './strategy.ts';
import { addTrigger, bring, deedFor } from './strategy.ts';

function addFighter(table: Table): Card {
  const { draw } = table;
  const life = lifeOf(draw.between(1, 3), draw.between(0, 1), [], false);
  const card = someCreature(table, drawPlayer(table), { life });
  if (draw.flag(0.12)) steal(table, card);
  return card;
}

const AROUND = [
  [4, 'bar'],
  [1, 'modify'],
  [1, 'death'],
  [1, 'kills'],
  [1, 'wounded'],
] as const;
const BARRED = [
  [5, 'fight'],
  [5, 'wound'],
  [1, null],
] as const;

/** Something about a fighter that a fight may meet. */
function complicate(table: Table, card: Card): void {
  const { draw, settings } = table;
  switch (draw.weighted(AROUND)) {
    case 'bar':
      if (settings.claims.terms.abilities.includes('static')) printStatic(table, card, draw.weighted(BARRED));
      return;
    case 'modify': {
      const among = ['strike', 'wounds taken', 'wounds dealt'] as const;
      const kind = draw.perhapsOneOf(among.filter((one) => staticsOf(settings).includes(one)));
      if (kind !== undefined) printStaticOf(table, card, kind, { focus: card });
      return;
    }
    case 'death':
    case 'kills':
    case 'wounded':
      addTrigger(table, card, draw.oneOf(['death', 'kills', 'wounded'] as const), {});
  }
}

/** Cards that fight two by two: both of a pair dying, one, or none; an odd one out; one that is gone by then. */
export const fights: Strategy = (table) => {
  const { draw } = table;
  const fighters = draw.many(2, 4, () => addFighter(table));
  for (const [index, card] of fighters.entries()) {
    const foe = fighters[index ^ 1];
    if (foe !== undefined && draw.flag(0.9)) arm(card, drawStrike(table, foe));
  }
  if (draw.flag(0.5)) complicate(table, draw.oneOf(fighters));
  const self = openSource(table, table.turn);
  if (self === null) return;
  const focus = draw.oneOf(fighters);
  const one = drawInstruction(table, {
    self,
    deed: { verb: 'fight' },
    focus: draw.flag(0.4) ? focus : null,
    kind: 'choose',
    by: draw.flag(0.12) ? 'opponent' : 'controller',
  });
  if (one === null) return;
  const { object } = one;
  const isOpen = object.kind === 'choose' && draw.flag(0.6);
  use(
    table,
    self,
    [[isOpen ? { ...one, object: { ...object, filter: { types: ['creature'] } } } : one]],
    fighters.map(({ id }) => id),
  );
  if (draw.flag(0.25)) bring(table, focus, deedFor(table, focus), 0);
  settle(table);
  if (draw.flag(0.2)) resolveAll(table);
};
