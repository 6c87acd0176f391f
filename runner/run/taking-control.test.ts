import { describe, expect, it } from 'vitest';
import { createEngine } from '../../engines/reference/engine.ts';
import { reference, rulesOf } from '../../engines/reference/index.ts';
import { board, card, change, declare, one, resolveAll } from '../../engines/testing/table.ts';
import type { Deed } from '../../spec/abilities/deed.ts';
import type { Act } from '../../spec/play/act.ts';
import { fares } from '../testing/faring.ts';
import { KINDS, without } from '../testing/untelling.ts';

/** Lays the effect, and leaves the card with its controller. */
const leaving = createEngine(
  'leaving',
  {
    ...rulesOf.heroes,
    perform: (run, deed, was, why) =>
      rulesOf.heroes.perform(run, deed, was, { ...why, controller: was.controller }),
  },
  'heroes',
);

const theft: Deed = { verb: 'take control', until: 'lasting' };
const table = board(
  [
    card('imp', 'creature', 'A', { printed: ['theft'] }),
    card('elf', 'creature', 'A'),
    card('ogre', 'creature', 'B'),
  ],
  { theft: { kind: 'activated', steps: [[one(theft, { types: ['creature'] })]] } },
);
const stealing = (target: string): Act[] => [declare('imp', 'theft', [target]), resolveAll];

describe('control that is taken', () => {
  it('goes to the controller of the ability', async () => {
    expect(await fares(leaving, table, ...stealing('ogre'))).toBe('text');
    expect(await fares(reference(), table, ...stealing('ogre'))).toBe('');
  });
  it('stays where the controller of the ability had it', async () => {
    expect(await fares(leaving, table, ...stealing('elf'))).toBe('');
    expect(await fares(reference(), table, ...stealing('elf'))).toBe('');
  });
  it.each(['elf', 'ogre'])('goes by a bare change to the other player: %s', async (id) => {
    for (const untold of [[], KINDS]) {
      expect(await fares(without(untold, leaving), table, change(id, theft))).toBe('text');
      expect(await fares(without(untold, reference()), table, change(id, theft))).toBe('');
      expect(await fares(without(untold, reference()), table, change(id, theft), change(id, theft))).toBe('');
    }
  });
});
