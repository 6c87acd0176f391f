import type { Static } from '../../spec/abilities/ability.ts';
import type { Verb } from '../../spec/abilities/deed.ts';
import type { Card } from '../../spec/model/card.ts';
import { printStatic } from '../abilities.ts';
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

/** Keeps the verb from the card, or being named, by a text that it is given; tells who gave it. */
function bar(table: Table, holder: Card, verb: Verb | undefined): Card | null {
  const ban: Static = verb === undefined ? { text: 'cannot be target' } : { text: 'cannot be', verb };
  return give(table, holder, table.write({ kind: 'static', static: ban }));
}

/** A second verb is kept from the card by what it prints or is given. */
function barAlso(table: Table, holder: Card, verb: Verb): void {
  if (table.draw.flag(0.5)) printStatic(table, holder, verb);
  else bar(table, holder, verb);
}

/** A card is given what keeps a verb from it, or being named, at times with a second ban; then that and other things are tried, and again without. */
export const bans: Strategy = (table) => {
  const { draw } = table;
  const holder = someCreature(table, undefined, { life: lifeOf(draw.between(2, 6), 1, [], false) });
  const verbs = draw.some(verbsFor(table, holder.type), draw.flag(0.35) ? 2 : 1);
  const [first, second] = verbs;
  const verb = second === undefined && draw.flag(0.4) ? undefined : first;
  const giver = bar(table, holder, verb);
  if (second !== undefined) barAlso(table, holder, second);
  const trial = () => {
    attempt(table, holder, second === undefined ? verb : draw.oneOf(verbs));
    settle(table);
  };
  draw.many(1, 2, trial);
  if (draw.flag(0.4)) {
    lift(table, holder, giver);
    trial();
  }
};
