import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Clause, Rule } from '../../spec/clauses/clause.ts';
import { questionsIn } from '../../spec/clauses/implication.ts';
import type { Edition } from '../../spec/editions/edition.ts';
import { HEROES } from '../../spec/editions/heroes.ts';
import { groupedOf } from './assemble.ts';
import { drawn } from './bank.ts';
import { benchOf } from './bench.ts';
import { UNSETTLED } from './claims.ts';
import type { Texts } from './edits.ts';
import { foundId } from './names.ts';
import type { Entry } from './survey.ts';
import { surveyOf } from './survey.ts';
import { bank, texts } from './testing/bank.ts';

const idsOf = ({ clauses, suppositions }: Texts, edition: Edition, entries: readonly Entry[]): string[] =>
  groupedOf(surveyOf(benchOf(clauses, suppositions), entries))
    .filter(({ kind }) => UNSETTLED.includes(kind))
    .map(({ kind, question, clauses: found, about }) => foundId(kind, question.id, found, [edition], about))
    .sort();

/** The number with its first part moved on: 502.3.1 becomes 602.3.1. */
const moved = (by: number) => (address: string) =>
  address.replace(/^(heroes\/)(\d+)/, (_, edition: string, part: string) => `${edition}${Number(part) + by}`);

const renumbered = ({ clauses, suppositions }: Texts, by: number): Texts => {
  const move = moved(by);
  const rules = (list: readonly Rule[]): Rule[] =>
    list.map((rule) => ({
      ...rule,
      ...(rule.yieldsTo && { yieldsTo: rule.yieldsTo.map(move) }),
      ...(rule.raisedBy && { raisedBy: rule.raisedBy.map(move) }),
    }));
  return {
    clauses: clauses.map(
      (clause): Clause => ({
        ...clause,
        address: move(clause.address),
        rules: rules(clause.rules),
      }),
    ),
    suppositions: suppositions.map((one) => ({ ...one, of: move(one.of), rules: rules(one.rules) })),
  };
};

const editionMoved = (by: number): Edition => ({
  name: HEROES.name,
  clauses: Object.fromEntries(
    Object.entries(HEROES.clauses).map(([number, one]) => [
      moved(by)(`heroes/${number}`).slice('heroes/'.length),
      one,
    ]),
  ),
});

const plainIds = idsOf(texts, HEROES, bank);

describe('the id of a finding', () => {
  it('is its own', () => {
    expect(plainIds.length).toBeGreaterThan(25);
    expect(new Set(plainIds).size).toBe(plainIds.length);
  });
  it('stays when clauses are renumbered and come in another order', () => {
    const order = fc.shuffledSubarray([...texts.clauses], { minLength: texts.clauses.length });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 300 }), order, (by, clauses) => {
        const ids = idsOf(renumbered({ ...texts, clauses }, by), editionMoved(by), bank);
        expect(ids).toEqual(plainIds);
      }),
      { numRuns: 3, seed: 1 },
    );
  });
  it('stays whichever other questions are heard, and in whatever order', () => {
    const questions = [...new Set(bank.map(({ question }) => question.id))];
    // What shows on one of two questions is not told again of both.
    const alone = questions.flatMap((id) =>
      idsOf(
        texts,
        HEROES,
        bank.filter(({ question }) => question.id === id || questionsIn(id).includes(question.id)),
      ),
    );
    expect([...new Set(alone)].sort()).toEqual(plainIds);
    expect(idsOf(texts, HEROES, [...bank].reverse())).toEqual(plainIds);
  });
  it('of a conflict is another one on another question', () => {
    const bench = benchOf(texts.clauses, texts.suppositions);
    const conflicts = groupedOf(surveyOf(bench, bank)).filter(({ kind }) => kind.startsWith('conflict'));
    const namings = conflicts.filter(({ clauses }) => clauses.join() === 'heroes/116.1,heroes/502.1');
    expect(namings.map(({ question }) => question.id).sort()).toEqual(['mayStayOpen', 'whenNamed']);
    expect(conflicts.flatMap(({ also }) => also)).toEqual([]);
  });
  it('stays with other seeds, which may find more', () => {
    const bench = benchOf(texts.clauses, texts.suppositions);
    for (const seed of [1, 2])
      expect(idsOf(texts, HEROES, [...bank, ...drawn(bench, seed, 40)])).toEqual(
        expect.arrayContaining(plainIds),
      );
  });
});
