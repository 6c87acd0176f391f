import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';

const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
const main = fileURLToPath(new URL('../cli/main.ts', import.meta.url));

/** What a command left behind. */
export interface Ran {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs the command line in a folder of its own. */
export const arbiter = (folder: string, ...args: readonly string[]): Promise<Ran> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--import', loader, main, ...args], {
      cwd: folder,
      env: { ...process.env, NO_COLOR: '1' },
    });
    const ran = { stdout: '', stderr: '' };
    child.stdout.on('data', (chunk) => {
      ran.stdout += chunk;
    });
    child.stderr.on('data', (chunk) => {
      ran.stderr += chunk;
    });
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, ...ran }));
  });
