import type { Deed } from '../spec/abilities/deed.ts';
import type { Choose } from '../spec/abilities/filter.ts';
import type { Card } from '../spec/model/card.ts';
import type { Player } from '../spec/model/names.ts';
import type { Named } from '../spec/model/state.ts';
import type { Steps } from './abilities.ts';
import { printPaid } from './abilities.ts';
import { someCreature } from './boards.ts';
import { addCreature, addSpell, addSupport, heroOf } from './cards.ts';
import { guessOf, isBare } from './deeds.ts';
import { amountsFor } from './dividing.ts';
import { costNow, fits } from './filters.ts';
import { guessAfter } from './guess.ts';
import type { Payment } from './prices.ts';
import { drawPayment, drawX } from './prices.ts';
import { claimsActivated, claimsAny, mayActivate } from './settings.ts';
import type { Table } from './table.ts';
import { otherPlayer } from './table.ts';
import { mayAsk, waiting } from './waiting.ts';

/** Puts a bare change, where that is claimed, and remembers what it is thought to come to. */
export function change(table: Table, card: Card, deed: Deed): void {
  if (!table.settings.claims.changes || !claimsAny(table.settings, deed.verb) || !isBare(deed.verb)) return;
  if (deed.verb === 'move' && deed.into === card.zone) return;
  table.acts.push({ act: 'change', card: card.id, deed });
  expect(table, card, deed);
}

/** Notes that a deed is on its way, so that the next amounts are drawn near the edge that it leaves. */
export function expect(table: Table, card: Card, deed: Deed): void {
  if (card.life !== null) table.guesses.set(card.id, guessAfter(guessOf(table, card), deed));
}

export const resolve = (table: Table): unknown => table.acts.push({ act: 'resolve' });
export const resolveAll = (table: Table): unknown => table.acts.push({ act: 'resolve all' });

/** Carries out what waits, one by one or all; again at times, since an answered choice only carries its own item on. */
export function settle(table: Table): void {
  const { draw } = table;
  const texts = waiting(table);
  if (texts.length === 0 && !draw.flag(0.03)) return;
  if (draw.flag(0.15)) draw.many(1, 2, () => resolve(table));
  draw.many(1, texts.some(mayAsk) && draw.flag(0.3) ? 3 : 1, () => resolveAll(table));
}

/** Ends the turn of whoever is thought to have it; the next player's cards are ready again. */
export function endTurn(table: Table): void {
  if (waiting(table).length > 0 && !table.draw.flag(0.05)) resolveAll(table);
  table.acts.push({ act: 'end turn', player: table.turn });
  table.turn = otherPlayer(table.turn);
  for (const { id, controller, type } of table.cards) {
    if (controller === table.turn && type !== 'spell') table.spent.delete(id);
  }
}

const OPEN = { exhausted: false };

/** A card that a player can pay a text with: a spell in hand, a hero, a support card or a ready creature. */
export function openSource(table: Table, player: Player, among?: 'creatures'): Card | null {
  const { draw, settings } = table;
  const canActivate = claimsActivated(settings);
  const canCast = settings.claims.terms.abilities.includes('spell') && among === undefined;
  if (!canActivate) return canCast ? addSpell(table, player) : null;
  if (canCast && draw.flag(0.35)) return addSpell(table, player);
  if (among === undefined && draw.flag(0.15)) {
    const hero = heroOf(table, player);
    if (hero !== undefined && !table.spent.has(hero.id)) return hero;
    return mayActivate(settings, 'support') ? addSupport(table, player) : addCreature(table, player, OPEN);
  }
  const creature = someCreature(table, player, { exhausted: false });
  const isSilent = creature.effects.some(({ kind }) => kind === 'silence');
  const isUsable =
    creature.controller === player && !creature.exhausted && !isSilent && !table.spent.has(creature.id);
  return isUsable ? creature : addCreature(table, player, { exhausted: false });
}

const isNamedIn = (targets: readonly Named[], id: string): boolean =>
  targets.some(({ cards }) => cards.includes(id));

/** The cards that a player would name: first those that are wanted, then any that fit and are not taken, in a fitting number. */
function nameFor(
  table: Table,
  choose: Choose,
  source: Card,
  wanted: readonly string[],
  x: number | undefined,
  taken: readonly Named[],
): string[] {
  const { draw } = table;
  const viewer = { player: source.controller, self: source.id, x };
  const { filter } = choose;
  const counts = (card: Card) => (filter.cost === undefined ? card.cost : costNow(table, card));
  const fitting = table.cards
    .filter((card) => !isNamedIn(taken, card.id) && fits(card, filter, viewer, counts(card)))
    .map(({ id }) => id);
  const first = fitting.filter((id) => wanted.includes(id));
  const rest = fitting.filter((id) => !wanted.includes(id));
  const most = Math.min(choose.max ?? fitting.length, fitting.length);
  if (fitting.length < choose.min) {
    const misfits = [...fitting, ...wanted, ...table.cards.map(({ id }) => id)];
    return [...new Set(misfits)].slice(0, choose.min);
  }
  const count = Math.max(Math.min(choose.min, most), Math.min(most, draw.between(choose.min, 3)));
  const leading = draw.some(first, count);
  return [...leading, ...draw.some(rest, count - leading.length)];
}

/** Declares a text with a target for each choice that its controller makes in the first step. */
export function declare(
  table: Table,
  source: Card,
  ability: string,
  steps: Steps,
  wanted: readonly string[] = [],
  payer?: Card,
): void {
  const targets: Named[] = [];
  const x = drawX(table, source, ability, wanted);
  for (const [part, { deed, object }] of (steps[0] ?? []).entries()) {
    if (object.kind !== 'choose' || object.by === 'opponent') continue;
    const cards = nameFor(table, object, source, wanted, x, object.different ? targets : []);
    const amounts = amountsFor(table, deed, object, cards.length);
    if (cards.length > 0 || !table.draw.flag(0.5)) targets.push({ at: [0, part], cards, amounts });
  }
  const pay = drawPayment(table, source, ability, payer);
  if (pay === null) table.spent.add(source.id);
  const paid = { ...(pay !== null && pay.length > 0 && { pay }), ...(x !== undefined && { x }) };
  table.acts.push({
    act: 'declare',
    player: source.controller,
    source: source.id,
    ability,
    targets,
    ...paid,
  });
}

/** What the last act names, if it is a declaration that names something. */
export function lastNamed({ acts }: Table): Named | undefined {
  const last = acts.at(-1);
  return last?.act === 'declare' ? last.targets[0] : undefined;
}

/** Prints a text on its source and declares it at once. */
export function use(
  table: Table,
  source: Card,
  steps: Steps,
  wanted: readonly string[] = [],
  payment?: Payment,
): string {
  const ability = printPaid(table, source, steps, payment?.cost);
  declare(table, source, ability, steps, wanted, payment?.payer);
  return ability;
}
