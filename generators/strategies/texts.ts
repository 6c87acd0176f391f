import type { Verb } from '../../spec/abilities/deed.ts';
import { VERBS } from '../../spec/abilities/deed.ts';
import type { Card } from '../../spec/model/card.ts';
import { drawInstruction, printStatic } from '../abilities.ts';
import { endTurn, lastNamed, openSource, settle, use } from '../acts.ts';
import { addLookAlike, someCreature, someLiving } from '../boards.ts';
import { addCreature, hush } from '../cards.ts';
import { guessOf, verbsFor } from '../deeds.ts';
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

const barrable = (verb: Verb): boolean => VERBS[verb].types.includes('creature');

/** One attempt at a card that bars something: by choice, by all, by itself, or as a bare change. */
export function attempt(table: Table, card: Card, verb: Verb | undefined): void {
  const { draw, settings } = table;
  const deed = deedFor(table, card, verb !== undefined && draw.flag(0.75) ? [verb] : undefined);
  if (deed === null) return;
  const isOwn = card.controller === table.turn && card.abilities.length > 0 && !table.spent.has(card.id);
  if (isOwn && !card.exhausted && claimsActivated(settings) && draw.flag(0.3)) {
    const instruction = drawInstruction(table, { self: card, deed, focus: card, kind: 'itself' });
    if (instruction !== null) use(table, card, [[instruction]], [card.id]);
  } else if (draw.flag(0.7)) {
    useOne(table, { deed, focus: card, kind: draw.flag(0.35) ? 'each' : 'choose', by: 'controller' });
  } else bring(table, card, deed, 0);
}

/** Cards that one thing or two cannot be done to, one of them perhaps all that could be named, and the attempts. */
export const barred: Strategy = (table) => {
  const { draw, settings } = table;
  if (!settings.claims.terms.abilities.includes('static')) return;
  const card = someCreature(table);
  const verbs = draw.some(verbsOf(settings).filter(barrable), draw.flag(0.35) ? 2 : 1);
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
