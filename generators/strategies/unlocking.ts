import type { Instruction } from '../../spec/abilities/ability.ts';
import type { Deed } from '../../spec/abilities/deed.ts';
import type { Card } from '../../spec/model/card.ts';
import { drawInstruction, printStatic } from '../abilities.ts';
import { openSource, settle, use } from '../acts.ts';
import { someCreature, someLiving } from '../boards.ts';
import { addAway, addCreature, addSupport } from '../cards.ts';
import { claimsAny, staticsOf, zonesAway } from '../settings.ts';
import { printStaticOf } from '../statics.ts';
import type { Table } from '../table.ts';
import type { Strategy } from './strategy.ts';
import { addTrigger, bring, deedFor } from './strategy.ts';

type Pair = readonly (Instruction | null)[];

/** A static text makes cards cost more or less; its card goes first, then those of a certain cost. */
function cheapen(table: Table, self: Card): Pair {
  const { draw } = table;
  const by = draw.oneOf([2, 1, -1, -2]);
  const target = addCreature(table, draw.flag(0.5) ? 'B' : 'A', { cost: draw.between(1, 4) });
  const bearer = draw.flag(0.5) ? addSupport(table, table.turn) : someCreature(table);
  printStaticOf(table, bearer, 'cost', { focus: target, by });
  const cost = by > 0 ? { atMost: target.cost } : { atLeast: target.cost };
  const gone = deedFor(table, bearer, ['destroy', 'destroy', 'move', 'silence']);
  const deed = deedFor(table, target, ['destroy', 'wound', 'exhaust']);
  return [
    gone && drawInstruction(table, { self, deed: gone, focus: bearer, isSingle: true, by: 'controller' }),
    deed &&
      drawInstruction(table, {
        self,
        deed,
        focus: target,
        ask: { cost },
        kind: draw.flag(0.7) ? 'each' : 'choose',
      }),
  ];
}

/** A card that cannot be named, or that a deed cannot be done to, is silenced first. */
function free(table: Table, self: Card): Pair {
  const { draw } = table;
  const target = someCreature(table);
  const deed = deedFor(table, target);
  if (deed === null) return [];
  printStatic(table, target, draw.flag(0.5) ? null : deed.verb);
  const kind = draw.flag(0.6) ? 'each' : 'choose';
  return [
    drawInstruction(table, { self, deed: { verb: 'silence', until: 'lasting' }, focus: target, kind }),
    drawInstruction(table, { self, deed, focus: target, isSingle: draw.flag(0.7) }),
  ];
}

/** A card comes into play first, and is all that the next instruction could be about. */
function summon(table: Table, self: Card): Pair {
  const { draw } = table;
  const zone = draw.oneOf(zonesAway(table.settings));
  const newcomer = addAway(table, table.turn, zone);
  const deed: Deed = { verb: 'move', into: 'play' };
  if (draw.flag(0.2)) addTrigger(table, newcomer, 'hire', {});
  return [
    drawInstruction(table, { self, deed, focus: newcomer, isSingle: true, by: 'controller' }),
    drawInstruction(table, {
      self,
      kind: 'choose',
      ask: { types: ['creature'], side: 'own', other: true },
      verb: 'wound',
    }),
  ];
}

/** The source or the target of what comes next dies first. */
function kill(table: Table, self: Card): Pair {
  const { draw } = table;
  const victim = self.life !== null && self.type !== 'hero' && draw.flag(0.5) ? self : someCreature(table);
  const deed = deedFor(table, victim, ['wound', 'destroy', 'set life']);
  const next = draw.flag(0.5) ? victim : someLiving(table, undefined, 0.4);
  const kind = victim === self ? 'itself' : 'choose';
  return [
    deed && drawInstruction(table, { self, deed, focus: victim, kind, by: 'controller' }),
    drawInstruction(table, { self, focus: next, isSingle: draw.flag(0.6) }),
  ];
}

type Way = (table: Table, self: Card) => Pair;
function waysFor({ settings }: Table): Way[] {
  const { abilities, into, objects } = settings.claims.terms;
  const maySummon = into?.includes('play') && claimsAny(settings, 'move') && zonesAway(settings).length > 0;
  return [
    kill,
    ...(staticsOf(settings).includes('cost') ? [cheapen] : []),
    ...(abilities.includes('static') && claimsAny(settings, 'silence') ? [free] : []),
    ...(maySummon && claimsAny(settings, 'wound') && objects.includes('choose') ? [summon] : []),
  ];
}

/** Two steps, the first of which makes the second possible, pointless, or about other cards than before. */
export const unlocking: Strategy = (table) => {
  const { draw, settings } = table;
  const self = openSource(table, table.turn);
  if (self === null) return;
  const pair = draw
    .oneOf(waysFor(table))(table, self)
    .filter((one) => one !== null);
  if (pair.length === 0) return;
  const steps = settings.claims.terms.steps ? pair.map((one) => [one]) : [pair.slice(0, 1)];
  use(table, self, steps);
  if (draw.flag(0.15)) bring(table, self, self.type === 'spell' ? null : deedFor(table, self), 0);
  settle(table);
};
