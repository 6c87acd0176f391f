import type { Instruction } from '../../spec/abilities/ability.ts';
import { change, openSource, resolve, settle, use } from '../acts.ts';
import { addCreature, addHero, heroOf } from '../cards.ts';
import { drawDeed, verbsFor } from '../deeds.ts';
import { claimsAny } from '../settings.ts';
import { otherPlayer } from '../table.ts';
import type { Strategy } from './strategy.ts';

/** A die says of which cost the target is to be: a card of that cost is there, or none. */
export const stackLate: Strategy = (table) => {
  const { draw, settings } = table;
  const { terms } = settings.claims;
  if (!claimsAny(settings, 'roll') || !terms.steps || !terms.objects.includes('choose')) return;
  const hero = heroOf(table, table.turn) ?? addHero(table, table.turn);
  const rolled = draw.between(1, 6);
  table.dice = [rolled, ...draw.many(0, 2, () => draw.between(1, 6))];
  const cost = draw.flag(0.5) ? rolled : Math.max(0, rolled + draw.nearZero(1));
  const focus = addCreature(table, otherPlayer(table.turn), { cost });
  const verbs = verbsFor(table, 'creature', ['wound', 'heal', 'poison', 'destroy', 'exhaust']);
  const source = openSource(table, table.turn, draw.flag(0.7) ? 'creatures' : undefined);
  if (source === null || verbs.length === 0) return;
  const roll: Instruction = {
    deed: { verb: 'roll' },
    object: {
      kind: 'choose',
      min: 1,
      max: 1,
      by: 'controller',
      filter: { types: ['hero'], side: 'own' },
    },
  };
  const late: Instruction = {
    deed: drawDeed(table, draw.oneOf(verbs), focus),
    object: {
      kind: 'choose',
      min: 1,
      max: 1,
      by: 'controller',
      filter: { types: ['creature'], cost: { equals: 'rolled' } },
    },
  };
  use(table, source, [[roll], [late]], [hero.id]);
  if (draw.flag(0.2)) change(table, focus, { verb: 'destroy' });
  resolve(table);
  settle(table);
};
