import type { Instruction } from '../../spec/abilities/ability.ts';
import type { Card } from '../../spec/model/card.ts';
import type { Player, Zone } from '../../spec/model/names.ts';
import { drawInstruction, joined, printStatic } from '../abilities.ts';
import { lastNamed, openSource, settle, use } from '../acts.ts';
import { drawPlayer, someCreature } from '../boards.ts';
import { addAway, addLying, addSupport, steal } from '../cards.ts';
import { zonesAway } from '../settings.ts';
import type { Table } from '../table.ts';
import { otherPlayer } from '../table.ts';
import type { Strategy } from './strategy.ts';
import { addTrigger, bring, deedFor } from './strategy.ts';

type Away = Exclude<Zone, 'play'>;

function addAnywhere(table: Table, owner: Player, zone: Zone): Card {
  const { draw } = table;
  const type = draw.weighted(TYPES);
  if (zone === 'play') {
    if (type !== 'creature') return addSupport(table, owner);
    const card = someCreature(table, owner);
    if (draw.flag(0.15)) steal(table, card);
    return card;
  }
  return type === 'creature' ? addAway(table, owner, zone) : addLying(table, type, owner, zone);
}
const TYPES = [
  [6, 'creature'],
  [2, 'support'],
  [2, 'spell'],
] as const;

/** A card like the focus in all but one thing: whose it is, where it lies, its type, its cost; or in all. */
function addDouble(table: Table, focus: Card): Card {
  const { draw } = table;
  const breaks = draw.oneOf(['whose', 'zone', 'nothing', 'type', 'cost'] as const);
  const owner = breaks === 'whose' ? otherPlayer(focus.owner) : focus.owner;
  const wish = { cost: breaks === 'cost' ? focus.cost + 1 : focus.cost, element: focus.element };
  const elsewhere: readonly Away[] = AWAY.filter((zone) => zone !== focus.zone);
  const zone = breaks === 'zone' || focus.zone === 'play' ? draw.oneOf(elsewhere) : focus.zone;
  const type = breaks === 'type' ? (focus.type === 'creature' ? 'spell' : 'creature') : focus.type;
  if (type === 'creature' || type === 'hero') return addAway(table, owner, zone, wish);
  return addLying(table, type, owner, zone, wish);
}
const AWAY: readonly Away[] = ['graveyard', 'hand', 'deck'];

/** Where the card that is to be moved lies; nothing at all may lie where the text looks. */
function drawFocus(table: Table): Card | null {
  const { draw } = table;
  if (draw.flag(0.15)) return null;
  const zones: readonly Zone[] = [...zonesAway(table.settings), 'play'];
  const owner = draw.flag(0.65) ? table.turn : otherPlayer(table.turn);
  return addAnywhere(table, owner, draw.oneOf(zones));
}

/** What comes before or behind the move: another one, or something done to the card where it is. */
function drawBeside(table: Table, self: Card, focus: Card | null): Instruction | null {
  const { draw } = table;
  if (focus !== null && draw.flag(0.5)) return drawInstruction(table, { self, verb: 'move', focus });
  if (draw.flag(0.4)) return drawInstruction(table, { self, verb: 'move' });
  return drawInstruction(table, { self, focus: focus?.zone === 'play' ? focus : null });
}

/** Moves out of any zone into hand and deck, with cards like the one that is meant in other places. */
export const moves: Strategy = (table) => {
  const { draw } = table;
  const focus = drawFocus(table);
  const { enter, terms } = table.settings.claims;
  const isHire = enter && terms.triggers.includes('hire') && draw.flag(0.2);
  const kind = draw.flag(0.2) ? 'each' : 'choose';
  const doubles = focus === null ? [] : draw.many(0, 2, () => addDouble(table, focus));
  if (focus?.zone === 'play' && terms.abilities.includes('static') && draw.flag(0.15))
    printStatic(table, focus, 'move');
  if (isHire) {
    const self = addAway(table, drawPlayer(table), 'hand');
    addTrigger(table, self, 'hire', { verb: 'move', focus, kind });
    table.acts.push({ act: 'enter', cards: [self.id] });
  } else {
    const self = openSource(table, table.turn);
    if (self === null) return;
    const first = drawInstruction(table, { self, verb: 'move', focus, kind });
    if (first === null) return;
    const beside = draw.flag(0.35) ? drawBeside(table, self, focus) : null;
    const both = beside === null ? [first] : draw.flag(0.3) ? [beside, first] : [first, beside];
    use(table, self, joined(table, both), focus === null ? [] : [focus.id]);
    const named = lastNamed(table);
    if (named !== undefined && doubles.length > 0 && draw.flag(0.25)) named.cards = [draw.oneOf(doubles).id];
  }
  if (focus !== null && draw.flag(0.2)) bring(table, focus, deedFor(table, focus, ['move', 'destroy']), 0);
  settle(table);
  const isBack = focus?.type === 'creature' && enter && draw.flag(0.3);
  if (isBack) table.acts.push({ act: 'enter', cards: [focus.id] });
};
