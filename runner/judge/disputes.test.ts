import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { creature, declaredText, wounding } from '../../oracles/examples.ts';
import type { Clause } from '../../spec/clauses/clause.ts';
import { on } from '../../spec/clauses/clause.ts';
import type { Ruling } from '../../spec/clauses/ruling.ts';
import { exactly, such } from '../../spec/clauses/ruling.ts';
import { massReach } from '../../spec/questions/declaring.ts';
import { asked } from '../interview/observation.ts';
import type { Settings } from '../testing/invented.ts';
import { clause, isColour, isSwitched, says, settings, switching, WHOLE } from '../testing/invented.ts';
import { courtOf } from './court.ts';
import { judge } from './verdict.ts';

const red = clause('lamp/1', [says('red')]);
const blue = clause('lamp/2', [says('blue')]);
const notGreen = clause('lamp/3', [says((reading) => (reading === 'x' ? null : 'red'))]);

const judged = (clauses: readonly Clause[], answer: 'red' | 'green' | 'blue') => {
  const { denial, disputes } = judge(courtOf(clauses), isColour(answer));
  return { denied: denial?.denied ?? null, disputes };
};

describe('two clauses that leave no common answer', () => {
  it('excuse either of their answers, and say which clause it keeps', () => {
    expect(judged([red, blue], 'red')).toEqual({
      denied: null,
      disputes: [{ question: 'colour', kept: ['lamp/1'], broken: ['lamp/2'] }],
    });
    expect(judged([red, blue], 'blue').disputes).toEqual([
      { question: 'colour', kept: ['lamp/2'], broken: ['lamp/1'] },
    ]);
  });
  it('excuse no answer that neither allows', () => {
    expect(judged([red, blue], 'green')).toEqual({ denied: ['lamp/1', 'lamp/2'], disputes: [] });
  });
  it('are no dispute where one of them prevails, is open, is a default, or is not certified', () => {
    const traits = [{ yieldsTo: ['lamp/2'] }, { force: 'open' as const }, { force: 'default' as const }];
    for (const trait of traits)
      expect(judged([clause('lamp/1', [says('red', trait)]), blue], 'blue')).toEqual({
        denied: null,
        disputes: [],
      });
    const shown = clause('text', [says('red')], { isUncertified: true });
    expect(judged([shown, blue], 'red')).toEqual({ denied: ['lamp/2'], disputes: [] });
  });
});

describe('an answer that another one betters', () => {
  it('is blamed on what the better one would keep, and on nothing else', () => {
    const warm = clause('lamp/4', [says('red')]);
    const both = [red, warm, blue];
    expect(judged(both, 'red').disputes).toEqual([
      { question: 'colour', kept: ['lamp/1', 'lamp/4'], broken: ['lamp/2'] },
    ]);
    expect(judged(both, 'blue').denied).toBeNull();
    expect(judged(both, 'green').denied).toEqual(['lamp/1', 'lamp/2', 'lamp/4']);
  });
  it('is an ordinary denial where some answer keeps every clause', () => {
    expect(judged([red, notGreen], 'blue')).toEqual({ denied: ['lamp/1', 'lamp/3'], disputes: [] });
  });
});

describe('a refusal', () => {
  const [legal, illegal] = [clause('lamp/5', [switching('legal')]), clause('lamp/6', [switching('illegal')])];
  const refused = (rest: readonly Clause[]) =>
    judge(courtOf([legal, illegal, ...rest]), { anyOf: [isSwitched('illegal'), isColour('red')] });

  it('that only a disputed part explains is excused as disputed', () => {
    const { denial, disputes } = refused([blue]);
    expect(denial).toBeNull();
    expect(disputes).toEqual([{ question: 'maySwitch', kept: ['lamp/6'], broken: ['lamp/5'] }]);
  });
  it('that another part explains has nothing to do with the dispute', () => {
    expect(refused([red])).toMatchObject({ denial: null, disputes: [] });
  });
});

describe('a dispute under one reading', () => {
  const either = clause('lamp/7', [says((reading) => (reading === 'warm' ? 'red' : null))], {
    readings: ['warm', 'silent'],
  });
  it('leaves the readings open that excuse the answer', () => {
    const { denial, nogoods } = judge(courtOf([either, blue]), isColour('red'));
    expect(denial).toBeNull();
    expect(nogoods.map(({ readings }) => readings)).toEqual([{ 'lamp/7': 'silent' }]);
  });
});

