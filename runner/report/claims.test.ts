import { expect, it } from 'vitest';
import { Verb } from '../../spec/abilities/deed.ts';
import { Capabilities, Terms } from '../../spec/protocol/capabilities.ts';
import { withClaims } from './claims.ts';

const page = [
  'Before',
  '<!-- begin verbs: npm run schemas writes it from spec/abilities/deed.ts -->',
  '<!-- end verbs -->',
  '<!-- begin terms: npm run schemas writes it from spec/protocol/capabilities.ts -->',
  'an old table',
  '<!-- end terms -->',
  'Between',
  '<!-- begin claims: npm run schemas writes it from spec/protocol/capabilities.ts -->',
  '<!-- end claims -->',
  'Behind',
].join('\n');

it('a page gets a row for each claim, and keeps what stands around the tables', () => {
  const written = withClaims(page);
  const names = [...written.matchAll(/^\| `(\w+)` \| [^|]+ \|$/gm)].map(([, name]) => name);
  const verbs = [...written.matchAll(/^\| (`.+) \| [a-z, ]+ \| [a-z, ]+ \|$/gm)].flatMap(
    ([, row = '']) => row.match(/(?<=`)[^`,]+(?=`)/g) ?? [],
  );
  expect(verbs.sort()).toEqual([...Verb.options].sort());
  const claims = Object.keys(Capabilities.shape).filter((name) => name !== 'terms');
  expect(names).toEqual([...Object.keys(Terms.shape), ...claims]);
  expect(written.split('\n').filter((line) => /^[A-Z]/.test(line))).toEqual(['Before', 'Between', 'Behind']);
  expect(written).not.toContain('an old table');
  expect(withClaims(written)).toBe(written);
});

it('a page without a place for a table is refused', () => {
  expect(() => withClaims('Before')).toThrow('The page has no place for the table «verbs».');
});
