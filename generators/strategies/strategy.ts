import type { Instruction, Trigger } from '../../spec/abilities/ability.ts';
import type { Deed, Verb } from '../../spec/abilities/deed.ts';
import type { Card } from '../../spec/model/card.ts';
import type { Aim } from '../abilities.ts';
import { drawInstruction, joined, printTriggered } from '../abilities.ts';
import { change, expect, openSource, settle, use } from '../acts.ts';
import { drawDeed, verbsFor } from '../deeds.ts';
import { claimsTrigger } from '../settings.ts';
import type { Table } from '../table.ts';

/** Adds to a case what makes one kind of situation; does less, or nothing, where terms are not claimed. */
export type Strategy = (table: Table) => void;

/** Draws a deed that means something for the card, of the verbs given or of all; null where none is claimed. */
export function deedFor(table: Table, card: Card, among?: readonly Verb[]): Deed | null {
  const verb = table.draw.perhapsOneOf(verbsFor(table, card.type, among));
  return verb === undefined ? null : drawDeed(table, verb, card);
}

/** Prints a triggered text of one instruction, at times two, where the trigger is claimed. */
export function addTrigger(
  table: Table,
  self: Card,
  trigger: Trigger,
  aim: Omit<Aim, 'self'>,
): string | null {
  if (!claimsTrigger(table.settings, trigger)) return null;
  const isQuiet = QUIET.includes(trigger);
  const kind = isQuiet ? table.draw.oneOf(['itself', 'each'] as const) : aim.kind;
  const shape = kind === undefined ? {} : { kind };
  const instructions = [drawTriggered(table, { ...aim, ...shape, self }, trigger)];
  if (table.draw.flag(0.15)) instructions.push(drawTriggered(table, { ...shape, self }, trigger));
  const drawn = instructions.filter((instruction) => instruction !== null);
  return drawn.length === 0 ? null : printTriggered(table, self, trigger, joined(table, drawn));
}

/** A text that names targets when it is itself named may go on for ever, and so may wounds that name. */
const QUIET: readonly Trigger[] = ['targeted', 'wounded'];
/** A card that has just died, or been sacrificed, is not there for its own text to be done to it. */
const GONE: readonly Trigger[] = ['death', 'paying'];
/** What wounds must not set off, lest wounds and healing go on for ever. */
const HEALING: readonly Verb[] = ['heal', 'give life', 'set life'];

function drawTriggered(table: Table, aim: Aim, trigger: Trigger): Instruction | null {
  const instruction = drawInstruction(table, aim);
  if (instruction === null) return null;
  const { deed, object } = instruction;
  if (GONE.includes(trigger) && object.kind === 'itself') return null;
  if (QUIET.includes(trigger) && object.kind === 'choose') return null;
  if (trigger === 'wounded' && HEALING.includes(deed.verb)) return null;
  // What a death brings back may bring it back when it dies in turn.
  return deed.verb === 'move' && deed.into === 'play' ? null : instruction;
}

/** Prints a text with one instruction on a source of the player whose turn it is, and declares it. */
export function useOne(table: Table, aim: Omit<Aim, 'self'>): Card | null {
  const self = openSource(table, table.turn);
  if (self === null) return null;
  const instruction = drawInstruction(table, { ...aim, self });
  if (instruction === null) return null;
  use(table, self, [[instruction]], aim.focus ? [aim.focus.id] : []);
  return self;
}

/** Has a deed done to a card: mostly as a bare change, else by a text that is declared and carried out. */
export function bring(table: Table, card: Card, deed: Deed | null, byText = 0.2): void {
  if (deed === null) return;
  if (table.settings.claims.changes && !table.draw.flag(byText)) {
    change(table, card, deed);
    return;
  }
  if (useOne(table, { deed, focus: card, isSingle: true, by: 'controller' }) === null) return;
  expect(table, card, deed);
  settle(table);
}
