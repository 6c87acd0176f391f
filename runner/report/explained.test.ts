import { describe, expect, it } from 'vitest';
import { oracles, suppositions, translations } from '../../oracles/index.ts';
import { EDITION_NAMES, EDITIONS } from '../../spec/editions/index.ts';
import { courtOf } from '../judge/court.ts';
import { sayingsIn } from '../judge/sayings.ts';
import { describedOf } from './clauses.ts';
import { explained } from './explained.ts';
import { tongueOf } from './telling/tongue.ts';

const explaining = (edition: (typeof EDITION_NAMES)[number], most: number) => {
  const of = (clause: string) => (suppositions[edition] ?? []).filter((one) => one.of === clause);
  const shared = {
    said: sayingsIn(courtOf(oracles[edition])),
    tongue: tongueOf('en', translations),
    mutants: [],
    shown: [],
    most,
  };
  return describedOf(EDITIONS[edition], oracles[edition]).map((one) => ({
    one,
    lines: explained(one, { ...shared, supposed: of(one.clause) }).split('\n'),
  }));
};
const labelled = (lines: readonly string[], label: string) =>
  lines.filter((line) => line.trimStart().startsWith(`${label} `)).length;

describe.each(EDITION_NAMES)('what is told of the clauses of %s', (edition) => {
  it('has every stored situation, in words, with what the clause says of those that it applies to', () => {
    for (const { one, lines } of explaining(edition, Number.POSITIVE_INFINITY)) {
      const stored =
        one.oracle?.rules.flatMap(({ examples }) => (examples === undefined ? [] : [examples])) ?? [];
      expect([one.clause, labelled(lines, 'Applies')]).toEqual([
        one.clause,
        stored.flatMap(({ applicable }) => applicable).length,
      ]);
      expect(labelled(lines, 'Nearly')).toBe(stored.flatMap(({ inapplicable }) => inapplicable).length);
      expect(labelled(lines, 'says')).toBeGreaterThanOrEqual(labelled(lines, 'Applies'));
      expect(lines.join('\n')).not.toMatch(/undefined|\[object|\{"/);
    }
  });
  it('has each way to take its words', () => {
    const told = explaining(edition, 1).map(({ lines }) => labelled(lines, 'Words'));
    expect(told.reduce((sum, one) => sum + one, 0)).toBe(suppositions[edition]?.length);
  });
  it('has one of each kind where no more are asked for', () => {
    for (const { one, lines } of explaining(edition, 1))
      expect(labelled(lines, 'Applies')).toBeLessThanOrEqual(one.oracle?.rules.length ?? 0);
  });
});

it('tells a reading apart only where it says something else', () => {
  const wounds = explaining('heroes', 1)
    .find(({ one }) => one.clause === 'heroes/504.5')
    ?.lines.join('\n');
  expect(wounds).toContain(`  Applies     a card with: 3 starting life, 3 additional life
              what happens: take life 2
    says      (cancel one for one) negative 0, additional 1, because negative life removes additional life
    says      (the newcomer removes all and stays) negative 2, additional 0, because negative life removes additional life
    says      (the newcomer removes all and is spent) negative 0, additional 0, because negative life removes additional life
  Nearly      a card with: 3 starting life, 3 negative life`);
  expect(wounds).toContain('    says      wounds 2, because additional life does not remove them');
});
