import { describe, expect, it } from 'vitest';
import { changed, life } from '../../oracles/examples.ts';
import { oracles } from '../../oracles/index.ts';
import type { Clause, Procedure, Rule } from '../../spec/clauses/clause.ts';
import { on } from '../../spec/clauses/clause.ts';
import { must, such } from '../../spec/clauses/ruling.ts';
import { HEROES } from '../../spec/editions/heroes.ts';
import type { Life } from '../../spec/model/life.ts';
import { isDestroyed } from '../../spec/questions/fate.ts';
import type { Layers } from '../../spec/questions/life.ts';
import { lifeAfter } from '../../spec/questions/life.ts';
import { benchOf } from './bench.ts';
import { blockersOf } from './blockers.ts';
import type { Lean } from './claims.ts';
import { endless } from './deadline.ts';
import { trialOf } from './fixes.ts';
import { procedureFindings } from './processes.ts';
import { surveyOf } from './survey.ts';

const noneNegative = on(lifeAfter, {
  applies: ({ by }) => typeof by === 'object' && 'deed' in by && by.deed.verb === 'take life',
  ruling: () => ({ ...such<Layers>('planted', '', ({ negative }) => negative === 0), fields: ['negative'] }),
});

/** The clauses with more rules by address. */
const plantedIn = (more: Readonly<Record<string, Rule>>) => ({
  clauses: oracles.heroes.map(
    (clause): Clause => ({
      ...clause,
      rules: [...clause.rules, ...(clause.address in more ? [more[clause.address] as Rule] : [])],
    }),
  ),
  suppositions: [],
});

/** What keeps a life from being set so, with these rules planted. */
function blockersIn(
  planted: Readonly<Record<string, Rule>>,
  before: Life,
  to: number,
  leans: readonly Lean[] = [],
) {
  const { clauses } = plantedIn(planted);
  const setting = clauses.find(({ procedure }) => procedure !== undefined) as Clause;
  const change = changed(before, { verb: 'set life', to });
  return blockersOf(benchOf(clauses, []), setting, setting.procedure as Procedure, change, leans, 2, endless);
}

/** What is found where these clauses also say that a card from which life is taken has no negative life. */
function foundIn(planted: readonly string[], order: 'as written' | 'reversed' = 'as written') {
  const { clauses: written } = plantedIn(
    Object.fromEntries(planted.map((address) => [address, noneNegative])),
  );
  const texts = { clauses: order === 'reversed' ? written.reverse() : written, suppositions: [] };
  const bench = benchOf(texts.clauses, []);
  const findings = procedureFindings(trialOf(texts, bench, [], surveyOf(bench, [])), 1, [HEROES]);
  return findings.map(({ id, clauses, blockers }) => ({ id, clauses, blockers }));
}

const BY_READING = { id: 'a94ed9ba35', clauses: ['heroes/504.5', 'heroes/504.6'] };

describe('a procedure that cannot be carried out', () => {
  it('names the clause whose reading is in its way', () => {
    expect(foundIn([])).toEqual([{ ...BY_READING, blockers: [['heroes/504.5']] }]);
  });
  it.each([
    ['one clause', ['heroes/503.2']],
    ['one that the procedure needs as well', ['heroes/504.4']],
    ['two, each in the way by itself, so that both would have to go', ['heroes/503.2', 'heroes/504.4']],
  ])('names %s, under one id whatever is in the way and in whatever order', (_, planted) => {
    const expected = { id: 'b6a6e35332', clauses: ['heroes/504.6'], blockers: [planted] };
    for (const order of ['as written', 'reversed'] as const)
      expect(foundIn(planted, order)).toContainEqual(expected);
  });
  it('names with it what would break it off once it is out of the way', () => {
    const dies = on(isDestroyed, {
      applies: ({ before, after }) => before.wounds > after.wounds,
      ruling: () => must('destroyed', 'planted'),
    });
    const planted = { 'heroes/503.2': noneNegative, 'heroes/504.1': dies };
    const blockers = blockersIn(planted, life(3, { wounds: 1 }), 3);
    expect(blockers).toEqual([['heroes/503.2', 'heroes/504.1']]);
  });
  it('names each of two sets of which either may go', () => {
    const stays = [{ clause: 'heroes/504.5', name: 'the newcomer removes all and stays' }];
    const raised = life(1, { wounds: 1, additional: 1 });
    expect(blockersIn({ 'heroes/503.2': noneNegative }, raised, 2, stays)).toEqual([
      ['heroes/503.2', 'heroes/505.1'],
      ['heroes/504.5'],
    ]);
  });
});
