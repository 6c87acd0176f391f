import type { Deed } from '../../spec/abilities/deed.ts';
import type { Card } from '../../spec/model/card.ts';
import { settle } from '../acts.ts';
import { drawPlayer, shuffleLast, someLiving } from '../boards.ts';
import { addCreature } from '../cards.ts';
import { lifeOf } from '../life.ts';
import { claimsAny, staticsOf } from '../settings.ts';
import { printStaticOf } from '../statics.ts';
import type { Table } from '../table.ts';
import type { Strategy } from './strategy.ts';
import { addTrigger, useOne } from './strategy.ts';

/** Kinds of lasting text that change the wounds which a last text lays. */
export const BEQUEATHED = ['wounds taken', 'wounds dealt'] as const;

/** A creature that one wound kills. */
const addFrail = (table: Table): Card =>
  addCreature(table, drawPlayer(table), { life: lifeOf(1, table.draw.between(0, 1), [], false) });

const drawSweep = (table: Table): Deed =>
  claimsAny(table.settings, 'destroy') && table.draw.flag(0.3)
    ? { verb: 'destroy' }
    : { verb: 'wound', amount: table.draw.between(1, 2) };

/** A card with a lasting text dies together with one whose last text wounds somebody for whom it would have counted. */
export const legacies: Strategy = (table) => {
  const { draw, settings } = table;
  const [mourned, bearer] = [addFrail(table), addFrail(table)];
  shuffleLast(table);
  const heir = someLiving(table, undefined, 0.7);
  if (heir.type === 'creature') heir.life = lifeOf(draw.between(5, 8), 0, [], false);
  const kind = draw.perhapsOneOf(BEQUEATHED.filter((one) => staticsOf(settings).includes(one)));
  if (kind === undefined) return;
  printStaticOf(table, bearer, kind, { focus: kind === 'wounds taken' ? heir : mourned });
  const amount = draw.between(1, 3);
  addTrigger(table, mourned, 'death', {
    deed: { verb: 'wound', amount },
    focus: heir,
    kind: draw.oneOf(['each', 'choose'] as const),
  });
  useOne(table, { deed: drawSweep(table), kind: 'each', ask: { types: ['creature'] } });
  settle(table);
};
