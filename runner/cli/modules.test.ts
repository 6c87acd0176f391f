import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { engineFrom } from '../../adapters/module.ts';
import { arbiter } from '../testing/command.ts';
import { withEngine } from './connect.ts';

const folder = mkdtempSync(join(tmpdir(), 'arbiter-'));
afterAll(() => rmSync(folder, { recursive: true }));

const own = fileURLToPath(new URL('../../engines/reference/index.ts', import.meta.url));
const module = (name: string, text: string): string => {
  const file = join(folder, `${name}.ts`);
  writeFileSync(
    file,
    `import { reference } from ${JSON.stringify(own)};\nconst inner = reference();\n${text}`,
  );
  return file;
};

describe('a module', () => {
  it.each([1, 2])('that ends the process has not passed, over %i threads', async (workers) => {
    const file = module('ending', 'export const engine = { ...inner, act() { process.exit(0); } };\n');
    const ran = await arbiter(
      folder,
      ...['certify', '--engine', `inproc:${file}`, '--cases', '2100', '--workers', String(workers)],
    );
    expect([ran.code, ran.stdout]).toEqual([4, '']);
    expect(ran.stderr).toMatch(
      /was ended before it had (reported|answered): an engine module calls process\.exit/,
    );
  });
  it('that answers later is told that it has to answer at once', async () => {
    const engine = await engineFrom(
      module('waiting', 'export const engine = { ...inner, act: async (act) => inner.act(act) };\n'),
    );
    expect(() => engine.act({ act: 'end turn', player: 'A' })).toThrow(
      '«act» returned a promise; it has to return its answer itself',
    );
  });
  it('that answers nothing is told what it has to return', async () => {
    const engine = await engineFrom(
      module('silent', 'export const engine = { ...inner, load() {}, act: () => null };\n'),
    );
    expect(() => engine.load({ active: 'A', cards: [], texts: {} })).toThrow(
      '«load» returned nothing; it has to return the state',
    );
    expect(() => engine.act({ act: 'end turn', player: 'A' })).toThrow(
      '«act» returned nothing; it has to return its reply',
    );
  });
  it('that throws while it is read is named, with the line', async () => {
    const file = module('throwing', "throw new Error('boom');\n");
    await expect(withEngine(`inproc:${file}`, 'heroes', async () => {})).rejects.toThrow(
      /^The engine never came up: boom \(.+\)\.$/,
    );
  });
  it('without a name is asked for', async () => {
    await expect(withEngine('inproc:', 'heroes', async () => {})).rejects.toThrow('Expected inproc:FILE');
  });
});
