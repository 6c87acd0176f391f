import type { Deed, Verb } from '../../spec/abilities/deed.ts';
import { VERBS } from '../../spec/abilities/deed.ts';
import type { Card } from '../../spec/model/card.ts';
import { drawInstruction, printStatic } from '../abilities.ts';
import { endTurn, lastNamed, openSource, settle, use } from '../acts.ts';
import { addLookAlike, someCreature, someLiving } from '../boards.ts';
import { addCreature, hush } from '../cards.ts';
import { drawDeed, guessOf, isBare, verbsFor } from '../deeds.ts';
import { levelOf } from '../guess.ts';
import { lifeOf } from '../life.ts';
import { claimsActivated } from '../settings.ts';
import type { Table } from '../table.ts';
import { verbsOf } from '../verbs.ts';
import type { Strategy } from './strategy.ts';
import { bring, deedFor, useOne } from './strategy.ts';

/** A choice with a card that fits and others that miss it by one attribute; the wrong one is named at times. */
export const fan: Strategy = (table) => {
  const { draw } = table;
  const self = openSource(table, table.turn);
  const isInward = self !== null && self.type !== 'spell' && draw.flag(0.12);
  const pivot = isInward ? self : someLiving(table, undefined, 0.1);
  const verb = draw.perhapsOneOf(verbsFor(table, pivot.type));
  if (self === null || verb === undefined) return;
  const instruction = drawInstruction(table, {
    self,
    verb,
    focus: pivot,
    kind: draw.flag(0.3) ? 'each' : 'choose',
  });
  if (instruction === null || instruction.object.kind === 'itself') return;
  const { filter } = instruction.object;
  const alike = draw.many(1, 3, () => addLookAlike(table, pivot, filter));
  const wanted = draw.flag(0.3) ? draw.oneOf(alike) : pivot;
  use(table, self, [[instruction]], [wanted.id]);
  const target = lastNamed(table);
  if (target !== undefined && draw.flag(0.3)) target.cards = [wanted.id];
  settle(table);
};

/** A mass instruction with nothing that fits, with all that fit dying, or with anything between. */
export const mass: Strategy = (table) => {
  const { draw } = table;
  const isEmpty = draw.flag(0.2);
  const met = isEmpty
    ? []
    : draw.many(0, 3, () =>
        someCreature(table, undefined, {
          life: lifeOf(draw.between(1, 3), draw.between(0, 2), [], false),
        }),
      );
  const focus = draw.flag(0.25) ? null : (draw.perhapsOneOf(met) ?? null);
  const deed = focus === null ? null : deedFor(table, focus);
  useOne(table, { kind: 'each', focus, ...(deed && { deed }) });
  settle(table);
};

/** What is near to a verb and no more kept from a card than anything else where the verb is. */
const KIN: Readonly<Partial<Record<Verb, readonly Verb[]>>> = {
  wound: ['fight', 'take life', 'destroy'],
  heal: ['give life', 'set life'],
  'give life': ['heal', 'set life'],
  'take life': ['wound', 'strip life'],
  'set life': ['give life', 'take life'],
  'strip life': ['take life'],
  destroy: ['wound', 'move'],
  move: ['destroy', 'take control'],
  cure: ['heal'],
  fight: ['wound', 'challenge'],
};
const TRIED = [
  [13, 'same'],
  [5, 'kin'],
  [3, 'any'],
] as const;

/** Mostly the verb, at times one that is near to it, or any. */
function drawTried(table: Table, card: Card, verb: Verb | undefined): Deed | null {
  const tried = verb === undefined ? 'any' : table.draw.weighted(TRIED);
  if (verb === undefined || tried === 'any') return deedFor(table, card);
  const among = tried === 'kin' ? (KIN[verb] ?? [verb]) : [verb];
  const one = table.draw.perhapsOneOf(among.filter((other) => isMeant(table, card, other)));
  return one === undefined ? null : drawDeed(table, one, card);
}

const isMeant = ({ settings }: Table, { type }: Card, verb: Verb): boolean =>
  verbsOf(settings).includes(verb) && VERBS[verb].types.includes(type);

/** One attempt at a card that bars something: by choice, by all, by itself, or as a bare change. */
export function attempt(table: Table, card: Card, verb: Verb | undefined): void {
  const { draw, settings } = table;
  const deed = drawTried(table, card, verb);
  if (deed === null) return;
  const isOwn = card.controller === table.turn && card.abilities.length > 0 && !table.spent.has(card.id);
  if (isOwn && !card.exhausted && claimsActivated(settings) && draw.flag(0.3)) {
    const instruction = drawInstruction(table, { self: card, deed, focus: card, kind: 'itself' });
    if (instruction !== null) use(table, card, [[instruction]], [card.id]);
  } else if (!isBare(deed.verb) || draw.flag(0.7)) {
    useOne(table, { deed, focus: card, kind: draw.flag(0.35) ? 'each' : 'choose', by: 'controller' });
  } else bring(table, card, deed, 0);
}

/** Cards that one thing or two cannot be done to, one of them perhaps all that could be named, and the attempts. */
export const barred: Strategy = (table) => {
  const { draw, settings } = table;
  if (!settings.claims.terms.abilities.includes('static')) return;
  const card = someLiving(table, undefined, 0.15);
  const own = verbsOf(settings).filter((verb) => isMeant(table, card, verb));
  const alone = own.filter((verb) => VERBS[verb].types.length === 1);
  const among = alone.length > 0 && draw.flag(card.type === 'hero' ? 0.5 : 0.1) ? alone : own;
  const verbs = draw.some(among, draw.flag(0.35) ? 2 : 1);
  const [verb] = verbs;
  if (verb === undefined || draw.flag(0.35)) printStatic(table, card, null);
  else for (const one of verbs) printStatic(table, card, one);
  if (draw.flag(0.3)) printStatic(table, someCreature(table), draw.flag(0.6) ? null : (verb ?? null));
  if (draw.flag(0.1)) hush(table, card);
  draw.many(1, 3, () => {
    if (draw.flag(0.2)) bring(table, card, deedFor(table, card, ['silence']), 0.5);
    attempt(table, card, draw.perhapsOneOf(verbs));
    if (draw.flag(0.5)) settle(table);
  });
  settle(table);
  if (draw.flag(0.25)) endTurn(table);
};

/** Texts that hit one card one after another, in one text or in two, until one of them kills it. */
export const killers: Strategy = (table) => {
  const { draw } = table;
  const victim = addCreature(table, draw.flag(0.5) ? 'B' : 'A', {
    life: lifeOf(draw.between(2, 4), draw.between(0, 1), [], false),
  });
  draw.many(2, 3, () => {
    const level = levelOf(guessOf(table, victim));
    const amount = Math.max(1, draw.flag(0.5) ? level + draw.nearZero(1) : Math.floor(level / 2));
    const deed = draw.flag(0.6)
      ? ({ verb: 'wound', amount } as const)
      : deedFor(table, victim, ['take life', 'destroy', 'set life', 'wound']);
    if (deed === null) return;
    if (draw.flag(0.75)) useOne(table, { deed, focus: victim, isSingle: true });
    else bring(table, victim, deed, 0);
    if (draw.flag(0.4)) settle(table);
  });
  settle(table);
};
