import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';
import { Ending } from '../cli/exit.ts';

/** How a command ended: its exit code, and the one message that it ended with, if any. */
export interface Ended {
  readonly code: number;
  readonly message: string;
}

/** Runs a command to its end. */
export const ending = async (run: () => Promise<number>): Promise<Ended> => {
  try {
    return { code: await run(), message: '' };
  } catch (error) {
    if (error instanceof Ending) return { code: error.code, message: error.message };
    throw error;
  }
};

/** What is printed in each test of a file, instead of being shown. */
export function printing(): string[] {
  const printed: string[] = [];
  beforeEach(() => {
    printed.length = 0;
    vi.spyOn(console, 'log').mockImplementation((text) => {
      printed.push(String(text));
    });
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });
  return printed;
}

/** A folder of a test file's own, gone behind it, and what the commands of each test print. */
export function tryingCommands() {
  const folder = mkdtempSync(join(tmpdir(), 'arbiter-'));
  const printed = printing();
  afterAll(() => rmSync(folder, { recursive: true }));
  /** Writes JSON, or a text as it is, and gives the path. */
  const stored = (name: string, content: unknown): string => {
    const path = join(folder, `${name}.json`);
    writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
    return path;
  };
  return { folder, printed, stored };
}
