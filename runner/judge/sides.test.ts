import { describe, expect, it } from 'vitest';
import type { Clause } from '../../spec/clauses/clause.ts';
import { on } from '../../spec/clauses/clause.ts';
import { must } from '../../spec/clauses/ruling.ts';
import type { Supposition } from '../../spec/clauses/supposition.ts';
import { words } from '../../spec/questions/question.ts';
import { courtOf } from './court.ts';
import { wordSides } from './sides.ts';
import { judge } from './verdict.ts';

type Answer = 'left' | 'right';
const way = words<null>()('way', 'Which way?', ['left', 'right']);
const saying = (answer: Answer) =>
  on(way, { applies: () => true, ruling: () => must(answer, 'it is planted so') });
const clause = (answer: Answer): Clause => ({
  address: `heroes/${answer}`,
  statement: '',
  readings: [],
  rules: [saying(answer)],
});
const open: Clause = { ...clause('left'), rules: [{ ...saying('left'), force: 'open' }] };
const supposed = (name: string, answer: Answer): Supposition => ({
  of: 'heroes/left',
  name,
  says: '',
  leansOn: '',
  rules: [saying(answer)],
});
const both = [supposed('to the left', 'left'), supposed('to the right', 'right')];
const plainly = (one: Supposition): Supposition => ({ ...one, isPlain: true });
const [toTheLeft, toTheRight] = both as [Supposition, Supposition];

const sides = (clauses: readonly Clause[], suppositions: readonly Supposition[], answer: Answer) => {
  const court = courtOf(clauses, suppositions);
  const asked = { question: way, situation: null, answer, evidence: 'observed' as const };
  return wordSides(court, asked, judge(court, asked)).map(({ words, agrees }) => [words, ...agrees]);
};

describe('how an answer takes words of which two ways are told', () => {
  it('is not told of what it keeps where the clauses leave no other answer', () => {
    expect(sides([clause('left')], both, 'left')).toEqual([['to the right', 'not taken so']]);
  });
  it.each([
    ['are silent, and the words as they stand are kept', [], [plainly(toTheLeft), toTheRight]],
    ['are silent, and the words as they stand are broken', [], [toTheLeft, plainly(toTheRight)]],
    ['leave it open, and the words as they stand are kept', [open], [plainly(toTheLeft), toTheRight]],
    ['leave it open, and the words as they stand are broken', [open], [toTheLeft, plainly(toTheRight)]],
  ])('is told of both where the clauses %s', (_, clauses, contrary) => {
    expect(sides(clauses, contrary, 'left')).toEqual([
      ['to the left', 'to the left'],
      ['to the right', 'not taken so'],
    ]);
  });
  it.each([
    ['are silent', []],
    ['leave it open', [open]],
  ])(
    'is not told of what it keeps beside other words that are not taken for more: the clauses %s',
    (_, clauses) => {
      expect(sides(clauses, both, 'left')).toEqual([['to the right', 'not taken so']]);
    },
  );
  it('is told of what it keeps where a clause would have it otherwise', () => {
    expect(sides([clause('right')], [toTheLeft], 'left')).toEqual([['to the left', 'to the left']]);
  });
  it('is not told where nothing would have it otherwise', () => {
    expect(sides([], [toTheLeft], 'left')).toEqual([]);
  });
});
