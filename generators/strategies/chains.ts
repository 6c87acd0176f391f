import type { Verb } from '../../spec/abilities/deed.ts';
import type { Card } from '../../spec/model/card.ts';
import type { Aim } from '../abilities.ts';
import { drawInstruction, joined } from '../abilities.ts';
import { openSource, settle, use } from '../acts.ts';
import { someLiving } from '../boards.ts';
import { addAway } from '../cards.ts';
import { verbsFor } from '../deeds.ts';
import type { Table } from '../table.ts';
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

/** Two or three instructions on the same cards, joined by commas or periods. */
export const chain: Strategy = (table) => {
  const { draw } = table;
  const self = openSource(table, table.turn);
  if (self === null) return;
  const target = someLiving(table, undefined, 0.15);
  const bystander = draw.flag(0.6) ? someLiving(table, undefined, 0.1) : target;
  const first = drawInstruction(table, openingAim(table, self, target));
  const rest = draw.many(1, 2, () => {
    const focus = draw.flag(0.25) ? bystander : target;
    const verb = draw.perhapsOneOf(verbsFor(table, focus.type));
    const by = draw.flag(0.2) ? 'opponent' : 'controller';
    return drawInstruction(table, { self, focus, by, ...(verb && { verb }), isSingle: draw.flag(0.6) });
  });
  const instructions = [first, ...rest].filter((instruction) => instruction !== null);
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
