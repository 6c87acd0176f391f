import type { Instruction } from '../../spec/abilities/ability.ts';
import { printPaid } from '../abilities.ts';
import { declare, openSource, settle } from '../acts.ts';
import { addCreature } from '../cards.ts';
import { drawDeed, verbsFor } from '../deeds.ts';
import { otherPlayer } from '../table.ts';
import type { Strategy } from './strategy.ts';

/** Texts for any number of cards, at none, one, or several that die of it at the same time. */
export const stackNumbers: Strategy = (table) => {
  const { draw } = table;
  const { terms } = table.settings.claims;
  if (!terms.counts || !terms.objects.includes('choose')) return;
  const targets = draw.many(0, 3, () => addCreature(table, otherPlayer(table.turn)));
  const source = openSource(table, table.turn);
  const verbs = verbsFor(table, 'creature', ['wound', 'take life', 'poison', 'heal']);
  if (source === null || verbs.length === 0) return;
  const instruction: Instruction = {
    deed: drawDeed(table, draw.oneOf(verbs), targets[0] ?? null),
    object: {
      kind: 'choose',
      min: 0,
      max: draw.flag(0.5) ? null : draw.between(1, 3),
      by: 'controller',
      filter: { types: ['creature'], ...(draw.flag(0.5) ? { side: 'opponent' as const } : {}) },
    },
  };
  const ability = printPaid(table, source, [[instruction]]);
  declare(table, source, ability, [[instruction]], draw.flag(0.3) ? [] : targets.map(({ id }) => id));
  settle(table);
};
