import type { Deed } from '../../spec/abilities/deed.ts';
import type { Filter } from '../../spec/abilities/filter.ts';
import type { Card } from '../../spec/model/card.ts';
import type { Player } from '../../spec/model/names.ts';
import { drawInstruction } from '../abilities.ts';
import { openSource, settle, use } from '../acts.ts';
import { addLookAlike, someCreature, someLiving } from '../boards.ts';
import { addAway, addHero, heroOf, provoke } from '../cards.ts';
import { guessOf } from '../deeds.ts';
import { isWounded } from '../filters.ts';
import { levelOf } from '../guess.ts';
import { claimsActivated } from '../settings.ts';
import type { Table } from '../table.ts';
import { otherPlayer } from '../table.ts';
import { drawAsked } from './attributes.ts';
import type { Strategy } from './strategy.ts';
import { addTrigger, bring, deedFor } from './strategy.ts';

const shotAt = (table: Table, card: Card): Deed => {
  const amount = Math.max(1, Math.min(99, levelOf(guessOf(table, card)) + table.draw.nearZero(1)));
  return { verb: 'wound', amount, as: 'shot' };
};

interface Shot {
  readonly focus: Card;
  readonly ask: Filter;
  readonly kind: 'choose' | 'each';
}

/** A card of the owner that shoots is hired, whosever turn it is; what comes with it may be hit. */
export function hireShooter(table: Table, owner: Player, { focus, ask, kind }: Shot): void {
  const self = addAway(table, owner, 'hand');
  addTrigger(table, self, 'hire', { deed: shotAt(table, focus), focus, ask, kind, by: 'controller' });
  table.acts.push({ act: 'enter', cards: [self.id] });
}

/** Whether cards can be hired that shoot then. */
export const mayHireShooters = ({ settings: { claims } }: Table): boolean =>
  claims.enter && claims.terms.shots === true && claims.terms.triggers.includes('hire');

/** Fires a shot by a text of hiring or one that is paid; a hired card's may hit cards that come with it. */
export function shoot(table: Table, { focus, ask, kind }: Shot): Filter {
  if (mayHireShooters(table) && table.draw.flag(0.5)) {
    hireShooter(table, table.turn, { focus, ask, kind });
    return ask;
  }
  const deed = shotAt(table, focus);
  const self = claimsActivated(table.settings) ? openSource(table, table.turn, 'creatures') : null;
  const instruction = self && drawInstruction(table, { self, deed, focus, ask, kind, by: 'controller' });
  if (self === null || instruction === null) return ask;
  use(table, self, [[instruction]], [focus.id]);
  return instruction.object.kind === 'itself' ? ask : instruction.object.filter;
}

/** A card that must be attacked first: the hero, the card that is shot at, or one beside it. */
function drawRival(table: Table, focus: Card): Card {
  const side = otherPlayer(table.turn);
  switch (table.draw.oneOf(['hero', 'focus', 'creature'] as const)) {
    case 'hero':
      return heroOf(table, side) ?? addHero(table, side);
    case 'focus':
      return focus;
    case 'creature':
      return someCreature(table, side);
  }
}

function drawAsk(table: Table, focus: Card): Filter {
  const { draw } = table;
  if (draw.flag(0.6)) provoke(table, drawRival(table, focus));
  return draw.flag(0.7) ? drawAsked(table, focus, table.turn).ask : {};
}

/** Somebody must be attacked first, mostly the hero, and the text asks for creatures, wounded or not as the focus is. */
function askPast(table: Table, focus: Card): Filter {
  const side = otherPlayer(table.turn);
  const hero = heroOf(table, side) ?? addHero(table, side);
  provoke(table, table.draw.flag(0.75) ? hero : someCreature(table, side));
  return { types: ['creature'], wounded: isWounded(focus) };
}

/** Shots at a card that fits and at others that miss it by a little, where another card may have to be first. */
export const shots: Strategy = (table) => {
  const { draw } = table;
  const focus = someLiving(table, draw.flag(0.8) ? otherPlayer(table.turn) : table.turn, 0.15);
  const isPointed = focus.type === 'creature' && draw.flag(0.3);
  const ask = isPointed ? askPast(table, focus) : drawAsk(table, focus);
  draw.many(1, 2, () => {
    const filter = shoot(table, { focus, ask, kind: draw.flag(0.2) ? 'each' : 'choose' });
    if (table.room > 0 && draw.flag(0.5)) addLookAlike(table, focus, filter);
    if (draw.flag(0.2)) bring(table, focus, deedFor(table, focus), 0);
    if (draw.flag(0.7)) settle(table);
  });
  settle(table);
};
