import type { Instruction } from '../../spec/abilities/ability.ts';
import type { Deed, Verb } from '../../spec/abilities/deed.ts';
import type { Filter } from '../../spec/abilities/filter.ts';
import type { Card } from '../../spec/model/card.ts';
import { drawInstruction, print, printStatic } from '../abilities.ts';
import { openSource, settle, use } from '../acts.ts';
import { drawPlayer, someCreature, someLiving } from '../boards.ts';
import { addAway, addCreature, addLying, addSpell, addSupport } from '../cards.ts';
import { lifeOf } from '../life.ts';
import { claimsAny, staticsOf, zonesAway } from '../settings.ts';
import { drawWho, printStaticOf } from '../statics.ts';
import { arm } from '../strikes.ts';
import type { Table } from '../table.ts';
import { verbsOf } from '../verbs.ts';
import { intosOf } from '../zones.ts';
import type { Strategy } from './strategy.ts';
import { addTrigger, bring, deedFor } from './strategy.ts';

/** After these the text of a card does not count any more. */
const GOING: readonly Verb[] = ['destroy', 'destroy', 'move', 'silence', 'wound', 'take life', 'set life'];

type Pair = readonly (Instruction | null)[];

/** A static text makes cards cost more or less; its card goes first, then those of a certain cost. */
function cheapen(table: Table, self: Card): Pair {
  const { draw } = table;
  const by = draw.oneOf([2, 1, -1, -2]);
  const target = addCreature(table, draw.flag(0.5) ? 'B' : 'A', { cost: draw.between(1, 4) });
  const bearer = draw.flag(0.5) ? addSupport(table, table.turn) : someCreature(table);
  printStaticOf(table, bearer, 'cost', { focus: target, by });
  const cost = by > 0 ? { atMost: target.cost } : { atLeast: target.cost };
  const gone = deedFor(table, bearer, GOING);
  const deed = deedFor(table, target, ['destroy', 'wound', 'exhaust']);
  return [
    gone && drawInstruction(table, { self, deed: gone, focus: bearer, isSingle: true, by: 'controller' }),
    deed &&
      drawInstruction(table, {
        self,
        deed,
        focus: target,
        ask: { cost },
        kind: draw.flag(0.55) ? 'each' : 'choose',
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

/** What no other card costs: where a text asks for it, hardly any card fits but the one that is meant. */
const RARE = 9;

/** A creature dies first, and then one is taken from the graveyard, where mostly none lies before. */
function bury(table: Table, self: Card): Pair {
  const { draw } = table;
  const life = lifeOf(draw.between(1, 2), 0, [], false);
  const victim = addCreature(table, table.turn, { life, cost: RARE });
  if (draw.flag(0.2)) addAway(table, table.turn, 'graveyard', { cost: RARE });
  const deed = deedFor(table, victim, KILLING);
  const from: Filter = { types: ['creature'], zone: 'graveyard', ...drawRare(table) };
  const taken: Deed = { verb: 'move', into: 'hand' };
  return [
    deed && drawInstruction(table, { self, deed, focus: victim, isSingle: true, by: 'controller' }),
    { deed: taken, object: { kind: 'choose', min: 1, max: 1, by: 'controller', filter: from } },
  ];
}

const KILLING: readonly Verb[] = ['destroy', 'wound', 'take life', 'set life'];
const drawRare = ({ draw }: Table): Pick<Filter, 'cost'> =>
  draw.flag(0.6) ? { cost: { atLeast: RARE } } : {};

/** A creature is wounded first, by a fight or otherwise, and what comes next asks for a wounded one, or an unwounded one. */
function bruise(table: Table, self: Card): Pair {
  const { draw, settings } = table;
  const wounds = draw.flag(0.2) ? 1 : 0;
  const target = addCreature(table, drawPlayer(table), { life: lifeOf(4, wounds, [], false), cost: RARE });
  const mayFight = verbsOf(settings).includes('fight') && draw.flag(0.5);
  if (mayFight) arm(someCreature(table), draw.between(1, 2));
  const deed: Deed = mayFight ? { verb: 'fight' } : { verb: 'wound', amount: draw.between(1, 2) };
  const next = deedFor(table, target, ['destroy', 'poison', 'exhaust', 'heal']);
  const ask: Filter = { types: ['creature'], wounded: !draw.flag(0.15), ...drawRare(table) };
  return [
    drawInstruction(table, {
      self,
      deed,
      focus: target,
      kind: 'choose',
      isSingle: !mayFight,
      by: 'controller',
    }),
    next && { deed: next, object: { kind: 'choose', min: 1, max: 1, by: 'controller', filter: ask } },
  ];
}

/** A support card whose text keeps creatures from being named goes first, and then one of them is named. */
function unshield(table: Table, self: Card): Pair {
  const { draw } = table;
  const target = someCreature(table);
  const banner = addLying(table, 'support', drawPlayer(table), 'hand');
  const ability = table.write({ kind: 'static', static: { text: 'cannot be target' } });
  const who = drawWho(table, banner, ['creature'], target);
  print(table, banner, { kind: 'static', static: { text: 'gives', ability, who } });
  table.acts.push({ act: 'enter', cards: [banner.id] });
  const gone = deedFor(table, banner, ['destroy', 'silence', 'move', 'exhaust']);
  return [
    gone && drawInstruction(table, { self, deed: gone, focus: banner, isSingle: true, by: 'controller' }),
    drawInstruction(table, { self, focus: target, kind: 'choose', isSingle: draw.flag(0.7) }),
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
  const mayTake = claimsAny(settings, 'move') && intosOf(settings).includes('hand');
  const mayShield = settings.claims.enter && staticsOf(settings).includes('gives');
  return [
    kill,
    ...(staticsOf(settings).includes('cost') ? [cheapen] : []),
    ...(abilities.includes('static') && claimsAny(settings, 'silence') ? [free] : []),
    ...(objects.includes('choose') && zonesAway(settings).includes('graveyard') && mayTake ? [bury] : []),
    ...(objects.includes('choose') && claimsAny(settings, 'wound') ? [bruise] : []),
    ...(mayShield ? [unshield] : []),
    ...(maySummon && claimsAny(settings, 'wound') && objects.includes('choose') ? [summon] : []),
  ];
}

/** Two steps, the first of which makes the second possible, pointless, or about other cards than before. */
export const unlocking: Strategy = (table) => {
  const { draw, settings } = table;
  const mayCast = settings.claims.terms.abilities.includes('spell');
  const self = mayCast && draw.flag(0.3) ? addSpell(table, table.turn) : openSource(table, table.turn);
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
