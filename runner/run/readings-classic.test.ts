import { describe, expect, it } from 'vitest';
import { enginesOf } from '../../engines/index.ts';
import { classicReadings } from '../../engines/readings/classic.ts';
import type { Engine } from '../../spec/protocol/adapter.ts';
import type { Report } from '../report/result.ts';
import { reportOn } from '../testing/judged.ts';

/** The reading that the report names for an engine, where it departs from the default. */
const FOLLOWED: Readonly<Record<string, readonly [clause: string, reading: string]>> = {
  'mass-settled-when-declared': ['classic/502.1', 'it is for those that fitted when it was declared'],
  'none-may-be-named': ['classic/502.6', 'none, whatever number the text asks for'],
  'barred-is-not-named': ['classic/502.9', 'a barred card may not be named'],
};
/** Enough for each of the readings to be told. */
const CASES = { told: 250, else: 60 };

describe('an engine that plays classic otherwise where its document is open', () => {
  it.each(classicReadings.map(({ name }) => name))(
    '%s passes, and the report names its reading where the engine shows it',
    async (name) => {
      const engine = enginesOf.classic[`reading:${name}`]?.() as Engine;
      const cases = name in FOLLOWED ? CASES.told : CASES.else;
      const report: Report = await reportOn(engine, { cases });
      expect(report.findings).toEqual([]);
      expect(report.faults).toEqual([]);
      const [clause, reading] = FOLLOWED[name] ?? [];
      expect(report.rows.find((row) => row.clause === clause)?.reading).toBe(reading);
    },
    60_000,
  );
});
