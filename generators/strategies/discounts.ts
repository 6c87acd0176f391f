import type { Deed, Verb } from '../../spec/abilities/deed.ts';
import type { Filter } from '../../spec/abilities/filter.ts';
import type { Card } from '../../spec/model/card.ts';
import { drawInstruction, joined } from '../abilities.ts';
import { openSource, settle, use } from '../acts.ts';
import { addLookAlike, drawPlayer, someCreature } from '../boards.ts';
import { addAway, addSupport } from '../cards.ts';
import { verbsFor } from '../deeds.ts';
import { costNow } from '../filters.ts';
import { printStaticOf } from '../statics.ts';
import type { Table } from '../table.ts';
import type { Strategy } from './strategy.ts';
import { bring, deedFor, useOne } from './strategy.ts';

/** After these a text does not count any more, or speaks of other cards. */
const ENDING: readonly Verb[] = ['silence', 'destroy', 'take control', 'move'];

/** Has the text of a card that changes costs come to count, or not count any more; in front of what waits where `isAhead`. */
function turn(table: Table, bearer: Card, target: Card, isAhead: boolean): void {
  if (bearer.zone === 'hand') {
    table.acts.push({ act: 'enter', cards: [bearer.id] });
    return;
  }
  const verbs = bearer.id === target.id ? (['silence'] as const) : ENDING;
  const deed: Deed | null = deedFor(table, bearer, verbs);
  if (isAhead && deed !== null) useOne(table, { deed, focus: bearer, by: 'controller', isSingle: true });
  else bring(table, bearer, deed, 0);
}

/** A limit that a card of this cost just meets, or meets by far. */
const drawLimit = ({ draw }: Table, cost: number): Filter['cost'] =>
  draw.weighted([
    [4, { atMost: cost }],
    [4, { atLeast: cost }],
    [3, { atLeast: cost, atMost: cost }],
    [2, { atMost: cost + 3 }],
  ]);

/** Declares a text for cards of about the target's cost as it is now; a part of it may be reached later. */
function launch(table: Table, target: Card): void {
  const { draw } = table;
  const self = openSource(table, table.turn);
  if (self === null) return;
  const kind = draw.flag(0.2) ? 'each' : 'choose';
  const instructions = draw.many(1, draw.flag(0.2) ? 2 : 1, () => {
    const verb = draw.perhapsOneOf(verbsFor(table, target.type));
    const ask = { cost: drawLimit(table, costNow(table, target)) };
    return drawInstruction(table, { self, focus: target, ask, kind, ...(verb && { verb }) });
  });
  const drawn = instructions.filter((one) => one !== null);
  const object = drawn[0]?.object;
  if (object === undefined) return;
  if (table.room > 0 && object.kind !== 'itself' && draw.flag(0.3))
    addLookAlike(table, target, object.filter);
  use(table, self, joined(table, drawn), [target.id]);
}

/** A text asks what its targets cost, and that changes before it is carried out; or at once, or not at all. */
export const discounts: Strategy = (table) => {
  const { draw, settings } = table;
  const target = draw.flag(0.15) ? addSupport(table, drawPlayer(table)) : someCreature(table);
  const mayEnter = settings.claims.enter && draw.flag(0.4);
  const isOwn = !mayEnter && draw.flag(0.25);
  const other = mayEnter ? addAway(table, drawPlayer(table), 'hand') : isOwn ? null : someCreature(table);
  const bearer = other ?? target;
  printStaticOf(table, bearer, 'cost', { focus: target });
  const when = draw.oneOf(['between', 'between', 'between', 'ahead', 'before', 'never'] as const);
  if (when === 'before' || when === 'ahead') turn(table, bearer, target, when === 'ahead');
  draw.many(1, 2, () => launch(table, target));
  if (when === 'between') turn(table, bearer, target, false);
  settle(table);
};
