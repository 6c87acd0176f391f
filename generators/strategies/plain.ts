import type { Ability, Instruction } from '../../spec/abilities/ability.ts';
import { stepsOf } from '../../spec/abilities/ability.ts';
import type { Card } from '../../spec/model/card.ts';
import type { Zone } from '../../spec/model/names.ts';
import { drawInstruction, joined, printPaid, printStatic } from '../abilities.ts';
import { change, declare, endTurn, resolve, resolveAll } from '../acts.ts';
import { addCrowd, drawPlayer } from '../boards.ts';
import { addAway, addSpell } from '../cards.ts';
import { drawDeed, verbsFor } from '../deeds.ts';
import { claimsAny, claimsX, mayActivate, staticsOf } from '../settings.ts';
import { printStaticOf } from '../statics.ts';
import { arm, defend, mayStrike, strike } from '../strikes.ts';
import type { Table } from '../table.ts';
import { drawDice, printX } from '../xs.ts';
import type { Strategy } from './strategy.ts';
import { addTrigger } from './strategy.ts';

function printSomeStatic(table: Table, self: Card): void {
  const { draw } = table;
  const kind = draw.flag(0.6) ? draw.perhapsOneOf(staticsOf(table.settings)) : undefined;
  if (kind !== undefined) printStaticOf(table, self, kind);
  else printStatic(table, self, draw.perhapsOneOf(verbsFor(table, self.type)) ?? null);
}

/** One or two instructions; at times the second asks for the cost that is X or was thrown by the first. */
function drawSteps(table: Table, self: Card, isByX: boolean): Instruction[][] {
  const { draw, settings } = table;
  const drawn: Instruction[] = [];
  let isThrown = false;
  draw.many(1, 2, () => {
    const mayAskThrown = settings.claims.terms.steps && drawn.some(({ deed }) => deed.verb === 'roll');
    const equals = isByX ? ('X' as const) : mayAskThrown ? ('rolled' as const) : null;
    const isAsked = equals !== null && draw.flag(0.4);
    const one = drawInstruction(table, isAsked ? { self, ask: { cost: { equals } } } : { self });
    if (one === null) return;
    isThrown ||= isAsked && equals === 'rolled';
    drawn.push(one);
  });
  return joined(table, drawn, isThrown ? 'period' : undefined);
}

/** A text of any kind that its card can have. */
function printAny(table: Table, self: Card): void {
  const { draw } = table;
  const { abilities, triggers } = table.settings.claims.terms;
  const kinds = abilities.filter(
    (kind) =>
      (kind === 'spell') === (self.type === 'spell') &&
      (kind !== 'activated' || mayActivate(table.settings, self.type)),
  );
  switch (draw.perhapsOneOf(kinds)) {
    case 'static':
      printSomeStatic(table, self);
      return;
    case 'triggered': {
      const trigger = draw.perhapsOneOf(triggers);
      if (trigger !== undefined) addTrigger(table, self, trigger, {});
      return;
    }
    case 'activated':
    case 'spell': {
      const isByX = claimsX(table.settings) && draw.flag(0.08);
      const steps = drawSteps(table, self, isByX);
      if (steps.length === 0) return;
      if (isByX) printX(table, self, steps);
      else printPaid(table, self, steps);
    }
  }
}

/** Cards with texts, nothing of them made to fit anything. */
function addCast(table: Table): void {
  const { draw } = table;
  addCrowd(table, 5);
  if (table.settings.claims.terms.abilities.includes('spell'))
    draw.many(0, 2, () => addSpell(table, drawPlayer(table)));
  draw.many(0, 1, () => addAway(table, drawPlayer(table), 'hand'));
  for (const card of table.cards) {
    if (table.settings.claims.attacks && card.life !== null && draw.flag(0.5)) arm(card, draw.below(5));
    if (card.type === 'spell' || draw.flag(0.5)) printAny(table, card);
  }
  if (claimsAny(table.settings, 'roll') && draw.flag(0.3)) table.dice = drawDice(table);
  if (table.settings.claims.draws && draw.flag(0.15))
    table.failedDraws = { A: draw.below(3), B: draw.below(3) };
}

