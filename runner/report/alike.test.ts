import { describe, expect, it } from 'vitest';
import { creature } from '../../oracles/examples.ts';
import type { Case } from '../../spec/play/case.ts';
import { gathered } from './alike.ts';
import type { ReportedFinding } from './result.ts';

const caseOf = (cards: number): Case => ({
  edition: 'heroes',
  board: { active: 'A', cards: Array.from({ length: cards }, (_, i) => creature(`imp-${i}`)), texts: {} },
  acts: [],
  picks: [],
});

const found = (
  id: string,
  { blamed = ['heroes/118.6'], asks = 'May this card be named here?', cards = 1 },
): ReportedFinding => ({
  id,
  blamed,
  statement: '',
  times: 1,
  settledBy: [],
  witnesses: [
    {
      file: `findings/${id}.json`,
      case: caseOf(cards),
      cutBy: null,
      finding: id,
      clauses: blamed,
      refutes: [],
      question: `${asks} (card ${id})`,
      allowed: 'legal',
      because: '',
      received: 'illegal',
    },
  ],
});

const shown = (...all: ReportedFinding[]) =>
  gathered(all).map(({ finding, alike }) => [finding.id, ...alike].join(' '));

describe('findings that are alike', () => {
  it('are told by the smallest of them, where the first was met', () => {
    const other = found('c', { blamed: ['heroes/502.6'] });
    expect(shown(found('a', { cards: 2 }), other, found('b', { cards: 1 }))).toEqual(['b a', 'c']);
  });
  it('are not alike on another question', () => {
    expect(shown(found('a', {}), found('b', { asks: 'Can this instruction be declared at all?' }))).toEqual([
      'a',
      'b',
    ]);
  });
  it('are not alike where one blames another clause as well', () => {
    expect(shown(found('a', {}), found('b', { blamed: ['heroes/118.6', 'heroes/502.6'] }))).toEqual([
      'a',
      'b',
    ]);
  });
  it('keep their order where they are of one size', () => {
    expect(shown(found('a', {}), found('b', {}))).toEqual(['a b']);
  });
});