describe('a set of cards that are too many for all sets to be looked through', () => {
  const ids = Array.from({ length: 9 }, (_, i) => `imp-${i}`);
  const each = wounding({ kind: 'each', filter: { types: ['creature'] } });
  const situation = {
    ...declaredText(each),
    state: declaredText(
      each,
      ids.map((id) => creature(id)),
    ).state,
  };
  const said = (...rulings: Ruling<readonly string[]>[]) =>
    rulings.map((ruling, i) =>
      clause(`lamp/${i}`, [on(massReach, { applies: () => true, ruling: () => ruling })]),
    );
  const [few, all, many] = [ids.slice(0, 4), ids, ids.slice(0, 5)];
  const atLeast = (due: readonly string[]) =>
    such<readonly string[]>('at least', '', (given) => due.every((id) => given.includes(id)));
  const noneOf = (barred: readonly string[]) =>
    such<readonly string[]>('none of', '', (given) => !given.some((id) => barred.includes(id)));
  const judgedOn = (clauses: readonly Clause[], answer: readonly string[]) => {
    const { denial, disputes } = judge(courtOf(clauses), asked(massReach, situation, answer));
    return [denial?.denied ?? null, disputes.length];
  };

  it.each<[string, Clause[]]>([
    ['what one asks for and the other does not bar', said(atLeast(few), noneOf(ids.slice(4)))],
    ['the only one that one of them allows', said(exactly(few, ''), noneOf(ids.slice(5)))],
  ])('is none of a dispute where there is an answer for all: %s', (_, clauses) => {
    expect(judgedOn(clauses, few)).toEqual([null, 0]);
    expect(judgedOn(clauses, [])).toEqual([['lamp/0'], 0]);
  });
  it.each<[string, Clause[]]>([
    ['where one bars what the other asks for', said(atLeast(many), noneOf(few))],
    ['where each allows another one only', said(exactly(many, ''), exactly(few, ''))],
  ])('is one of a dispute %s', (_, clauses) => {
    expect(judgedOn(clauses, many)).toEqual([null, 1]);
  });
  it('is denied where it cannot be told', () => {
    const odd = such<readonly string[]>('three', '', (given) => given.length === 3);
    expect(judgedOn(said(odd, atLeast(few)), few)).toEqual([['lamp/0'], 0]);
    expect(judgedOn(said(odd, atLeast(few)), all)).toEqual([['lamp/0'], 0]);
  });
});

describe('clauses that name figures for the fields of an answer', () => {
  const asksFor = (among: readonly Partial<Settings>[]): Ruling<Settings> => {
    const allows = ({ volts, watts }: Settings) =>
      among.some((ways) => (ways.volts ?? volts) === volts && (ways.watts ?? watts) === watts);
    const fields = settings.fields?.filter((field) => among.some((ways) => field in ways)) ?? [];
    return { ...such<Settings>('as named', 'it is asked for', allows), fields };
  };
  const judgeSet = (
    demands: readonly (readonly Partial<Settings>[])[],
    answer: Settings,
    isNaming: boolean,
    question = settings,
  ) => {
    const rules = demands.map((among, i) => {
      const ruling = { ...asksFor(among), ...(isNaming && { among }) };
      const examples = { applicable: [WHOLE], inapplicable: [] };
      return clause(`lamp/${i}`, [on(question, { applies: () => true, ruling: () => ruling, examples })]);
    });
    const { denial, disputes } = judge(courtOf(rules), asked(question, WHOLE, answer));
    return { denied: denial?.denied ?? null, disputes };
  };
  const figure = fc.nat(2);
  const whole = fc.record({ volts: figure, watts: figure });
  const demand = fc.oneof(
    fc.array(fc.record({ volts: figure }), { minLength: 1, maxLength: 3 }),
    fc.array(whole, { minLength: 1, maxLength: 3 }),
  );

  it('are judged as if all answers had been looked through', () => {
    const demands = fc.array(demand, { minLength: 2, maxLength: 4 });
    fc.assert(
      fc.property(demands, whole, (some, answer) => {
        expect(judgeSet(some, answer, true)).toEqual(judgeSet(some, answer, false));
      }),
      { seed: 11 },
    );
  });
  it('have no answers looked through where what they name is one for all', () => {
    const untold = { ...settings, answers: () => expect.unreachable('no need to list the answers') };
    const demands = [
      [
        { volts: 1, watts: 2 },
        { volts: 2, watts: 0 },
      ],
      [{ watts: 0 }],
      [{ volts: 2 }],
    ];
    expect(judgeSet(demands, { volts: 2, watts: 1 }, true, untold).denied).toEqual(['lamp/0', 'lamp/1']);
  });
});
