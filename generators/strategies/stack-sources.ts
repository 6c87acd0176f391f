import type { Deed } from '../../spec/abilities/deed.ts';
import type { Card } from '../../spec/model/card.ts';
import type { Steps } from '../abilities.ts';
import { drawInstruction } from '../abilities.ts';
import { change, resolve, settle, use } from '../acts.ts';
import { someCreature } from '../boards.ts';
import { addCreature } from '../cards.ts';
import { drawDeed, verbsFor } from '../deeds.ts';
import { claimsActivated } from '../settings.ts';
import type { Table } from '../table.ts';
import { otherPlayer } from '../table.ts';
import type { Strategy } from './strategy.ts';
import { addTrigger } from './strategy.ts';

const FATES: readonly Deed[] = [
  { verb: 'destroy' },
  { verb: 'silence', until: 'lasting' },
  { verb: 'move', into: 'hand' },
  { verb: 'take control', until: 'lasting' },
  { verb: 'exhaust' },
];

/** What comes over a source while its action waits. */
export function befall(table: Table, source: Card): void {
  const { terms } = table.settings.claims;
  const fates = FATES.filter(({ verb }) => terms.verbs.includes(verb));
  if (fates.length > 0) change(table, source, table.draw.oneOf(fates));
}

/** A short text of the source, aimed at somebody. */
function drawSteps(table: Table, self: Card, focus: Card): Steps | null {
  const verbs = verbsFor(table, 'creature', ['wound', 'heal', 'poison', 'give life', 'destroy']);
  const verb = verbs.length === 0 ? undefined : table.draw.oneOf(verbs);
  const deed = verb && drawDeed(table, verb, focus);
  const instruction = deed && drawInstruction(table, { self, deed, focus, by: 'controller' });
  return instruction ? [[instruction]] : null;
}

/** Several actions wait, and something comes over the source of one of them before the stack is empty. */
export const stackSources: Strategy = (table) => {
  const { draw } = table;
  if (!claimsActivated(table.settings)) return;
  const waiting: Card[] = [];
  draw.many(1, 3, () => {
    const self = addCreature(table, table.turn, { exhausted: false });
    const steps = drawSteps(table, self, someCreature(table, otherPlayer(table.turn)));
    if (steps === null) return;
    use(table, self, steps);
    waiting.push(self);
  });
  if (waiting.length === 0) return;
  const source = draw.oneOf(waiting);
  if (draw.flag(0.3)) addTrigger(table, source, 'death', {});
  befall(table, source);
  if (draw.flag(0.4)) resolve(table);
  if (draw.flag(0.3)) befall(table, draw.oneOf(waiting));
  settle(table);
};
