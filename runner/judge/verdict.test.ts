import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Clause } from '../../spec/clauses/clause.ts';
import { on } from '../../spec/clauses/clause.ts';
import { must } from '../../spec/clauses/ruling.ts';
import type { Observation } from '../interview/observation.ts';
import { clause, colour, isColour, isSwitched, maySwitch, says, switching } from '../testing/invented.ts';
import { courtOf } from './court.ts';
import { hear } from './hearing.ts';
import { judge } from './verdict.ts';
import { worldKey, worldsOf } from './worlds.ts';

fc.configureGlobal({ seed: 20260101 });

const verdict = (clauses: readonly Clause[], observation: Observation) => {
  const { denial, nogoods } = judge(courtOf(clauses), observation);
  return {
    denied: denial?.denied ?? null,
    nogoods: nogoods.map(({ readings }) => readings),
    nogoodsDeny: nogoods.map(({ denied }) => denied),
  };
};
const fine = { denied: null, nogoods: [], nogoodsDeny: [] };

describe('one answer', () => {
  const red = clause('lamp/1', [says('red')]);
  it('passes where nobody refuses it, also where nobody speaks', () => {
    expect(verdict([red], isColour('red'))).toEqual(fine);
    expect(verdict([], isColour('red'))).toEqual(fine);
  });
  it('is blamed on all that refuse it', () => {
    const clauses = [red, clause('lamp/2', [says('red')]), clause('lamp/3', [says(null)])];
    expect(verdict(clauses, isColour('green')).denied).toEqual(['lamp/1', 'lamp/2']);
  });
  it('is blamed on what is certified where that refuses it too, else on what is not', () => {
    const shown = clause('surrounding/1', [says('red')], { isUncertified: true });
    expect(verdict([red, shown], isColour('green')).denied).toEqual(['lamp/1']);
    expect(verdict([shown], isColour('green')).denied).toEqual(['surrounding/1']);
  });
});

describe('a refusal', () => {
  const may = (answer: 'legal' | 'illegal') => clause(`lamp/${answer}`, [switching(answer)]);
  const byDefault = clause('default/allowed', [switching('legal', { force: 'default' })]);
  const isRed = (word: string) => clause('lamp/colour', [says(word)]);
  const refused = { anyOf: [isSwitched('illegal'), isColour('red')] };

  it('stands as soon as one part may be what it says', () => {
    expect(verdict([may('legal'), isRed('red')], refused)).toEqual(fine);
    expect(verdict([may('illegal'), isRed('blue')], refused)).toEqual(fine);
  });
  it('stands where nobody speaks of one of its parts', () => {
    expect(verdict([may('legal')], refused)).toEqual(fine);
  });
  it('falls where no part may be, and is blamed on every clause that says so', () => {
    expect(verdict([may('legal'), isRed('blue')], refused).denied).toEqual(['lamp/colour', 'lamp/legal']);
  });
  it('is blamed on the default only where no clause says that it is legal', () => {
    expect(verdict([byDefault, isRed('blue')], refused).denied).toEqual(['lamp/colour']);
    expect(verdict([byDefault], { anyOf: [isSwitched('illegal')] }).denied).toEqual(['default/allowed']);
  });
  it('is blamed on what is not certified only where nothing else refuses it, the default included', () => {
    const shown = clause('text', [says('blue')], { isUncertified: true });
    expect(verdict([byDefault, shown], refused).denied).toEqual(['default/allowed']);
    expect(verdict([may('legal'), shown], refused).denied).toEqual(['lamp/legal']);
  });
  it('of no parts is no refusal', () => {
    expect(verdict([may('legal')], { anyOf: [] })).toEqual(fine);
  });
  it('exercises a clause only where its part alone excuses it', () => {
    const spoken = (clauses: readonly Clause[]) =>
      judge(courtOf(clauses), refused).heard.spoken.map(({ clause: { address } }) => address);
    expect(spoken([may('illegal'), isRed('blue')])).toEqual(['lamp/illegal']);
    expect(spoken([may('illegal'), isRed('red')])).toEqual([]);
  });
});

