import type { Instruction } from '../../spec/abilities/ability.ts';
import { print, printPaid } from '../abilities.ts';
import { change, declare, resolve, settle } from '../acts.ts';
import { addCreature } from '../cards.ts';
import { claimsActivated, claimsAny, staticsOf } from '../settings.ts';
import type { Table } from '../table.ts';
import { otherPlayer } from '../table.ts';
import type { Strategy } from './strategy.ts';
import { addTrigger } from './strategy.ts';

const shotsOf = ({ draw, settings }: Table): Instruction[] => {
  const { terms } = settings.claims;
  const shot = terms.shots === true && draw.flag(0.7) ? { as: 'shot' as const } : {};
  const amount = draw.between(1, 3);
  const at = (more: { different?: true; min?: number; max?: number }): Instruction => ({
    deed: { verb: 'wound', amount, ...shot },
    object: { kind: 'choose', min: 1, max: 1, by: 'controller', filter: { types: ['creature'] }, ...more },
  });
  if (terms.counts && draw.flag(0.4)) return [at({ min: 2, max: 2 })];
  if (!terms.parts || draw.flag(0.2)) return [at({})];
  return [at({}), at(terms.different === true ? { different: true } : {})];
};

/** Shots of a card that has a text about its shots, and loses its texts before they are carried out, or keeps them. */
export const stackRiders: Strategy = (table) => {
  const { draw, settings } = table;
  if (!claimsActivated(settings) || !claimsAny(settings, 'wound')) return;
  const self = addCreature(table, table.turn, { exhausted: false });
  const wanted = [1, 2].map(() => addCreature(table, otherPlayer(table.turn)).id);
  const steps = [shotsOf(table)];
  const ability = printPaid(table, self, steps);
  if (staticsOf(settings).includes('wounds dealt'))
    print(table, self, { kind: 'static', static: { text: 'wounds dealt', by: draw.between(1, 2) } });
  if (draw.flag(0.3)) addTrigger(table, self, 'kills', {});
  declare(table, self, ability, steps, wanted);
  if (draw.flag(0.7)) change(table, self, { verb: 'silence', until: 'lasting' });
  resolve(table);
  settle(table);
};
