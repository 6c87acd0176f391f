import colors from 'picocolors';
import { describe, expect, it } from 'vitest';
import { createEngine } from '../../engines/reference/engine.ts';
import { referenceRules } from '../../engines/reference/index.ts';
import { board, card, change, declare, heal, resolveAll, self, wound } from '../../engines/testing/table.ts';
import type { Ability } from '../../spec/abilities/ability.ts';
import { Case } from '../../spec/play/case.ts';
import { jsonReport } from '../report/json.ts';
import { replayReport, terminalReport } from '../report/terminal.ts';
import { inWords, reportOn, these } from '../testing/judged.ts';

/** One that lays one wound too many wherever a static text changes how many there are. */
const excessive = createEngine('excessive', {
  ...referenceRules,
  woundsOf: (view, amount, blower, suffering) =>
    referenceRules.woundsOf(view, amount, blower, suffering) + (suffering.abilities.includes('thin') ? 1 : 0),
});
/** No colours, wherever the tests run. */
const plain = { ...colors, ...colors.createColors(false) };
const texts: Record<string, Ability> = {
  rage: { kind: 'activated', steps: [[self(wound(1))]] },
  thin: { kind: 'static', static: { text: 'wounds taken', by: 1 } },
};
const table = board(
  [card('ogre', 'creature', 'A', { printed: ['rage', 'thin'] }), card('imp', 'creature', 'B')],
  texts,
);
const acts = [change('imp', heal(1)), declare('ogre', 'rage'), resolveAll];
const made = Case.parse({ edition: 'heroes', board: table, acts, picks: [] });

describe('what is shown and not certified', () => {
  const report = reportOn(excessive, { cases: 3, source: these([made]) });

  it('has the smallest case that shows it, stored beside the findings, and fails nothing', async () => {
    const { shown, rows, findings } = await report;
    const [deviating, ...others] = shown.filter(({ deviations }) => deviations > 0);
    expect(others).toEqual([]);
    expect(deviating).toMatchObject({ clause: 'text', deviations: 3 });
    const [example, ...more] = deviating?.examples ?? [];
    expect(more).toEqual([]);
    expect(example).toMatchObject({
      finding: 'shown-text-1',
      file: 'findings/shown-text-1.json',
      allowed: 'wounds 2',
      times: 3,
    });
    expect(example && inWords(example.case)).toHaveLength(3);
    expect([findings, rows.filter(({ verdict }) => verdict === 'fail')]).toEqual([[], []]);
  });
  it('is told in the reports of a run and of a replay, with the file', async () => {
    for (const print of [terminalReport, replayReport]) {
      const lines = print(await report, plain).split('\n');
      const at = lines.indexOf('Shown, not certified');
      expect(lines[at + 1]).toMatch(/^ {2}text {2}3 deviations from: /);
      expect(lines[at + 2]).toMatch(/ wounds 2; received .*, 3 times: findings\/shown-text-1\.json$/);
    }
    expect(jsonReport(await report).shown).toContainEqual(
      expect.objectContaining({
        clause: 'text',
        examples: [expect.objectContaining({ file: 'findings/shown-text-1.json', times: 3 })],
      }),
    );
  });
});
