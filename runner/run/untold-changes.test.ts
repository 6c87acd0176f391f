import { describe, expect, it } from 'vitest';
import { mutants } from '../../engines/mutants/index.ts';
import { reference } from '../../engines/reference/index.ts';
import {
  board,
  card,
  change,
  endTurn,
  giveLife,
  heal,
  move,
  setLife,
  takeLife,
  wound,
} from '../../engines/testing/table.ts';
import type { Ability } from '../../spec/abilities/ability.ts';
import type { Deed } from '../../spec/abilities/deed.ts';
import type { State } from '../../spec/model/state.ts';
import type { Engine } from '../../spec/protocol/adapter.ts';
import { fares } from '../testing/faring.ts';
import { KINDS, without } from '../testing/untelling.ts';

const creatures = { types: ['creature' as const] };

/** The reference without events, which does another deed in the place of each bare change, or none. */
const altered = (alter: (deed: Deed) => Deed | null): Engine => {
  const engine = reference();
  let state: State;
  return without(KINDS, {
    ...engine,
    load(table) {
      state = engine.load(table);
      return state;
    },
    act(act) {
      const deed = act.act === 'change' ? alter(act.deed) : null;
      if (act.act === 'change' && deed === null)
        return { outcome: 'accepted', reason: null, events: [], pending: null, state };
      const reply = engine.act(act.act === 'change' && deed !== null ? { ...act, deed } : act);
      state = reply.state;
      return reply;
    },
  });
};

const mutant = (name: string): Engine => {
  const found = mutants.find((one) => one.name === name);
  if (found === undefined) throw new Error(`There is no mutant ${name}.`);
  return without(KINDS, found.engine());
};

describe('a bare change without events', () => {
  const ward: Ability = { kind: 'static', static: { text: 'cannot be target' } };
  const table = board(
    [
      card('hero', 'hero', 'A', { starting: 5 }),
      card('imp', 'creature', 'A', { printed: ['ward'], wounds: 1, exhausted: true }),
      card('ogre', 'creature', 'B', { owner: 'A', controller: 'B', poisoned: true, wounds: 1 }),
      card('altar', 'support', 'B', { exhausted: true }),
      card('elf', 'creature', 'A', { zone: 'hand' }),
    ],
    { ward },
  );
  const lays: Deed[] = [
    { verb: 'give life', amount: 2, until: 'lasting' },
    { verb: 'take life', amount: 1, until: 'lasting' },
    { verb: 'silence', until: 'lasting' },
    { verb: 'challenge', until: 'lasting' },
    { verb: 'grant', ability: 'ward', until: 'lasting' },
  ];
  const shown: [string, Deed][] = [
    ['ogre', { verb: 'destroy' }],
    ['altar', { verb: 'destroy' }],
    ['imp', { verb: 'poison' }],
    ['ogre', { verb: 'cure' }],
    ['ogre', { verb: 'exhaust' }],
    ['altar', { verb: 'ready' }],
    ['imp', { verb: 'silence', until: 'lasting' }],
    ['ogre', { verb: 'challenge', until: 'lasting' }],
    ['ogre', { verb: 'grant', ability: 'ward', until: 'lasting' }],
    ['imp', move('hand')],
    ['elf', move('play')],
    ['elf', move('graveyard')],
  ];
  const others: [string, Deed][] = [
    ['hero', wound(1)],
    ['imp', heal(1)],
    ['imp', giveLife(2)],
    ['imp', takeLife(1)],
    ['hero', setLife(7)],
    ['altar', { verb: 'take control', until: 'lasting' }],
    ['imp', wound(9)],
    ['hero', wound(9)],
    ['imp', { verb: 'strip life' }],
  ];
  const turns = [endTurn('A'), endTurn('B'), endTurn('A')];

  it.each([...shown, ...others])('of a right engine is as it should be: %s, %o', async (id, deed) => {
    const right = without(KINDS, reference());
    expect(await fares(right, table, change(id, deed), ...turns)).toBe('');
  });
  it.each(shown)('is asked whether it was done: %s, %o', async (id, deed) => {
    expect(
      await fares(
        altered(() => null),
        table,
        change(id, deed),
      ),
    ).toBe('text');
  });
  it.each(lays)('has its own term, not that of the engine: %o', async (deed) => {
    const short = altered((one) => ({ ...one, ...('until' in one && { until: 'end of turn' }) }));
    const long = altered((one) => ({ ...one, ...('until' in one && { until: 'lasting' }) }));
    const brief = { ...deed, until: 'end of turn' } as Deed;
    const early = await fares(short, table, change('ogre', deed), endTurn('A'));
    expect(['default/unchanged', 'heroes/503.1/expiry']).toContain(early);
    expect(await fares(long, table, change('ogre', brief), endTurn('A'))).toBe('heroes/503.1/expiry');
    expect(await fares(long, table, change('ogre', deed), endTurn('A'))).toBe('');
  });
  it.each<[string, string, Deed, Deed, string]>([
    ['cures by healing', 'ogre', { verb: 'cure' }, heal(1), 'default/fields | text'],
    ['heals by destroying', 'ogre', heal(1), { verb: 'destroy' }, 'default/unchanged'],
    ['wounds by poisoning', 'imp', wound(1), { verb: 'poison' }, 'default/unchanged'],
    ['wounds a little and destroys', 'imp', wound(1), { verb: 'destroy' }, 'default/unchanged'],
    ['takes a little life and destroys', 'imp', takeLife(1), { verb: 'destroy' }, 'default/unchanged'],
    ['destroys into the hand', 'imp', { verb: 'destroy' }, move('hand'), 'heroes/505.1'],
    ['poisons by exhausting', 'ogre', { verb: 'poison' }, { verb: 'exhaust' }, 'default/unchanged'],
    ['readies by moving', 'imp', { verb: 'ready' }, move('deck'), 'default/unchanged'],
  ])('does nothing else: %s', async (_, id, deed, done, blamed) => {
    const engine = altered(() => done);
    expect(await fares(engine, table, change(id, deed))).toBe(blamed);
  });
  it.each<[string, string, Deed, string]>([
    ['curing-heals', 'ogre', { verb: 'cure' }, 'default/fields'],
    ['dies-at-one', 'imp', wound(1), 'default/unchanged'],
    ['wounding-readies', 'imp', wound(1), 'default/unchanged'],
    ['buries-with-controller', 'ogre', wound(9), 'heroes/505.1'],
  ])('%s', async (name, id, deed, blamed) => {
    expect(await fares(mutant(name), table, change(id, deed))).toBe(blamed);
  });
  it('keeps the terms of what lay there before', async () => {
    const acts = [change('imp', giveLife(2, 'end of turn')), change('imp', wound(1)), endTurn('A')];
    expect(await fares(mutant('wounds-make-terms-lasting'), table, ...acts)).toBe('heroes/503.1/expiry');
    expect(await fares(without(KINDS, reference()), table, ...acts)).toBe('');
  });
  it('says nothing of other cards where a static text lays life or another deed may be done instead', async () => {
    const flag: Ability = { kind: 'static', static: { text: 'life', by: 1, who: creatures } };
    const saved: Ability = { kind: 'static', static: { text: 'instead', of: 'wound', deed: heal(1) } };
    for (const text of [flag, saved]) {
      const stirred = board(table.cards, { ...table.texts, text });
      expect(await fares(mutant('wounding-readies'), stirred, change('imp', wound(1)))).toBe('');
    }
  });
});
