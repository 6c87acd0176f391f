import type { Card } from '../spec/model/card.ts';
import { expect, settle } from './acts.ts';
import { guessOf } from './deeds.ts';
import { levelOf } from './guess.ts';
import type { Table } from './table.ts';
import { otherPlayer } from './table.ts';

/** Gives a card a strike, where it has none yet. */
export function arm(card: Card, amount: number): void {
  card.strike ??= amount;
}

/** The strength of a strike beside what would kill the other card, at times none or any small one. */
export function drawStrike(table: Table, against: Card): number {
  const { draw } = table;
  if (draw.flag(0.1)) return 0;
  if (draw.flag(0.3)) return draw.between(1, 4);
  return Math.max(0, Math.min(99, levelOf(guessOf(table, against)) + draw.nearZero(1)));
}

/** Whether a card of the player whose turn it is could strike, as far as one can guess. */
export const mayStrike = ({ turn, spent }: Table, card: Card): boolean =>
  card.strike !== undefined &&
  card.zone === 'play' &&
  card.controller === turn &&
  !card.exhausted &&
  !spent.has(card.id);

/** Declares a strike of the player whose turn it is, mostly with nothing waiting. */
export function strike(table: Table, attacker: Card, target: Card): void {
  if (!table.draw.flag(0.05)) settle(table);
  table.acts.push({ act: 'attack', player: table.turn, attacker: attacker.id, target: target.id });
  table.spent.add(attacker.id);
  if (attacker.strike) expect(table, target, { verb: 'wound', amount: attacker.strike });
}

/** The cards that could defend the target, as far as one can guess. */
const defendersOf = ({ cards, turn, spent }: Table, target: Card): Card[] =>
  cards.filter(
    ({ id, type, zone, controller, exhausted }) =>
      zone === 'play' &&
      type === 'creature' &&
      controller !== turn &&
      !exhausted &&
      id !== target.id &&
      !spent.has(id),
  );

/** Answers who defends: the card that is wanted, or else any, by name or by a pick, nobody, or whoever chance picks. */
export function defend(table: Table, target: Card, wanted?: Card): void {
  const { draw } = table;
  const defenders = defendersOf(table, target);
  const defender = wanted ?? draw.perhapsOneOf(defenders);
  switch (wanted === undefined ? draw.weighted(ANSWERS) : 'card') {
    case 'chance':
      return;
    case 'none':
      table.acts.push({ act: 'choose', player: otherPlayer(table.turn), cards: [] });
      return;
    case 'pick':
      table.picks.push(defenders.length + draw.below(Math.max(1, defenders.length)));
      return;
    case 'card':
      if (defender === undefined) return;
      table.acts.push({ act: 'choose', player: otherPlayer(table.turn), cards: [defender.id] });
      table.spent.add(defender.id);
  }
}
const ANSWERS = [
  [3, 'chance'],
  [2, 'none'],
  [2, 'pick'],
  [5, 'card'],
] as const;
