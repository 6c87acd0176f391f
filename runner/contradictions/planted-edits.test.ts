import { describe, expect, it } from 'vitest';
import type { Clause, Rule } from '../../spec/clauses/clause.ts';
import { fields } from '../../spec/clauses/ruling.ts';
import { HEROES } from '../../spec/editions/heroes.ts';
import type { Attacking, Targeting } from '../../spec/questions/carrying-out.ts';
import { attackTargets, finalTargets } from '../../spec/questions/carrying-out.ts';
import { massReach, mayBeNamed } from '../../spec/questions/declaring.ts';
import { hasLost, isDestroyed } from '../../spec/questions/fate.ts';
import type { Layers, Levelling, LifeChange } from '../../spec/questions/life.ts';
import { lifeAfter, lifeLevel } from '../../spec/questions/life.ts';
import type { DeclaringInstruction } from '../../spec/questions/scene.ts';
import { arises } from './arising.ts';
import { groupedOf } from './assemble.ts';
import { benchOf } from './bench.ts';
import { ownExamples } from './refused-examples.ts';
import { surveyOf } from './survey.ts';
import { bank, texts } from './testing/bank.ts';
import type { Planting } from './testing/planting.ts';
import { adding, all, conflictsIn } from './testing/planting.ts';

const h = (number: string) => `heroes/${number}`;
const always = () => true;

const editing =
  (address: string, edit: (rule: Rule) => Rule): Planting =>
  ({ clauses, suppositions }) => ({
    clauses: clauses.map(
      (clause): Clause =>
        clause.address === address ? { ...clause, rules: clause.rules.map(edit) } : clause,
    ),
    suppositions,
  });

const withoutException = (address: string): Planting => editing(address, ({ yieldsTo: _, ...rule }) => rule);
const yieldingTo = (address: string, to: string, question: string): Planting =>
  editing(address, (rule) => (rule.question.id === question ? { ...rule, yieldsTo: [to] } : rule));

const laid = ({ life }: Levelling, kind: string): number =>
  life.effects.reduce((sum, effect) => sum + (effect.kind === kind ? effect.left : 0), 0);
const levelOf = (levelling: Levelling): number =>
  levelling.life.starting -
  levelling.life.wounds +
  laid(levelling, 'additional') -
  laid(levelling, 'negative');
const isWoundedNow = (levelling: Levelling): boolean => !levelling.entered && levelling.life.wounds > 0;
const idsOf = ({ state }: DeclaringInstruction): string[] => Object.keys(state.cards);

describe('what an editor of the clauses may do to them', () => {
  it.each<[string, string, Planting]>([
    [
      'a number that no small domain holds',
      '504.3 × 504.4',
      adding(h('504.3'), lifeLevel, isWoundedNow, (level, life) => level === levelOf(life) + 50, {
        ruling: (life) => ({
          allows: (level) => level === levelOf(life) + 50,
          says: '',
          because: '',
          only: levelOf(life) + 50,
        }),
      }),
    ],
    [
      'a field of a record that no small domain holds',
      '503.2 × 504.5',
      adding(
        h('503.2'),
        lifeAfter,
        ({ before, by }: LifeChange) =>
          before.wounds > 0 && typeof by === 'object' && 'deed' in by && by.deed.verb === 'give life',
        always,
        { ruling: ({ before }: LifeChange) => fields<Layers>({ wounds: before.wounds + 50 }, 'planted') },
      ),
    ],
    [
      'two clauses that give way to one another',
      '503.1/loss × 503.2',
      all(
        adding(h('503.2'), hasLost, always, 'plays on', { yieldsTo: [h('503.1/loss')] }),
        yieldingTo(h('503.1/loss'), h('503.2'), 'hasLost'),
      ),
    ],
    [
      'a clause against itself',
      '504.3',
      all(
        adding(h('504.3'), isDestroyed, always, 'stays'),
        adding(h('504.3'), isDestroyed, always, 'destroyed'),
      ),
    ],
    [
      'three on one attack: it is at one card, at the one named, and at its own source',
      '502.1 × 502.2 × 502.5',
      adding(h('502.2'), attackTargets, always, (given: readonly string[], { attacker }: Attacking) =>
        given.includes(attacker),
      ),
    ],
    [
      'three on the targets: all that were chosen, none but those, and another number',
      '502.4 × 502.6 × 502.9',
      adding(
        h('502.9'),
        finalTargets,
        ({ chosen }: Targeting) => chosen.length > 0,
        (given: readonly string[], { chosen }: Targeting) => given.length !== chosen.length,
      ),
    ],
    [
      'three on a mass text: all that fit, no stranger, and all or none',
      '118.4 × 118.9 × 502.6',
      adding(
        h('118.9'),
        massReach,
        (situation: DeclaringInstruction) => idsOf(situation).length > 1,
        (given: readonly string[], situation: DeclaringInstruction) =>
          given.length === 0 || given.length === idsOf(situation).length,
      ),
    ],
  ])('%s is found', (_, clauses, plant) => {
    expect(conflictsIn(plant)).toContain(clauses);
  });

  it('an exception that is dropped is found under the reading that it was for', () => {
    const { clauses, suppositions } = withoutException(h('502.7'))(texts);
    const few = bank.filter(({ question }) => question.id === mayBeNamed.id);
    const found = groupedOf(surveyOf(benchOf(clauses, suppositions), few))
      .filter(({ kind }) => kind === 'conflict under a reading')
      .map((one) => one.clauses.join(' × '));
    expect(found).toContain('heroes/502.7 × heroes/502.8');
  });

  it('a rule that throws is taken to be silent, and told', () => {
    const { clauses, suppositions } = adding(
      h('502.9'),
      hasLost,
      () => {
        throw new TypeError('it broke');
      },
      'lost',
    )(texts);
    const bench = benchOf(clauses, suppositions);
    const few = bank.filter(({ question }) => question.id === hasLost.id);
    const those = few.filter((entry) => arises(bench, entry));
    expect(surveyOf(bench, few).heard.get(hasLost.id)).toBe(those.length);
    expect([...bench.broken.values()]).toMatchObject([
      { clause: 'heroes/502.9', question: 'hasLost', complaint: 'it broke' },
    ]);
  });

  it('a condition that no longer fits the examples of its rule is told', () => {
    expect(ownExamples(benchOf(texts.clauses, texts.suppositions), [HEROES])).toEqual([]);
    const { clauses } = editing(h('503.1/loss'), (rule) => ({
      ...rule,
      applies: ({ life }) => life.wounds > life.starting,
    }))(texts);
    expect(ownExamples(benchOf(clauses, []), [HEROES])).toMatchObject([
      { kind: 'example refused', clauses: ['heroes/503.1/loss'], question: 'hasLost' },
    ]);
  });
});
