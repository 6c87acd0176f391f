import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { reference } from '../../engines/reference/index.ts';
import { connect } from './connect.ts';

const folder = mkdtempSync(join(tmpdir(), 'arbiter-'));
afterAll(() => rmSync(folder, { recursive: true }));

const program = (way: string, pidFile: string): string => {
  const greeting = JSON.stringify(reference().greeting);
  return `stdio:echo $$ > '${pidFile}'; exec "${process.execPath}" adapters/testing/rogue.mjs ${way} '${greeting}'`;
};

describe('a program that does not play the edition is ended', () => {
  it.each([
    ['greets', /^The engine plays heroes, not classic\. Give --edition heroes\.$/],
    ['unwilling', /^The engine never came up: .*I do not play that/],
  ])('whether it %s', async (way, message) => {
    const pidFile = join(folder, way);
    await expect(connect(program(way, pidFile), 'classic')).rejects.toThrow(message);
    const pid = Number(readFileSync(pidFile, 'utf8'));
    expect(() => process.kill(pid, 0)).toThrow('ESRCH');
  });
});
