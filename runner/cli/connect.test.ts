import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { reference } from '../../engines/reference/index.ts';
import { runCertify } from './certify.ts';
import { withEngine } from './connect.ts';
import { runContradictions } from './contradictions.ts';
import { EXIT } from './exit.ts';
import { runReplay } from './replay.ts';

const folder = mkdtempSync(join(tmpdir(), 'arbiter-'));
afterAll(() => rmSync(folder, { recursive: true }));

const program = (way: string, pidFile: string): string => {
  const greeting = JSON.stringify(reference().greeting);
  return `stdio:echo $$ > '${pidFile}'; exec "${process.execPath}" adapters/testing/rogue.mjs ${way} '${greeting}'`;
};
const expectEnded = (pidFile: string): void => {
  const pid = Number(readFileSync(pidFile, 'utf8'));
  expect(() => process.kill(pid, 0)).toThrow('ESRCH');
};

describe('a program that does not play the edition is ended', () => {
  it.each([
    ['greets', /^The engine plays heroes, not classic\. Give --edition heroes\.$/],
    ['unwilling', /^The engine never came up: .*I do not play that/],
  ])('whether it %s', async (way, message) => {
    const pidFile = join(folder, way);
    await expect(withEngine(program(way, pidFile), 'classic', async () => {})).rejects.toThrow(message);
    expectEnded(pidFile);
  });
});

describe('a program that has greeted is ended', () => {
  it.each<[string, () => Promise<string>]>([
    ['when all is done', async () => 'done'],
    ['when something goes wrong behind its greeting', () => Promise.reject(new Error('wrong'))],
  ])('%s', async (when, use) => {
    const pidFile = join(folder, when);
    const outcome = await withEngine(program('greets', pidFile), 'heroes', use).catch(String);
    expect(['done', 'Error: wrong']).toContain(outcome);
    expectEnded(pidFile);
  });
});

describe('no program is started for a wrong file of settlements', () => {
  const settlements = join(folder, 'settled.json');
  const pidFile = join(folder, 'never');
  const file = join(folder, 'case.json');
  const options = { engine: program('greets', pidFile), edition: 'heroes', settlements, seed: 1 } as const;
  const random = { cases: 5, relations: 0, findings: folder };
  it.each<[string, () => Promise<number>]>([
    ['certify', () => runCertify({ ...options, ...random })],
    ['replay', () => runReplay([file], options)],
    ['contradictions', () => runContradictions({ ...options, bound: 1, cases: 1, lang: 'en' })],
  ])('by %s', async (_, run) => {
    writeFileSync(settlements, 'no JSON');
    writeFileSync(file, JSON.stringify({ board: { cards: [] }, acts: [], picks: [] }));
    await expect(run()).rejects.toMatchObject({
      code: EXIT.badInput,
      message: expect.stringMatching(/settled\.json is not JSON/),
    });
    expect(existsSync(pidFile)).toBe(false);
  });
});
