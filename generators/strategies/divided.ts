import type { Instruction } from '../../spec/abilities/ability.ts';
import type { Deed, Verb } from '../../spec/abilities/deed.ts';
import type { Card } from '../../spec/model/card.ts';
import type { Named } from '../../spec/model/state.ts';
import { drawInstruction } from '../abilities.ts';
import { lastNamed, openSource, resolve, settle, use } from '../acts.ts';
import { drawPlayer, someLiving } from '../boards.ts';
import { addCreature } from '../cards.ts';
import { amountsFor } from '../dividing.ts';
import { drawTerm, lifeOf } from '../life.ts';
import { claimsAny } from '../settings.ts';
import type { Table } from '../table.ts';
import { otherPlayer } from '../table.ts';
import type { Strategy } from './strategy.ts';
import { bring, deedFor } from './strategy.ts';

const VERBS: readonly Verb[] = ['heal', 'heal', 'wound', 'wound', 'give life', 'take life'];

function drawAmount(table: Table): Deed | null {
  const verb = table.draw.perhapsOneOf(VERBS.filter((one) => claimsAny(table.settings, one)));
  const amount = table.draw.between(2, 5);
  if (verb === 'heal' || verb === 'wound') return { verb, amount };
  return verb === 'give life' || verb === 'take life' ? { verb, amount, until: drawTerm(table) } : null;
}

/** How a division may be wrong: the whole is missed, a card gets nothing, all is one card's, or the lists differ. */
const WAYS = [
  [3, 'more'],
  [3, 'less'],
  [3, 'nothing'],
  [1, 'none'],
  [1, 'one'],
  [1, 'all'],
  [1, 'length'],
  [5, 'too many'],
] as const;

/** Makes a division wrong, or just not. */
function misdivide(table: Table, named: Named, cards: readonly Card[], amount: number): void {
  const { draw } = table;
  const ids = cards.map(({ id }) => id);
  const [first = ''] = ids;
  const given = named.amounts ?? [];
  switch (draw.weighted(WAYS)) {
    case 'none':
      Object.assign(named, { cards: [], amounts: null });
      return;
    case 'one':
      Object.assign(named, { cards: [first], amounts: [amount] });
      return;
    case 'all':
      Object.assign(named, { cards: ids, amounts: ids.map(() => 1) });
      return;
    case 'too many': {
      const others = table.cards.filter(({ id, zone, life }) => zone === 'play' && life && !ids.includes(id));
      const living = [...ids, ...others.map(({ id }) => id)].slice(0, amount + 1);
      const more = Array.from(
        { length: Math.max(0, Math.min(amount + 1 - living.length, table.room)) },
        () => addCreature(table, drawPlayer(table)).id,
      );
      const all = [...living, ...more];
      Object.assign(named, { cards: all, amounts: all.map(() => 1) });
      return;
    }
    case 'more':
      named.amounts = given.map((one, index) => (index === 0 ? one + amount : one));
      return;
    case 'less':
      named.amounts = given.map((one, index) => (index === 0 ? Math.max(0, one - 1) : one));
      return;
    case 'nothing':
      named.amounts = given.map((one, index) => (index === given.length - 1 ? 0 : one));
      if (given.length > 1) named.amounts[0] = (given[0] ?? 0) + (given.at(-1) ?? 0);
      return;
    case 'length':
      named.amounts = given.slice(1);
  }
}

/** The division belongs to a later step, where it is answered outright or by whatever chance picks. */
function divideLater(table: Table, self: Card, one: Instruction, cards: readonly Card[]): void {
  const { draw } = table;
  const { deed, object } = one;
  const first = drawInstruction(table, { self, focus: cards[0] ?? null });
  if (first === null || object.kind !== 'choose') return;
  use(table, self, [[first], [one]], [cards[0]?.id ?? '']);
  resolve(table);
  if (draw.flag(0.3)) return;
  const chosen = draw.some(cards, draw.between(1, 3)).map(({ id }) => id);
  const amounts = amountsFor(table, deed, object, chosen.length);
  const player = object.by === 'opponent' ? otherPlayer(self.controller) : self.controller;
  table.acts.push({ act: 'choose', player, cards: chosen, ...(amounts !== null && { amounts }) });
}

/** An amount divided among one to three cards, rightly or just not, with the declaration or when it is reached. */
export const divided: Strategy = (table) => {
  const { draw, settings } = table;
  const side = draw.flag(0.6) ? table.turn : otherPlayer(table.turn);
  const cards = draw.many(1, 3, () => {
    const card = someLiving(table, side, 0.25);
    card.life = lifeOf(draw.between(1, 3), draw.between(0, 3), [], card.type === 'hero');
    table.guesses.delete(card.id);
    return card;
  });
  const self = openSource(table, table.turn);
  const deed = drawAmount(table);
  const focus = draw.oneOf(cards);
  const divide = draw.flag(0.5) ? 'whole' : 'up to';
  const one =
    self &&
    deed &&
    drawInstruction(table, { self, deed, focus, kind: 'choose', by: 'controller', divide, ask: ANY });
  if (!self || !one) return;
  if (settings.claims.terms.steps && draw.flag(0.25)) divideLater(table, self, one, cards);
  else {
    use(
      table,
      self,
      [[one]],
      cards.map(({ id }) => id),
    );
    const named = lastNamed(table);
    if (named !== undefined && deed !== null && 'amount' in deed && draw.flag(0.55)) {
      if (!settings.claims.trusts.includes('targets')) misdivide(table, named, cards, deed.amount);
    }
  }
  if (draw.flag(0.2)) bring(table, focus, deedFor(table, focus), 0);
  settle(table);
};
const ANY = { types: ['hero', 'creature'] as ('hero' | 'creature')[] };
