import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const runner = fileURLToPath(new URL('..', import.meta.url));
const sourcesIn = (folder: string): [string, string][] =>
  readdirSync(join(runner, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => [join(folder, name), readFileSync(join(runner, folder, name), 'utf8')]);

const interview = sourcesIn('interview');
const all = sourcesIn('.').filter(([name]) => !/^(cli|testing)\//.test(name));
const reporters = sourcesIn('report');
const importsOf = (text: string) => [...text.matchAll(/from '([^']+)'/g)].map(([, path]) => path ?? '');

const FILTER =
  /\.filter\.|\bfilter\s*[:}=]|abilities\/filter|\.(types|cost|element|side|wounded|atLeast|atMost)\b/;
/** What an ability costs is no part of a filter; which cards can pay it is. */
const PRICE = /\bability\.cost\?\.kind\b/g;
const lookIntoFilter = (text: string) => text.replaceAll(PRICE, 'price').match(FILTER)?.[0] ?? null;

it('there is something to look at', () => {
  expect([interview.length, all.length, reporters.length].every((count) => count > 3)).toBe(true);
});

describe('the interview asks and never rules', () => {
  it.each(interview)('%s leans on what can be asked alone', (_, text) => {
    for (const path of importsOf(text)) expect(path).toMatch(/^(\.\/|\.\.\/\.\.\/spec\/|node:util$)/);
  });
  it.each(interview)('%s names no clause', (_, text) => {
    expect(text.match(/heroes\/|classic\/|default\/|surrounding\//)).toBeNull();
  });
  it.each(interview)('%s does not add layers up to a life level', (_, text) => {
    expect(text.match(/starting\s*[-+]|[-+]\s*\w*\.?(starting|wounds|additional|negative)\b/)).toBeNull();
    expect(
      text.match(/(wounds|level|starting|left|amount)\s*(<=|>=|===|>)\s*(\d|\w*\.?starting)/),
    ).toBeNull();
  });
  it.each(interview)('%s does not look into a filter', (_, text) => {
    expect(lookIntoFilter(text)).toBeNull();
  });
  it.each([
    ['card.cost > 3', '.cost'],
    ['ability.cost', '.cost'],
    ['ability.cost?.filter', '.cost'],
    ['stability.cost?.kind', '.cost'],
    ['filter.cost?.atMost', '.cost'],
    ['object.filter.types', '.filter.'],
    ['({ filter }) => filter', 'filter }'],
    ['choose.side', '.side'],
    ['{ wounded: card.wounded }', '.wounded'],
    ["ability.cost?.kind ?? 'exhaust itself'", null],
    ['cards.filter((card) => card.zone)', null],
  ])('a look into a filter is told from a look at a price: %s', (text, found) => {
    expect(lookIntoFilter(text)).toBe(found);
  });
});

describe('no clause is treated apart', () => {
  it.each(all)('%s mentions no number of a clause', (_, text) => {
    expect(text.match(/\b[1-9]\d{2}\.\d/)).toBeNull();
    expect(text.match(/(heroes|classic)\/\d/)).toBeNull();
  });
});

describe('reporters print what was judged', () => {
  it.each(reporters)('%s calls neither judge nor run', (_, text) => {
    const values = text.replaceAll(/import type [^;]+;/g, '');
    for (const path of importsOf(values)) expect(path).not.toMatch(/judge|interview|\.\.\/run\//);
  });
  it.each(reporters)('%s sets no verdict', (_, text) => {
    expect(text.match(/verdict\s*[:=](?!=)\s*['"?(]/)).toBeNull();
    expect(text.match(/(nontrivial|applied)\s*(<|>=)\s*\w/)).toBeNull();
  });
});
