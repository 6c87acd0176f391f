import { IMPARTIAL } from '../../spec/abilities/deed.ts';
import type { Card } from '../../spec/model/card.ts';
import { change, resolve } from '../acts.ts';
import { drawPlayer } from '../boards.ts';
import { addCreature } from '../cards.ts';
import { drawDeed, verbsFor } from '../deeds.ts';
import { lifeOf } from '../life.ts';
import type { Strategy } from './strategy.ts';
import { useOne } from './strategy.ts';

/** Verbs that can be played in parts and leave their cards where they are. */
const STAYING = IMPARTIAL.filter((verb) => verb !== 'move');

/**
 * What can be played in parts as well, with nothing that is set off: several wounds at once on cards that live on, and a
 * mass text that is carried out by itself on two cards or more.
 */
export const related: Strategy = (table) => {
  const { draw } = table;
  const cards: Card[] = draw.many(2, 4, () =>
    addCreature(table, drawPlayer(table), {
      life: lifeOf(draw.between(3, 6), draw.between(0, 1), [], false),
    }),
  );
  draw.many(1, 2, () => {
    const card = draw.oneOf(cards);
    change(table, card, { verb: 'wound', amount: draw.between(2, draw.flag(0.2) ? 6 : 3) });
  });
  const verb = draw.perhapsOneOf(verbsFor(table, 'creature', STAYING));
  if (verb === undefined) return;
  const focus = draw.oneOf(cards);
  useOne(table, { kind: 'each', focus, deed: drawDeed(table, verb, focus) });
  resolve(table);
};
