import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { CertifyOptions } from './certify.ts';
import { runCertify } from './certify.ts';
import { EXIT } from './exit.ts';
import { mustBeFolder } from './folders.ts';

const folder = mkdtempSync(join(tmpdir(), 'arbiter-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = join(folder, 'file');
writeFileSync(file, '');

const refusal = (place: string) =>
  expect.objectContaining({
    code: EXIT.badInput,
    message: `Cannot store anything in ${place}: ${file} is no folder. Choose another place.`,
  });

describe('a place to store things in', () => {
  it('is a folder, or may become one', () => {
    for (const place of [folder, join(folder, 'new'), join(folder, 'new', 'deeper'), 'findings'])
      expect(() => mustBeFolder(place)).not.toThrow();
  });
  it.each([file, join(file, 'deeper'), join(file, 'deeper', 'still')])('is not in a file: %s', (place) => {
    expect(() => mustBeFolder(place)).toThrow(refusal(place));
  });
  it.each<Partial<CertifyOptions>>([{ findings: file }, { report: join(file, 'run.jsonl') }])(
    'is looked at before the engine is asked for anything: %o',
    async (options) => {
      const all = { engine: 'no engine', edition: 'heroes', seed: 1, cases: 5, relations: 0 } as const;
      await expect(runCertify({ ...all, findings: folder, ...options })).rejects.toThrow(
        refusal(options.findings ?? file),
      );
    },
  );
});
