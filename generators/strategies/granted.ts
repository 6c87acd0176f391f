import type { Ability } from '../../spec/abilities/ability.ts';
import { isLaying, stepsOf } from '../../spec/abilities/ability.ts';
import type { Deed, Verb } from '../../spec/abilities/deed.ts';
import { VERBS } from '../../spec/abilities/deed.ts';
import type { Card } from '../../spec/model/card.ts';
import { drawInstruction, print, reprint } from '../abilities.ts';
import { change, declare, endTurn, settle } from '../acts.ts';
import { drawPlayer, someCreature, someLiving } from '../boards.ts';
import { addAway, endow } from '../cards.ts';
import { drawGrantable, isGivable, typesBearing } from '../grants.ts';
import { drawEndingTerm, drawTerm } from '../life.ts';
import { claimsActivated, claimsAny, pricesOf, staticsOf } from '../settings.ts';
import { drawWho } from '../statics.ts';
import type { Table } from '../table.ts';
import { kindsGiven } from '../verbs.ts';
import type { Strategy } from './strategy.ts';
import { addTrigger, bring, deedFor, useOne } from './strategy.ts';

/** A text by which the card, once it has it, gives life to the target and others, or takes some. */
function writeGiver(table: Table, card: Card, target: Card): string {
  const { draw } = table;
  const by = draw.between(1, 2) * (draw.flag(0.4) ? -1 : 1);
  const who = drawWho(table, card, VERBS['give life'].types, target);
  return table.write({ kind: 'static', static: { text: 'life', by, who } });
}

/** A text for the card to use on the target, or one of any kind. */
function writeGiven(table: Table, card: Card, target: Card): string | null {
  const { draw, settings } = table;
  if (staticsOf(settings).includes('life') && draw.flag(0.15)) return writeGiver(table, card, target);
  const isPaid = claimsActivated(settings) && pricesOf(settings).includes('exhaust itself');
  const one = isPaid && draw.flag(0.75) ? drawInstruction(table, { self: card, focus: target }) : null;
  const text: Ability | null = one && { kind: 'activated', steps: [[one]] };
  if (text !== null && isGivable(text)) return table.write(text);
  return kindsGiven(settings).length > 0 ? drawGrantable(table, [card.type]) : null;
}

/** A card in hand whose static text gives the text to all that fit; it enters now, at times with another that has the same. */
function enterGiver(table: Table, card: Card, ability: string): Card | null {
  const text = table.texts[ability];
  if (!table.settings.claims.enter || text === undefined) return null;
  const giver = addAway(table, table.draw.flag(0.7) ? card.controller : drawPlayer(table), 'hand');
  const who = drawWho(table, giver, typesBearing(text), card);
  const gift = print(table, giver, { kind: 'static', static: { text: 'gives', ability, who } });
  const isShared = !isLaying(text) && table.draw.flag(0.2);
  const others = table.draw.many(0, isShared ? 1 : 0, () => addAway(table, giver.owner, 'hand'));
  for (const other of others) reprint(other, gift);
  if (table.draw.flag(0.4)) addTrigger(table, card, 'targeted', { focus: card });
  if (table.draw.flag(0.2)) addTrigger(table, giver, 'death', {});
  table.acts.push({ act: 'enter', cards: [giver, ...others].map(({ id }) => id) });
  return giver;
}

/** Gives the card the text: before the case, by a bare change, by another text, or by a card that enters; tells who gave it. */
export function give(table: Table, card: Card, ability: string): Card | null {
  const { draw, settings } = table;
  const deed: Deed = {
    verb: 'grant',
    ability,
    until: draw.flag(0.5) ? drawEndingTerm(table) : drawTerm(table),
  };
  const mayGrant = claimsAny(settings, 'grant');
  const isGiven = staticsOf(settings).includes('gives') && (!mayGrant || draw.flag(0.45));
  if (isGiven) return enterGiver(table, card, ability);
  switch (draw.oneOf(['board', 'change', 'text', 'text'] as const)) {
    case 'board':
      endow(table, card, ability);
      return null;
    case 'change':
      change(table, card, deed);
      return null;
    case 'text': {
      const giver = useOne(table, { deed, focus: card, by: 'controller', isSingle: draw.flag(0.7) });
      settle(table);
      return giver;
    }
  }
}

/** What makes a giver leave, change sides or lose its texts. */
export const LEAVING: readonly Verb[] = ['destroy', 'move', 'silence', 'take control', 'wound'];

/** A text that a card was given is used; its giver leaves, or its term ends, before it is carried out or after. */
export const granted: Strategy = (table) => {
  const { draw } = table;
  const card = someCreature(table, table.turn, { exhausted: false });
  const target = someLiving(table, undefined, 0.15);
  const ability = writeGiven(table, card, target);
  if (ability === null) return;
  const giver = give(table, card, ability);
  const text = table.texts[ability];
  const use = () => {
    if (text?.kind === 'activated') declare(table, card, ability, stepsOf(text), [target.id]);
    else bring(table, card, deedFor(table, card));
  };
  use();
  if (giver !== null && giver.type !== 'spell' && draw.flag(0.6))
    bring(table, giver, deedFor(table, giver, LEAVING), 0.1);
  if (draw.flag(0.15)) bring(table, card, deedFor(table, card, ['silence', 'grant', 'move']), 0);
  settle(table);
  if (draw.flag(0.4)) draw.many(1, 2, () => endTurn(table));
  if (draw.flag(0.4)) use();
  settle(table);
};