const paidTexts = (table: Table, { printed }: Card): [string, Ability][] =>
  printed.flatMap((id): [string, Ability][] => {
    const ability = table.texts[id];
    return ability?.kind === 'activated' || ability?.kind === 'spell' ? [[id, ability]] : [];
  });

const usable = (table: Table): Card[] =>
  table.cards.filter(
    (card) =>
      card.controller === table.turn &&
      !card.exhausted &&
      !table.spent.has(card.id) &&
      card.zone === (card.type === 'spell' ? 'hand' : 'play') &&
      paidTexts(table, card).length > 0,
  );

function declareSome(table: Table, cards: readonly Card[]): void {
  const source = table.draw.perhapsOneOf(cards);
  const text = source && table.draw.perhapsOneOf(paidTexts(table, source));
  if (source === undefined || text === undefined) resolveAll(table);
  else declare(table, source, text[0], stepsOf(text[1]));
}

function changeSome(table: Table, cards: readonly Card[]): void {
  const card = table.draw.perhapsOneOf(cards);
  const verb = card && table.draw.perhapsOneOf(verbsFor(table, card.type));
  if (card !== undefined && verb !== undefined) change(table, card, drawDeed(table, verb, card));
}

function enterSome(table: Table, zones: readonly Zone[]): void {
  const { draw } = table;
  const cards = table.cards.filter(({ type, zone }) => type === 'creature' && zones.includes(zone));
  const entering = draw.some(cards, draw.between(1, 3)).map(({ id }) => id);
  if (entering.length > 0) table.acts.push({ act: 'enter', cards: entering });
}

function attackSome(table: Table, isUniform: boolean): void {
  const { draw, cards, turn } = table;
  const strikers = cards.filter((card) => isUniform || mayStrike(table, card));
  const victims = cards.filter((card) => isUniform || (card.controller !== turn && card.life !== null));
  const attacker = draw.perhapsOneOf(strikers);
  const target = draw.perhapsOneOf(victims);
  if (attacker === undefined || target === undefined) return;
  strike(table, attacker, target);
  defend(table, target);
}

function actSome(table: Table, isUniform: boolean): void {
  const { draw, settings } = table;
  const { enter } = settings.claims;
  const inPlay = isUniform ? table.cards : table.cards.filter(({ zone }) => zone === 'play');
  switch (draw.weighted(settings.claims.attacks ? WITH_ATTACKS : ACTS)) {
    case 'resolve all':
      resolveAll(table);
      break;
    case 'declare':
      declareSome(table, isUniform ? table.cards : usable(table));
      break;
    case 'change':
      changeSome(table, inPlay);
      break;
    case 'enter':
      if (enter) enterSome(table, isUniform && draw.flag(0.4) ? ANYWHERE : ['hand']);
      break;
    case 'resolve':
      resolve(table);
      break;
    case 'attack':
      attackSome(table, isUniform);
      break;
    case 'end turn':
      endTurn(table);
  }
}
const ANYWHERE: readonly Zone[] = ['hand', 'play', 'graveyard', 'deck'];
const ACTS = [
  [2, 'resolve all'],
  [5, 'declare'],
  [4, 'change'],
  [1, 'enter'],
  [1, 'resolve'],
  [1, 'end turn'],
] as const;
const WITH_ATTACKS = [...ACTS, [3, 'attack']] as const;

/** A board that nobody arranged, played as a player might. */
export const plain: Strategy = (table) => {
  addCast(table);
  table.draw.many(2, 10, () => actSome(table, false));
  resolveAll(table);
};

/** A board that nobody arranged, and acts about any card whatever. */
export const uniform: Strategy = (table) => {
  addCast(table);
  table.draw.many(2, 10, () => actSome(table, true));
};
