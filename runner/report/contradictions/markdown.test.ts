import { expect, it } from 'vitest';
import { EVERYTHING } from '../../../generators/settings.ts';
import { translations } from '../../../oracles/index.ts';
import { HEROES } from '../../../spec/editions/heroes.ts';
import { unsettledOf } from '../../contradictions/assemble.ts';
import { countsOf, search } from '../../contradictions/search.ts';
import { bank, texts } from '../../contradictions/testing/bank.ts';
import { shrinkerFor } from '../../run/shrink.ts';
import { tongueOf } from '../telling/tongue.ts';
import { markdownReport } from './markdown.ts';

const few = bank.filter(({ question }) => question.id === 'hasLost' || question.id === 'doesReady');
const { limits, ...found } = await search({
  texts,
  editions: [HEROES],
  settlements: [],
  bank: few,
  examples: [],
  bound: 1,
  player: null,
  shrink: shrinkerFor(EVERYTHING),
  isStopped: () => false,
});
const bound = {
  figures: 1,
  lower: null,
  seed: 0,
  cases: 0,
  engine: null,
  isFinished: true,
  situations: countsOf(few),
};
const reportIn = (name: 'en' | 'ru') =>
  markdownReport(
    {
      tongue: tongueOf(name, translations),
      asks: new Map(),
      statements: new Map(texts.clauses.map(({ address, statement }) => [address, statement])),
      headings: new Map(),
      unsettled: unsettledOf(found.findings),
    },
    { ...found, bound: { ...bound, ...limits } },
  );

/** What of a list stands on this line: how far it is set in, and its label, if it has one. */
const itemIn = (line: string) => /^( *)- (?:\*\*(.+?)\*\*)?(.*)$/.exec(line);

it.each([
  ['en', 'Let', 'Then', 'However', 'Fixes'],
  ['ru', 'Пусть', 'Тогда', 'Однако', 'Правки'],
] as const)('a report in Markdown is headings and lists within lists, in %s', (name, ...labels) => {
  const lines = reportIn(name).split('\n');
  expect(lines.filter((line) => line !== '' && !/^(#{1,3} |`[0-9a-f]{10}`$| *- \S)/.test(line))).toHaveLength(
    1,
  );
  for (const [i, line] of lines.entries()) {
    const before = lines[i - 1] ?? '';
    const item = itemIn(line);
    if (item === null) {
      expect([before, line].includes('') || i === 0, line).toBe(true);
      continue;
    }
    const [, inset = '', label, text = ''] = item;
    const isOpening = label !== undefined && text === '';
    const isWithin = (other: string) => /^ {2}- /.test(other);
    expect([0, 2]).toContain(inset.length);
    if (inset.length === 2) expect(itemIn(before) !== null && label === undefined, line).toBe(true);
    if (isOpening) expect(isWithin(lines[i + 1] ?? '') && isWithin(lines[i + 2] ?? ''), line).toBe(true);
    if (inset === '' && before !== '') expect(itemIn(before), line).not.toBeNull();
  }
  const found = lines.flatMap((line) => itemIn(line)?.[2] ?? []);
  for (const label of labels) expect(found).toContain(label);
  const levels = lines.flatMap((line) => /^#+/.exec(line)?.[0].length ?? []);
  expect(levels[0]).toBe(1);
  expect(levels.slice(1).every((level, i) => level > 1 && level <= (levels[i] ?? 0) + 1)).toBe(true);
});

it('marks nothing up that a text holds', () => {
  expect(reportIn('en').replace(/\*\*[^*]+\*\*|`[0-9a-f]{10}`|\\./g, '')).not.toMatch(/[*`_<[\]]/);
});
