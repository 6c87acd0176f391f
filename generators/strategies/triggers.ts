import type { Deed, Verb } from '../../spec/abilities/deed.ts';
import type { Card } from '../../spec/model/card.ts';
import type { Player } from '../../spec/model/names.ts';
import type { Aim } from '../abilities.ts';
import { printStatic } from '../abilities.ts';
import { change, settle } from '../acts.ts';
import { drawPlayer, someCreature, someLiving } from '../boards.ts';
import { addAway, steal } from '../cards.ts';
import { lifeOf } from '../life.ts';
import { claimsAny } from '../settings.ts';
import type { Table } from '../table.ts';
import { otherPlayer } from '../table.ts';
import { drawAsked } from './attributes.ts';
import type { Strategy } from './strategy.ts';
import { addTrigger, bring, deedFor, useOne } from './strategy.ts';

/** A creature in hand that does something to the target on entering. */
function addNewcomer(table: Table, owner: Player, target: Card, aim: Omit<Aim, 'self'>): Card {
  const card = addAway(table, owner, 'hand');
  const { draw } = table;
  addTrigger(table, card, 'hire', {
    focus: draw.flag(0.15) ? null : target,
    isSingle: draw.flag(0.7),
    kind: draw.flag(0.15) ? 'each' : 'choose',
    ...aim,
  });
  return card;
}

const withDeed = (deed: Deed | null): { deed?: Deed } => (deed === null ? {} : { deed });

/** Creatures of both players enter together; one's text makes the target of the other's fit no more. */
export const entering: Strategy = (table) => {
  if (!table.settings.claims.enter) return;
  const { draw } = table;
  const target = someCreature(table);
  target.poisoned = claimsAny(table.settings, 'poison', 'cure') && draw.flag(0.4);
  if (draw.flag(0.12) && table.settings.claims.terms.abilities.includes('static'))
    printStatic(table, target, null);
  const asker = draw.flag(0.3) ? otherPlayer(table.turn) : table.turn;
  const { ask, verbs } = drawAsked(table, target, asker);
  const isPointed = draw.flag(0.75);
  const first = addNewcomer(table, asker, target, {
    ...(isPointed && { ask }),
    ...withDeed(deedFor(table, target)),
  });
  const second = addNewcomer(table, otherPlayer(asker), target, {
    ...withDeed(deedFor(table, target, isPointed ? verbs : undefined)),
  });
  const more = draw.many(0, 1, () => addNewcomer(table, drawPlayer(table), target, {}));
  const cards = [first, second, ...more].map(({ id }) => id);
  table.acts.push({ act: 'enter', cards: draw.flag(0.5) ? cards : [...cards].reverse() });
  if (draw.flag(0.12)) table.acts.push({ act: 'choose', player: asker, cards: [target.id] });
  if (draw.flag(0.25)) bring(table, target, deedFor(table, target), 0);
  settle(table);
  if (draw.flag(0.1)) table.acts.push({ act: 'enter', cards: [draw.oneOf(cards)] });
};

const KILLING: readonly Verb[] = ['wound', 'destroy', 'take life', 'set life'];

/** Cards near death whose deaths do something, killed one after another or all at once. */
export const deaths: Strategy = (table) => {
  const { draw } = table;
  const dying = draw.many(1, 3, () => {
    const life = lifeOf(draw.between(1, 2), draw.between(0, 2), [], false);
    const card = someCreature(table, undefined, { life });
    if (draw.flag(0.2)) steal(table, card);
    return card;
  });
  for (const card of dying) {
    if (draw.flag(0.2)) continue;
    const focus = draw.flag(0.7) ? draw.oneOf(dying) : null;
    const verb = draw.flag(0.6) ? draw.oneOf(KILLING) : undefined;
    addTrigger(table, card, 'death', { focus, ...(verb && { verb }) });
  }
  const focus = draw.oneOf(dying);
  if (draw.flag(0.5))
    useOne(table, { focus, deed: deedFor(table, focus, KILLING) ?? { verb: 'destroy' }, kind: 'each' });
  else for (const card of draw.some(dying, 2)) bring(table, card, deedFor(table, card, KILLING));
  settle(table);
};

/** Wounded cards that notice healing, healed in earnest, by too little to heal, and by setting life. */
export const healing: Strategy = (table) => {
  const { draw } = table;
  const wounded = draw.many(1, 2, () => {
    const card = someLiving(table, undefined, 0.15);
    card.life = lifeOf(draw.between(1, 3), draw.flag(0.2) ? 0 : draw.between(1, 3), [], card.type === 'hero');
    table.guesses.delete(card.id);
    addTrigger(table, card, 'healed', { focus: draw.flag(0.4) ? card : null });
    return card;
  });
  draw.many(1, 3, () => {
    const card = draw.oneOf(wounded);
    const deed = deedFor(table, card, draw.flag(0.8) ? ['heal', 'set life'] : ['wound', 'give life', 'cure']);
    if (deed !== null && draw.flag(0.4)) useOne(table, { deed, focus: card });
    else if (deed !== null) change(table, card, deed);
    if (draw.flag(0.5)) settle(table);
  });
  settle(table);
};