describe('readings', () => {
  const of = (address: string, words: Record<string, string | null>) =>
    clause(address, [says((reading) => words[reading] ?? null)], { readings: Object.keys(words) });

  it('all refuse: a denial, and no nogood', () => {
    expect(verdict([of('lamp/1', { warm: 'red', cold: 'blue' })], isColour('green'))).toEqual({
      ...fine,
      denied: ['lamp/1'],
    });
  });
  it('some refuse: a nogood of these readings, and no denial', () => {
    expect(verdict([of('lamp/1', { warm: 'red', cold: 'blue' })], isColour('blue'))).toEqual({
      denied: null,
      nogoods: [{ 'lamp/1': 'warm' }],
      nogoodsDeny: [['lamp/1']],
    });
  });
  it('refused in each world, yet by different clauses: blamed on those that deny in all', () => {
    const clauses = [of('lamp/1', { warm: 'red', cold: null }), clause('lamp/2', [says('red')])];
    expect(verdict(clauses, isColour('green')).denied).toEqual(['lamp/2']);
  });
  it('count also where only another reading asks for them', () => {
    const asking = clause(
      'lamp/1',
      [
        on(colour, {
          applies: () => true,
          ruling: (situation, reading, ask) =>
            must(reading === 'asks' && ask(maySwitch, situation, 'legal') ? 'green' : 'red', 'so it is'),
        }),
      ],
      { readings: ['plain', 'asks'] },
    );
    const asked = clause('lamp/2', [switching((reading) => (reading === 'lax' ? 'legal' : 'illegal'))], {
      readings: ['strict', 'lax'],
    });
    expect(verdict([asking, asked], isColour('green')).denied).toBeNull();
    expect(verdict([asking, asked], isColour('green')).nogoods).toEqual([
      { 'lamp/1': 'plain' },
      { 'lamp/2': 'strict' },
    ]);
  });
});

describe('small random courts', () => {
  const word = fc.constantFrom('red', 'green', 'blue', null);
  const random = fc
    .array(fc.tuple(word, word, fc.constantFrom(undefined, 'open' as const, 'default' as const)), {
      minLength: 1,
      maxLength: 4,
    })
    .map((list) =>
      list.map(([warm, cold, force], i) =>
        clause(`lamp/${i}`, [says((reading) => (reading === 'warm' ? warm : cold), force && { force })], {
          readings: ['warm', 'cold'],
        }),
      ),
    );

  it('deny what is refused in every world, and only that; nogoods cover just the refuted worlds', () => {
    fc.assert(
      fc.property(random, fc.constantFrom('red', 'green', 'blue'), (clauses, answer) => {
        const court = courtOf(clauses);
        const worlds = worldsOf(clauses);
        const refuted = worlds.filter((world) => {
          const { denied, spoken } = hear(court, isColour(answer), world, new Set());
          const strong = spoken.filter(({ rule }) => rule.force === undefined);
          const kept = (given: string) =>
            new Set(
              strong.flatMap(({ clause: { address }, ruling }) => (ruling.allows(given) ? [address] : [])),
            );
          const own = kept(answer);
          const isBettered = ['red', 'green', 'blue'].some(
            (other) => kept(other).size > own.size && [...own].every((address) => kept(other).has(address)),
          );
          return denied.length > 0 && (isBettered || own.size === 0);
        });
        const { denial, nogoods } = judge(court, isColour(answer));
        expect(denial !== null).toBe(refuted.length === worlds.length);
        if (denial !== null) return;
        const covered = worlds.filter((world) =>
          nogoods.some(({ readings }) =>
            Object.entries(readings).every(([address, reading]) => world[address] === reading),
          ),
        );
        expect(covered.map(worldKey)).toEqual(refuted.map(worldKey));
      }),
    );
  });
});
