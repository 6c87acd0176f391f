import { describe, expect, it } from 'vitest';
import type { Clause, Rule } from '../../spec/clauses/clause.ts';
import { on } from '../../spec/clauses/clause.ts';
import { fields, must, such } from '../../spec/clauses/ruling.ts';
import type { Asked } from '../interview/observation.ts';
import { asked } from '../interview/observation.ts';
import type { Lamp, Settings } from '../testing/invented.ts';
import {
  clause,
  colour,
  isColour,
  isSwitched,
  maySwitch,
  says,
  sets,
  settings,
  switching,
  WHOLE,
} from '../testing/invented.ts';
import { courtOf } from './court.ts';
import { hear } from './hearing.ts';
import type { World } from './worlds.ts';

const heard = (clauses: readonly Clause[], what: Asked, world: World = {}) => {
  const consulted = new Set<Clause>();
  const { spoken, denied, grounds } = hear(courtOf(clauses), what, world, consulted);
  const addresses = (list: typeof spoken) => list.map(({ clause: { address } }) => address);
  return {
    spoken: addresses(spoken),
    denied: addresses(denied),
    grounds,
    consulted: [...consulted].map(({ address }) => address),
  };
};

describe('who speaks', () => {
  const red = clause('lamp/1', [says('red')]);
  const byDefault = clause('default/green', [says('green', { force: 'default' })]);

  it('every rule on the question that applies, and nobody on another question', () => {
    const onBroken: Rule = { ...says('blue'), applies: ({ isBroken }: Lamp) => isBroken };
    const clauses = [red, clause('lamp/2', [onBroken]), clause('lamp/3', [switching('legal')])];
    expect(heard(clauses, isColour('red')).spoken).toEqual(['lamp/1']);
    expect(heard(clauses, asked(colour, { isBroken: true }, 'red')).denied).toEqual(['lamp/2']);
    expect(heard([red], isSwitched('illegal')).spoken).toEqual([]);
  });
  it('a default only where nothing else does', () => {
    expect(heard([byDefault], isColour('red')).denied).toEqual(['default/green']);
    expect(heard([red, byDefault], isColour('red'))).toMatchObject({ spoken: ['lamp/1'], denied: [] });
  });
  it('a clause that is silent under this reading leaves the default its say', () => {
    const shy = clause('lamp/1', [says((reading) => (reading === 'loud' ? 'red' : null))], {
      readings: ['loud', 'silent'],
    });
    expect(heard([shy, byDefault], isColour('red')).denied).toEqual([]);
    expect(heard([shy, byDefault], isColour('red'), { 'lamp/1': 'silent' }).denied).toEqual([
      'default/green',
    ]);
  });
  it('an open rule silences the default and refuses nothing', () => {
    const open = clause('lamp/9', [says('blue', { force: 'open' })]);
    expect(heard([open, byDefault], isColour('red'))).toMatchObject({ spoken: ['lamp/9'], denied: [] });
    expect(heard([open, red], isColour('green')).denied).toEqual(['lamp/1']);
  });
});

describe('a rule that yields', () => {
  const general = clause('lamp/1', [says('red', { yieldsTo: ['lamp/2'] })]);
  const special = clause('lamp/2', [says('green')]);
  const quiet = clause('lamp/2', [says(null)]);

  it('is not heard where the other clause speaks', () => {
    expect(heard([general, special], isColour('green'))).toMatchObject({ spoken: ['lamp/2'], denied: [] });
    expect(heard([general, special], isColour('red')).denied).toEqual(['lamp/2']);
  });
  it('is heard beside one that yields to it in turn', () => {
    const polite = clause('lamp/2', [says('green', { yieldsTo: ['lamp/1'] })]);
    expect(heard([general, polite], isColour('green')).denied).toEqual(['lamp/1']);
    expect(heard([general, polite], isColour('red')).denied).toEqual(['lamp/2']);
  });
  const inRow = (to: readonly (readonly string[])[]) =>
    to.map((yieldsTo, i) =>
      clause(`lamp/${i + 1}`, [says('red', yieldsTo.length === 0 ? {} : { yieldsTo })]),
    );
  it.each([
    ['a ring of three: all speak', [['lamp/2'], ['lamp/3'], ['lamp/1']], [1, 2, 3]],
    ['a chain of three: the last speaks', [['lamp/2'], ['lamp/3'], []], [3]],
    ['a chain into a ring: the ring speaks', [['lamp/2'], ['lamp/3'], ['lamp/2']], [2, 3]],
    ['a ring that gives way to one outside', [['lamp/2', 'lamp/3'], ['lamp/1', 'lamp/3'], []], [3]],
  ] as const)('%s', (_, to, speaking) => {
    expect(heard(inRow(to), isColour('red')).spoken).toEqual(speaking.map((n) => `lamp/${n}`));
  });
  it('is heard where the other clause is silent or absent', () => {
    expect(heard([general, quiet], isColour('green')).denied).toEqual(['lamp/1']);
    expect(heard([general], isColour('green')).denied).toEqual(['lamp/1']);
  });
});

