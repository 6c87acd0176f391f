import { isLaying } from '../spec/abilities/ability.ts';
import type { Card } from '../spec/model/card.ts';
import type { Life } from '../spec/model/life.ts';
import type { CardType, Element, Player, Zone } from '../spec/model/names.ts';
import { isGivable, textsShown, typesBearing } from './grants.ts';
import { drawEndingTerm, drawLife } from './life.ts';
import { displayName } from './naming.ts';
import { claimsAny } from './settings.ts';
import type { Table } from './table.ts';
import { otherPlayer } from './table.ts';

const ELEMENTS: readonly (Element | null)[] = [null, 'fire', 'water', 'dark', 'earth', 'air'];

/** What a card in play is wanted to be; the rest is drawn. */
export interface Wish {
  readonly cost?: number;
  readonly element?: Element | null;
  readonly life?: Life;
  readonly exhausted?: boolean;
  readonly poisoned?: boolean;
}

/** What a drawn card costs at most. */
const DEAREST = 6;

/** The dearest cards are called as the first of their type is: names are told by something that is drawn anyway. */
const nameLike = ({ cards }: Table, type: CardType, cost: number): string | undefined =>
  cost === DEAREST ? cards.find((card) => card.type === type)?.name : undefined;

function add(table: Table, type: CardType, owner: Player, zone: Zone, wish: Wish): Card {
  const id = table.nameFor(type, owner);
  const { draw } = table;
  const cost = wish.cost ?? (type === 'hero' ? 0 : draw.below(DEAREST + 1));
  const isLiving = type === 'hero' || type === 'creature';
  const card: Card = {
    id,
    name: nameLike(table, type, cost) ?? displayName(id),
    owner,
    controller: owner,
    zone,
    whose: zone === 'play' ? null : owner,
    type,
    cost,
    element: wish.element === undefined ? (draw.flag(0.5) ? draw.oneOf(ELEMENTS) : null) : wish.element,
    exhausted: false,
    poisoned: false,
    printed: [],
    abilities: [],
    effects: [],
    life: isLiving ? (wish.life ?? drawLife(table, type === 'hero')) : null,
  };
  table.cards.push(card);
  return card;
}

/** A creature in play with everything drawn that is not wished for; ready unless it says otherwise. */
export function addCreature(table: Table, owner: Player, wish: Wish = {}): Card {
  const card = add(table, 'creature', owner, 'play', wish);
  card.exhausted = wish.exhausted ?? table.draw.flag(0.15);
  const maybePoisoned = claimsAny(table.settings, 'poison', 'cure');
  card.poisoned = maybePoisoned && (wish.poisoned ?? table.draw.flag(0.12));
  return card;
}

/** The hero of a side, which must not have one yet; ready. */
export const addHero = (table: Table, owner: Player, wish: Wish = {}): Card =>
  add(table, 'hero', owner, 'play', wish);

/** A support card in play. */
export const addSupport = (table: Table, owner: Player): Card => add(table, 'support', owner, 'play', {});

/** A spell in its owner's hand. */
export const addSpell = (table: Table, owner: Player): Card => add(table, 'spell', owner, 'hand', {});

/** A spell or a support card that lies outside play. */
export const addLying = (
  table: Table,
  type: 'spell' | 'support',
  owner: Player,
  zone: Exclude<Zone, 'play'>,
  wish: Wish = {},
): Card => add(table, type, owner, zone, wish);

/** A creature that lies outside play, unwounded. */
export function addAway(table: Table, owner: Player, zone: Exclude<Zone, 'play'>, wish: Wish = {}): Card {
  const starting = wish.life?.starting ?? table.draw.between(1, 5);
  return add(table, 'creature', owner, zone, {
    ...wish,
    life: { starting, wounds: 0, effects: [], level: null },
  });
}

export const heroOf = ({ cards }: Table, player: Player): Card | undefined =>
  cards.find(({ type, owner }) => type === 'hero' && owner === player);

/** Hands a card in play to the other player, mostly by an effect where control is claimed. */
export function steal(table: Table, card: Card): void {
  if (card.type === 'hero' || card.zone !== 'play' || card.controller !== card.owner) return;
  card.controller = otherPlayer(card.owner);
  if (!claimsAny(table.settings, 'take control') || !table.draw.flag(0.6)) return;
  const until = table.draw.flag(0.5) ? drawEndingTerm(table) : 'lasting';
  card.effects.push({ id: table.effectId(), kind: 'control', by: null, until });
}

/** Takes a card's texts away; only where silence is claimed. */
export function hush(table: Table, card: Card): void {
  if (card.zone !== 'play' || !claimsAny(table.settings, 'silence')) return;
  const until = table.draw.flag(0.5) ? drawEndingTerm(table) : 'lasting';
  card.effects.push({ id: table.effectId(), kind: 'silence', by: null, until });
  card.abilities = [];
}

/** Lays «the first attack must be at it» on a living card in play, where that is claimed; mostly with a term. */
export function provoke(table: Table, card: Card): void {
  if (card.zone !== 'play' || card.life === null || !claimsAny(table.settings, 'challenge')) return;
  const until = table.draw.flag(0.7) ? drawEndingTerm(table) : 'lasting';
  card.effects.push({ id: table.effectId(), kind: 'challenge', by: null, until });
}

/** Gives a card in play a text of the case by an effect of its own; only where granting is claimed. */
export function endow(table: Table, card: Card, ability: string): void {
  if (card.zone !== 'play' || !claimsAny(table.settings, 'grant') || card.printed.includes(ability)) return;
  const text = table.texts[ability];
  if (text === undefined || isLaying(text) || !isGivable(text)) return;
  if (!typesBearing(text).includes(card.type)) return;
  const until = table.draw.flag(0.6) ? drawEndingTerm(table) : 'lasting';
  card.effects.push({ id: table.effectId(), kind: 'grant', ability, by: null, until });
  card.abilities = textsShown(card);
}
