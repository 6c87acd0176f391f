import { createColors } from 'picocolors';
import { describe, expect, it } from 'vitest';
import { translations } from '../../../oracles/index.ts';
import { HEROES } from '../../../spec/editions/heroes.ts';
import { bareFinding, unsettledOf } from '../../contradictions/assemble.ts';
import { ENGLISH, tongueOf } from '../telling/tongue.ts';
import { findingsJson } from './json.ts';
import { markdownReport } from './markdown.ts';
import { sarifReport } from './sarif.ts';
import type { Finding, Findings } from './shapes.ts';
import { textReport } from './text.ts';

const open = bareFinding('conflict', ['heroes/502.4', 'heroes/502.7'], null, [HEROES], 3);
const bare = bareFinding('ambiguity', ['heroes/504.5'], null, [HEROES], 3);
const settlement: Finding['settlement'] = {
  finding: bare.id,
  decision: { clause: 'heroes/504.5', reading: 'cancel one for one' },
  by: 'an editor',
  since: '2026-01-31',
  source: 'a letter',
};
const own = { ...bare, settlement };
const twin = { ...bareFinding('conflict', ['heroes/504.5', 'heroes/504.6'], null, [HEROES], 3), settlement };
const chapter = {
  ...bareFinding('missing chapter', ['heroes/502.3'], '303', [HEROES], 2),
  settlement: { ...settlement, decision: { stands: true } as const },
};

const all: Findings = {
  editions: ['heroes'],
  findings: [own, open, twin, chapter],
  pairs: [],
  bound: {
    unlaid: [],
    unfinished: {},
    unsearched: [],
    unshrunk: [],
    untried: [],
    isFinished: true,
    tooSmall: {},
    broken: [],
    figures: 1,
    lower: null,
    seed: 1,
    situations: {},
    cases: 0,
    engine: null,
  },
};
const telling = (name: 'en' | 'ru') => ({
  tongue: tongueOf(name, translations),
  asks: new Map(),
  statements: new Map(),
  headings: new Map(),
  unsettled: unsettledOf(all.findings),
});
const ids = (found: readonly { readonly id: string }[]) => found.map(({ id }) => id);

describe('what editors have settled', () => {
  it('stands apart in JSON, and not among what is open', () => {
    const json = findingsJson(all) as Record<'findings' | 'settled', (Finding & { id: string })[]>;
    expect(ids(json.findings)).toEqual([open.id]);
    expect(ids(json.settled)).toEqual([own.id, twin.id, chapter.id]);
    expect(json.settled[1]?.settlement).toEqual(settlement);
  });
  it.each([
    ['en', 'Settled by editors', 'heroes/504.5 is read as', `decided of finding ${own.id}`],
    ['ru', 'Решено редакторами', 'heroes/504.5 понимается как', `решено по находке ${own.id}`],
  ] as const)('stands under its own heading in the reports, in %s', (name, heading, decided, elsewhere) => {
    for (const report of [
      textReport(telling(name), all, createColors(false)),
      markdownReport(telling(name), all),
    ]) {
      const [before = '', behind = ''] = report.split(`${heading}\n`);
      expect(before).toContain(open.id);
      expect(behind).not.toContain(open.id);
      for (const { id } of [own, twin, chapter])
        expect([before.includes(id), behind.includes(id)]).toEqual([false, true]);
      expect(behind.split(decided)).toHaveLength(3);
      expect(behind.split(elsewhere)).toHaveLength(3);
      expect(report.split(`${heading}\n`)).toHaveLength(2);
    }
  });
  it('is suppressed in SARIF, with who says so and where; a list of that stands on every result', () => {
    const { runs } = JSON.parse(JSON.stringify(sarifReport(all, ENGLISH, new Map(), () => null)));
    const [{ results }] = runs;
    const of = ({ id }: Finding) =>
      results.find(
        (result: { partialFingerprints: { findingId: string } }) =>
          result.partialFingerprints.findingId === id,
      );
    expect(of(open)).toMatchObject({ level: 'error', suppressions: [] });
    expect(of(own)).toMatchObject({
      level: 'warning',
      suppressions: [
        {
          kind: 'external',
          status: 'accepted',
          justification: 'heroes/504.5 is read as «cancel one for one»; an editor, 2026-01-31: a letter',
        },
      ],
    });
    expect(of(twin).suppressions[0].justification).toContain(`decided of finding ${own.id}`);
  });
});
