import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { translations } from '../../oracles/index.ts';
import { tongueOf } from '../report/telling/tongue.ts';
import { arbiter } from '../testing/command.ts';
import { settlementsOf } from './clauses.ts';
import { Ending } from './exit.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'arbiter-settlements-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const OF_504_5 = 'fe80091730';
const READING = { clause: 'heroes/504.5', reading: 'the newcomer removes all and stays' };
const RUSSIAN = tongueOf('ru', translations).word(READING.reading);
const entry = (decision: object) => ({
  finding: OF_504_5,
  decision,
  by: 'an editor',
  since: '2026-01-31',
  source: 'a letter',
});
const certifiedWith = (content: string, ...more: string[]) => {
  writeFileSync(join(folder, 'settled.json'), content);
  const words = ['--cases', '100', '--relations', '0', '--workers', '1', '--settlements', 'settled.json'];
  return arbiter(folder, 'certify', ...words, ...more);
};

/** How a file of settlements is refused. */
const refusalOf = (file: string): Ending => {
  try {
    settlementsOf('heroes', file);
  } catch (error) {
    if (error instanceof Ending) return error;
    throw error;
  }
  return expect.fail('it was not refused');
};

describe('certify --settlements', () => {
  it.each<[string, string, RegExp]>([
    ['no JSON', 'x', /^settled\.json is not JSON: .* Expected a list of settlements/],
    [
      'two decisions at once',
      JSON.stringify([entry({ ...READING, isNotRead: 'x' })]),
      /^settled\.json: `0\.decision`: /,
    ],
    [
      'an unknown clause',
      JSON.stringify([entry({ ...READING, clause: 'heroes/599' })]),
      /there is no clause heroes\/599; expected one such as heroes\/\d/,
    ],
    [
      'an id that no finding about the clause can have',
      JSON.stringify([{ ...entry(READING), finding: 'deadbeef00' }]),
      /^settled\.json: settlement of deadbeef00: no finding about heroes\/504\.5 can have this id; .*\.$/,
    ],
    [
      'no date',
      JSON.stringify([{ ...entry(READING), since: 'now' }]),
      /^settled\.json: `0\.since`: expected a date such as 2026-01-31, not "now"/,
    ],
    [
      'nobody who has decided',
      JSON.stringify([{ ...entry(READING), by: '' }]),
      /^settled\.json: `0\.by`: expected who has decided it, not ""/,
    ],
    [
      'a clause without its edition, by the shape that was meant',
      JSON.stringify([entry({ prevails: '505.1', over: ['heroes/503.1/loss'], question: 'hasLost' })]),
      /^settled\.json: `0\.decision\.prevails`: expected the address of a clause, such as heroes\/502\.9, not "505\.1"/,
    ],
    [
      'one that prevails over none',
      JSON.stringify([entry({ prevails: 'heroes/505.1', over: [], question: 'hasLost' })]),
      /^settled\.json: `0\.decision\.over`: expected the clauses that give way, not \[\]/,
    ],
    [
      'half of a decision',
      JSON.stringify([entry({ clause: 'heroes/505.1' })]),
      /^settled\.json: `0\.decision`: expected one of \{ prevails, over, question \}, /,
    ],
    [
      'an id that no finding at all can have',
      JSON.stringify([{ ...entry({ stands: true }), finding: 'deadbeef00' }]),
      /^settled\.json: settlement of deadbeef00: /,
    ],
  ])('refuses %s', (_, content, message) => {
    const file = join(folder, 'settled.json');
    writeFileSync(file, content);
    const refusal = refusalOf(file);
    expect(refusal.code).toBe(65);
    expect(refusal.message.replace(`${folder}/`, '')).toMatch(message);
  });
  it('ends with 65 and one message for what is refused', async () => {
    const { code, stdout, stderr } = await certifiedWith('x');
    expect([code, stdout]).toEqual([65, '']);
    expect(stderr.trim()).toMatch(/^settled\.json is not JSON: .* Expected a list of settlements/);
    expect(stderr.trim().split('\n')).toHaveLength(1);
  });
  it('tells of such an id before anything is searched, too', async () => {
    const other = entry({ clause: 'heroes/502.6', reading: 'what is chosen is a target' });
    writeFileSync(join(folder, 'settled.json'), JSON.stringify([other]));
    const words = ['--edition', 'heroes', '--time', '1', '--settlements', 'settled.json'];
    const { code, stdout, stderr } = await arbiter(folder, 'contradictions', ...words);
    expect([code, stdout]).toEqual([65, '']);
    expect(stderr.trim().split('\n')).toHaveLength(1);
  });
  it('lists the names of the readings in both tongues where one is unknown', async () => {
    const { code, stderr } = await certifiedWith(JSON.stringify([entry({ ...READING, reading: 'x' })]));
    expect(code).toBe(65);
    expect(stderr).toContain(`«${READING.reading}» («${RUSSIAN}»)`);
  });
  it('judges by what was settled, in every thread, and says so', async () => {
    const content = JSON.stringify([entry({ ...READING, reading: RUSSIAN })]);
    const broken = await certifiedWith(content, '--json');
    const { clauses, settlements } = JSON.parse(broken.stdout);
    expect(broken.code).toBe(1);
    expect(settlements).toEqual([entry(READING)]);
    expect(
      clauses
        .filter(({ verdict }: { verdict: string }) => verdict === 'fail')
        .map(({ clause }: { clause: string }) => clause),
    ).toEqual(['heroes/504.5']);
    const kept = await certifiedWith(content, '--engine', 'reading:newcomer-stays');
    expect(kept.code).not.toBe(1);
    expect(kept.stdout).toContain(`${OF_504_5}  by an editor, 2026-01-31: a letter`);
  });
});
