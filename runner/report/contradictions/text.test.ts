import { createColors } from 'picocolors';
import { describe, expect, it } from 'vitest';
import { translations } from '../../../oracles/index.ts';
import { headingsOf } from '../../../spec/editions/edition.ts';
import { HEROES } from '../../../spec/editions/heroes.ts';
import { bareFinding } from '../../contradictions/assemble.ts';
import { ENGLISH, tongueOf } from '../telling/tongue.ts';
import { findingsJson } from './json.ts';
import { markdownReport } from './markdown.ts';
import type { Telling } from './parts.ts';
import { sarifReport } from './sarif.ts';
import type { Findings } from './shapes.ts';
import { textReport } from './text.ts';

const blocked = {
  ...bareFinding('impossible procedure', ['heroes/504.6'], null, [HEROES], 1),
  blockers: [['heroes/503.2', 'heroes/504.2'], ['heroes/116.1']],
};
const chapters = ['303', '', '501.2'].map((about) =>
  bareFinding('missing chapter', ['surrounding/x'], about, [HEROES], 2),
);
const nothing = { unlaid: [], unfinished: {}, unsearched: [], unshrunk: [], untried: [] } as const;
const all: Findings = {
  editions: ['heroes'],
  findings: [blocked, ...chapters],
  pairs: [],
  bound: {
    ...nothing,
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
const telling: Telling = {
  tongue: ENGLISH,
  asks: new Map(),
  statements: new Map([
    ['surrounding/x', 'Other chapters tell.'],
    ...['503.2', '504.2', '504.6', '116.1'].map((one) => [`heroes/${one}`, `Says ${one}.`] as const),
  ]),
  headings: new Map(headingsOf(HEROES)),
  unsettled: [blocked],
};
const text = (told: Partial<Telling> = {}, found = all) =>
  textReport({ ...telling, ...told }, found, createColors(false));

const BY = 'heroes/503.2 together with heroes/504.2; heroes/116.1';

describe('a report on contradictions', () => {
  it('names what blocks a procedure in each of its forms, with what those clauses say', () => {
    expect(text()).toContain(`  Blocked by  ${BY}\n`);
    expect(markdownReport(telling, all)).toContain(`- **Blocked by** ${BY}\n`);
    expect(findingsJson(all)).toMatchObject({ findings: [{ blockedBy: blocked.blockers }, {}, {}, {}] });
    const place = (clause: string) => ({ file: `${clause}.ts`, line: 1 });
    const sarif = JSON.stringify(sarifReport(all, ENGLISH, new Map(), place));
    expect(sarif).toContain(`Blocked by: ${BY}`);
    for (const address of ['heroes/503.2', 'heroes/504.2', 'heroes/116.1']) {
      expect(sarif).toContain(`"${address}.ts"`);
      expect(text()).toMatch(new RegExp(`^ +${address}.*: Says `, 'm'));
    }
  });
  it('names a paragraph without a number by the heading over it', () => {
    expect(text()).toContain(
      'heroes/116.1 (without a number, under «Комбинирование способностей»): Says 116.1.\n',
    );
  });
  it('tells once what several chapters would, with the number of each', () => {
    expect(text()).toContain(
      '  Other chapters tell: 303 (2 situations), number unknown (2 situations), 501.2 (2 situations)\n',
    );
  });
  it('says what is not searched, and names what there was no time for', () => {
    expect(text()).toContain('\nnot searched:\n  answers to several questions together');
    expect(text()).not.toContain('The time ran out');
    const bound: Findings['bound'] = {
      ...all.bound,
      unlaid: ['enumerated', 'drawn', 'played'],
      unsearched: ['order dependence'],
      unshrunk: ['0123456789'],
      untried: ['abcdef0123'],
    };
    for (const tongue of [ENGLISH, tongueOf('ru', translations)]) {
      const short = text({ tongue }, { ...all, bound });
      for (const named of [...bound.unlaid, ...bound.unsearched, ...bound.unshrunk, ...bound.untried])
        expect(short).toContain(tongue.word(named));
      expect(tongue.name === 'ru' && /\b(time|searched|drawn|without)\b/.test(short)).toBe(false);
    }
  });
  it('never looks clean where the search is unfinished and nothing unsettled was found', () => {
    const bound = { ...all.bound, isFinished: false, unfinished: { hasLost: { heard: 0, of: 9 } } };
    const told = text({ unsettled: [] }, { ...all, findings: [], bound });
    expect(told.split('\n').at(-1)).toMatch(/^The search is unfinished: nothing unsettled was found/);
    expect(told).not.toContain('Nothing is unsettled.');
    expect(text({ unsettled: [] })).toMatch(/Nothing is unsettled\.$/);
    const notices = (found: Findings) =>
      JSON.parse(JSON.stringify(sarifReport(found, ENGLISH, new Map(), () => null))).runs[0].invocations[0];
    expect(notices(all)).toEqual({ executionSuccessful: true });
    expect(notices({ ...all, bound })).toMatchObject({
      executionSuccessful: false,
      toolExecutionNotifications: [
        { level: 'warning', message: { text: expect.stringContaining('hasLost — 0 of 9') } },
      ],
    });
  });
  it('says which questions were enumerated to lower figures than the bound', () => {
    const lower = { figures: 2, except: ['lifeAfter'] };
    const told = text({}, { ...all, bound: { ...all.bound, figures: 3, lower } });
    expect(told).toContain('figures as high as the bound (3): lifeAfter\nall other questions, ');
    expect(text()).not.toContain('figures as high');
  });
});
