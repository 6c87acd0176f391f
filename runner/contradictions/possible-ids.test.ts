import { describe, expect, it } from 'vitest';
import { EVERYTHING } from '../../generators/settings.ts';
import type { EditionName } from '../../spec/editions/index.ts';
import { EDITIONS } from '../../spec/editions/index.ts';
import { examplesOf } from '../examples/examples.ts';
import { shrinkerFor } from '../run/shrink.ts';
import { ofExamples } from './bank.ts';
import { benchOf } from './bench.ts';
import { strangersAmong } from './possible-ids.ts';
import { search } from './search.ts';
import { textsOf } from './testing/bank.ts';

const settling = (finding: string, clause: string | null) => ({
  finding,
  decision: clause === null ? ({ stands: true } as const) : { clause, reading: 'x' },
  by: 'an editor',
  since: '2026-01-31',
  source: 'a letter',
});

const WHERE = 'the id stands in the heading of each finding of «arbiter contradictions»';

describe.each<EditionName>(['heroes', 'classic'])('the ids that a finding of %s can have', (name) => {
  const texts = textsOf(name);
  const bench = benchOf(texts.clauses, texts.suppositions);
  const strangers = (id: string, clause: string | null) =>
    strangersAmong(bench, [EDITIONS[name]], examplesOf(name), [settling(id, clause)]);

  it('hold those of all that a search finds, by each of its clauses, and no invented one', async () => {
    const { findings } = await search({
      texts,
      editions: [EDITIONS[name]],
      settlements: [],
      bank: ofExamples(bench),
      examples: [],
      bound: 1,
      player: null,
      shrink: shrinkerFor(EVERYTHING),
      isStopped: () => false,
    });
    expect(findings.length).toBeGreaterThan(25);
    for (const { id, clauses } of findings) {
      const [first = null] = clauses;
      expect(strangers(id, first), `${id} ${clauses}`).toEqual([]);
    }
    expect(strangers(findings[0]?.id ?? '', null)).toEqual([]);
    for (const clause of [null, `${name}/502.6`])
      expect(strangers('deadbeef00', clause)).toEqual([
        `settlement of deadbeef00: no finding${clause === null ? '' : ` about ${clause}`} can have this id; ${WHERE}`,
      ]);
    const [
      {
        id,
        clauses: [address = null],
      } = { id: '', clauses: [] },
    ] = findings;
    const miswritten = `${id.slice(0, 4)}${id[5]}${id[4]}${id.slice(6)}`;
    expect(strangers(miswritten, address)).toEqual([
      `settlement of ${miswritten}: no finding about ${address} can have this id; perhaps ${id} was meant; ${WHERE}`,
    ]);
  });
});
