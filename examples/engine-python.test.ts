import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { stdio } from '../adapters/stdio/client.ts';
import { caseAt } from '../generators/cases.ts';
import { oracles } from '../oracles/index.ts';
import { courtOf } from '../runner/judge/court.ts';
import { hunt } from '../runner/run/hunt.ts';
import type { Capabilities } from '../spec/protocol/capabilities.ts';

const folder = 'examples/engine-python';
const hasPython = spawnSync('python3', ['-c', '']).status === 0;

// How replacements are judged is in dispute: see docs/decisions/0005-the-first-run-of-vocabulary-3.md.
const withoutReplacements = (claims: Capabilities): Capabilities => {
  const statics = claims.terms.statics?.filter((kind) => kind !== 'instead');
  return { ...claims, terms: { ...claims.terms, statics } };
};

describe.skipIf(!hasPython)('the Python engine (skipped where python3 is missing)', () => {
  it('passes its own tests', () => {
    const run = spawnSync('python3', ['-m', 'unittest', 'discover', '-q'], { cwd: folder, encoding: 'utf8' });
    expect(run.stderr).toMatch(/OK\s*$/);
  });

  it('plays 500 cases without a fault and without a finding', async () => {
    const adapter = stdio(`exec python3 ${folder}/main.py`, { edition: 'heroes' });
    const { capabilities } = await adapter.hello();
    const settings = { claims: withoutReplacements(capabilities), preset: 'both' } as const;
    const judging = { court: courtOf(oracles.heroes ?? []), adapter, capabilities };
    const found = await hunt(judging, (index) => caseAt(11, index, settings).case, { cases: 500 });
    await adapter.bye();
    expect([...found.faults.keys()]).toEqual([]);
    expect([...found.denials.keys()]).toEqual([]);
  });
});
