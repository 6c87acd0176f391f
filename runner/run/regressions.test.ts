import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { reference } from '../../engines/reference/index.ts';
import { Case } from '../../spec/play/case.ts';
import { findingsOn } from '../testing/judged.ts';

const folder = new URL('../../fixtures/regressions/', import.meta.url);

/** Cases on which a right engine was blamed once. */
it.each(readdirSync(folder).sort())('blames the reference engine no more for %s', async (file) => {
  const one = Case.parse(JSON.parse(readFileSync(new URL(file, folder), 'utf8')));
  expect(await findingsOn(reference(), [one])).toEqual([]);
});
