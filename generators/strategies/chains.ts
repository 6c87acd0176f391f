import type { Instruction } from '../../spec/abilities/ability.ts';
import type { Verb } from '../../spec/abilities/deed.ts';
import type { Card } from '../../spec/model/card.ts';
import type { Aim } from '../abilities.ts';
import { drawInstruction, joined } from '../abilities.ts';
import { openSource, settle, use } from '../acts.ts';
import { someLiving } from '../boards.ts';
import { addAway } from '../cards.ts';
import { verbsFor } from '../deeds.ts';
import type { Table } from '../table.ts';
import { drawAsked } from './attributes.ts';
import type { Strategy } from './strategy.ts';
import { addTrigger, bring, deedFor } from './strategy.ts';

const STRONG: readonly Verb[] = [
  'destroy',
  'wound',
  'silence',
  'take control',
  'exhaust',
  'set life',
  'poison',
];

/** What the first instruction is for: it kills or changes the object of the next one, or its own source. */
function openingAim(table: Table, self: Card, target: Card): Aim {
  const { draw } = table;
  const isInward = self.type !== 'spell' && draw.flag(0.3);
  const focus = isInward ? self : target;
  const verb = draw.perhapsOneOf(verbsFor(table, focus.type, draw.flag(0.75) ? STRONG : undefined));
  const kind = isInward ? 'itself' : draw.flag(0.25) ? 'each' : 'choose';
  return { self, focus, kind, ...(verb && { verb }) };
}

/** The instructions behind the first one: on the same card, on another, or on something that may not be there. */
function drawRest(table: Table, self: Card, target: Card): Instruction[] {
  const { draw } = table;
  const bystander = draw.flag(0.6) ? someLiving(table, undefined, 0.1) : target;
  const rest = draw.many(1, 2, () => {
    const focus = draw.flag(0.2) ? null : draw.flag(0.25) ? bystander : target;
    const verb = draw.perhapsOneOf(verbsFor(table, (focus ?? target).type));
    const by = draw.flag(0.2) ? 'opponent' : 'controller';
    return drawInstruction(table, { self, focus, by, ...(verb && { verb }), isSingle: draw.flag(0.6) });
  });
  return rest.filter((instruction) => instruction !== null);
}

/** The first instruction takes from the target what the second one asks for. */
function drawSelfDefeating(table: Table, self: Card, target: Card): Instruction[] {
  const { draw } = table;
  const { ask, verbs } = drawAsked(table, target, self.controller);
  const turning = deedFor(table, target, verbs);
  const deed = deedFor(table, target);
  const first = turning && drawInstruction(table, { self, focus: target, deed: turning, by: 'controller' });
  const second = deed && drawInstruction(table, { self, focus: target, deed, ask, isSingle: draw.flag(0.8) });
  return [first, second].filter((instruction) => instruction !== null);
}

/** Two or three instructions on the same cards, joined by commas or periods. */
export const chain: Strategy = (table) => {
  const { draw } = table;
  const self = openSource(table, table.turn);
  if (self === null) return;
  const target = someLiving(table, undefined, 0.1);
  const first = draw.flag(0.65) ? drawInstruction(table, openingAim(table, self, target)) : null;
  const instructions =
    first === null ? drawSelfDefeating(table, self, target) : [first, ...drawRest(table, self, target)];
  if (instructions.length === 0) return;
  use(table, self, joined(table, instructions), [target.id]);
  if (draw.flag(0.25)) bring(table, target, deedFor(table, target), 0);
  settle(table);
};

/** A text set off by the game itself, with several instructions and choices of both players. */
export const longTrigger: Strategy = (table) => {
  const { draw } = table;
  const target = someLiving(table, undefined, 0.15);
  const isHire = table.settings.claims.enter && draw.flag(0.6);
  const self = isHire ? addAway(table, table.turn, 'hand') : someLiving(table, undefined, 0);
  const by = draw.flag(0.4) ? 'opponent' : 'controller';
  addTrigger(table, self, isHire ? 'hire' : 'death', { focus: target, by });
  if (isHire) table.acts.push({ act: 'enter', cards: [self.id] });
  else bring(table, self, deedFor(table, self, ['destroy', 'wound']));
  settle(table);
};
