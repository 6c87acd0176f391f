import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { reference } from '../../engines/reference/index.ts';
import { caseAt } from '../../generators/cases.ts';
import { BatchAnswer, ByeAnswer, HelloAnswer, Request } from '../../spec/protocol/messages.ts';
import { reportOn } from '../testing/judged.ts';

const [hello, greeting, batch, records, bye, end] = [
  ...readFileSync(new URL('../../docs/exchange.md', import.meta.url), 'utf8').matchAll(
    /```json\n([^`]*)```/g,
  ),
].map(([, json]) => JSON.parse(json as string));

it('shows messages that the protocol takes, each answered under its id', () => {
  for (const request of [hello, batch, bye]) expect(Request.parse(request)).toMatchObject(request);
  expect(HelloAnswer.parse(greeting).id).toBe(hello.id);
  expect(BatchAnswer.parse(records).records).toHaveLength(batch.cases.length);
  expect(ByeAnswer.parse(end).id).toBe(bye.id);
});

it('greets with as little as an engine can be judged on, and no more is asked of it', async () => {
  const engine = { ...reference('heroes'), greeting: HelloAnswer.parse(greeting).hello };
  const settings = { claims: engine.greeting.capabilities, preset: 'both' } as const;
  const source = (index: number) => caseAt(7, index, settings).case;
  const { findings, faults, judged } = await reportOn(engine, { cases: 500, source });
  expect([findings, faults]).toEqual([[], []]);
  expect(judged).toBeGreaterThan(0);
});
