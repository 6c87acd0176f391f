import { expect, it } from 'vitest';
import { engines } from '../../engines/index.ts';
import { caseAt } from '../../generators/cases.ts';
import type { Engine } from '../../spec/protocol/adapter.ts';
import { inWords, reportOn } from '../testing/judged.ts';

/** The engine, claiming to understand wounds and destruction alone. */
const modest = (name: string): Engine => {
  const engine = engines[name]?.() ?? expect.fail(`no engine ${name}`);
  const { capabilities } = engine.greeting;
  const terms = { ...capabilities.terms, verbs: ['wound' as const, 'destroy' as const] };
  return { ...engine, greeting: { ...engine.greeting, capabilities: { ...capabilities, terms } } };
};
const reportOf = (engine: Engine) => {
  const settings = { claims: engine.greeting.capabilities, preset: 'both' } as const;
  return reportOn(engine, { cases: 100, source: (index) => caseAt(3, index, settings).case });
};

it('an engine that cannot take control is asked all the same whose graveyard a card goes to', async () => {
  const { findings } = await reportOf(modest('mutant:buries-with-controller'));
  expect(findings.map(({ blamed }) => blamed)).toEqual([['heroes/505.1']]);
  expect(findings.flatMap(({ witnesses }) => witnesses.map((witness) => inWords(witness.case)))).toEqual([
    ["imp (B's creature; owned by A; 1 starting life)", 'bare change: destroy, imp'],
  ]);
}, 20_000);
it('and is not blamed for cards that the other player controls', async () => {
  const { findings, faults } = await reportOf(modest('reference'));
  expect([findings, faults]).toEqual([[], []]);
}, 20_000);
