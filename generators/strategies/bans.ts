import type { Static } from '../../spec/abilities/ability.ts';
import type { Card } from '../../spec/model/card.ts';
import { endTurn, settle } from '../acts.ts';
import { someCreature } from '../boards.ts';
import { verbsFor } from '../deeds.ts';
import { lifeOf } from '../life.ts';
import type { Table } from '../table.ts';
import { give, LEAVING } from './granted.ts';
import type { Strategy } from './strategy.ts';
import { bring, deedFor } from './strategy.ts';
import { attempt } from './texts.ts';

/** The ban goes: its giver leaves, its term ends, or the holder loses its texts. */
function lift(table: Table, holder: Card, giver: Card | null): void {
  const { draw } = table;
  const isLeaving = giver !== null && giver.type !== 'spell' && draw.flag(0.5);
  if (isLeaving) bring(table, giver, deedFor(table, giver, LEAVING), 0.1);
  else if (draw.flag(0.5)) draw.many(1, 2, () => endTurn(table));
  else bring(table, holder, deedFor(table, holder, ['silence']), 0);
}

/** A card is given what keeps a verb from it, or being named; then that and other things are tried, and again without. */
export const bans: Strategy = (table) => {
  const { draw } = table;
  const holder = someCreature(table, undefined, { life: lifeOf(draw.between(2, 6), 1, [], false) });
  const verb = draw.flag(0.35) ? undefined : draw.perhapsOneOf(verbsFor(table, holder.type));
  const ban: Static = verb === undefined ? { text: 'cannot be target' } : { text: 'cannot be', verb };
  const ability = table.write({ kind: 'static', static: ban });
  const giver = give(table, holder, ability);
  const trial = () => {
    attempt(table, holder, verb);
    settle(table);
  };
  draw.many(1, 2, trial);
  if (draw.flag(0.4)) {
    lift(table, holder, giver);
    trial();
  }
};
