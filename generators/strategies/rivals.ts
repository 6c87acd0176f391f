import type { Trigger } from '../../spec/abilities/ability.ts';
import type { Deed, Verb } from '../../spec/abilities/deed.ts';
import type { Card } from '../../spec/model/card.ts';
import type { Player } from '../../spec/model/names.ts';
import { drawInstruction } from '../abilities.ts';
import { openSource, settle, use } from '../acts.ts';
import { drawPlayer } from '../boards.ts';
import { addCreature, addSpell, addSupport, steal } from '../cards.ts';
import { lifeOf } from '../life.ts';
import type { Settings } from '../settings.ts';
import { claimsTrigger } from '../settings.ts';
import { arm, drawStrike, strike } from '../strikes.ts';
import type { Table } from '../table.ts';
import { otherPlayer } from '../table.ts';
import type { Strategy } from './strategy.ts';
import { addTrigger, bring, deedFor } from './strategy.ts';

const KILLING: readonly Verb[] = ['destroy', 'destroy', 'wound', 'set life', 'take life'];

const NAMING: readonly Verb[] = ['poison', 'cure', 'exhaust', 'ready', 'heal', 'wound'];

/** What one event may set off on several cards, and the deeds that do it. */
const SHARED = {
  'creature dies': KILLING,
  death: KILLING,
  wounded: ['wound'],
  healed: ['heal', 'set life'],
  targeted: NAMING,
  'targeted by a spell': NAMING,
  'opposing graveyard': KILLING,
  strike: [],
} as const satisfies Partial<Record<Trigger, readonly Verb[]>>;

type Shared = keyof typeof SHARED;

const sharedTriggers = (settings: Settings): Shared[] =>
  (Object.keys(SHARED) as Shared[]).filter(
    (trigger) =>
      claimsTrigger(settings, trigger) && (trigger !== 'strike' || settings.claims.attacks === true),
  );

/** Triggers on cards that only look on: they may stand on supports, and more than they have to be hit. */
const WATCHING: readonly Shared[] = ['creature dies', 'opposing graveyard'];

/** Whether two players can have texts that one event sets off. */
export const canRival = (settings: Settings): boolean => sharedTriggers(settings).length > 0;

/** A wounded creature of the side given, which the other player may own; one that only watches may be a support. */
function addRival(table: Table, controller: Player, level: number, isWatching: boolean): Card {
  const { draw } = table;
  if (isWatching && draw.flag(0.3)) return addSupport(table, controller);
  const isStolen = draw.flag(0.6);
  const life = lifeOf(level, draw.between(0, 2), [], false);
  const card = addCreature(table, isStolen ? otherPlayer(controller) : controller, { life });
  if (isStolen) steal(table, card);
  return card;
}

const addVictim = (table: Table, owner: Player): Card =>
  addCreature(table, owner, { life: lifeOf(1, 0, [], false) });

/** A text does it to every card like the focus, mostly to all of its types. */
function sweep(table: Table, focus: Card, deed: Deed): void {
  const self = openSource(table, table.turn);
  const one = self && drawInstruction(table, { self, deed, focus, kind: 'each' });
  if (self === null || one === null) return;
  const { object } = one;
  const isWide = object.kind === 'each' && table.draw.flag(0.7);
  const filter = isWide && object.filter.types ? { types: object.filter.types } : null;
  use(table, self, [[filter === null ? one : { ...one, object: { kind: 'each', filter } }]], []);
}

/** A text that names both cards, where it may choose two. */
function nameBoth(table: Table, cards: readonly Card[], focus: Card, deed: Deed, bySpell: boolean): void {
  const { abilities, counts, objects } = table.settings.claims.terms;
  const isCast = bySpell && abilities.includes('spell');
  const self = isCast ? addSpell(table, table.turn) : openSource(table, table.turn);
  if (self === null || !objects.includes('choose')) return;
  const count = counts ? 2 : 1;
  const filter = { types: [focus.type] };
  const object = { kind: 'choose' as const, min: count, max: count, by: 'controller' as const, filter };
  use(
    table,
    self,
    [[{ deed, object }]],
    cards.map(({ id }) => id),
  );
}

/** Both cards strike each other. */
function clash(table: Table, cards: readonly Card[]): void {
  const attacker = cards.find(({ controller }) => controller === table.turn);
  const target = cards.find(({ controller }) => controller !== table.turn);
  if (attacker === undefined || target === undefined) return;
  arm(attacker, drawStrike(table, target));
  arm(target, drawStrike(table, attacker));
  strike(table, attacker, target);
}

/** One event sets off texts on cards of both players, at times of one alone, whoever owns them. */
export const rivals: Strategy = (table) => {
  const { draw, settings } = table;
  const trigger = draw.oneOf(sharedTriggers(settings));
  const level = draw.between(1, 3);
  const isWatching = WATCHING.includes(trigger);
  const first = addRival(table, drawPlayer(table), level, isWatching);
  const other = draw.flag(0.8) ? otherPlayer(first.controller) : first.controller;
  const isAlike = draw.flag(0.6);
  const cards = [first, addRival(table, other, isAlike ? level : draw.between(1, 3), isWatching)];
  const besides = trigger === 'death' && draw.flag(0.35) ? draw.oneOf(WATCHING) : trigger;
  for (const card of cards)
    addTrigger(table, card, card === first ? trigger : besides, { focus: draw.flag(0.4) ? first : null });
  if (trigger === 'strike') {
    clash(table, cards);
    settle(table);
    return;
  }
  const living = cards.filter(({ type }) => type === 'creature');
  const isAside = isWatching && (living.length === 0 || draw.flag(0.7));
  const focus = draw.oneOf(
    isAside ? [first.controller, other].map((side) => addVictim(table, side)) : living,
  );
  const deed = deedFor(table, focus, SHARED[trigger]);
  if (deed === null) return;
  if (trigger === 'creature dies' && draw.flag(0.7)) bring(table, focus, deed, 0.5);
  else if (trigger === 'targeted by a spell') nameBoth(table, cards, focus, deed, true);
  else if (trigger === 'targeted' && draw.flag(0.85)) nameBoth(table, cards, focus, deed, false);
  else sweep(table, focus, deed);
  settle(table);
};
