import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { translations } from '../../oracles/index.ts';
import { tongueOf } from '../report/telling/tongue.ts';
import type { Ended } from '../testing/trying-commands.ts';
import { ending, tryingCommands } from '../testing/trying-commands.ts';
import type { CertifyOptions } from './certify.ts';
import { runCertify } from './certify.ts';
import { settlementsOf } from './clauses.ts';
import { runContradictions } from './contradictions.ts';

const { folder, printed, stored } = tryingCommands();

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
const certifiedWith = (content: unknown, more: Partial<CertifyOptions> = {}): Promise<Ended> =>
  ending(() =>
    runCertify({
      engine: 'reference',
      edition: 'heroes',
      seed: 20260101,
      cases: 100,
      relations: 0,
      workers: 1,
      findings: join(folder, 'findings'),
      settlements: stored('settled', content),
      ...more,
    }),
  );

/** How a file of settlements is refused, told from the folder that it lies in. */
const refusalOf = async (content: unknown): Promise<Ended> => {
  const ended = await ending(async () => {
    settlementsOf('heroes', stored('settled', content));
    return 0;
  });
  return { ...ended, message: ended.message.replace(`${folder}/`, '') };
};

describe('certify --settlements', () => {
  it.each<[string, unknown, RegExp]>([
    ['no JSON', 'x', /^settled\.json is not JSON: .* Expected a list of settlements/],
    ['two decisions at once', [entry({ ...READING, isNotRead: 'x' })], /^settled\.json: `0\.decision`: /],
    [
      'an unknown clause',
      [entry({ ...READING, clause: 'heroes/599' })],
      /there is no clause heroes\/599; expected one such as heroes\/\d/,
    ],
    [
      'an id that no finding about the clause can have',
      [{ ...entry(READING), finding: 'deadbeef00' }],
      /^settled\.json: settlement of deadbeef00: no finding about heroes\/504\.5 can have this id; .*\.$/,
    ],
    [
      'no date',
      [{ ...entry(READING), since: 'now' }],
      /^settled\.json: `0\.since`: expected a date such as 2026-01-31, not "now"/,
    ],
    [
      'nobody who has decided',
      [{ ...entry(READING), by: '' }],
      /^settled\.json: `0\.by`: expected who has decided it, not ""/,
    ],
    [
      'a clause without its edition, by the shape that was meant',
      [entry({ prevails: '505.1', over: ['heroes/503.1/loss'], question: 'hasLost' })],
      /^settled\.json: `0\.decision\.prevails`: expected the address of a clause, such as heroes\/502\.9, not "505\.1"/,
    ],
    [
      'one that prevails over none',
      [entry({ prevails: 'heroes/505.1', over: [], question: 'hasLost' })],
      /^settled\.json: `0\.decision\.over`: expected the clauses that give way, not \[\]/,
    ],
    [
      'half of a decision',
      [entry({ clause: 'heroes/505.1' })],
      /^settled\.json: `0\.decision`: expected one of \{ prevails, over, question \}, /,
    ],
    [
      'an id that no finding at all can have',
      [{ ...entry({ stands: true }), finding: 'deadbeef00' }],
      /^settled\.json: settlement of deadbeef00: /,
    ],
  ])('refuses %s', async (_, content, message) => {
    expect(await refusalOf(content)).toEqual({ code: 65, message: expect.stringMatching(message) });
  });
  it('ends with 65 and one message for what is refused', async () => {
    const { code, message } = await certifiedWith('x');
    expect([code, printed]).toEqual([65, []]);
    expect(message).toMatch(/settled\.json is not JSON: .* Expected a list of settlements/);
    expect(message.split('\n')).toHaveLength(1);
  });
  it('tells of such an id before anything is searched, too', async () => {
    const other = entry({ clause: 'heroes/502.6', reading: 'what is chosen is a target' });
    const settlements = stored('settled', [other]);
    const { code, message } = await ending(() =>
      runContradictions({
        edition: 'heroes',
        bound: 3,
        cases: 600,
        time: 1,
        seed: 20260101,
        engine: 'reference',
        lang: 'en',
        settlements,
      }),
    );
    expect([code, printed]).toEqual([65, []]);
    expect(message.split('\n')).toHaveLength(1);
  });
  it('lists the names of the readings in both tongues where one is unknown', async () => {
    const { code, message } = await refusalOf([entry({ ...READING, reading: 'x' })]);
    expect(code).toBe(65);
    expect(message).toContain(`«${READING.reading}» («${RUSSIAN}»)`);
  });
  it('judges by what was settled, and says so', async () => {
    const content = [entry({ ...READING, reading: RUSSIAN })];
    expect(await certifiedWith(content, { json: true })).toEqual({ code: 1, message: '' });
    const { clauses, settlements } = JSON.parse(printed.join());
    expect(settlements).toEqual([entry(READING)]);
    expect(
      clauses
        .filter(({ verdict }: { verdict: string }) => verdict === 'fail')
        .map(({ clause }: { clause: string }) => clause),
    ).toEqual(['heroes/504.5']);
    const kept = await certifiedWith(content, { engine: 'reading:newcomer-stays' });
    expect(kept.code).not.toBe(1);
    expect(printed.join()).toContain(`${OF_504_5}  by an editor, 2026-01-31: a letter`);
  });
});
