import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { reference } from '../../engines/reference/index.ts';

const folder = mkdtempSync(join(tmpdir(), 'arbiter-'));
afterAll(() => rmSync(folder, { recursive: true }));
const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;

const until = async (isSo: () => boolean): Promise<void> => {
  while (!isSo()) await wait(20);
};
const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};
const pidsIn = (file: string): number[] =>
  existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n').map(Number) : [];

describe('a run over two threads that is ended by a signal', () => {
  it.each([
    ['SIGTERM', 1, 143],
    ['SIGHUP', 1, 129],
    ['SIGINT', 2, 130],
  ] as const)(
    '%s leaves none of its engines behind',
    async (signal, times, code) => {
      const file = join(folder, signal);
      const program = `echo $$ >> '${file}'; exec "${process.execPath}" adapters/testing/rogue.mjs deaf '${JSON.stringify(reference().greeting)}'`;
      const args = ['certify', '--engine', `stdio:${program}`, '--cases', '2048', '--workers', '2'];
      const run = spawn(process.execPath, ['--import', loader, 'runner/cli/main.ts', ...args], {
        stdio: 'ignore',
      });
      // One that greeted for the run, and one for each thread.
      await until(() => pidsIn(file).length === 3);
      const closed = once(run, 'close');
      for (let i = 0; i < times; i += 1) {
        run.kill(signal);
        await wait(200);
      }
      expect(await closed).toEqual([code, null]);
      await until(() => !pidsIn(file).some(isAlive));
    },
    20_000,
  );
});
