import { describe, expect, it } from 'vitest';
import { one } from '../../engines/testing/table.ts';
import type { Ability } from '../../spec/abilities/ability.ts';
import type { Deed } from '../../spec/abilities/deed.ts';
import { blamed, having, ogre, tableOf } from '../testing/hand-made.ts';
import type { Told } from '../testing/records.ts';
import {
  begun,
  byItem,
  byRules,
  creatures,
  did,
  ended,
  flagged,
  item,
  left,
  queued,
  resolve,
  settled,
} from '../testing/records.ts';

describe('a source that pays by being exhausted, and is named for its own text', () => {
  const paidByAny = (deed: Deed, max: number): Ability => ({
    kind: 'activated',
    cost: { kind: 'exhaust', filter: creatures },
    steps: [[one(deed, creatures, { min: 0, max })]],
  });
  const blamedFor = (deed: Deed, named: readonly string[], final: readonly string[], done = final) => {
    const table = tableOf([having('monk', 'A', 'text'), ogre], { text: paidByAny(deed, 2) });
    const declared: Told = {
      act: {
        act: 'declare',
        player: 'A',
        source: 'monk',
        ability: 'text',
        targets: [{ at: [0, 0], cards: [...named], amounts: null }],
        pay: ['monk'],
      },
      events: [queued(item('monk', 'text', named)), flagged('monk', 'exhausted', true, byRules('payment'))],
    };
    const carried = done.map((card) => did(card, byItem()));
    const events = [settled([...final]), begun(), ...carried, ended(), left()];
    return blamed(table, [declared, { act: resolve, events }]);
  };

  it('is a target: whoever drops it breaks 502.6, and not the check of sources', () => {
    expect(blamedFor({ verb: 'cure' }, ['monk'], ['monk'])).toBe('');
    expect(blamedFor({ verb: 'cure' }, ['monk'], [])).toBe('heroes/502.6');
    expect(blamedFor({ verb: 'cure' }, ['ogre', 'monk'], ['ogre'])).toBe('heroes/502.6');
  });
  it('dropped from a fight: that its partner fights nobody is a consequence', () => {
    expect(blamedFor({ verb: 'fight' }, ['ogre', 'monk'], ['ogre'], [])).toBe('heroes/502.6');
  });
  it('a fight left out between two that are targets is a fault of its own', () => {
    expect(blamedFor({ verb: 'fight' }, ['ogre', 'monk'], ['ogre', 'monk'], [])).toBe('default/allowed');
  });
});
