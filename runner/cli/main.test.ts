import { afterEach, describe, expect, it, vi } from 'vitest';

const { argv } = process;
afterEach(() => {
  process.argv = argv;
  process.exitCode = undefined;
  vi.restoreAllMocks();
});

let calls = 0;

/** What the program makes of some words, without a process of its own: a fresh copy of the module for each call. */
const arbiter = async (...words: string[]) => {
  const written = { stdout: '', stderr: '' };
  const keep = (name: 'stdout' | 'stderr') =>
    vi.spyOn(process[name], 'write').mockImplementation((text) => {
      written[name] += String(text);
      return true;
    });
  for (const name of ['stdout', 'stderr'] as const) keep(name);
  process.argv = ['node', 'arbiter', ...words];
  calls += 1;
  const fresh = `./main.ts?call=${calls}`;
  await import(/* @vite-ignore */ fresh);
  return { code: process.exitCode, ...written };
};

describe('a call that makes no sense ends with 64, and says why once on standard error', () => {
  it.each<[string, RegExp]>([
    ['certificate', /^error: unknown command 'certificate'/],
    ['certify --cases zero', /^error: .*zero.*expected a whole number from 1 on\.\n$/],
    ['certify --cases 0', /expected a whole number from 1 on/],
    ['certify --cases 1e99', /expected a whole number from 1 on/],
    ['certify --seed -1', /^error: /],
    ['certify --edition chess', /^error: .*chess.*heroes, classic/],
    ['certify --sed 1', /^error: unknown option '--sed'/],
    ['replay', /^error: missing required argument 'files'/],
  ])('%s', async (words, message) => {
    const { code, stdout, stderr } = await arbiter(...words.split(' '));
    expect([code, stdout]).toEqual([64, '']);
    expect(stderr).toMatch(message);
    expect(stderr).not.toMatch(/\n\s+at /);
  });
});

describe('help', () => {
  it.each(['certify', 'replay', 'qualify'])(
    'of %s fits a screen, has an example and ends with 0',
    async (verb) => {
      const { code, stdout, stderr } = await arbiter(verb, '--help');
      expect([code, stderr]).toEqual([0, '']);
      expect(stdout).toContain('Example: npm run');
      expect(stdout.split('\n').length).toBeLessThan(30);
    },
  );
  it.each([[], ['rules']])('is shown where no command is given, which ends with 64: %j', async (...words) => {
    const { code, stderr } = await arbiter(...words);
    expect(code).toBe(64);
    expect(stderr).toContain('Usage: arbiter');
  });
  it('of the whole names every command', async () => {
    const { code, stdout } = await arbiter('--help');
    expect(code).toBe(0);
    for (const verb of ['certify', 'replay', 'qualify', 'rules', 'engines']) expect(stdout).toContain(verb);
  });
});
