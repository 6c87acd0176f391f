import type { Deed, Verb } from '../../spec/abilities/deed.ts';
import type { Filter } from '../../spec/abilities/filter.ts';
import type { Card } from '../../spec/model/card.ts';
import type { Aim } from '../abilities.ts';
import { drawInstruction, joined } from '../abilities.ts';
import { change, openSource, settle, use } from '../acts.ts';
import { addLookAlike, someLiving } from '../boards.ts';
import { addSupport } from '../cards.ts';
import { drawDeed, verbsFor } from '../deeds.ts';
import { isWounded } from '../filters.ts';
import type { Table } from '../table.ts';
import { drawAsked } from './attributes.ts';
import type { Strategy } from './strategy.ts';
import { deedFor, useOne } from './strategy.ts';

const UPSETS: readonly Verb[] = ['destroy', 'take control', 'silence', 'exhaust', 'wound', 'take life'];
const NO_FILTER: Filter = {};

/** Verbs after which a card fits a filter that it did not, or the reverse. */
const turnsOf = (card: Card, filter: Filter): Verb[] => [
  ...(filter.poisoned === undefined ? [] : [card.poisoned ? ('cure' as const) : ('poison' as const)]),
  ...(filter.exhausted === undefined ? [] : [card.exhausted ? ('ready' as const) : ('exhaust' as const)]),
  ...(filter.wounded === undefined ? [] : [isWounded(card) ? ('heal' as const) : ('wound' as const)]),
  ...(filter.side === undefined ? [] : ['take control' as const]),
];

/** Something that may matter to an ability that is on its way to this card or comes from it. */
function upset(table: Table, card: Card, filter: Filter): Deed | null {
  const turning = verbsFor(table, card.type, turnsOf(card, filter));
  const { draw } = table;
  if (turning.length > 0 && !draw.flag(0.4)) {
    const verb = draw.oneOf(turning);
    return verb === 'heal' ? { verb, amount: draw.flag(0.3) ? 1 : 20 } : drawDeed(table, verb, card);
  }
  return deedFor(table, card, draw.flag(0.75) ? UPSETS : undefined);
}

interface InFlight {
  readonly source: Card;
  readonly filter: Filter;
}

/** Declares a text aimed at the target, its source drawn; what it asks for is told for the upset. */
function launch(table: Table, target: Card): InFlight | null {
  const { draw } = table;
  const source = openSource(table, table.turn);
  if (source === null) return null;
  const verb = draw.perhapsOneOf(verbsFor(table, target.type));
  const asked = draw.flag(0.4) ? drawAsked(table, target, table.turn) : null;
  const focus = draw.flag(0.15) ? null : target;
  const aim: Aim = { self: source, focus, ...(verb && { verb }), ...(asked && { ask: asked.ask }) };
  const first = drawInstruction(table, aim);
  if (first === null) return null;
  const second = draw.flag(0.3) ? drawInstruction(table, { self: source, focus: target }) : null;
  use(table, source, joined(table, second === null ? [first] : [first, second]), [target.id]);
  return { source, filter: first.object.kind === 'itself' ? NO_FILTER : first.object.filter };
}

const drawTarget = (table: Table): Card =>
  table.draw.flag(0.1) ? addSupport(table, table.turn) : someLiving(table, undefined, 0.12);

/** Several declarations in flight, then changes to a source or the target, then all of it is carried out. */
export const burst: Strategy = (table) => {
  const { draw } = table;
  const target = drawTarget(table);
  const flying = draw.many(1, 3, () => launch(table, target)).filter((launched) => launched !== null);
  const first = flying[0];
  if (first !== undefined && table.room > 0 && draw.flag(0.3)) addLookAlike(table, target, first.filter);
  draw.many(1, 2, () => {
    const { source, filter } = draw.perhapsOneOf(flying) ?? { source: target, filter: NO_FILTER };
    const isSource = source.type !== 'spell' && draw.flag(0.4);
    const card = isSource ? source : target;
    const deed = upset(table, card, isSource ? NO_FILTER : filter);
    if (deed !== null) change(table, card, deed);
  });
  settle(table);
};

/** The change to target or source comes from a text that waits in front of the one that it upsets. */
export const race: Strategy = (table) => {
  const { draw } = table;
  const target = drawTarget(table);
  const source = openSource(table, table.turn);
  if (source === null) return;
  const victim = source.type !== 'spell' && draw.flag(0.35) ? source : target;
  const deed = deedFor(table, victim, draw.flag(0.7) ? UPSETS : undefined);
  if (deed !== null) useOne(table, { deed, focus: victim, by: 'controller' });
  const instruction = drawInstruction(table, { self: source, focus: target });
  if (instruction !== null) use(table, source, [[instruction]], [target.id]);
  draw.many(0, 1, () => launch(table, target));
  settle(table);
};
