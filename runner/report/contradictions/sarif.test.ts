import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { EVERYTHING } from '../../../generators/settings.ts';
import { translations } from '../../../oracles/index.ts';
import { HEROES } from '../../../spec/editions/heroes.ts';
import { placesIn } from '../../cli/places.ts';
import { countsOf, search } from '../../contradictions/search.ts';
import { bank, texts } from '../../contradictions/testing/bank.ts';
import { shrinkerFor } from '../../run/shrink.ts';
import { tongueOf } from '../telling/tongue.ts';
import { sarifReport } from './sarif.ts';

const Text = z.strictObject({ text: z.string().min(1) });
/** What SARIF 2.1.0 requires of the parts that are written, and nothing that it does not know. */
const Location = z.strictObject({
  id: z.int().min(0).optional(),
  physicalLocation: z.strictObject({
    artifactLocation: z.strictObject({
      uri: z.string().regex(/^[\w.-]+(\/[\w.-]+)*$/),
      uriBaseId: z.literal('%SRCROOT%'),
    }),
    region: z.strictObject({ startLine: z.int().min(1) }),
  }),
});
const Log = z.strictObject({
  $schema: z.url(),
  version: z.literal('2.1.0'),
  runs: z.tuple([
    z.strictObject({
      tool: z.strictObject({
        driver: z.strictObject({
          name: z.string().min(1),
          rules: z.array(z.strictObject({ id: z.string().regex(/^[a-z-]+$/), shortDescription: Text })),
        }),
      }),
      invocations: z.tuple([
        z.strictObject({
          executionSuccessful: z.boolean(),
          toolExecutionNotifications: z
            .array(z.strictObject({ level: z.literal('warning'), message: Text }))
            .optional(),
        }),
      ]),
      columnKind: z.literal('utf16CodeUnits'),
      results: z.array(
        z.strictObject({
          ruleId: z.string(),
          ruleIndex: z.int().min(0),
          level: z.enum(['none', 'note', 'warning', 'error']),
          message: Text,
          locations: z.array(Location).max(1),
          relatedLocations: z.array(Location),
          suppressions: z.array(
            z.strictObject({
              kind: z.enum(['inSource', 'external']),
              status: z.enum(['accepted', 'underReview', 'rejected']),
              justification: z.string().min(1),
            }),
          ),
          partialFingerprints: z.record(z.string(), z.string()),
        }),
      ),
    }),
  ]),
});

const FEW = ['hasLost', 'doesReady', 'isDestroyed', 'isTargeted'];
const found = async () => {
  const few = bank.filter(({ question }) => FEW.includes(question.id));
  const searched = await search({
    texts,
    editions: [HEROES],
    settlements: [],
    bank: few,
    examples: [],
    bound: 1,
    player: null,
    shrink: shrinkerFor(EVERYTHING),
    isStopped: () => false,
  });
  const { limits, ...rest } = searched;
  const bound = {
    figures: 1,
    lower: null,
    seed: 0,
    cases: 0,
    engine: null,
    isFinished: true,
    situations: countsOf(few),
  };
  return { ...rest, bound: { ...bound, ...limits } };
};

describe('a report in SARIF', () => {
  it('has what the format requires, in both tongues, and its rules and ids agree', async () => {
    const all = await found();
    for (const lang of ['en', 'ru'] as const) {
      const report = sarifReport(all, tongueOf(lang, translations), new Map(), placesIn(['heroes']));
      const { runs } = Log.parse(JSON.parse(JSON.stringify(report)));
      const [{ tool, results }] = runs;
      expect(results).toHaveLength(all.findings.length);
      const rules = tool.driver.rules.map(({ id }) => id);
      expect(new Set(rules).size).toBe(rules.length);
      expect(results.map(({ ruleId, ruleIndex }) => rules[ruleIndex] === ruleId)).toEqual(
        results.map(() => true),
      );
      expect(new Set(results.map(({ partialFingerprints }) => partialFingerprints.findingId)).size).toBe(
        results.length,
      );
    }
  });
  it('points to the lines where the clauses begin', async () => {
    const all = await found();
    const placeOf = placesIn(['heroes']);
    const clauses = new Set(
      all.findings.flatMap((finding) => (finding.kind === 'numbering' ? [] : finding.clauses)),
    );
    expect(clauses.size).toBeGreaterThan(10);
    for (const address of clauses) {
      const place = placeOf(address);
      const text = readFileSync(new URL(`../../../${place?.file}`, import.meta.url), 'utf8').split('\n');
      const number = address.slice(address.indexOf('/') + 1);
      expect(text[(place?.line ?? 0) - 1]).toContain(`'${number}'`);
    }
    expect(placeOf('heroes/118.5')).toBeNull();
  });
});