describe('the default of a record', () => {
  const keeps: Rule = on(settings, {
    force: 'default',
    applies: () => true,
    ruling: (_, __, ask) =>
      fields<Settings>(Object.fromEntries(ask.unspoken.map((field) => [field, 1])), 'it stays'),
  });
  const frame = clause('default/stays', [keeps]);
  const set = (volts: number, watts: number) => asked(settings, WHOLE, { volts, watts });

  it('holds for every field where nobody speaks', () => {
    expect(heard([frame], set(1, 1)).denied).toEqual([]);
    expect(heard([frame], set(1, 2)).denied).toEqual(['default/stays']);
  });
  it('holds only for the fields of which nobody has spoken', () => {
    const clauses = [clause('lamp/1', [sets({ volts: 2 })]), frame];
    expect(heard(clauses, set(2, 1)).denied).toEqual([]);
    expect(heard(clauses, set(1, 1)).denied).toEqual(['lamp/1']);
    expect(heard(clauses, set(2, 2)).denied).toEqual(['default/stays']);
    expect(heard(clauses, set(0, 0)).denied).toEqual(['lamp/1', 'default/stays']);
  });
  it('is silent where all fields are spoken of, one by one or in a whole', () => {
    const apart = [clause('lamp/1', [sets({ volts: 2 })]), clause('lamp/2', [sets({ watts: 2 })]), frame];
    const whole = on(settings, { applies: () => true, ruling: () => such('any', 'it says so', () => true) });
    expect(heard(apart, set(2, 2)).spoken).toEqual(['lamp/1', 'lamp/2']);
    expect(heard([clause('lamp/1', [whole]), frame], set(0, 0)).spoken).toEqual(['lamp/1']);
  });
});

describe('ask', () => {
  const asksSwitch: Rule = on(colour, {
    applies: () => true,
    ruling: (situation, _, ask) =>
      must(ask(maySwitch, situation, 'legal') ? 'red' : 'green', 'it depends on the switch'),
  });
  const asking = clause('lamp/1', [asksSwitch]);
  const forbids = clause('lamp/2', [switching((reading) => (reading === 'strict' ? 'illegal' : 'legal'))], {
    readings: ['strict', 'lax'],
  });

  it('answers under the readings of the same world', () => {
    expect(heard([asking, forbids], isColour('green')).denied).toEqual([]);
    expect(heard([asking, forbids], isColour('green'), { 'lamp/2': 'lax' }).denied).toEqual(['lamp/1']);
  });
  it('carries the clauses that it leans on, and the readings that mattered', () => {
    expect(heard([asking, forbids], isColour('red'))).toEqual({
      spoken: ['lamp/1'],
      denied: ['lamp/1'],
      grounds: ['lamp/2'],
      consulted: ['lamp/2'],
    });
  });
  it('lends its grounds to the denial that was made through it, and to no other', () => {
    const other = clause('lamp/3', [says('blue')]);
    expect(heard([asking, forbids, other], isColour('green'))).toMatchObject({
      denied: ['lamp/3'],
      grounds: [],
    });
  });
  it('goes through several clauses', () => {
    const between = clause('lamp/4', [
      on(maySwitch, {
        applies: () => true,
        ruling: (_, __, ask) =>
          ask(settings, WHOLE, { volts: 1, watts: 1 }) ? null : must('illegal', 'it is not set so'),
      }),
    ]);
    const clauses = [asking, between, clause('lamp/5', [sets({ volts: 2 })])];
    expect(heard(clauses, isColour('red'))).toMatchObject({
      denied: ['lamp/1'],
      grounds: ['lamp/4', 'lamp/5'],
    });
  });
});
